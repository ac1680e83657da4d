import { category } from './recipe.ts';

export const finance = category({
  emoji: '💰',
  title: 'Finance',
  description: 'Accounts, amounts, currencies, card numbers and valid IBANs.',
  fields: {
    'Account Number': (fake) => fake.finance.accountNumber(),
    'Account Name': (fake) => fake.finance.accountName(),
    Amount: (fake) => fake.finance.amount(),
    'Transaction Type': (fake) => fake.finance.transactionType(),
    'Currency Code': (_, row) => row.currency.code,
    'Currency Name': (_, row) => row.currency.name,
    'Currency Symbol': (_, row) => row.currency.symbol,
    'Bitcoin Address': (fake) => fake.finance.bitcoinAddress(),
    'Credit Card Number': (fake) => fake.finance.creditCardNumber(),
    IBAN: (fake) => fake.finance.iban(),
  },
});
