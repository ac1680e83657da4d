import { category } from './recipe.ts';

export const address = category({
  emoji: '🏠',
  title: 'Address',
  description: 'Postal addresses whose street, city, state and zip code fit together.',
  fields: {
    'Full Address': (_, row) => row.place.fullAddress,
    'Street Address': (_, row) => row.place.streetAddress,
    'Building Number': (_, row) => row.place.buildingNumber,
    City: (_, row) => row.place.city,
    County: (fake) => fake.location.county(),
    Country: (_, row) => row.country.name,
    'Country Code': (_, row) => row.country.code,
    State: (_, row) => row.place.state,
    'State Abbreviation': (_, row) => row.place.stateAbbreviation,
    'Zip Code': (_, row) => row.place.zipCode,
    Latitude: (fake) => fake.location.latitude(),
    Longitude: (fake) => fake.location.longitude(),
  },
});
