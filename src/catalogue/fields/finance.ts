import type { Field } from '../field.ts';

export const finance = {
  'finance.accountNumber': { type: 'text' },
  'finance.accountName': { type: 'text' },
  'finance.amount': { type: 'decimal' },
  'finance.transactionType': { type: 'text' },
  'finance.currencyCode': { type: 'text', entity: 'currency' },
  'finance.currencyName': { type: 'text', entity: 'currency' },
  'finance.currencySymbol': { type: 'text', entity: 'currency' },
  'finance.bitcoinAddress': { type: 'text' },
  'finance.creditCardNumber': { type: 'text' },
  'finance.iban': { type: 'text' },
} as const satisfies Record<string, Field>;
