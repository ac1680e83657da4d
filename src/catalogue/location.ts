import type { Category } from './category.ts';

export const location: Category = {
  fields: {
    City: 'location.city',
    Country: 'location.country',
    'Country Code': 'location.countryCode',
    State: 'location.state',
    'Street Address': 'location.streetAddress',
    'Zip Code': 'location.zipCode',
    Latitude: 'location.latitude',
    Longitude: 'location.longitude',
    Direction: 'location.direction',
    'Time Zone': 'location.timeZone',
  },
};
