import type { finance as fields } from '../catalogue/fields/finance.ts';
import { AMOUNTS, amountsByCurrency } from './amounts.ts';
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
  'finance.amount': {
    entity: 'currency',
    prepare: ({ stream, entity: { decimals, perDollar } }) => {
      const amountOf = amountsByCurrency(stream, AMOUNTS);
      return (i) => amountOf(decimals.at(i), perDollar.at(i));
    },
  },
  'finance.transactionType': { list: ({ faker }) => faker.definitions.finance.transaction_type },
  'finance.currencyCode': part('currency', 'code'),
  'finance.currencyName': part('currency', 'name'),
  'finance.currencySymbol': part('currency', 'symbol'),
  'finance.bitcoinAddress': ({ stream }) => bitcoinSampler(stream, 'mainnet'),
  'finance.creditCardNumber': part('card', 'number'),
  'finance.iban': part('currency', 'iban'),
} satisfies Partial<GeneratorsOf<typeof fields>>;
