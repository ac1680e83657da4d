import type { Category } from './category.ts';

export const airline: Category = {
  fields: {
    'Aircraft Type': 'airline.aircraftType',
    Airline: 'airline.airline',
    Airplane: 'airline.airplane',
    Airport: 'airline.airport',
    'Flight Number': 'airline.flightNumber',
    'Record Locator': 'airline.recordLocator',
    Seat: 'airline.seat',
  },
};
