import type { Country } from '../country.ts';
import { vehiclesIn } from './europe/vehicles.ts';
import { business } from './fr/business.ts';
import { mailboxes } from './fr/mailboxes.ts';
import { phones } from './fr/phones.ts';
import { population } from './fr/population.ts';

/** Metropolitan France. */
export const france: Country = {
  code: 'FR',
  apartments: 'appt % 20|appt %# 45|appt %## 15|bât. A, appt % 4|bât. B, appt %# 4|étage % 6|bureau %## 6',
  business,
  currency: 'EUR',
  lacks: {
    routingNumbers: 'French banks have a code bank and a branch code within the IBAN, and no routing number.',
  },
  mailboxes,
  names: async () => (await import('./fr/names.ts')).names,
  nationalId: 'nir',
  phones,
  platesByOption: false,
  places: async () => (await import('./fr/places-and-streets.ts')).placeTables,
  population,
  vatId: 'fr',
  vehicles: vehiclesIn('FR')
    .replace(/(\w)-Klasse/g, 'Classe $1')
    .replace(/\b([1-5])er\b/g, 'Série $1'),
};
