import type { Field } from '../field.ts';

export const internet = {
  'internet.email': { label: 'Email', type: 'text', entity: 'person' },
  'internet.exampleEmail': { label: 'Example Email', type: 'text', entity: 'person' },
  'internet.username': { label: 'User Name', type: 'text', entity: 'person' },
  'internet.protocol': { label: 'Protocol', type: 'text', entity: 'site' },
  'internet.url': { label: 'URL', type: 'text', entity: 'site' },
  'internet.domainName': { label: 'Domain Name', type: 'text', entity: 'site' },
  'internet.domainSuffix': { label: 'Domain Suffix', type: 'text', entity: 'site' },
  'internet.domainWord': { label: 'Domain Word', type: 'text', entity: 'site' },
  'internet.ipv4': { label: 'IP', type: 'text' },
  'internet.ipv6': { label: 'IPv6', type: 'text' },
  'internet.mac': { label: 'Mac', type: 'text' },
  'internet.password': { label: 'Password', type: 'text' },
} as const satisfies Record<string, Field>;
