import type { Faker } from '@faker-js/faker';
import type { Country, Place } from '../../catalogue/recipe.ts';
import { citiesByState } from './cities.ts';
import { countryByCode } from './country-codes.ts';

const cities = new Map(Object.entries(citiesByState).map(([state, names]) => [state, names.split('|')]));
const realCities = new Set([...cities.values()].flat());
const countries = Object.entries(countryByCode).map(([code, name]) => ({ code, name }));

/** A city as faker makes them; a real one only where it lies in the state. */
function drawCity(fake: Faker, state: string): string {
  const own = cities.get(state);
  for (;;) {
    const city = fake.location.city();
    if (!realCities.has(city)) return city;
    if (own) return fake.helpers.arrayElement(own);
  }
}

/** Draws a place in one of the fifty states; half of the zip codes are ZIP+4, as faker's are. */
export function placeDrawer(fake: Faker): () => Place {
  const { state: names, state_abbr: abbreviations } = fake.definitions.location;
  const states = names.map((state, i) => ({ state, stateAbbreviation: abbreviations[i] ?? '' }));
  return () => {
    const { state, stateAbbreviation } = fake.helpers.arrayElement(states);
    const buildingNumber = fake.location.buildingNumber();
    const streetAddress = `${buildingNumber} ${fake.location.street()}`;
    const city = drawCity(fake, stateAbbreviation);
    const zip = fake.location.zipCode({ state: stateAbbreviation });
    const zipCode = fake.datatype.boolean() ? zip : `${zip}-${fake.string.numeric(4)}`;
    return {
      buildingNumber,
      streetAddress,
      city,
      state,
      stateAbbreviation,
      zipCode,
      fullAddress: `${streetAddress}, ${city}, ${stateAbbreviation} ${zipCode}`,
    };
  };
}

export function countryDrawer(fake: Faker): () => Country {
  return () => fake.helpers.arrayElement(countries);
}
