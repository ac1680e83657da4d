/** All but I, O and Q, which are taken for digits. https://www.ecfr.gov/current/title-49/subtitle-B/chapter-V/part-565 */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const CHARACTERS = `0123456789${LETTERS}`;
const SECTION_COUNT = CHARACTERS.length ** 3;
/** From 2010 on. */
const YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 2010;
const SERIAL_DIGITS = 6;
const SERIAL_COUNT = 10 ** SERIAL_DIGITS;
/** What each character from 0 to Z counts, and at which place. */
const VALUES = '0123456789.......12345678.12345.7.923456789';
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECK_PLACE = 8;

export interface VinParts {
  /** Three characters for the maker. */
  readonly maker: string;
  /** From 0: vehicles of one model share two characters. */
  readonly model: number;
  readonly year: number;
  /** From 0 to below 23, for the restraints: a letter says that the year is of the cycle that began in 2010. */
  readonly restraint: number;
  /** An integer from 0 to below 33^3 x 10^6: each gives another VIN of the same maker, model and year. */
  readonly number: number;
}

export const vinNumberCount = SECTION_COUNT * SERIAL_COUNT;
export const vinRestraintCount = LETTERS.length;

/** A vehicle's identification number, with its check digit. */
export function vinOf({ maker, model, year, restraint, number }: VinParts): string {
  const serial = number % SERIAL_COUNT;
  const section = Math.floor(number / SERIAL_COUNT);
  const body = character(section);
  const engine = character(Math.floor(section / 33));
  const plant = character(Math.floor(section / 1089));
  const line = character(model) + character(Math.floor(model / 33) + 10);
  const start = `${maker}${line}${body}${LETTERS.charAt(restraint)}${engine}`;
  const end = YEARS.charAt(year - FIRST_YEAR) + plant + String(serial).padStart(SERIAL_DIGITS, '0');
  return start + checkDigit(start, end) + end;
}

function character(index: number): string {
  return CHARACTERS.charAt(index % CHARACTERS.length);
}

function checkDigit(start: string, end: string): string {
  let sum = 0;
  for (let i = 0; i < start.length; i++) sum += charValue(start, i) * (WEIGHTS[i] ?? 0);
  for (let i = 0; i < end.length; i++) sum += charValue(end, i) * (WEIGHTS[CHECK_PLACE + 1 + i] ?? 0);
  const digit = sum % 11;
  return digit === 10 ? 'X' : String(digit);
}

function charValue(text: string, at: number): number {
  return VALUES.charCodeAt(text.charCodeAt(at) - 48) - 48;
}
