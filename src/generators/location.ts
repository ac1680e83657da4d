import type { Faker } from '@faker-js/faker';
import type { location as fields } from '../catalogue/fields/location.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf, Sampler } from './generator.ts';

export const location = {
  'location.fullAddress': part('place', 'fullAddress'),
  'location.streetAddress': part('place', 'streetAddress'),
  'location.buildingNumber': part('place', 'buildingNumber'),
  'location.city': part('place', 'city'),
  'location.county': { list: ({ faker }) => faker.definitions.location.county },
  'location.country': part('country', 'name'),
  'location.countryCode': part('country', 'code'),
  'location.state': part('place', 'state'),
  'location.stateAbbreviation': part('place', 'stateAbbreviation'),
  'location.zipCode': part('place', 'zipCode'),
  'location.latitude': ({ faker }) => degrees(faker, 90),
  'location.longitude': ({ faker }) => degrees(faker, 180),
  'location.direction': {
    list: ({ faker, options: { abbreviated } }) => {
      const { cardinal, cardinal_abbr, ordinal, ordinal_abbr } = faker.definitions.location.direction;
      return abbreviated ? [...cardinal_abbr, ...ordinal_abbr] : [...cardinal, ...ordinal];
    },
  },
  'location.timeZone': { list: ({ faker }) => faker.definitions.location.time_zone },
} satisfies Partial<GeneratorsOf<typeof fields>>;

/** Parts of a degree: its four decimals. */
const DEGREE = 10_000;

function degrees(faker: Faker, limit: number): Sampler {
  const range = { min: -limit * DEGREE, max: limit * DEGREE };
  return () => faker.number.int(range) / DEGREE;
}
