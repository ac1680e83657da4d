/** Percentages are estimates. */
export const banking = {
  accounts: 'Current 44|Savings 26|Credit Card 13|Joint 7|Mortgage 4|Investment 3|Car Loan 2|Personal Loan 1',
  transactions: 'payment 52|deposit 18|withdrawal 18|invoice 12',
};
