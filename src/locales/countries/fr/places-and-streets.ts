import type { PlaceTables } from '../../places.ts';
import { places } from './places.ts';
import { streets } from './streets.ts';

/** The tables that rows with places need, in one file that is loaded on demand. */
export const placeTables: PlaceTables = {
  ...places,
  addresses: {
    line: '{street}, {postcode} {city}',
    streetLine: '{number} {street}',
    apartmentLine: '{line}, {apartment}',
  },
  // Plates of the system of 2009, whose first letter was A in that year and G in 2024. No plate has I, O, U or SS. Here none has S
  // or a number below 100.
  plates: {
    letters: 'ABCDEFGHJKLMNPQRTVWXYZ',
    regions: 'state',
    masks: {
      '': 'A@-%##-@@|B@-%##-@@|C@-%##-@@|D@-%##-@@|E@-%##-@@|F@-%##-@@|G@-%##-@@',
    },
  },
  postcodes: { mask: '#####' },
  streets,
};
