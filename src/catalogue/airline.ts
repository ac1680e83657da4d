import { category } from './category.ts';

export const airline = category({
  emoji: '✈️',
  title: 'Airline',
  description: 'Airlines, aircraft, airports, flight numbers, bookings and seats.',
  fields: {
    'Aircraft Type': 'airline.aircraftType',
    Airline: 'airline.airline',
    Airplane: 'airline.airplane',
    Airport: 'airline.airport',
    'Flight Number': 'airline.flightNumber',
    'Record Locator': 'airline.recordLocator',
    Seat: 'airline.seat',
  },
});
