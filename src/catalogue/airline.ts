import { category } from './category.ts';

export const airline = category({
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
