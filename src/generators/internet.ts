import type { internet as fields } from '../catalogue/fields/internet.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf } from './generator.ts';
import { ipv6Sampler, macSampler, publicIpv4Sampler } from './ip-addresses.ts';

export const internet = {
  'internet.email': part('person', 'email'),
  'internet.exampleEmail': part('person', 'exampleEmail'),
  'internet.username': part('person', 'username'),
  'internet.protocol': part('site', 'protocol'),
  'internet.url': part('site', 'url'),
  'internet.domainName': part('site', 'domainName'),
  'internet.domainSuffix': part('site', 'domainSuffix'),
  'internet.domainWord': part('site', 'domainWord'),
  'internet.ipv4': ({ stream }) => publicIpv4Sampler(stream),
  'internet.ipv6': ({ stream }) => ipv6Sampler(stream),
  'internet.mac': ({ stream }) => macSampler(stream, ':'),
  'internet.password':
    ({ faker }) =>
    () =>
      faker.internet.password(),
} satisfies Partial<GeneratorsOf<typeof fields>>;
