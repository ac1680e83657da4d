import type { PlaceTables } from '../../places.ts';
import { places } from './places.ts';
import { plates } from './plates.ts';
import { streets } from './streets.ts';

/** The tables that rows with places need, in one file that is loaded on demand. */
export const placeTables: PlaceTables = {
  ...places,
  addresses: { line: '{street}, {city}, {stateAbbreviation} {postcode}', streetLine: '{number} {street}' },
  // I, O and Q look like digits, so most states leave them out.
  plates: { letters: 'ABCDEFGHJKLMNPRSTUVWXYZ', regions: 'state', masks: plates },
  // Zip codes, and ZIP+4 codes.
  postcodes: { mask: '#####', addition: '-####' },
  streets,
};
