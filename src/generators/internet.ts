import type { internet as fields } from '../catalogue/fields/internet.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf } from './generator.ts';

export const internet = {
  'internet.email': part('person', 'email'),
  'internet.exampleEmail': part('person', 'exampleEmail'),
  'internet.username': part('person', 'username'),
  'internet.protocol': part('site', 'protocol'),
  'internet.url': part('site', 'url'),
  'internet.domainName': part('site', 'domainName'),
  'internet.domainSuffix': part('site', 'domainSuffix'),
  'internet.domainWord': part('site', 'domainWord'),
  'internet.ipv4':
    ({ faker }) =>
    () =>
      faker.internet.ipv4(),
  'internet.ipv6':
    ({ faker }) =>
    () =>
      faker.internet.ipv6(),
  'internet.mac':
    ({ faker }) =>
    () =>
      faker.internet.mac(),
  'internet.password':
    ({ faker }) =>
    () =>
      faker.internet.password(),
} satisfies Partial<GeneratorsOf<typeof fields>>;
