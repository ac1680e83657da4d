import type { system as fields } from '../../catalogue/fields/system.ts';
import { combinations } from './combinations.ts';
import type { ValuesOf } from './values.ts';
import { uncountable } from './values.ts';

/** The integers from 0 to `last`, as texts. */
function numbersTo(last: number): string[] {
  return Array.from({ length: last + 1 }, (_, number) => String(number));
}

export const system = {
  'system.semver': () => combinations([numbersTo(9), ['.'], numbersTo(20), ['.'], numbersTo(20)]),
  'system.networkInterface': () =>
    uncountable('Machines name their interfaces alike. Make the MAC address unique, or add a sequence.'),
} satisfies ValuesOf<typeof fields>;
