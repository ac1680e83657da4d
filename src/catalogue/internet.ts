import type { Category } from './category.ts';

export const internet: Category = {
  fields: {
    Email: 'internet.email',
    'Example Email': 'internet.exampleEmail',
    'User Name': 'internet.username',
    Protocol: 'internet.protocol',
    URL: 'internet.url',
    'Domain Name': 'internet.domainName',
    'Domain Suffix': 'internet.domainSuffix',
    'Domain Word': 'internet.domainWord',
    IP: 'internet.ipv4',
    IPv6: 'internet.ipv6',
    Mac: 'internet.mac',
    Password: 'internet.password',
  },
};
