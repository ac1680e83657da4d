import type { finance as fields } from '../catalogue/fields/finance.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf } from './generator.ts';

export const finance = {
  'finance.accountNumber': ({ faker }) => faker.finance.accountNumber,
  'finance.accountName': ({ faker }) => faker.finance.accountName,
  'finance.amount': ({ faker }) => faker.finance.amount,
  'finance.transactionType': ({ faker }) => faker.finance.transactionType,
  'finance.currencyCode': part('currency', 'code', 'entry'),
  'finance.currencyName': part('currency', 'name', 'entry'),
  'finance.currencySymbol': part('currency', 'symbol'),
  'finance.bitcoinAddress': ({ faker }) => faker.finance.bitcoinAddress,
  'finance.creditCardNumber': ({ faker }) => faker.finance.creditCardNumber,
  'finance.iban': ({ faker }) => faker.finance.iban,
} satisfies GeneratorsOf<typeof fields>;
