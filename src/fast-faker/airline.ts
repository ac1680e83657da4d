import type { AircraftType, AirlineModule } from '@faker-js/faker';
import { characters, numbersIn, UPPER, without } from './characters.ts';
import { type Compiled, type Kit, orElse } from './kit.ts';
import { pick } from './pick.ts';

const AIRCRAFT: readonly AircraftType[] = ['narrowbody', 'regional', 'widebody'];

/** Letters that no one takes for a digit. */
const CLEAR_LETTERS = without(UPPER, 'OIL');

/** Every seat of a narrow-bodied aircraft. */
const SEATS = Array.from({ length: 35 }, (_, row) => [...'ABCDEF'].map((letter) => `${row + 1}${letter}`));

export function compileAirline({ faker, source, data }: Kit): Compiled<AirlineModule> {
  const locator = characters(source, CLEAR_LETTERS);
  const anyNumber = pick(
    source,
    ['#', '##', '###', '####'].map((digits) => numbersIn(source, digits)),
  );
  return {
    aircraftType: pick(source, AIRCRAFT),
    airline: pick(source, data.airline?.airline),
    airplane: pick(source, data.airline?.airplane),
    airport: pick(source, data.airline?.airport),
    flightNumber: orElse(anyNumber && (() => anyNumber()()), faker.airline.flightNumber),
    recordLocator: orElse(() => locator(6), faker.airline.recordLocator),
    seat: orElse(pick(source, SEATS.flat()), faker.airline.seat),
  };
}
