import type { Faker } from '@faker-js/faker';
import { citiesByState } from '../../locales/cities.ts';
import { countryByCode } from '../../locales/country-codes.ts';
import type { EntityOptions, PartMaker } from './part.ts';

/** A place in one of the fifty states of the United States. */
export function placeParts(faker: Faker) {
  const cities = new Map(Object.entries(citiesByState).map(([state, names]) => [state, names.split('|')]));
  const realCities = new Set([...cities.values()].flat());
  const { state: names, state_abbr: abbreviations } = faker.definitions.location;
  const states = names.map((name, i) => ({ name, abbreviation: abbreviations[i] ?? '' }));

  /** A city as faker makes them; a real one only where it lies in the state. */
  function sampleCity(abbreviation: string): string {
    const own = cities.get(abbreviation);
    for (;;) {
      const city = faker.location.city();
      if (!realCities.has(city)) return city;
      if (own) return faker.helpers.arrayElement(own);
    }
  }

  return ({ sampled, derived }: PartMaker, options: EntityOptions) => {
    const own = states.find(({ abbreviation }) => abbreviation === options.state);
    const entry = sampled('entry', () => own ?? faker.helpers.arrayElement(states));
    const state = derived((i) => entry.at(i).name);
    const stateAbbreviation = derived((i) => entry.at(i).abbreviation);
    const buildingNumber = sampled('buildingNumber', () => faker.location.buildingNumber());
    const street = sampled('streetAddress', () => faker.location.street());
    const streetAddress = derived((i) => `${buildingNumber.at(i)} ${street.at(i)}`);
    const city = sampled('city', (i) => sampleCity(entry.at(i).abbreviation));
    /** Five digits within the state's own ranges; half of them ZIP+4, as faker's are. */
    const zipCode = sampled('zipCode', (i) => {
      const zip = faker.location.zipCode({ state: entry.at(i).abbreviation });
      return faker.datatype.boolean() ? zip : `${zip}-${faker.string.numeric(4)}`;
    });
    const fullAddress = derived(
      (i) => `${streetAddress.at(i)}, ${city.at(i)}, ${entry.at(i).abbreviation} ${zipCode.at(i)}`,
    );
    return { state, stateAbbreviation, buildingNumber, street, streetAddress, city, zipCode, fullAddress };
  };
}

/** Of a country, by ISO 3166-1. */
interface CountryCodes {
  readonly alpha3: string;
  readonly numeric: string;
}

export function countryParts(faker: Faker) {
  const countries = Object.entries(countryByCode).map(([code, name]) => ({ name, code }));
  let codes: ReadonlyMap<string, CountryCodes> | undefined;
  /** Read where they are asked for: the dialogs ask for no code but of two letters. */
  function codesOf(alpha2: string): CountryCodes | undefined {
    codes ??= new Map(faker.definitions.location.country_code.map((country) => [country.alpha2, country]));
    return codes.get(alpha2);
  }
  return ({ derived, chosen }: PartMaker) => {
    const entry = chosen('entry', countries);
    return {
      name: derived((i) => entry.at(i).name),
      /** ISO 3166-1 alpha-2. */
      code: derived((i) => entry.at(i).code),
      /** ISO 3166-1 alpha-3. */
      alpha3: derived((i) => codesOf(entry.at(i).code)?.alpha3 ?? ''),
      /** The three digits of ISO 3166-1 numeric. */
      numeric: derived((i) => codesOf(entry.at(i).code)?.numeric ?? ''),
    };
  };
}
