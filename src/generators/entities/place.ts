import { mapped } from '../../mapped.ts';
import { sampleTable } from '../../random/sample-rows.ts';
import { type RandomStream, TWO_POW_32 } from '../../random/stream.ts';
import { uniformInRow } from '../../random/uniform.ts';
import { createWeightedTables, type WeightedTables } from '../../random/weighted.ts';
import type { LargeTables } from '../large-tables.ts';
import { createMaskWriter } from '../masks.ts';
import { powerOfTen } from '../number-range.ts';
import { once, oncePer } from '../once.ts';
import type { Places } from '../places.ts';
import { readAddresses } from './addresses.ts';
import { createBuildingNumbers } from './building-numbers.ts';
import type { EntityOptions, PartMaker } from './part.ts';
import { createStreetLines, houseNumberEnds } from './street-lines.ts';
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

/** Digits that can follow a postcode. */
interface Addition {
  readonly count: number;
  readonly textOf: (number: number) => string;
}

function readAddition({ postcodes: { addition } }: Places): Addition | 'none' {
  if (addition === undefined) return 'none';
  const count = powerOfTen(addition.split('#').length - 1);
  return {
    count,
    textOf: createMaskWriter(addition),
  };
}

/** A place in the country. Postcodes are weighted by their people. */
export function placeParts(stream: RandomStream) {
  const buildingSampler = oncePer(({ streets }: Places) => createBuildingNumbers(streets.houseNumbers));
  const streetTexts = oncePer(({ streets }: Places) => readStreets(streets));
  const streetLines = oncePer((places: Places) => createStreetLines(places, streetTexts(places)));
  const endTables = oncePer((places: Places) => createWeightedTables([houseNumberEnds(places).weights]));
  const addressTexts = oncePer(readAddresses);
  const additions = oncePer(readAddition);
  /** Shared by all tables, because making one for the whole country takes milliseconds. */
  const zipTables = new Map<string | undefined, ZipTable>();

  function zipTableOf(places: Places, state: string | undefined): ZipTable {
    const table = zipTables.get(state) ?? readZips(places, state);
    zipTables.set(state, table);
    return table;
  }

  return (
    { sampled, computed, drawn, listed, oneOf }: PartMaker,
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
    const buildingEnd = drawn('buildingNumberEnd', (key, rows) => sampleTable(key, rows, endTables(places)));
    const houses = () => ({
      numbers: building.values(),
      ends: places.streets.houseNumberEnds === undefined ? [] : buildingEnd.values(),
    });
    const buildingNumber = computed(() => streetLines(places).numbers(houses()));
    const streetNumber = drawn('streetAddress', (key, rows) => streetTexts(places).sample(key, rows));
    const street = computed(() => {
      const { directions, nameOf } = streetTexts(places);
      return mapped(
        streetNumber.values(),
        (one) => (directions[one % directions.length] ?? '') + nameOf(one),
      );
    });
    const streetAddress = computed(() => streetLines(places).lines(houses(), streetNumber.values()));
    const postcode = computed(() => mapped(zip.values(), places.zip));
    const addition = additions(places);
    /** With digits after it in half of the rows, where the country has such digits. */
    const zipCode =
      addition === 'none'
        ? postcode
        : drawn('zipCode', (key, rows) => {
            const { count, textOf } = addition;
            const choices = 2 * count;
            const zips = zip.values();
            const codes = new Array<string>(rows.length);
            for (let i = 0; i < rows.length; i++) {
              const code = places.zip(zips[i] ?? 0);
              const number = uniformInRow(stream, key, rows[i] ?? 0, choices);
              codes[i] = number < count ? code : code + textOf(number - count);
            }
            return codes;
          });
    const fullAddress = computed(() => {
      const { isBare, isPostcodeFirst, before, between, after } = addressTexts(places);
      const [streets, codes] = [streetAddress.values(), zipCode.values()];
      const [firsts, seconds] = isPostcodeFirst ? [codes, streets] : [streets, codes];
      const towns = cityIndex.values();
      if (isBare) return mapped(towns, (town, i) => (firsts[i] ?? '') + between(town) + (seconds[i] ?? ''));
      return mapped(
        towns,
        (town, i) => before(town) + (firsts[i] ?? '') + between(town) + (seconds[i] ?? '') + after(town),
      );
    });
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
      postcode,
      zipCode,
      fullAddress,
      latitude,
      longitude,
      timeZone,
      areaCode,
    };
  };
}
