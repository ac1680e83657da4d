import type { Field } from '../field.ts';

export const location = {
  'location.fullAddress': { type: 'text', entity: 'place' },
  'location.streetAddress': { type: 'text', entity: 'place' },
  'location.buildingNumber': { type: 'text', entity: 'place' },
  'location.city': { type: 'text', entity: 'place' },
  'location.county': { type: 'text' },
  'location.country': { type: 'text', entity: 'country' },
  'location.countryCode': { type: 'text', entity: 'country' },
  'location.state': { type: 'text', entity: 'place' },
  'location.stateAbbreviation': { type: 'text', entity: 'place' },
  'location.zipCode': { type: 'text', entity: 'place' },
  'location.latitude': { type: 'decimal' },
  'location.longitude': { type: 'decimal' },
  'location.direction': { type: 'text' },
  'location.timeZone': { type: 'text' },
} as const satisfies Record<string, Field>;
