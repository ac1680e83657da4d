import type { Faker } from '@faker-js/faker';
import { pickIndex, type RandomStream } from '../../random/stream.ts';
import { createWeightedPicker } from '../../random/weighted.ts';
import type { LargeTables } from '../large-tables.ts';
import type { Places } from '../places.ts';
import type { EntityOptions, PartMaker } from './part.ts';

/** The table's coordinates are in hundredths of a degree. */
const TABLE_DEGREE = 100;
const TWO_POW_32 = 4_294_967_296;

/** Picks a town of the country or of a state, weighted by its people, and then the index of one of its zip codes. */
function createPicker(stream: RandomStream, places: Places, state: string | undefined): () => number {
  const { people, firstZipOfCity, citiesOfState } = places;
  const { from, to } = citiesOfState.get(state ?? '') ?? { from: 0, to: people.length };
  const pickCity = createWeightedPicker(stream, people.slice(from, to));
  return () => {
    const city = from + pickCity();
    const first = firstZipOfCity[city] ?? 0;
    return first + pickIndex(stream, (firstZipOfCity[city + 1] ?? 0) - first);
  };
}

/** A place in one of the fifty states of the United States. Towns are weighted by their people. */
export function placeParts(faker: Faker, stream: RandomStream) {
  const { state: names, state_abbr: abbreviations } = faker.definitions.location;
  const nameOf = new Map(abbreviations.map((abbreviation, i) => [abbreviation, names[i] ?? '']));
  /** Shared by all tables, because making a picker for the whole country takes milliseconds. */
  const pickers = new Map<string | undefined, () => number>();

  function pickerOf(places: Places, state: string | undefined): () => number {
    const known = pickers.get(state);
    if (known) return known;
    const made = createPicker(stream, places, state);
    pickers.set(state, made);
    return made;
  }

  let namesOfStates: readonly string[] | undefined;

  return (
    { sampled, derived, listed, oneOf }: PartMaker,
    options: EntityOptions,
    { places }: LargeTables,
  ) => {
    if (!places) throw new RangeError('The table of places is not loaded');
    const { zips, cityOfZip, cities, countyOfCity, counties, stateOfCounty, zoneOfCounty } = places;
    /** The index of the place's zip code in the table. */
    const zip = sampled('entry', pickerOf(places, options.state));
    const cityIndex = listed(zip, cityOfZip);
    const countyIndex = listed(cityIndex, countyOfCity);
    namesOfStates ??= stateOfCounty.map((abbreviation) => nameOf.get(abbreviation) ?? '');

    const stateAbbreviation = listed(countyIndex, stateOfCounty);
    const state = listed(countyIndex, namesOfStates);
    const county = listed(countyIndex, counties);
    const city = listed(cityIndex, cities);
    const timeZone = listed(countyIndex, zoneOfCounty);
    const buildingNumber = sampled('buildingNumber', () => faker.location.buildingNumber());
    const street = sampled('streetAddress', () => faker.location.street());
    const streetAddress = derived((i) => `${buildingNumber.at(i)} ${street.at(i)}`);
    /** Half of them are ZIP+4 codes, as in faker. */
    const zipCode = sampled('zipCode', (i) => {
      const five = zips[zip.at(i)] ?? '';
      return faker.datatype.boolean() ? five : `${five}-${faker.string.numeric(4)}`;
    });
    const fullAddress = derived(
      (i) => `${streetAddress.at(i)}, ${city.at(i)}, ${stateAbbreviation.at(i)} ${zipCode.at(i)}`,
    );
    /** A coordinate in degrees, at most half a hundredth of a degree (550 m) from the table's. */
    const near = (name: string, table: Int16Array) =>
      sampled(name, (i) => ((table[zip.at(i)] ?? 0) - 0.5 + stream.u32() / TWO_POW_32) / TABLE_DEGREE);
    const latitude = near('latitude', places.latitudes);
    const longitude = near('longitude', places.longitudes);
    /** One of the town's area codes. */
    const areaCode = oneOf('areaCode', cityIndex, places.areaCodesOfCity);
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
