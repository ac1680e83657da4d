import type { AddressForm, PlaceTables, Plates, PostcodeForm, Streets } from '../locales/places.ts';
import { expm1 } from '../random/elementary.ts';
import { createMaskWriter } from './masks.ts';
import { once } from './once.ts';

/** Indexes as small as their greatest allows: the towns of most countries fit into 16 bits. */
type Indexes = Uint16Array | Uint32Array;

const UINT16_MAX = 65_535;

/** @param greatest the greatest index that the array must hold */
function createIndexes(length: number, greatest: number): Indexes {
  return greatest > UINT16_MAX ? new Uint32Array(length) : new Uint16Array(length);
}

/** A range of town indexes, from `from` to before `to`. */
interface CityRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Towns of a country and their postcodes, by index from 0. The postcodes of a town are consecutive, and so are the towns of a
 * state, which is the first level of regions. A country without a level has one region of it, whose name is empty. Each function
 * decodes its list on the first call and then returns the same list.
 */
export interface Places {
  readonly addresses: AddressForm;
  readonly plates: Plates;
  readonly postcodes: PostcodeForm;
  readonly streets: Streets;
  /** A postcode by its index. */
  readonly zip: (index: number) => string;
  /** The length of the longest postcode. */
  readonly zipLength: () => number;
  /** All characters of postcodes, as texts. */
  readonly zipTexts: () => readonly string[];
  /** This and the next three are indexed by postcode. */
  readonly cityOfZip: () => Indexes;
  /** The number of people is exact to two percent. */
  readonly people: () => Float64Array;
  /** Latitudes and longitudes are in hundredths of a degree. */
  readonly latitudes: () => Int32Array;
  readonly longitudes: () => Int32Array;
  /** This and the next three are indexed by town. */
  readonly cities: () => readonly string[];
  /** The index of each town's first zip code. One more entry at the end is the number of zip codes. */
  readonly firstZipOfCity: () => Indexes;
  readonly countyOfCity: () => Indexes;
  /** The index of each town's area. */
  readonly areaOfCity: () => Indexes;
  /** The telephone area codes of each area. */
  readonly codesOfArea: () => readonly (readonly string[])[];
  /** All area codes, each once. */
  readonly areaCodes: () => readonly string[];
  /** This and the next two are indexed by county. */
  readonly counties: () => readonly string[];
  /** The abbreviation of the state. */
  readonly stateOfCounty: () => readonly string[];
  readonly zoneOfCounty: () => readonly string[];
  /** The names of the states, by their abbreviations. */
  readonly states: () => ReadonlyMap<string, string>;
  /** Keyed by the abbreviation of a state. */
  readonly citiesOfState: () => ReadonlyMap<string, CityRange>;
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** The value of each digit, by its character code. */
const digitValues = new Uint8Array(128);
for (let value = 0; value < BASE64.length; value++) digitValues[BASE64.charCodeAt(value)] = value;

/**
 * Reads numbers below 2^31 from a text in Base64 VLQ without a sign: five bits in each character, the lowest first.
 * https://tc39.es/ecma426/#sec-base64-vlq
 */
function readNumbers(text: string): Int32Array {
  // The first call runs before the loop is compiled. Bytes then take two thirds of the time of `charCodeAt`.
  const bytes = new TextEncoder().encode(text);
  const numbers = new Int32Array(bytes.length);
  return numbers.subarray(0, decodeNumbers(bytes, numbers));
}

/**
 * Returns how many numbers it has written. The loop has a function of its own: V8 would compile it again for each text, because it
 * discards code in which it has not yet seen what follows a loop.
 */
function decodeNumbers(bytes: Uint8Array, numbers: Int32Array): number {
  let count = 0;
  let number = 0;
  let shift = 0;
  for (let i = 0; i < bytes.length; i++) {
    const digit = digitValues[bytes[i] ?? 0] ?? 0;
    number |= (digit & 31) << shift;
    shift += 5;
    if (digit < 32) {
      numbers[count++] = number;
      number = 0;
      shift = 0;
    }
  }
  return count;
}

/** Reads numbers that are stored as differences to the previous number, with the sign in the lowest bit. */
function readSums(text: string): Int32Array {
  const numbers = readNumbers(text);
  let sum = 0;
  for (let i = 0; i < numbers.length; i++) {
    const zigzag = numbers[i] ?? 0;
    sum += zigzag & 1 ? -(zigzag + 1) / 2 : zigzag / 2;
    numbers[i] = sum;
  }
  return numbers;
}

/** The number of people is packed as a natural logarithm in steps of 1/32. */
const LOG_STEPS = 32;

function readPeople(text: string): Float64Array {
  const sizes = readNumbers(text);
  const ofSize: number[] = [];
  const people = new Float64Array(sizes.length);
  for (let i = 0; i < sizes.length; i++) {
    const size = sizes[i] ?? 0;
    ofSize[size] ??= expm1(size / LOG_STEPS) + 1;
    people[i] = ofSize[size] ?? 0;
  }
  return people;
}

/** Maps each item to the number of the group it belongs to, for groups of these sizes in order. */
function groupsOf(sizes: Int32Array, count: number): Indexes {
  const groups = createIndexes(count, sizes.length);
  let at = 0;
  for (let group = 0; group < sizes.length; group++) {
    for (let left = sizes[group] ?? 0; left > 0; left--) groups[at++] = group;
  }
  return groups;
}

interface Postcodes {
  readonly at: (index: number) => string;
  /** The length of the longest one. */
  readonly length: number;
  /** Texts with all of their characters. */
  readonly texts: readonly string[];
}

/** The texts of `AB1 ,1AA2XY`. */
function withEnds(packed: string, length: number): readonly string[] {
  const comma = packed.indexOf(',');
  const start = packed.slice(0, comma);
  const count = (packed.length - comma - 1) / length;
  return Array.from(
    { length: count },
    (_, i) => start + packed.slice(comma + 1 + i * length, comma + 1 + (i + 1) * length),
  );
}

function readPostcodes({ zips, postcodes: { mask, endLength } }: PlaceTables): Postcodes {
  if (mask === undefined) {
    const packed = zips.split('|');
    const texts = endLength === undefined ? packed : packed.flatMap((text) => withEnds(text, endLength));
    return {
      at: (index) => texts[index] ?? '',
      length: texts.reduce((most, { length }) => Math.max(most, length), 0),
      texts,
    };
  }
  const numbers = readSums(zips);
  const write = createMaskWriter(mask);
  return {
    at: (index) => write(numbers[index] ?? 0),
    length: mask.length,
    texts: [mask.replaceAll('#', '0123456789')],
  };
}

export function readPlaces(packed: PlaceTables): Places {
  /** The name of each county, and then those of its towns. */
  const names = once(() => packed.counties.split('|').map((text) => text.split(',')));
  const states = once(() => {
    let county = 0;
    let to = 0;
    return packed.states.split('|').map((text) => {
      const [name = '', countyCount, ...codes] = text.split(' ');
      const [from, first] = [to, county];
      county += Number(countyCount);
      for (const { length } of names().slice(first, county)) to += length - 1;
      return { name, from, to, counties: county - first, areas: codes.map((group) => group.split(',')) };
    });
  });
  const zipCounts = once(() => readNumbers(packed.zipCounts));
  const firstZipOfCity = once(() => {
    const counts = zipCounts();
    const firsts = createIndexes(
      counts.length + 1,
      counts.reduce((sum, count) => sum + count, 0),
    );
    for (let i = 0; i < counts.length; i++) firsts[i + 1] = (firsts[i] ?? 0) + (counts[i] ?? 0);
    return firsts;
  });
  const cities = once(() => {
    const all: string[] = [];
    for (const ofCounty of names()) for (let i = 1; i < ofCounty.length; i++) all.push(ofCounty[i] ?? '');
    return all;
  });
  const zips = once(() => readPostcodes(packed));
  const codesOfArea = once(() => states().flatMap(({ areas }) => areas));
  const countyOfCity = once(() => {
    const counts = Int32Array.from(names(), ({ length }) => length - 1);
    return groupsOf(counts, cities().length);
  });
  const stateOfCounty = once(() =>
    states().flatMap(({ name, counties }) => Array<string>(counties).fill(name)),
  );

  return {
    addresses: packed.addresses,
    plates: packed.plates,
    postcodes: packed.postcodes,
    streets: packed.streets,
    zip: (index) => zips().at(index),
    zipLength: () => zips().length,
    zipTexts: () => zips().texts,
    cityOfZip: once(() => groupsOf(zipCounts(), firstZipOfCity().at(-1) ?? 0)),
    latitudes: once(() => readSums(packed.latitudes)),
    longitudes: once(() => readSums(packed.longitudes)),
    cities,
    people: once(() => readPeople(packed.people)),
    firstZipOfCity,
    countyOfCity,
    areaOfCity: once(() => {
      /** The index of each town's area in its state. */
      const ofState = readNumbers(packed.areas);
      const areas = createIndexes(ofState.length, codesOfArea().length);
      areas.set(ofState);
      let first = 0;
      for (const state of states()) {
        for (let city = state.from; city < state.to; city++) areas[city] = (areas[city] ?? 0) + first;
        first += state.areas.length;
      }
      return areas;
    }),
    codesOfArea,
    areaCodes: once(() => [...new Set(codesOfArea().flat())]),
    counties: once(() => names().map(([name = '']) => name)),
    stateOfCounty,
    zoneOfCounty: once(() => {
      const zones = packed.zones.split('|');
      return Array.from(readNumbers(packed.zoneIndexes), (index) => zones[index] ?? '');
    }),
    states: once(() => {
      const stateNames = packed.stateNames.split('|');
      return new Map(states().map(({ name }, i) => [name, stateNames[i] ?? '']));
    }),
    citiesOfState: once(() => new Map(states().map((state) => [state.name, state]))),
  };
}
