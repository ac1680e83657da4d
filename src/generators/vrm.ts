import { once } from './once.ts';
import { isRude } from './rude-letters.ts';

/**
 * The two letters at the start. The first is never I, J, Q, T, U or Z; the second is never I or Q.
 * https://www.gov.uk/government/publications/vehicle-registration-numbers-and-number-plates
 */
export const areas = [...'ABCDEFGHKLMNOPRSVWXY'].flatMap((region) =>
  [...'ABCDEFGHJKLMNOPRSTUVWXY'].map((office) => region + office),
);

const LETTERS = [...'ABCDEFGHJKLMNOPRSTUVWXYZ'];

const triples = once(() =>
  LETTERS.flatMap((third) =>
    LETTERS.flatMap((second) => LETTERS.map((first) => first + second + third)),
  ).filter((letters) => !isRude(letters)),
);

/** The three letters at the end. They are not rude. */
export const endings = {
  get count(): number {
    return triples().length;
  },
  at: (index: number): string => triples()[index] ?? '',
};

const AGES = Array.from({ length: 150 }, (_, age) => String(age).padStart(2, '0'));

/** The years of registration of vehicles. */
const FIRST_YEAR = 2010;
const YEARS = 16;

/**
 * The age identifier: the last two digits of the year for vehicles registered from March on, and 50 more from
 * September on.
 */
export function ageOf(year: number, half: 0 | 1): string {
  return AGES[(year % 100) + half * 50] ?? '';
}

/** The age identifiers of all vehicles. */
export const ages = once(() =>
  Array.from({ length: YEARS }, (_, year) => FIRST_YEAR + year).flatMap((year) => [
    ageOf(year, 0),
    ageOf(year, 1),
  ]),
);
