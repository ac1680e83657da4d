import type { airline as fields } from '../catalogue/fields/airline.ts';
import { pickOne } from '../random/uniform.ts';
import { DIGITS, UPPER } from './characters.ts';
import { aircraft, airlines, airports } from './data/flights.ts';
import { listed, numbered, uncountable } from './distinct-values.ts';
import { FLIGHT_DIGITS, seatsOf } from './entities/flight.ts';
import { type EntriesOf, ofTexts, part } from './field-entry.ts';
import { createPoliteSampler, politeTexts } from './rude-letters.ts';
import { characterSets } from './text-facts.ts';

/** The length of an IATA airline code. */
const AIRLINE_CODE = 2;
const LOCATOR_LENGTH = 6;
/** Characters that look like others. A record locator has them only if an option allows it. */
const SIMILAR = '01OIL';

const shared = uncountable(
  'Airlines share airplanes and airports, as in life. Make the airline or the flight number unique, or add a sequence.',
);

/** The names from entries such as `DFW Dallas Fort Worth International Airport~…`. */
function namesOf(packed: string): readonly string[] {
  return packed.split('|').map((entry) => {
    const [head = ''] = entry.split('~');
    return head.slice(head.indexOf(' ') + 1);
  });
}

interface LocatorOptions {
  readonly allowNumerics: boolean;
  readonly allowVisuallySimilarCharacters: boolean;
}

function lettersOf({ allowNumerics, allowVisuallySimilarCharacters }: LocatorOptions): readonly string[] {
  return [...(allowNumerics ? DIGITS : []), ...UPPER].filter(
    (character) => allowVisuallySimilarCharacters || !SIMILAR.includes(character),
  );
}

export const airline = {
  'airline.aircraftType': part('flight', 'aircraftType', {
    values: shared,
    ...ofTexts(() => Object.keys(aircraft)),
  }),
  'airline.airline': part('flight', 'airline', { values: 'entry', ...ofTexts(() => namesOf(airlines)) }),
  'airline.airplane': part('flight', 'airplane', {
    values: shared,
    ...ofTexts(() => Object.values(aircraft).flatMap(namesOf)),
  }),
  'airline.airport': part('flight', 'airport', { values: shared, ...ofTexts(() => namesOf(airports)) }),
  'airline.flightNumber': {
    generate: {
      entity: 'flight',
      prepare: ({ entity: { code, number }, options: { addLeadingZeros, airlineCode } }) => {
        const digits = addLeadingZeros ? FLIGHT_DIGITS : 1;
        const padded = (i: number) => number.at(i).padStart(digits, '0');
        return airlineCode ? (i) => `${code.at(i)}${padded(i)}` : padded;
      },
    },
    values: 'flightNumber',
    // Airlines have the same numbers.
    hasMoreValues: ({ options }) => options.airlineCode === true,
    length: ({ options: { airlineCode, addLeadingZeros, maxLength } }) =>
      (airlineCode ? AIRLINE_CODE : 0) + (addLeadingZeros ? FLIGHT_DIGITS : maxLength),
    characters: characterSets.codes,
  },
  'airline.recordLocator': {
    generate: ({ stream, options }) => createPoliteSampler(stream, lettersOf(options), LOCATOR_LENGTH),
    values: ({ options }) => numbered(politeTexts(new Array(LOCATOR_LENGTH).fill(lettersOf(options)))),
    length: LOCATOR_LENGTH,
    characters: characterSets.codes,
  },
  'airline.seat': {
    generate: {
      entity: 'flight',
      prepare: ({ stream, entity: { seat }, options: { aircraftType } }) => {
        if (aircraftType === 'airplane') return seat;
        const seats = seatsOf(aircraftType);
        return () => pickOne(stream, seats);
      },
    },
    values: ({ options: { aircraftType } }) =>
      aircraftType === 'airplane'
        ? uncountable('Airplanes have the same seats. Choose an aircraft type, or add a sequence.')
        : listed(seatsOf(aircraftType)),
    // At most 99 rows, and one letter.
    length: 3,
    characters: characterSets.codes,
  },
} satisfies EntriesOf<typeof fields>;
