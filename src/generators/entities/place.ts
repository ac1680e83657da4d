import type { RandomStream } from '../../random/stream.ts';
import { createWeightedTable, type WeightedTable } from '../../random/weighted.ts';
import type { LargeTables } from '../large-tables.ts';
import { once, oncePer, textsOnce } from '../once.ts';
import type { Places } from '../places.ts';
import { createBuildingNumbers, createNumberWriter } from './building-numbers.ts';
import type { EntityOptions, PartMaker } from './part.ts';
import { createStreetSampler } from './streets.ts';

/** The table's coordinates are in hundredths of a degree. */
const TABLE_DEGREE = 100;
const TWO_POW_32 = 4_294_967_296;

/** Picks the index of a zip code of the country or of a state, weighted by its people. */
function createPicker(places: Places, state: string | undefined): WeightedTable {
  const people = places.people();
  const cities = state === undefined ? undefined : places.citiesOfState().get(state);
  if (!cities) return createWeightedTable(people);
  const firstZipOfCity = places.firstZipOfCity();
  const [from, to] = [firstZipOfCity[cities.from] ?? 0, firstZipOfCity[cities.to]];
  const pickZip = createWeightedTable(people.subarray(from, to));
  return (fraction) => from + pickZip(fraction);
}

const FOUR_DIGITS = 10_000;
/** What ZIP+4 codes have after a zip code. */
const additionToZip = textsOnce(
  () => FOUR_DIGITS,
  (number) => `-${String(number).padStart(4, '0')}`,
);

/** A place in one of the fifty states of the United States or in Washington, D.C. Zip codes are weighted by their people. */
export function placeParts(stream: RandomStream) {
  const buildingSampler = oncePer(({ streets }: Places) =>
    createBuildingNumbers(stream, streets.houseNumbers),
  );
  const streetSampler = oncePer(({ streets }: Places) => createStreetSampler(stream, streets));
  const numberAlone = once(() => createNumberWriter(''));
  const numberBeforeStreet = once(() => createNumberWriter(' '));
  /** Shared by all tables, because making a picker for the whole country takes milliseconds. */
  const pickers = new Map<string | undefined, WeightedTable>();

  function pickerOf(places: Places, state: string | undefined): WeightedTable {
    const known = pickers.get(state);
    if (known) return known;
    const made = once(() => createPicker(places, state));
    const picker: WeightedTable = (fraction) => made()(fraction);
    pickers.set(state, picker);
    return picker;
  }

  return (
    { sampled, derived, picked, listed, oneOf }: PartMaker,
    options: EntityOptions,
    { places }: LargeTables,
  ) => {
    if (!places) throw new RangeError('The table of places is not loaded');
    /** The index of the place's zip code in the table. */
    const zip = picked('entry', pickerOf(places, options.state));
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
    const building = sampled('buildingNumber', buildingSampler(places));
    const buildingNumber = derived((i) => numberAlone()(building.at(i)));
    const street = sampled('streetAddress', streetSampler(places));
    const streetAddress = derived((i) => numberBeforeStreet()(building.at(i)) + street.at(i));
    /** Half of them are ZIP+4 codes. */
    const zipCode = picked('zipCode', (fraction, i) => {
      const five = places.zip(zip.at(i));
      const addition = (fraction * 2 * FOUR_DIGITS) | 0;
      return addition < FOUR_DIGITS ? five : five + additionToZip(addition - FOUR_DIGITS);
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
