import type { PlaceTables } from '../../places.ts';
import { places } from './places.ts';
import { plates } from './plates.ts';
import { streets } from './streets.ts';

/** Everything that rows with places need, in one file that is loaded on demand. */
export const placeTables: PlaceTables = {
  ...places,
  addresses: {
    line: '{street}, {city}, {postcode}',
    streetLine: '{number} {street}',
    apartmentLine: '{apartment}, {line}',
  },
  plates,
  postcodes: { endLength: 3 },
  streets,
};
