// The texts of numbers in src/locales/countries/us/places.ts; src/generators/places.ts says how they are read.

/**
 * @typedef {import('../../src/locales/places.ts').PackedPlaces} PackedPlaces
 * @typedef {'zips' | 'latitudes' | 'longitudes'} SumName
 */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 VLQ without a sign: five bits a character, the lowest first. https://sourcemaps.info/spec.html
 * @param {number} value
 */
export function vlq(value) {
  let text = '';
  let rest = value;
  for (; rest > 31; rest = Math.floor(rest / 32)) text += DIGITS[32 + (rest % 32)];
  return text + DIGITS[rest];
}

/** Numbers near 0 on both sides.
 * @param {number} value
 */
export const signed = (value) => vlq(value < 0 ? -2 * value - 1 : 2 * value);

/** @param {string} text */
function numberReader(text) {
  let at = 0;
  return () => {
    let value = 0;
    for (let scale = 1; ; scale *= 32) {
      const digit = DIGITS.indexOf(text.charAt(at++));
      value += (digit % 32) * scale;
      if (digit < 32) return value;
    }
  };
}

/** Copies a text of differences. Each is the difference from the last copied number.
 * @param {string} text
 */
function sumCopier(text) {
  const next = numberReader(text);
  let [sum, before] = [0, 0];
  let copy = '';
  return {
    /** @param {boolean} isLeftOut */
    next: (isLeftOut) => {
      const zigzag = next();
      sum += zigzag % 2 === 1 ? -(zigzag + 1) / 2 : zigzag / 2;
      if (isLeftOut) return;
      copy += signed(sum - before);
      before = sum;
    },
    copy: () => copy,
  };
}

/** A county's name without County, Parish or Borough, whichever its state uses.
 * @param {string} name
 */
export function countyName(name) {
  return name
    .replace(/^City and (?:Borough|County) of /, '')
    .replace(/^City of (.*)$/, '$1 City')
    .replace(/ City \(city\)$/, ' City')
    .replace(/ \(city\)?$/, ' City')
    .replace(/ \(CA\)$/, '')
    .replace(/ (?:Municipality|City and Borough|Borough|Census Area|County|Parish)$/, '');
}

/** A town's name with the abbreviation that the census writes in names of towns and counties alike: `St. Louis`.
 * @param {string} name
 */
export function townName(name) {
  return name.replace(/\bSaint(e?) (?=[A-Z])/g, 'St$1. ');
}

/** The names that GeoNames gives to three of Connecticut's planning regions. */
const GEONAMES_REGIONS = new Map([
  ['Capitol Region', 'Capitol'],
  ['Connecticut Metropolitan', 'Greater Bridgeport'],
  ['South Central Regional', 'South Central Connecticut'],
]);

/** Towns that GeoNames still puts into the counties that Connecticut had before 2022, and their planning regions. */
const REGION_OF_TOWN = new Map([
  ['Bozrah', 'Southeastern Connecticut'],
  ['East Lyme', 'Southeastern Connecticut'],
  ['New Preston Marble Dale', 'Northwest Hills'],
  ['North Grosvenordale', 'Northeastern Connecticut'],
  ['Rockfall', 'Lower Connecticut River Valley'],
  ['Storrs Mansfield', 'Capitol'],
  ['Vernon Rockville', 'Capitol'],
  ['Washington Depot', 'Northwest Hills'],
  ['Willington', 'Capitol'],
]);

/**
 * A planning region of Connecticut, which the census counts as a county:
 * https://www.federalregister.gov/documents/2022/06/06/2022-12063/change-to-county-equivalents-in-the-state-of-connecticut
 * @param {string} county GeoNames's name
 * @param {string} town
 */
export function planningRegion(county, town) {
  const region = REGION_OF_TOWN.get(town) ?? GEONAMES_REGIONS.get(county) ?? county;
  return `${region} Planning Region`;
}

/** The table with each county's short name, and each town's name as the census writes it.
 * @param {PackedPlaces} packed
 * @returns {PackedPlaces}
 */
export function withCountyNames(packed) {
  const counties = packed.counties.split('|').map((text) => {
    const [county = '', ...towns] = text.split(',');
    return [countyName(county), ...towns.map(townName)].join(',');
  });
  return { ...packed, counties: counties.join('|') };
}

/**
 * The table without the towns that have certain names or lie in counties with such names, and without the counties that are
 * then empty.
 * @param {PackedPlaces} packed
 * @param {(name: string) => boolean} isLeftOut
 * @returns {PackedPlaces}
 */
export function withoutTowns(packed, isLeftOut) {
  const nextZone = numberReader(packed.zoneIndexes);
  const nextPeople = numberReader(packed.people);
  const nextNumbers = [packed.areas, packed.zipCounts].map(numberReader);
  const sums = [packed.zips, packed.latitudes, packed.longitudes].map(sumCopier);
  const numbers = ['', ''];
  let people = '';
  let zoneIndexes = '';

  /** @param {string} text */
  function countyWithout(text) {
    const [county = '', ...towns] = text.split(',');
    const zone = nextZone();
    const left = towns.filter((town) => {
      const values = nextNumbers.map((next) => next());
      const isOut = isLeftOut(town) || isLeftOut(county);
      for (let zips = values[1] ?? 0; zips > 0; zips--) {
        const count = nextPeople();
        if (!isOut) people += vlq(count);
        for (const sum of sums) sum.next(isOut);
      }
      if (!isOut) for (const [i, value] of values.entries()) numbers[i] += vlq(value);
      return !isOut;
    });
    if (left.length === 0) return [];
    zoneIndexes += vlq(zone);
    return [[county, ...left].join(',')];
  }

  const counties = packed.counties.split('|');
  const states = packed.states.split('|').map((text) => {
    const [state, count, ...codes] = text.split(' ');
    const own = counties.splice(0, Number(count)).flatMap(countyWithout);
    return { text: [state, own.length, ...codes].join(' '), own };
  });
  const [areas = '', zipCounts = ''] = numbers;
  const [zips = '', latitudes = '', longitudes = ''] = sums.map(({ copy }) => copy());
  return {
    states: states.map(({ text }) => text).join('|'),
    stateNames: packed.stateNames,
    counties: states.flatMap(({ own }) => own).join('|'),
    zones: packed.zones,
    zoneIndexes,
    people,
    areas,
    zipCounts,
    zips,
    latitudes,
    longitudes,
  };
}
