import type { Field } from '../field.ts';

export const airline = {
  'airline.aircraftType': { label: 'Aircraft Type', type: 'text', entity: 'flight' },
  'airline.airline': { label: 'Airline', type: 'text', entity: 'flight' },
  'airline.airplane': { label: 'Airplane', type: 'text', entity: 'flight' },
  'airline.airport': { label: 'Airport', type: 'text', entity: 'flight' },
  'airline.flightNumber': {
    label: 'Flight Number',
    type: 'text',
    whenTooLong: 'refused',
    entity: 'flight',
    options: {
      minLength: {
        kind: 'integer',
        label: 'Fewest digits',
        help: 'The fewest digits of a number.',
        default: 1,
        min: 1,
        max: 4,
        ofEntity: true,
      },
      maxLength: {
        kind: 'integer',
        label: 'Most digits',
        help: 'The most digits of a number.',
        default: 4,
        min: 1,
        max: 4,
        ofEntity: true,
      },
      addLeadingZeros: {
        kind: 'boolean',
        label: 'Leading zeros',
        help: 'Zeros before the number fill it up to four digits.',
        default: false,
      },
      airlineCode: {
        kind: 'boolean',
        label: 'Airline code',
        help: 'The two characters of the airline stand before the number: BA117.',
        default: true,
      },
    },
  },
  'airline.recordLocator': {
    label: 'Record Locator',
    type: 'text',
    whenTooLong: 'refused',
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
    whenTooLong: 'refused',
    entity: 'flight',
    options: {
      aircraftType: {
        kind: 'choice',
        label: 'Aircraft type',
        help: 'Decides the number of rows and the seats per row: the row’s airplane, or always the same type.',
        choices: ['airplane', 'narrowbody', 'regional', 'widebody'],
        default: 'airplane',
      },
    },
  },
} as const satisfies Record<string, Field>;
