import type { airline as fields } from '../../catalogue/fields/airline.ts';
import { aircraft, airlines, airports } from '../data/flights.ts';
import { FLIGHT_DIGITS } from '../entities/flight.ts';
import type { LengthsOf } from './lengths.ts';
import { longestOf, once } from './lengths.ts';

/** IATA's codes of airlines have two characters. */
const AIRLINE_CODE = 2;

/** `DFW Dallas Fort Worth International Airport~…`: the name after the code. */
function namesOf(packed: string): readonly string[] {
  return packed.split('|').map((entry) => {
    const [head = ''] = entry.split('~');
    return head.slice(head.indexOf(' ') + 1);
  });
}

export const airline = {
  'airline.aircraftType': longestOf(Object.keys(aircraft)),
  'airline.airline': once(() => longestOf(namesOf(airlines))),
  'airline.airplane': once(() => longestOf(Object.values(aircraft).flatMap(namesOf))),
  'airline.airport': once(() => longestOf(namesOf(airports))),
  'airline.flightNumber': ({ options: { airlineCode, addLeadingZeros, maxLength } }) =>
    (airlineCode ? AIRLINE_CODE : 0) + (addLeadingZeros ? FLIGHT_DIGITS : maxLength),
  'airline.recordLocator': 6,
  // Up to 99 rows, and a letter.
  'airline.seat': 3,
} satisfies LengthsOf<typeof fields>;
