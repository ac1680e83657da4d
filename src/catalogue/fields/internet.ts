import type { Field } from '../field.ts';

export const internet = {
  'internet.email': { type: 'text', entity: 'person' },
  'internet.exampleEmail': { type: 'text', entity: 'person' },
  'internet.username': { type: 'text', entity: 'person' },
  'internet.protocol': { type: 'text', entity: 'site' },
  'internet.url': { type: 'text', entity: 'site' },
  'internet.domainName': { type: 'text', entity: 'site' },
  'internet.domainSuffix': { type: 'text', entity: 'site' },
  'internet.domainWord': { type: 'text', entity: 'site' },
  'internet.ipv4': { type: 'text' },
  'internet.ipv6': { type: 'text' },
  'internet.mac': { type: 'text' },
  'internet.password': { type: 'text' },
} as const satisfies Record<string, Field>;
