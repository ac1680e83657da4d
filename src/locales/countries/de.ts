import type { Country } from '../country.ts';
import { business } from './de/business.ts';
import { mailboxes } from './de/mailboxes.ts';
import { phones } from './de/phones.ts';
import { population } from './de/population.ts';

export const germany: Country = {
  code: 'DE',
  // People write the floor or the number of the flat, and few do.
  apartments:
    '%. OG 20|%. OG links 14|%. OG rechts 14|Whg. % 16|Whg. %# 18|App. %## 8|Haus % 5|Hinterhaus, %. OG 5',
  business,
  lacks: { routingNumbers: 'German banks have no routing numbers.' },
  mailboxes,
  names: async () => (await import('./de/names.ts')).names,
  nationalId: 'steuer-id',
  phones,
  platesByOption: false,
  places: async () => (await import('./de/places-and-streets.ts')).placeTables,
  population,
  vatId: 'de',
};
