import type { PlaceTables } from '../../places.ts';
import { places } from './places.ts';
import { plates } from './plates.ts';
import { streets } from './streets.ts';

/** Tables of rows with places, in one file that is loaded on demand. */
export const placeTables: PlaceTables = {
  ...places,
  addresses: { line: '{street}, {postcode} {city}', streetLine: '{street} {number}' },
  plates,
  postcodes: { mask: '#####' },
  streets,
};
