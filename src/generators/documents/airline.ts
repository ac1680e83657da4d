import type { airline as fields } from '../../catalogue/fields/airline.ts';
import { airline as byDefault } from '../airline.ts';
import { FLIGHT_DIGITS, seatsOf } from '../entities/flight.ts';
import type { GeneratorsOf } from '../generator.ts';

export const airline = {
  ...byDefault,
  'airline.flightNumber': {
    entity: 'flight',
    prepare: ({ entity: { code, number }, options: { addLeadingZeros, airlineCode } }) => {
      const digits = addLeadingZeros ? FLIGHT_DIGITS : 1;
      const padded = (i: number) => number.at(i).padStart(digits, '0');
      return airlineCode ? (i) => `${code.at(i)}${padded(i)}` : padded;
    },
  },
  'airline.recordLocator': ({ faker, options }) => {
    const { allowNumerics, allowVisuallySimilarCharacters } = options;
    return allowNumerics || allowVisuallySimilarCharacters
      ? () => faker.airline.recordLocator({ allowNumerics, allowVisuallySimilarCharacters })
      : () => faker.airline.recordLocator();
  },
  'airline.seat': {
    entity: 'flight',
    prepare: ({ faker, entity: { seat }, options: { aircraftType } }) => {
      if (aircraftType === 'airplane') return (i) => seat.at(i);
      const seats = seatsOf(aircraftType);
      return () => faker.helpers.arrayElement(seats);
    },
  },
} satisfies GeneratorsOf<typeof fields>;
