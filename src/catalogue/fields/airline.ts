import type { Field } from '../field.ts';

export const airline = {
  'airline.aircraftType': { type: 'text' },
  'airline.airline': { type: 'text' },
  'airline.airplane': { type: 'text' },
  'airline.airport': { type: 'text' },
  'airline.flightNumber': { type: 'text' },
  'airline.recordLocator': { type: 'text' },
  'airline.seat': { type: 'text' },
} as const satisfies Record<string, Field>;
