/** Percentages are estimates. */
export const banking = {
  accounts:
    'Compte courant 38|Livret A 24|Compte joint 9|Assurance vie 8|Carte de crédit 5|PEL 4|Prêt immobilier 4|Compte-titres 3|PEA 2|Livret jeune 2|Prêt personnel 1',
  transactions: 'paiement 52|dépôt 18|retrait 18|facture 12',
};
