import type { location as fields } from '../../catalogue/fields/location.ts';
import { masked, union } from './combinations.ts';
import { decimalValues } from './number-ranges.ts';
import type { ValuesOf } from './values.ts';
import { listed, uncountable } from './values.ts';

const SHARED = 'People share addresses, as in life. Make a template of this and a sequence.';

export const location = {
  'location.streetAddress': () => uncountable(SHARED),
  'location.secondaryAddress': ({ faker }) =>
    union(
      faker.definitions.location.secondary_address.map((format) =>
        masked(format.replaceAll(/#+/g, (run) => `%${run.slice(1)}`)),
      ),
    ),
  'location.county': ({ tables: { places } }) => listed(places?.counties ?? []),
  'location.timeZone': ({ tables: { places } }) => listed(places?.zoneOfCounty ?? []),
  'location.country': 'entry',
  'location.countryCode': 'entry',
  'location.zipCode': () => uncountable(SHARED),
  'location.latitude': ({ options: { min, max, precision } }) =>
    decimalValues({ min, max, decimals: precision }, (degrees) => degrees),
  'location.longitude': ({ options: { min, max, precision } }) =>
    decimalValues({ min, max, decimals: precision }, (degrees) => degrees),
} satisfies ValuesOf<typeof fields>;
