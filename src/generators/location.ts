import type { location as fields } from '../catalogue/fields/location.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf, PreparedColumn, Values } from './generator.ts';
import { decimalRange } from './number-ranges.ts';
import { masked, union } from './texts.ts';
import { chosen } from './values.ts';

const ZIP_LENGTH = 5;

const SHARED: Values = {
  kind: 'uncountable',
  reason: 'People share addresses, as in life. Make a template of this and a sequence.',
};

export const location = {
  'location.fullAddress': part('place', 'fullAddress'),
  'location.streetAddress': {
    entity: 'place',
    prepare: ({ faker, entity: { streetAddress }, options: { useFullAddress } }) => ({
      sample: useFullAddress
        ? (i) => `${streetAddress.at(i)} ${faker.location.secondaryAddress()}`
        : (i) => streetAddress.at(i),
      values: SHARED,
    }),
  },
  'location.buildingNumber': part('place', 'buildingNumber'),
  'location.street': part('place', 'street'),
  'location.secondaryAddress': ({ faker }): PreparedColumn => ({
    sample: () => faker.location.secondaryAddress(),
    values: union(
      faker.definitions.location.secondary_address.map((format) =>
        masked(format.replaceAll(/#+/g, (run) => `%${run.slice(1)}`)),
      ),
    ),
  }),
  'location.city': part('place', 'city'),
  'location.county': ({ faker }) => chosen(faker, faker.definitions.location.county),
  'location.country': part('country', 'name', 'entry'),
  'location.countryCode': {
    entity: 'country',
    prepare: ({ entity, options: { variant } }) => {
      const code = { 'alpha-2': entity.code, 'alpha-3': entity.alpha3, numeric: entity.numeric }[variant];
      return { sample: (i) => code.at(i) };
    },
    distinctBy: 'entry',
  },
  'location.continent': ({ faker }) => chosen(faker, faker.definitions.location.continent),
  'location.state': part('place', 'state'),
  'location.stateAbbreviation': part('place', 'stateAbbreviation'),
  'location.zipCode': {
    entity: 'place',
    prepare: ({ faker, entity: { zipCode }, options: { format } }) => {
      const isLong = (zip: string) => zip.length > ZIP_LENGTH;
      switch (format) {
        case 'any':
          return { sample: (i) => zipCode.at(i), values: SHARED };
        case '#####':
          return { sample: (i) => zipCode.at(i).slice(0, ZIP_LENGTH), values: SHARED };
        case '#####-####':
          return {
            sample: (i) =>
              isLong(zipCode.at(i)) ? zipCode.at(i) : `${zipCode.at(i)}-${faker.string.numeric(4)}`,
            values: SHARED,
          };
      }
    },
  },
  'location.latitude': ({ faker, options: { min, max, precision } }) =>
    decimalRange(faker, { min, max, decimals: precision }, (degrees) => degrees),
  'location.longitude': ({ faker, options: { min, max, precision } }) =>
    decimalRange(faker, { min, max, decimals: precision }, (degrees) => degrees),
  'location.direction': ({ faker, options: { abbreviated } }) => {
    const { cardinal, cardinal_abbr, ordinal, ordinal_abbr } = faker.definitions.location.direction;
    return chosen(faker, abbreviated ? [...cardinal_abbr, ...ordinal_abbr] : [...cardinal, ...ordinal]);
  },
  'location.cardinalDirection': ({ faker, options: { abbreviated } }) =>
    chosen(faker, faker.definitions.location.direction[abbreviated ? 'cardinal_abbr' : 'cardinal']),
  'location.ordinalDirection': ({ faker, options: { abbreviated } }) =>
    chosen(faker, faker.definitions.location.direction[abbreviated ? 'ordinal_abbr' : 'ordinal']),
  'location.timeZone': ({ faker }) => chosen(faker, faker.definitions.location.time_zone),
  'location.language': ({ faker, options: { variant } }) => {
    const property = ({ name: 'name', 'alpha-2': 'alpha2', 'alpha-3': 'alpha3' } as const)[variant];
    return chosen(
      faker,
      faker.definitions.location.language.map((language) => language[property]),
    );
  },
} satisfies GeneratorsOf<typeof fields>;
