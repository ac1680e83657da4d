import { expect, it } from 'vitest';
import { readPlaces } from '../../../src/generators/places.ts';
import { placeTables } from '../../../src/locales/countries/us/places-and-streets.ts';

const TOWNS = 70_000;
const names = Array.from({ length: TOWNS }, (_, town) => `Town ${town}`);

it('a country can have more towns and postcodes than 16 bits count', () => {
  const places = readPlaces({
    ...placeTables,
    states: 'XX 1 10',
    stateNames: 'Xanadu',
    counties: `One,${names.join(',')}`,
    // One postcode for each town, in the form that `src/generators/places.ts` reads.
    zipCounts: 'B'.repeat(TOWNS),
    zips: names.map((_, town) => `P${town} 1AA`).join('|'),
    areas: 'A'.repeat(TOWNS),
    postcodes: {},
  });
  const last = TOWNS - 1;
  expect(places.cities()).toHaveLength(TOWNS);
  expect(places.cityOfZip()[last]).toBe(last);
  expect(places.firstZipOfCity()[TOWNS]).toBe(TOWNS);
  expect(places.zip(last)).toBe(`P${last} 1AA`);
  expect(places.zipLength()).toBe('P69999 1AA'.length);
});
