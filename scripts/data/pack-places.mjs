// Packs places as src/locales/places.ts describes them; src/generators/places.ts says how they are read.
import { signed, vlq } from './packed-places.mjs';

/** The number of people is packed as a natural logarithm in steps of 1/32. */
const LOG_STEPS = 32;

/**
 * @typedef {{ zip: number; latitude: number; longitude: number; people: number }} Postcode Coordinates are in hundredths of a degree.
 * @typedef {{ name: string; areas: string; postcodes: readonly Postcode[] }} Town `areas` has its area codes with `,` between them.
 * @typedef {{ name: string; towns: readonly Town[] }} County
 * @typedef {{ abbreviation: string; name: string; counties: readonly County[] }} State
 */

/** @param {State} state */
function areasOf({ counties }) {
  return [...new Set(counties.flatMap(({ towns }) => towns.map(({ areas }) => areas)))];
}

/**
 * Places of a country that has one time zone and postcodes of digits.
 * @param {readonly State[]} states
 * @param {string} zone
 */
export function packPlaces(states, zone) {
  const packed = {
    zoneIndexes: '',
    people: '',
    areas: '',
    zipCounts: '',
    zips: '',
    latitudes: '',
    longitudes: '',
  };
  let before = { zip: 0, latitude: 0, longitude: 0 };
  for (const state of states) {
    const areas = areasOf(state);
    for (const { towns } of state.counties) {
      packed.zoneIndexes += vlq(0);
      for (const town of towns) {
        packed.areas += vlq(areas.indexOf(town.areas));
        packed.zipCounts += vlq(town.postcodes.length);
        for (const postcode of town.postcodes) {
          packed.people += vlq(Math.round(LOG_STEPS * Math.log(postcode.people)));
          packed.zips += signed(postcode.zip - before.zip);
          packed.latitudes += signed(postcode.latitude - before.latitude);
          packed.longitudes += signed(postcode.longitude - before.longitude);
          before = postcode;
        }
      }
    }
  }
  return {
    states: states
      .map((state) => [state.abbreviation, state.counties.length, ...areasOf(state)].join(' '))
      .join('|'),
    stateNames: states.map(({ name }) => name).join('|'),
    counties: states
      .flatMap(({ counties }) =>
        counties.map(({ name, towns }) => [name, ...towns.map((town) => town.name)].join(',')),
      )
      .join('|'),
    zones: zone,
    ...packed,
  };
}
