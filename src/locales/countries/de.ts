import type { Country } from '../country.ts';
import { business } from './de/business.ts';
import { mailboxes } from './de/mailboxes.ts';
import { phones } from './de/phones.ts';
import { population } from './de/population.ts';
import { vehiclesIn } from './europe/vehicles.ts';

export const germany: Country = {
  code: 'DE',
  // People write the floor or the number of the flat, and few do.
  apartments:
    'EG 8|EG links 4|EG rechts 4|1. OG 14|1. OG links 8|1. OG rechts 8|2. OG 12|2. OG links 7|2. OG rechts 7|3. OG 8|4. OG 4|DG 5|Whg. % 6|Whg. %# 6|App. %# 4|Hinterhaus 3',
  business,
  currency: 'EUR',
  lacks: { routingNumbers: 'German banks have no routing numbers.' },
  mailboxes,
  names: async () => (await import('./de/names.ts')).names,
  nationalId: 'steuer-id',
  phones,
  platesByOption: false,
  places: async () => (await import('./de/places-and-streets.ts')).placeTables,
  population,
  vatId: 'de',
  vehicles: vehiclesIn('DE'),
};
