import type { Category } from './category.ts';

export const finance: Category = {
  fields: {
    'Account Number': 'finance.accountNumber',
    'Account Name': 'finance.accountName',
    Amount: 'finance.amount',
    'Transaction Type': 'finance.transactionType',
    'Currency Code': 'finance.currencyCode',
    'Currency Name': 'finance.currencyName',
    'Currency Symbol': 'finance.currencySymbol',
    'Bitcoin Address': 'finance.bitcoinAddress',
    'Credit Card Number': 'finance.creditCardNumber',
    IBAN: 'finance.iban',
  },
};
