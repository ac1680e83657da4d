import type { location as fields } from '../catalogue/fields/location.ts';
import { part } from './entities/entities.ts';
import type { Part } from './entities/part.ts';
import type { GeneratorsOf, Sampler } from './generator.ts';
import { powerOfTen } from './structure/ranges.ts';

export const location = {
  'location.fullAddress': part('place', 'fullAddress'),
  'location.streetAddress': part('place', 'streetAddress'),
  'location.buildingNumber': part('place', 'buildingNumber'),
  'location.city': part('place', 'city'),
  'location.county': part('place', 'county'),
  'location.country': part('country', 'name'),
  'location.countryCode': part('country', 'code'),
  'location.state': part('place', 'state'),
  'location.stateAbbreviation': part('place', 'stateAbbreviation'),
  'location.zipCode': part('place', 'zipCode'),
  'location.latitude': {
    entity: 'place',
    prepare: ({ entity: { latitude } }) => rounded(latitude, DECIMALS),
  },
  'location.longitude': {
    entity: 'place',
    prepare: ({ entity: { longitude } }) => rounded(longitude, DECIMALS),
  },
  'location.direction': {
    list: ({ faker, options: { abbreviated } }) => {
      const { cardinal, cardinal_abbr, ordinal, ordinal_abbr } = faker.definitions.location.direction;
      return abbreviated ? [...cardinal_abbr, ...ordinal_abbr] : [...cardinal, ...ordinal];
    },
  },
  'location.timeZone': part('place', 'timeZone'),
} satisfies Partial<GeneratorsOf<typeof fields>>;

/** Of degrees: four are about ten meters. */
const DECIMALS = 4;

export function rounded(numbers: Part<number>, decimals: number): Sampler {
  const scale = powerOfTen(decimals);
  return (i) => Math.round(numbers.at(i) * scale) / scale;
}
