import { category } from './recipe.ts';

export const airline = category({
  emoji: '✈️',
  title: 'Airline',
  description: 'Airlines, aircraft, airports, flight numbers, bookings and seats.',
  fields: {
    'Aircraft Type': (fake) => fake.airline.aircraftType(),
    Airline: (fake) => fake.airline.airline().name,
    Airplane: (fake) => fake.airline.airplane().name,
    Airport: (fake) => fake.airline.airport().name,
    'Flight Number': (fake) => fake.airline.flightNumber(),
    'Record Locator': (fake) => fake.airline.recordLocator(),
    Seat: (fake) => fake.airline.seat(),
  },
});
