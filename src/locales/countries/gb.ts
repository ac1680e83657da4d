import type { Country } from '../country.ts';
import { vehiclesIn } from './europe/vehicles.ts';
import { business } from './gb/business.ts';
import { mailboxes } from './gb/mailboxes.ts';
import { phones } from './gb/phones.ts';
import { population } from './gb/population.ts';

export const unitedKingdom: Country = {
  code: 'GB',
  apartments: 'Flat % 58|Flat %# 20|Flat %A 3|Flat %B 3|Apartment % 5|Apartment %# 7|Unit % 4',
  business,
  currency: 'GBP',
  lacks: { routingNumbers: 'British banks have sort codes instead of American routing numbers.' },
  mailboxes,
  names: async () => (await import('./gb/names.ts')).names,
  nationalId: 'nino',
  phones,
  platesByOption: false,
  places: async () => (await import('./gb/places-and-streets.ts')).placeTables,
  population,
  vatId: 'gb',
  vehicles: vehiclesIn('GB')
    .replaceAll('-Klasse', '-Class')
    .replace(/\b([1-5])er\b/g, '$1 Series'),
};
