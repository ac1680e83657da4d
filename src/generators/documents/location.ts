import type { location as fields } from '../../catalogue/fields/location.ts';
import { part } from '../entities/entities.ts';
import type { Part } from '../entities/part.ts';
import type { ColumnContext, GeneratorsOf, Sampler } from '../generator.ts';
import { location as byDefault, rounded } from '../location.ts';
import { sampleDecimal } from './number-ranges.ts';

const ZIP_LENGTH = 5;

export const location = {
  ...byDefault,
  'location.streetAddress': {
    entity: 'place',
    prepare: ({ faker, entity: { streetAddress }, options: { useFullAddress } }) =>
      useFullAddress
        ? (i) => `${streetAddress.at(i)} ${faker.location.secondaryAddress()}`
        : (i) => streetAddress.at(i),
  },
  'location.street': part('place', 'street'),
  'location.secondaryAddress':
    ({ faker }) =>
    () =>
      faker.location.secondaryAddress(),
  'location.countryCode': {
    entity: 'country',
    prepare: ({ entity, options: { variant } }) => {
      const code = { 'alpha-2': entity.code, 'alpha-3': entity.alpha3, numeric: entity.numeric }[variant];
      return (i) => code.at(i);
    },
  },
  'location.continent': { list: ({ faker }) => faker.definitions.location.continent },
  'location.zipCode': {
    entity: 'place',
    prepare: ({ faker, entity: { zipCode }, options: { format } }) => {
      const isLong = (zip: string) => zip.length > ZIP_LENGTH;
      switch (format) {
        case 'any':
          return (i) => zipCode.at(i);
        case '#####':
          return (i) => zipCode.at(i).slice(0, ZIP_LENGTH);
        case '#####-####':
          return (i) =>
            isLong(zipCode.at(i)) ? zipCode.at(i) : `${zipCode.at(i)}-${faker.string.numeric(4)}`;
      }
    },
  },
  'location.latitude': {
    entity: 'place',
    prepare: (context) => degrees(context, context.entity.latitude, 90),
  },
  'location.longitude': {
    entity: 'place',
    prepare: (context) => degrees(context, context.entity.longitude, 180),
  },
  // Each of its own column where it is unique.
  'location.county': {
    entity: 'place',
    prepare:
      ({ entity: { county } }) =>
      (i) =>
        county.at(i),
  },
  'location.timeZone': {
    entity: 'place',
    prepare:
      ({ entity: { timeZone } }) =>
      (i) =>
        timeZone.at(i),
  },
  'location.cardinalDirection': {
    list: ({ faker, options: { abbreviated } }) =>
      faker.definitions.location.direction[abbreviated ? 'cardinal_abbr' : 'cardinal'],
  },
  'location.ordinalDirection': {
    list: ({ faker, options: { abbreviated } }) =>
      faker.definitions.location.direction[abbreviated ? 'ordinal_abbr' : 'ordinal'],
  },
  'location.language': {
    list: ({ faker, options: { variant } }) => {
      const property = ({ name: 'name', 'alpha-2': 'alpha2', 'alpha-3': 'alpha3' } as const)[variant];
      return faker.definitions.location.language.map((language) => language[property]);
    },
  },
} satisfies GeneratorsOf<typeof fields>;

interface DegreesOptions {
  readonly min: number;
  readonly max: number;
  readonly precision: number;
}

/** The place's; any number of the range where that is narrower than the globe. */
function degrees(
  { faker, options: { min, max, precision } }: ColumnContext<DegreesOptions>,
  ofPlace: Part<number>,
  limit: number,
): Sampler {
  if (min === -limit && max === limit) return rounded(ofPlace, precision);
  return sampleDecimal(faker, { min, max, decimals: precision }, (number) => number);
}
