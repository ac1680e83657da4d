import { pickIndex, type RandomStream } from '../../random/stream.ts';
import { aircraft, airlines, airports } from '../data/flights.ts';
import type { EntityOptions, PartMaker } from './part.ts';

/** Rows of an aircraft, and the letters of a row. */
const SEATS = {
  regional: { rows: 20, letters: 'ABCD' },
  narrowbody: { rows: 35, letters: 'ABCDEF' },
  widebody: { rows: 60, letters: 'ABCDEFGHJK' },
} as const;

export type AircraftType = keyof typeof SEATS;

/** The seats of an aircraft. */
export function seatsOf(aircraftType: AircraftType): readonly string[] {
  const { rows, letters } = SEATS[aircraftType];
  return Array.from({ length: rows }, (_, row) => [...letters].map((letter) => `${row + 1}${letter}`)).flat();
}

/** Digits of a flight number at most, and of one that is filled up with zeros. */
export const FLIGHT_DIGITS = 4;

interface Airplane {
  readonly name: string;
  readonly type: AircraftType;
  readonly seats: readonly string[];
}

interface Airline {
  /** IATA's. */
  readonly code: string;
  readonly name: string;
  readonly fleet: readonly Airplane[];
  readonly homes: readonly string[];
}

/** `DFW Dallas Fort Worth International Airport` as code and name. */
function codeAndName(entry: string): readonly [code: string, name: string] {
  const end = entry.indexOf(' ');
  return [entry.slice(0, end), entry.slice(end + 1)];
}

function airplanesOf(type: AircraftType): readonly (readonly [code: string, airplane: Airplane])[] {
  const seats = seatsOf(type);
  return aircraft[type]
    .split('|')
    .map(codeAndName)
    .map(([code, name]) => [code, { name, type, seats }]);
}

function readAirlines(): readonly Airline[] {
  const airplanes = new Map(
    [airplanesOf('narrowbody'), airplanesOf('regional'), airplanesOf('widebody')].flat(),
  );
  const names = new Map(airports.split('|').map(codeAndName));
  const known = <T>(of: ReadonlyMap<string, T>, codes: string) =>
    codes.split(' ').flatMap((code) => of.get(code) ?? []);
  return airlines.split('|').map((entry) => {
    const [head = '', fleet = '', homes = ''] = entry.split('~');
    const [code, name] = codeAndName(head);
    return { code, name, fleet: known(airplanes, fleet), homes: known(names, homes) };
  });
}

/** The numbers of so many digits. */
function flightNumbers({ minLength = 1, maxLength = FLIGHT_DIGITS }: EntityOptions): readonly number[] {
  const first = 10 ** (minLength - 1);
  return Array.from({ length: Math.max(0, 10 ** maxLength - first) }, (_, index) => first + index);
}

/** A flight of an airline, from an airport where it is at home, in an airplane of its fleet. */
export function flightParts(stream: RandomStream) {
  let all: readonly Airline[] | undefined;
  return ({ chosen, derived, sampled }: PartMaker, options: EntityOptions) => {
    all ??= readAirlines();
    const airline = chosen('entry', all);
    const number = chosen('flightNumber', flightNumbers(options));
    const airplane = sampled('airplane', (i): Airplane => {
      const { fleet, name } = airline.at(i);
      const one = fleet[pickIndex(stream, fleet.length)];
      if (!one) throw new RangeError(`${name} has no fleet`);
      return one;
    });
    return {
      airline: derived((i) => airline.at(i).name),
      code: derived((i) => airline.at(i).code),
      number: derived((i) => String(number.at(i))),
      airplane: derived((i) => airplane.at(i).name),
      aircraftType: derived((i) => airplane.at(i).type),
      airport: sampled('airport', (i) => {
        const { homes } = airline.at(i);
        return homes[pickIndex(stream, homes.length)] ?? '';
      }),
      seat: sampled('seat', (i) => {
        const { seats } = airplane.at(i);
        return seats[pickIndex(stream, seats.length)] ?? '';
      }),
    };
  };
}
