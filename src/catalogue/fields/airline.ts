import type { Field } from '../field.ts';

export const airline = {
  'airline.aircraftType': { label: 'Aircraft Type', type: 'text' },
  'airline.airline': { label: 'Airline', type: 'text' },
  'airline.airplane': { label: 'Airplane', type: 'text' },
  'airline.airport': { label: 'Airport', type: 'text' },
  'airline.flightNumber': { label: 'Flight Number', type: 'text' },
  'airline.recordLocator': { label: 'Record Locator', type: 'text' },
  'airline.seat': { label: 'Seat', type: 'text' },
} as const satisfies Record<string, Field>;
