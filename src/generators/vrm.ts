/** https://www.gov.uk/government/publications/vehicle-registration-numbers-and-number-plates: no I, J, Q, T, U or Z begins, no I or Q follows. */
export const areas = [...'ABCDEFGHKLMNOPRSVWXY'].flatMap((region) =>
  [...'ABCDEFGHJKLMNOPRSTUVWXY'].map((office) => region + office),
);

const LETTERS = [...'ABCDEFGHJKLMNOPRSTUVWXYZ'];

/** The three letters at the end. */
export const endings = { count: LETTERS.length ** 3, at: endingAt };

function endingAt(index: number): string {
  const letter = (place: number) => LETTERS[Math.floor(index / place) % LETTERS.length] ?? '';
  return letter(1) + letter(LETTERS.length) + letter(LETTERS.length ** 2);
}

/** The halves of a year: those registered from March on have its digits, those from September on 50 more. */
export function ageOf(year: number, half: 0 | 1): string {
  return String((year % 100) + half * 50).padStart(2, '0');
}
