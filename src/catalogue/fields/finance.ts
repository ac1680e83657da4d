import type { Field } from '../field.ts';

export const finance = {
  'finance.accountNumber': { label: 'Account Number', type: 'text' },
  'finance.accountName': { label: 'Account Name', type: 'text' },
  'finance.amount': { label: 'Amount', type: 'decimal' },
  'finance.transactionType': { label: 'Transaction Type', type: 'text' },
  'finance.currencyCode': { label: 'Currency Code', type: 'text', entity: 'currency' },
  'finance.currencyName': { label: 'Currency Name', type: 'text', entity: 'currency' },
  'finance.currencySymbol': { label: 'Currency Symbol', type: 'text', entity: 'currency' },
  'finance.bitcoinAddress': { label: 'Bitcoin Address', type: 'text' },
  'finance.creditCardNumber': { label: 'Credit Card Number', type: 'text' },
  'finance.iban': { label: 'IBAN', type: 'text' },
} as const satisfies Record<string, Field>;
