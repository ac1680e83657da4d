import type { Field } from '../field.ts';

export const location = {
  'location.fullAddress': { label: 'Full Address', type: 'text', entity: 'place' },
  'location.streetAddress': { label: 'Street Address', type: 'text', entity: 'place' },
  'location.buildingNumber': { label: 'Building Number', type: 'text', entity: 'place' },
  'location.city': { label: 'City', type: 'text', entity: 'place' },
  'location.county': { label: 'County', type: 'text' },
  'location.country': { label: 'Country', type: 'text', entity: 'country' },
  'location.countryCode': { label: 'Country Code', type: 'text', entity: 'country' },
  'location.state': { label: 'State', type: 'text', entity: 'place' },
  'location.stateAbbreviation': { label: 'State Abbreviation', type: 'text', entity: 'place' },
  'location.zipCode': { label: 'Zip Code', type: 'text', entity: 'place' },
  'location.latitude': { label: 'Latitude', type: 'decimal' },
  'location.longitude': { label: 'Longitude', type: 'decimal' },
  'location.direction': { label: 'Direction', type: 'text' },
  'location.timeZone': { label: 'Time Zone', type: 'text' },
} as const satisfies Record<string, Field>;
