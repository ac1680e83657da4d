import { category } from './recipe.ts';

export const location = category({
  emoji: '📍',
  title: 'Location',
  description: 'Cities, countries, coordinates, directions and time zones.',
  fields: {
    City: (_, row) => row.place.city,
    Country: (_, row) => row.country.name,
    'Country Code': (_, row) => row.country.code,
    State: (_, row) => row.place.state,
    'Street Address': (_, row) => row.place.streetAddress,
    'Zip Code': (_, row) => row.place.zipCode,
    Latitude: (fake) => fake.location.latitude(),
    Longitude: (fake) => fake.location.longitude(),
    Direction: (fake) => fake.location.direction(),
    'Time Zone': (fake) => fake.location.timeZone(),
  },
});
