import type { airline as fields } from '../catalogue/fields/airline.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf } from './generator.ts';

export const airline = {
  'airline.aircraftType': part('flight', 'aircraftType'),
  'airline.airline': part('flight', 'airline'),
  'airline.airplane': part('flight', 'airplane'),
  'airline.airport': part('flight', 'airport'),
  'airline.flightNumber': {
    entity: 'flight',
    prepare:
      ({ entity: { code, number } }) =>
      (i) =>
        `${code.at(i)}${number.at(i)}`,
  },
  'airline.recordLocator':
    ({ faker }) =>
    () =>
      faker.airline.recordLocator(),
  'airline.seat': part('flight', 'seat'),
} satisfies GeneratorsOf<typeof fields>;
