import type { AirlineModule } from '@faker-js/faker';
import { compileText, UPPER, without } from './characters.ts';
import { type CompileContext, type Compiled, withFallback } from './compile-context.ts';

/** Letters that do not look like a digit. */
const UNAMBIGUOUS_LETTERS = without(UPPER, 'OIL');

export function compileAirline({ faker, source }: CompileContext): Compiled<AirlineModule> {
  const locator = compileText(source, UNAMBIGUOUS_LETTERS);
  return { recordLocator: withFallback(() => locator(6), faker.airline.recordLocator) };
}
