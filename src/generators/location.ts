import type { location as fields } from '../catalogue/fields/location.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf } from './generator.ts';

export const location = {
  'location.fullAddress': part('place', 'fullAddress'),
  'location.streetAddress': part('place', 'streetAddress'),
  'location.buildingNumber': part('place', 'buildingNumber'),
  'location.city': part('place', 'city'),
  'location.county': ({ faker }) => faker.location.county,
  'location.country': part('country', 'name', 'entry'),
  'location.countryCode': part('country', 'code', 'entry'),
  'location.state': part('place', 'state'),
  'location.stateAbbreviation': part('place', 'stateAbbreviation'),
  'location.zipCode': part('place', 'zipCode'),
  'location.latitude': ({ faker }) => faker.location.latitude,
  'location.longitude': ({ faker }) => faker.location.longitude,
  'location.direction': ({ faker }) => faker.location.direction,
  'location.timeZone': ({ faker }) => faker.location.timeZone,
} satisfies GeneratorsOf<typeof fields>;
