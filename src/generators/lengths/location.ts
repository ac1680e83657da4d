import type { Faker } from '@faker-js/faker';
import type { location as fields } from '../../catalogue/fields/location.ts';
import type { phone as phoneFields } from '../../catalogue/fields/phone.ts';
import { countryByCode } from '../../locales/country-codes.ts';
import type { LargeTables } from '../large-tables.ts';
import { phoneLength } from '../phone-numbers.ts';
import type { LengthsOf } from './lengths.ts';
import { longestIn, longestOf } from './lengths.ts';
import { numberLength } from './numbers.ts';
import { templateLength } from './templates.ts';

const ZIP_LENGTHS = { any: 10, '#####': 5, '#####-####': 10 } as const;
const COUNTRY_CODES = { 'alpha-2': 2, 'alpha-3': 3, numeric: 3 } as const;
const STATE_ABBREVIATION = 2;

/** Of faker's own names of people, or its names of streets, with a suffix. */
function streetLength({ definitions: { location, person } }: Faker): number {
  const { street_pattern, street_suffix, street_name } = location;
  return templateLength(street_pattern, {
    'person.firstName': longestIn(person.first_name),
    // Two with a hyphen.
    'person.lastName': 2 * longestIn(person.last_name) + 1,
    'location.street_suffix': longestOf(street_suffix),
    'location.street_name': longestOf(street_name),
  });
}

const buildingLength = ({ definitions }: Faker) => longestOf(definitions.location.building_number);
const secondaryLength = ({ definitions }: Faker) => longestOf(definitions.location.secondary_address);
const addressLength = (faker: Faker) => buildingLength(faker) + 1 + streetLength(faker);
const cityLength = ({ places }: LargeTables) => longestOf(places?.cities ?? []);

export const location = {
  'location.fullAddress': ({ faker, tables }) =>
    addressLength(faker) +
    ', '.length +
    cityLength(tables) +
    ', '.length +
    STATE_ABBREVIATION +
    1 +
    ZIP_LENGTHS.any,
  'location.streetAddress': ({ faker, options: { useFullAddress } }) =>
    addressLength(faker) + (useFullAddress ? 1 + secondaryLength(faker) : 0),
  'location.buildingNumber': ({ faker }) => buildingLength(faker),
  'location.street': ({ faker }) => streetLength(faker),
  'location.secondaryAddress': ({ faker }) => secondaryLength(faker),
  'location.city': ({ tables }) => cityLength(tables),
  'location.county': ({ tables: { places } }) => longestOf(places?.counties ?? []),
  'location.country': longestOf(Object.values(countryByCode)),
  'location.countryCode': ({ options: { variant } }) => COUNTRY_CODES[variant],
  'location.state': ({ faker }) => longestOf(faker.definitions.location.state),
  'location.stateAbbreviation': STATE_ABBREVIATION,
  'location.zipCode': ({ options: { format } }) => ZIP_LENGTHS[format],
  'location.latitude': ({ options: { min, max, precision } }) => degreesLength(min, max, precision),
  'location.longitude': ({ options: { min, max, precision } }) => degreesLength(min, max, precision),
  'location.timeZone': ({ tables: { places } }) => longestOf(places?.zoneOfCounty ?? []),
} satisfies LengthsOf<typeof fields>;

function degreesLength(min: number, max: number, decimals: number): number {
  return numberLength({ min, max, decimals });
}

export const phone = {
  'phone.number': ({ faker, options: { style, reserved } }) =>
    reserved ? phoneLength(faker, style) : longestOf(faker.definitions.phone_number.format[style] ?? []),
  'phone.imei': '##-######-######-#'.length,
} satisfies LengthsOf<typeof phoneFields>;
