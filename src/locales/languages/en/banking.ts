/** Percentages are estimates. */
export const banking = {
  accounts:
    'Checking 40|Savings 28|Credit Card 14|Auto Loan 5|Home Loan 4|Investment 4|Money Market 3|Personal Loan 2',
  transactions: 'payment 52|deposit 18|withdrawal 18|invoice 12',
};
