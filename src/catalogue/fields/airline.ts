import { anyText, type Field, wholeText } from '../field.ts';

export const airline = {
  'airline.aircraftType': { label: 'Aircraft Type', ...anyText, entity: 'flight' },
  'airline.airline': { label: 'Airline', ...anyText, entity: 'flight' },
  'airline.airplane': { label: 'Airplane', ...anyText, entity: 'flight' },
  'airline.airport': { label: 'Airport', ...anyText, entity: 'flight' },
  'airline.flightNumber': {
    label: 'Flight Number',
    ...wholeText,
    entity: 'flight',
    options: {
      minLength: {
        kind: 'integer',
        label: 'Minimum digits',
        help: 'Fewest digits in a number.',
        default: 1,
        min: 1,
        max: 4,
        ofEntity: true,
      },
      maxLength: {
        kind: 'integer',
        label: 'Maximum digits',
        help: 'Most digits in a number.',
        default: 4,
        min: 1,
        max: 4,
        ofEntity: true,
      },
      addLeadingZeros: {
        kind: 'boolean',
        label: 'Leading zeros',
        help: 'Pads the number with zeros to four digits.',
        default: false,
        when: [{ option: 'minLength', is: [1, 2, 3] }],
      },
      airlineCode: {
        kind: 'boolean',
        label: 'Airline code',
        help: 'Puts the airline’s code before the number: BA117.',
        default: true,
      },
    },
  },
  'airline.recordLocator': {
    label: 'Record Locator',
    ...wholeText,
    options: {
      allowNumerics: {
        kind: 'boolean',
        label: 'Digits',
        help: 'Allows digits as well as letters.',
        default: false,
      },
      allowVisuallySimilarCharacters: {
        kind: 'boolean',
        label: 'Similar characters',
        help: 'Allows look-alikes: 0 and O, or 1, I and L.',
        default: false,
      },
    },
  },
  'airline.seat': {
    label: 'Seat',
    ...wholeText,
    entity: 'flight',
    options: {
      aircraftType: {
        kind: 'choice',
        label: 'Aircraft type',
        help: 'Sets the number of rows and the seats per row.',
        choices: ['airplane', 'narrowbody', 'regional', 'widebody'],
        labels: {
          airplane: 'As the row’s airplane',
          narrowbody: 'Narrow-body',
          regional: 'Regional',
          widebody: 'Wide-body',
        },
        default: 'airplane',
      },
    },
  },
} as const satisfies Record<string, Field>;
