/** The fields that show a row's currency. An amount beside them is in that currency. */
export const currencyFields = [
  'finance.currencyCode',
  'finance.currencyName',
  'finance.currencySymbol',
  'finance.iban',
] as const;
