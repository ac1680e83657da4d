import { mapped } from '../../mapped.ts';
import { sampleTable } from '../../random/sample-rows.ts';
import { type RandomStream, TWO_POW_32 } from '../../random/stream.ts';
import { uniformInRow } from '../../random/uniform.ts';
import { createWeightedTables, type WeightedTables } from '../../random/weighted.ts';
import type { LargeTables } from '../large-tables.ts';
import { once, oncePer, textsOnce } from '../once.ts';
import type { Places } from '../places.ts';
import { createBuildingNumbers, createNumberWriter } from './building-numbers.ts';
import type { EntityOptions, PartMaker } from './part.ts';
import { readStreets } from './streets.ts';

/** The table's coordinates are in hundredths of a degree. */
const TABLE_DEGREE = 100;

/** Zip codes of the country or of a state, weighted by their people. */
interface ZipTable {
  /** The index of the first zip code. */
  readonly from: number;
  readonly tables: WeightedTables;
}

function readZips(places: Places, state: string | undefined): ZipTable {
  const people = places.people();
  const cities = state === undefined ? undefined : places.citiesOfState().get(state);
  if (!cities) return { from: 0, tables: createWeightedTables([people]) };
  const firstZipOfCity = places.firstZipOfCity();
  const [from = 0, to] = [firstZipOfCity[cities.from], firstZipOfCity[cities.to]];
  return { from, tables: createWeightedTables([people.subarray(from, to)]) };
}

const FOUR_DIGITS = 10_000;
/** What ZIP+4 codes have after a zip code. */
const additionToZip = textsOnce(
  () => FOUR_DIGITS,
  (number) => `-${String(number).padStart(4, '0')}`,
);

/** A place in one of the fifty states of the United States or in Washington, D.C. Zip codes are weighted by their people. */
export function placeParts(stream: RandomStream) {
  const buildingSampler = oncePer(({ streets }: Places) => createBuildingNumbers(streets.houseNumbers));
  const streetTexts = oncePer(({ streets }: Places) => readStreets(streets));
  const numberAlone = once(() => createNumberWriter(''));
  /** Writes house numbers before each direction. */
  const numberWriters = oncePer((places: Places) =>
    streetTexts(places).directions.map((direction) => createNumberWriter(` ${direction}`)),
  );
  /** Shared by all tables, because making one for the whole country takes milliseconds. */
  const zipTables = new Map<string | undefined, ZipTable>();

  function zipTableOf(places: Places, state: string | undefined): ZipTable {
    const table = zipTables.get(state) ?? readZips(places, state);
    zipTables.set(state, table);
    return table;
  }

  return (
    { sampled, derived, computed, drawn, listed, oneOf }: PartMaker,
    options: EntityOptions,
    { places }: LargeTables,
  ) => {
    if (!places) throw new RangeError('The table of places is not loaded');
    /** The index of the place's zip code in the table. */
    const zip = drawn('entry', (key, rows) => {
      const { from, tables } = zipTableOf(places, options.state);
      const indexes = sampleTable(key, rows, tables);
      return from === 0 ? indexes : mapped(indexes, (index) => from + index);
    });
    const cityIndex = listed(zip, places.cityOfZip);
    const countyIndex = listed(cityIndex, places.countyOfCity);

    const stateAbbreviation = listed(countyIndex, places.stateOfCounty);
    const stateNames = once(() =>
      places.stateOfCounty().map((abbreviation) => places.states().get(abbreviation) ?? ''),
    );
    const state = listed(countyIndex, stateNames);
    const county = listed(countyIndex, places.counties);
    const city = listed(cityIndex, places.cities);
    const timeZone = listed(countyIndex, places.zoneOfCounty);
    const building = drawn('buildingNumber', buildingSampler(places));
    const buildingNumber = derived((i) => numberAlone()(building.at(i)));
    const streetNumber = drawn('streetAddress', (key, rows) => streetTexts(places).sample(key, rows));
    const street = computed(() => {
      const { directions, nameOf } = streetTexts(places);
      return mapped(
        streetNumber.values(),
        (one) => (directions[one % directions.length] ?? '') + nameOf(one),
      );
    });
    const streetAddress = computed(() => {
      const { directions, nameOf } = streetTexts(places);
      const writers = numberWriters(places);
      const streets = streetNumber.values();
      return mapped(building.values(), (number, i) => {
        const one = streets[i] ?? 0;
        return (writers[one % directions.length]?.(number) ?? '') + nameOf(one);
      });
    });
    /** Half of them are ZIP+4 codes. */
    const zipCode = drawn('zipCode', (key, rows) => {
      const zips = zip.values();
      const codes = new Array<string>(rows.length);
      for (let i = 0; i < rows.length; i++) {
        const five = places.zip(zips[i] ?? 0);
        const addition = uniformInRow(stream, key, rows[i] ?? 0, 2 * FOUR_DIGITS);
        codes[i] = addition < FOUR_DIGITS ? five : five + additionToZip(addition - FOUR_DIGITS);
      }
      return codes;
    });
    const fullAddress = derived(
      (i) => streetAddress.at(i) + places.textAfterStreet(cityIndex.at(i)) + zipCode.at(i),
    );
    /** A coordinate in degrees, at most half a hundredth of a degree (550 m) from the table's. */
    const near = (name: string, table: () => Int32Array) =>
      sampled(name, (i) => ((table()[zip.at(i)] ?? 0) - 0.5 + stream.u32() / TWO_POW_32) / TABLE_DEGREE);
    const latitude = near('latitude', places.latitudes);
    const longitude = near('longitude', places.longitudes);
    /** One of the town's area codes. */
    const area = listed(cityIndex, places.areaOfCity);
    const areaCode = oneOf('areaCode', area, places.codesOfArea);
    return {
      state,
      stateAbbreviation,
      county,
      buildingNumber,
      street,
      streetAddress,
      city,
      zipCode,
      fullAddress,
      latitude,
      longitude,
      timeZone,
      areaCode,
    };
  };
}
