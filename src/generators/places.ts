import { expm1 } from '../random/elementary.ts';
import type { places as packedPlaces } from './data/places.ts';

/**
 * The table as `scripts/data/places.mjs` packs it: names in order, and a text of numbers for each of their
 * attributes.
 */
export type PackedPlaces = { readonly [Name in keyof typeof packedPlaces]: string };

/** A range of town indexes, from `from` to before `to`. */
interface CityRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Towns of the United States and their zip codes, by index from 0. The zip codes of a town are consecutive, and so
 * are the towns of a state.
 */
export interface Places {
  /** This and the next three are indexed by zip code. */
  readonly zips: readonly string[];
  readonly cityOfZip: Uint16Array;
  /** Latitudes and longitudes are in hundredths of a degree. */
  readonly latitudes: Int16Array;
  readonly longitudes: Int16Array;
  /** This and the next four are indexed by town. The number of people is exact to two percent. */
  readonly cities: readonly string[];
  readonly people: readonly number[];
  /** The index of each town's first zip code. One more entry at the end is the number of zip codes. */
  readonly firstZipOfCity: Uint16Array;
  readonly countyOfCity: Uint16Array;
  /** The telephone area codes of each town. */
  readonly areaCodesOfCity: readonly (readonly string[])[];
  /** This and the next two are indexed by county. */
  readonly counties: readonly string[];
  readonly stateOfCounty: readonly string[];
  readonly zoneOfCounty: readonly string[];
  /** Keyed by the two letters of a state. */
  readonly citiesOfState: ReadonlyMap<string, CityRange>;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const digitValues = new Map([...DIGITS].map((digit, value) => [digit.charCodeAt(0), value]));
const ZIP_LENGTH = 5;

/**
 * Reads numbers from a text in Base64 VLQ without a sign: five bits in each character, the lowest first.
 * https://tc39.es/ecma426/#sec-base64-vlq
 */
function numberReader(text: string): () => number {
  let at = 0;
  return () => {
    let value = 0;
    for (let scale = 1; ; scale *= 32) {
      const digit = digitValues.get(text.charCodeAt(at++)) ?? 0;
      value += (digit % 32) * scale;
      if (digit < 32) return value;
    }
  };
}

/** Reads numbers that are stored as differences to the previous number, with the sign in the lowest bit. */
function sumReader(text: string): () => number {
  const next = numberReader(text);
  let sum = 0;
  return () => {
    const zigzag = next();
    sum += zigzag % 2 === 1 ? -(zigzag + 1) / 2 : zigzag / 2;
    return sum;
  };
}

/** The number of people is packed as a natural logarithm in steps of 1/32. */
const LOG_STEPS = 32;

export function readPlaces(packed: PackedPlaces): Places {
  const zones = packed.zones.split('|');
  const counties = packed.counties.split('|').map((text) => text.split(','));
  const nextZone = numberReader(packed.zoneIndexes);
  const nextPeople = numberReader(packed.people);
  const nextAreas = numberReader(packed.areas);
  const nextZipCount = numberReader(packed.zipCounts);
  const nextZip = sumReader(packed.zips);
  const nextLatitude = sumReader(packed.latitudes);
  const nextLongitude = sumReader(packed.longitudes);

  const zips: string[] = [];
  const cityOfZip: number[] = [];
  const latitudes: number[] = [];
  const longitudes: number[] = [];
  const cities: string[] = [];
  const people: number[] = [];
  const firstZipOfCity: number[] = [];
  const countyOfCity: number[] = [];
  const areaCodesOfCity: (readonly string[])[] = [];
  const stateOfCounty: string[] = [];
  const zoneOfCounty: string[] = [];
  const citiesOfState = new Map<string, CityRange>();

  function readCity(name: string, areas: readonly (readonly string[])[]): void {
    firstZipOfCity.push(zips.length);
    for (let left = nextZipCount(); left > 0; left--) {
      zips.push(String(nextZip()).padStart(ZIP_LENGTH, '0'));
      cityOfZip.push(cities.length);
      latitudes.push(nextLatitude());
      longitudes.push(nextLongitude());
    }
    cities.push(name);
    people.push(expm1(nextPeople() / LOG_STEPS) + 1);
    countyOfCity.push(stateOfCounty.length - 1);
    areaCodesOfCity.push(areas[nextAreas()] ?? []);
  }

  for (const text of packed.states.split('|')) {
    const [state = '', countyCount, ...codes] = text.split(' ');
    const areas = codes.map((group) => group.split(','));
    const from = cities.length;
    for (let left = Number(countyCount); left > 0; left--) {
      const [, ...names] = counties[stateOfCounty.length] ?? [];
      stateOfCounty.push(state);
      zoneOfCounty.push(zones[nextZone()] ?? '');
      for (const name of names) readCity(name, areas);
    }
    citiesOfState.set(state, { from, to: cities.length });
  }

  return {
    zips,
    cityOfZip: Uint16Array.from(cityOfZip),
    latitudes: Int16Array.from(latitudes),
    longitudes: Int16Array.from(longitudes),
    cities,
    people,
    firstZipOfCity: Uint16Array.from([...firstZipOfCity, zips.length]),
    countyOfCity: Uint16Array.from(countyOfCity),
    areaCodesOfCity,
    counties: counties.map(([name = '']) => name),
    stateOfCounty,
    zoneOfCounty,
    citiesOfState,
  };
}
