import type { Category } from './category.ts';

export const address: Category = {
  fields: {
    'Full Address': 'location.fullAddress',
    'Street Address': 'location.streetAddress',
    'Building Number': 'location.buildingNumber',
    City: 'location.city',
    County: 'location.county',
    Country: 'location.country',
    'Country Code': 'location.countryCode',
    State: 'location.state',
    'State Abbreviation': 'location.stateAbbreviation',
    'Zip Code': 'location.zipCode',
    Latitude: 'location.latitude',
    Longitude: 'location.longitude',
  },
  options: {
    'location.country': { independent: true },
    'location.countryCode': { independent: true },
  },
};
