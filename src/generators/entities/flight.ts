import { aircraft, airlines, airports } from '../data/flights.ts';
import { powerOfTen } from '../number-range.ts';
import { numberText } from '../number-text.ts';
import type { EntityOptions, PartMaker } from './part.ts';

/** The number of rows and the letters of a row, for aircraft that are known only by their type. */
const SEATS = { regional: '20ABCD', narrowbody: '35ABCDEF', widebody: '60ABCDEFGHJK' } as const;

type AircraftType = keyof typeof SEATS;

/** Lists the seats of a cabin: `20ABCD` has 20 rows with the letters A to D. */
function seatsIn(cabin: string): readonly string[] {
  const letters = [...cabin.replace(/^\d+/, '')];
  const rows = Number.parseInt(cabin, 10);
  return Array.from({ length: rows }, (_, row) => letters.map((letter) => `${row + 1}${letter}`)).flat();
}

export function seatsOf(aircraftType: AircraftType): readonly string[] {
  return seatsIn(SEATS[aircraftType]);
}

/** The maximum length of a flight number, and its length with leading zeros. */
export const FLIGHT_DIGITS = 4;

/** Splits `DFW Dallas Fort Worth International Airport` into code and name. */
function codeAndName(entry: string): readonly [code: string, name: string] {
  const end = entry.indexOf(' ');
  return [entry.slice(0, end), entry.slice(end + 1)];
}

const TYPES: readonly AircraftType[] = ['narrowbody', 'regional', 'widebody'];

/** Reads parallel lists. `airplanes`, `types` and `seats` are indexed by airplane, the others by airline. */
function readAirlines() {
  const airplanes = TYPES.flatMap((type) =>
    aircraft[type].split('|').map((entry) => {
      const [head = '', cabin = ''] = entry.split('~');
      const [code, name] = codeAndName(head);
      return { code, name, type, seats: seatsIn(cabin) };
    }),
  );
  const numbers = new Map(airplanes.map(({ code }, number) => [code, number]));
  const airportNames = new Map(airports.split('|').map(codeAndName));
  const known = <T>(of: ReadonlyMap<string, T>, codes = '') =>
    codes.split(' ').flatMap((code) => of.get(code) ?? []);
  const entries = airlines.split('|').map((entry) => entry.split('~'));
  const heads = entries.map(([head = '']) => codeAndName(head));
  return {
    airplanes: airplanes.map(({ name }) => name),
    types: airplanes.map(({ type }) => type),
    seats: airplanes.map(({ seats }) => seats),
    /** IATA codes. */
    codes: heads.map(([code]) => code),
    names: heads.map(([, name]) => name),
    /** The indexes of the airplanes that each airline has. */
    fleets: entries.map(([, fleet]) => known(numbers, fleet)),
    homes: entries.map(([, , homes]) => known(airportNames, homes)),
  };
}

/** The range of flight numbers with `minLength` to `maxLength` digits. */
function flightNumbers({ minLength = 1, maxLength = FLIGHT_DIGITS }: EntityOptions) {
  const first = powerOfTen(minLength - 1);
  return { first, count: Math.max(0, powerOfTen(maxLength) - first) };
}

/** A flight of an airline from one of its home airports, in an airplane of its fleet. */
export function flightParts() {
  const all = readAirlines();
  return ({ chosen, derived, listed, oneOf }: PartMaker, options: EntityOptions) => {
    const airline = chosen('entry', all.codes.length);
    const { first, count } = flightNumbers(options);
    const number = chosen('flightNumber', count);
    const airplane = oneOf('airplane', airline, all.fleets);
    return {
      airline: listed(airline, all.names),
      code: listed(airline, all.codes),
      number: derived((i) => numberText(first + number.at(i))),
      airplane: listed(airplane, all.airplanes),
      aircraftType: listed(airplane, all.types),
      airport: oneOf('airport', airline, all.homes),
      seat: oneOf('seat', airplane, all.seats),
    };
  };
}
