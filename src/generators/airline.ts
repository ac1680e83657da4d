import type { airline as fields } from '../catalogue/fields/airline.ts';
import { characters, texts } from './counted/texts.ts';
import type { GeneratorsOf } from './generator.ts';
import { chosen } from './values.ts';

const AIRCRAFT_TYPES = ['narrowbody', 'regional', 'widebody'] as const;

/** Rows of an aircraft, and the letters of a row. */
const SEATS = {
  regional: { rows: 20, letters: 'ABCD' },
  narrowbody: { rows: 35, letters: 'ABCDEF' },
  widebody: { rows: 60, letters: 'ABCDEFGHJK' },
} as const;

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SIMILAR = '01OIL';
const LOCATOR_LENGTH = 6;
/** Digits of a flight number that is padded with zeros. */
const FLIGHT_DIGITS = 4;

export const airline = {
  'airline.aircraftType': ({ faker }) => chosen(faker, AIRCRAFT_TYPES),
  'airline.airline': ({ faker }) => chosen(faker, namesOf(faker.definitions.airline.airline)),
  'airline.airplane': ({ faker }) => chosen(faker, namesOf(faker.definitions.airline.airplane)),
  'airline.airport': ({ faker }) => chosen(faker, namesOf(faker.definitions.airline.airport)),
  'airline.flightNumber': ({ faker, options: { minLength, maxLength, addLeadingZeros } }) => {
    const isDefault = minLength === 1 && maxLength === FLIGHT_DIGITS && !addLeadingZeros;
    const given = { length: { min: minLength, max: maxLength }, addLeadingZeros };
    const first = 10 ** (minLength - 1);
    return {
      sample: isDefault ? () => faker.airline.flightNumber() : () => faker.airline.flightNumber(given),
      values: {
        kind: 'counted',
        count: 10 ** maxLength - first,
        at: (index) => String(first + Number(index)).padStart(addLeadingZeros ? FLIGHT_DIGITS : 1, '0'),
      },
    };
  },
  'airline.recordLocator': ({ faker, options: { allowNumerics, allowVisuallySimilarCharacters } }) => {
    const given = { allowNumerics, allowVisuallySimilarCharacters };
    const alphabet = [...(allowNumerics ? DIGITS : ''), ...LETTERS].filter(
      (character) => allowVisuallySimilarCharacters || !SIMILAR.includes(character),
    );
    return {
      sample:
        allowNumerics || allowVisuallySimilarCharacters
          ? () => faker.airline.recordLocator(given)
          : () => faker.airline.recordLocator(),
      values: texts(characters(alphabet.join(''), LOCATOR_LENGTH)),
    };
  },
  'airline.seat': ({ faker, options: { aircraftType } }) => {
    const { rows, letters } = SEATS[aircraftType];
    const seats = Array.from({ length: rows }, (_, row) =>
      [...letters].map((letter) => `${row + 1}${letter}`),
    );
    return chosen(faker, seats.flat());
  },
} satisfies GeneratorsOf<typeof fields>;

function namesOf(entries: readonly { readonly name: string }[]): readonly string[] {
  return entries.map(({ name }) => name);
}
