import type { Field } from '../field.ts';

export const airline = {
  'airline.aircraftType': { label: 'Aircraft Type', type: 'text' },
  'airline.airline': { label: 'Airline', type: 'text' },
  'airline.airplane': { label: 'Airplane', type: 'text' },
  'airline.airport': { label: 'Airport', type: 'text' },
  'airline.flightNumber': {
    label: 'Flight Number',
    type: 'text',
    options: {
      minLength: {
        kind: 'integer',
        label: 'Fewest digits',
        help: 'The fewest digits of a number.',
        default: 1,
        min: 1,
        max: 4,
      },
      maxLength: {
        kind: 'integer',
        label: 'Most digits',
        help: 'The most digits of a number.',
        default: 4,
        min: 1,
        max: 4,
      },
      addLeadingZeros: {
        kind: 'boolean',
        label: 'Leading zeros',
        help: 'Zeros before the number fill it up to four digits.',
        default: false,
      },
    },
  },
  'airline.recordLocator': {
    label: 'Record Locator',
    type: 'text',
    options: {
      allowNumerics: {
        kind: 'boolean',
        label: 'Digits',
        help: 'Digits can occur beside letters.',
        default: false,
      },
      allowVisuallySimilarCharacters: {
        kind: 'boolean',
        label: 'Similar characters',
        help: 'Characters that look alike can occur: 0 and O, 1, I and L.',
        default: false,
      },
    },
  },
  'airline.seat': {
    label: 'Seat',
    type: 'text',
    options: {
      aircraftType: {
        kind: 'choice',
        label: 'Aircraft type',
        help: 'Decides how many rows and seats in a row there are.',
        choices: ['narrowbody', 'regional', 'widebody'],
        default: 'narrowbody',
      },
    },
  },
} as const satisfies Record<string, Field>;
