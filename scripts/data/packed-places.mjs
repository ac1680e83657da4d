// The texts of numbers in src/locales/en-us/places.ts; src/generators/places.ts says how they are read.

/**
 * @typedef {import('../../src/locales/locale.ts').PackedPlaces} PackedPlaces
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
  if (/^Connecticut Metropolitan$/.test(name)) return 'Greater Bridgeport';
  return name
    .replace(/^City and (?:Borough|County) of /, '')
    .replace(/^City of (.*)$/, '$1 City')
    .replace(/ City \(city\)$/, ' City')
    .replace(/ \(city\)?$/, ' City')
    .replace(/ \(CA\)$/, '')
    .replace(/ (?:Municipality|City and Borough|Borough|Census Area|County|Parish)$/, '');
}

/** The table with each county's short name.
 * @param {PackedPlaces} packed
 * @returns {PackedPlaces}
 */
export function withCountyNames(packed) {
  const counties = packed.counties.split('|').map((text) => {
    const [county = '', ...towns] = text.split(',');
    return [countyName(county), ...towns].join(',');
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
  const nextNumbers = [packed.people, packed.areas, packed.zipCounts].map(numberReader);
  const sums = [packed.zips, packed.latitudes, packed.longitudes].map(sumCopier);
  const numbers = ['', '', ''];
  let zoneIndexes = '';

  /** @param {string} text */
  function countyWithout(text) {
    const [county = '', ...towns] = text.split(',');
    const zone = nextZone();
    const left = towns.filter((town) => {
      const values = nextNumbers.map((next) => next());
      const isOut = isLeftOut(town) || isLeftOut(county);
      for (let zips = values[2] ?? 0; zips > 0; zips--) for (const sum of sums) sum.next(isOut);
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
  const [people = '', areas = '', zipCounts = ''] = numbers;
  const [zips = '', latitudes = '', longitudes = ''] = sums.map(({ copy }) => copy());
  return {
    states: states.map(({ text }) => text).join('|'),
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
