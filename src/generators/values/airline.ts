import type { airline as fields } from '../../catalogue/fields/airline.ts';
import { seatsOf } from '../entities/flight.ts';
import { characters, texts } from './texts.ts';
import type { ValuesOf } from './values.ts';
import { listed, uncountable } from './values.ts';

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SIMILAR = '01OIL';
const LOCATOR_LENGTH = 6;
const SHARED =
  'Airlines share airplanes and airports, as in life. Make the airline or the flight number unique, or add a sequence.';

export const airline = {
  'airline.aircraftType': () => uncountable(SHARED),
  'airline.airline': 'entry',
  'airline.airplane': () => uncountable(SHARED),
  'airline.airport': () => uncountable(SHARED),
  'airline.flightNumber': 'flightNumber',
  'airline.recordLocator': ({ options: { allowNumerics, allowVisuallySimilarCharacters } }) => {
    const alphabet = [...(allowNumerics ? DIGITS : ''), ...LETTERS].filter(
      (character) => allowVisuallySimilarCharacters || !SIMILAR.includes(character),
    );
    return texts(characters(alphabet.join(''), LOCATOR_LENGTH));
  },
  'airline.seat': ({ options: { aircraftType } }) =>
    aircraftType === 'airplane'
      ? uncountable('Airplanes have the same seats. Choose an aircraft type, or add a sequence.')
      : listed(seatsOf(aircraftType)),
} satisfies ValuesOf<typeof fields>;
