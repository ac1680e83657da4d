import type { AircraftType, AirlineModule } from '@faker-js/faker';
import { compileText, UPPER, without } from './characters.ts';
import { type CompileContext, type Compiled, withFallback } from './compile-context.ts';
import { compileNumberMask } from './mask.ts';
import { pick } from './pick.ts';

const AIRCRAFT: readonly AircraftType[] = ['narrowbody', 'regional', 'widebody'];

/** Letters that do not look like a digit. */
const UNAMBIGUOUS_LETTERS = without(UPPER, 'OIL');

/** Every seat of a narrow-bodied aircraft. */
const SEATS = Array.from({ length: 35 }, (_, row) => [...'ABCDEF'].map((letter) => `${row + 1}${letter}`));

export function compileAirline({ faker, source, data }: CompileContext): Compiled<AirlineModule> {
  const locator = compileText(source, UNAMBIGUOUS_LETTERS);
  const anyNumber = pick(
    source,
    ['#', '##', '###', '####'].map((digits) => compileNumberMask(source, digits)),
  );
  return {
    aircraftType: pick(source, AIRCRAFT),
    airline: pick(source, data.airline?.airline),
    airplane: pick(source, data.airline?.airplane),
    airport: pick(source, data.airline?.airport),
    flightNumber: withFallback(anyNumber && (() => anyNumber()()), faker.airline.flightNumber),
    recordLocator: withFallback(() => locator(6), faker.airline.recordLocator),
    seat: withFallback(pick(source, SEATS.flat()), faker.airline.seat),
  };
}
