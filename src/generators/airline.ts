import type { airline as fields } from '../catalogue/fields/airline.ts';
import type { GeneratorsOf } from './generator.ts';

const AIRCRAFT_TYPES = ['narrowbody', 'regional', 'widebody'] as const;

/** Rows of an aircraft, and the letters of a row. */
const SEATS = {
  regional: { rows: 20, letters: 'ABCD' },
  narrowbody: { rows: 35, letters: 'ABCDEF' },
  widebody: { rows: 60, letters: 'ABCDEFGHJK' },
} as const;

export const airline = {
  'airline.aircraftType': { list: () => AIRCRAFT_TYPES },
  'airline.airline': { list: ({ faker }) => namesOf(faker.definitions.airline.airline) },
  'airline.airplane': { list: ({ faker }) => namesOf(faker.definitions.airline.airplane) },
  'airline.airport': { list: ({ faker }) => namesOf(faker.definitions.airline.airport) },
  'airline.flightNumber':
    ({ faker }) =>
    () =>
      faker.airline.flightNumber(),
  'airline.recordLocator':
    ({ faker }) =>
    () =>
      faker.airline.recordLocator(),
  'airline.seat': { list: ({ options: { aircraftType } }) => seatsOf(aircraftType) },
} satisfies GeneratorsOf<typeof fields>;

function namesOf(entries: readonly { readonly name: string }[]): readonly string[] {
  return entries.map(({ name }) => name);
}

function seatsOf(aircraftType: keyof typeof SEATS): readonly string[] {
  const { rows, letters } = SEATS[aircraftType];
  return Array.from({ length: rows }, (_, row) => [...letters].map((letter) => `${row + 1}${letter}`)).flat();
}
