import type { airline as fields } from '../../catalogue/fields/airline.ts';
import { FLIGHT_DIGITS } from '../documents/airline.ts';
import { characters, texts } from './texts.ts';
import type { ValuesOf } from './values.ts';
import { numbered } from './values.ts';

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SIMILAR = '01OIL';
const LOCATOR_LENGTH = 6;

export const airline = {
  'airline.flightNumber': ({ options: { minLength, maxLength, addLeadingZeros } }) => {
    const first = 10 ** (minLength - 1);
    return numbered({
      count: 10 ** maxLength - first,
      at: (index) => String(first + index).padStart(addLeadingZeros ? FLIGHT_DIGITS : 1, '0'),
    });
  },
  'airline.recordLocator': ({ options: { allowNumerics, allowVisuallySimilarCharacters } }) => {
    const alphabet = [...(allowNumerics ? DIGITS : ''), ...LETTERS].filter(
      (character) => allowVisuallySimilarCharacters || !SIMILAR.includes(character),
    );
    return texts(characters(alphabet.join(''), LOCATOR_LENGTH));
  },
} satisfies ValuesOf<typeof fields>;
