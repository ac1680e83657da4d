import type { finance as fields } from '../catalogue/fields/finance.ts';
import { bitcoinSampler } from './bitcoin/addresses.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf } from './generator.ts';

export const finance = {
  'finance.accountNumber':
    ({ faker }) =>
    () =>
      faker.finance.accountNumber(),
  'finance.accountName': {
    list: ({ faker }) => faker.definitions.finance.account_type.map((type) => `${type} Account`),
  },
  'finance.amount':
    ({ faker }) =>
    () =>
      faker.finance.amount(),
  'finance.transactionType': { list: ({ faker }) => faker.definitions.finance.transaction_type },
  'finance.currencyCode': part('currency', 'code'),
  'finance.currencyName': part('currency', 'name'),
  'finance.currencySymbol': part('currency', 'symbol'),
  'finance.bitcoinAddress': ({ stream }) => bitcoinSampler(stream, 'mainnet'),
  'finance.creditCardNumber':
    ({ faker }) =>
    () =>
      faker.finance.creditCardNumber(),
  'finance.iban':
    ({ faker }) =>
    () =>
      faker.finance.iban(),
} satisfies Partial<GeneratorsOf<typeof fields>>;
