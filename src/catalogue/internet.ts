import { category } from './recipe.ts';

export const internet = category({
  emoji: '🌐',
  title: 'Internet',
  description: 'Email addresses, user names, domains, IP addresses and passwords.',
  fields: {
    Email: (_, row) => row.account.email,
    'Example Email': (_, row) => row.account.exampleEmail,
    'User Name': (_, row) => row.account.userName,
    Protocol: (_, row) => row.site.protocol,
    URL: (_, row) => row.site.url,
    'Domain Name': (_, row) => row.site.domainName,
    'Domain Suffix': (_, row) => row.site.domainSuffix,
    'Domain Word': (_, row) => row.site.domainWord,
    IP: (fake) => fake.internet.ipv4(),
    IPv6: (fake) => fake.internet.ipv6(),
    Mac: (fake) => fake.internet.mac(),
    Password: (fake) => fake.internet.password(),
  },
});
