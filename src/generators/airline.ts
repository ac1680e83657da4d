import type { airline as fields } from '../catalogue/fields/airline.ts';
import type { GeneratorsOf } from './generator.ts';

export const airline = {
  'airline.aircraftType': ({ faker }) => faker.airline.aircraftType,
  'airline.airline':
    ({ faker }) =>
    () =>
      faker.airline.airline().name,
  'airline.airplane':
    ({ faker }) =>
    () =>
      faker.airline.airplane().name,
  'airline.airport':
    ({ faker }) =>
    () =>
      faker.airline.airport().name,
  'airline.flightNumber': ({ faker }) => faker.airline.flightNumber,
  'airline.recordLocator': ({ faker }) => faker.airline.recordLocator,
  'airline.seat': ({ faker }) => faker.airline.seat,
} satisfies GeneratorsOf<typeof fields>;
