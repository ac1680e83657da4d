/**
 * The two letters at the start. The first is never I, J, Q, T, U or Z; the second is never I or Q.
 * https://www.gov.uk/government/publications/vehicle-registration-numbers-and-number-plates
 */
export const areas = [...'ABCDEFGHKLMNOPRSVWXY'].flatMap((region) =>
  [...'ABCDEFGHJKLMNOPRSTUVWXY'].map((office) => region + office),
);

const LETTERS = [...'ABCDEFGHJKLMNOPRSTUVWXYZ'];
const PAIRS = LETTERS.flatMap((second) => LETTERS.map((first) => first + second));

/** The three letters at the end. */
export const endings = { count: LETTERS.length * PAIRS.length, at: endingAt };

function endingAt(index: number): string {
  return (PAIRS[index % PAIRS.length] ?? '') + (LETTERS[Math.floor(index / PAIRS.length)] ?? '');
}

const AGES = Array.from({ length: 150 }, (_, age) => String(age).padStart(2, '0'));

/**
 * The age identifier: the last two digits of the year for vehicles registered from March on, and 50 more from
 * September on.
 */
export function ageOf(year: number, half: 0 | 1): string {
  return AGES[(year % 100) + half * 50] ?? '';
}
