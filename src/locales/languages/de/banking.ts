/** Percentages are estimates. */
export const banking = {
  accounts:
    'Girokonto 48|Tagesgeldkonto 15|Sparkonto 12|Kreditkarte 9|Depot 8|Baufinanzierung 4|Autokredit 2|Privatkredit 2',
  transactions: 'Zahlung 52|Einzahlung 18|Auszahlung 18|Rechnung 12',
};
