import { type Codes, codesOf, ZERO } from './digits.ts';

/**
 * All letters except I, O and Q, which look like digits.
 * https://www.ecfr.gov/current/title-49/subtitle-B/chapter-V/part-565
 */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const CHARACTERS = `0123456789${LETTERS}`;
const SECTION_COUNT = CHARACTERS.length * CHARACTERS.length * CHARACTERS.length;
/** The characters for the years from 2010 to 2039. */
const YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 2010;
const SERIAL_COUNT = 10 ** 6;
/**
 * The values of the characters from `0` to `Z` in the check digit's sum; `.` has none. `WEIGHTS` are the weights of
 * the 17 positions.
 */
const VALUES = '0123456789.......12345678.12345.7.923456789';
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const YEAR_WEIGHT = 9;

export const vinNumberCount = SECTION_COUNT * SERIAL_COUNT;
export const vinRestraintCount = LETTERS.length;

/** The first five characters: three for the maker, and two that all vehicles of one model share. */
interface VinStart {
  readonly codes: Codes;
  /** Their share of the check digit's weighted sum. */
  readonly sum: number;
}

function charValue(code: number): number {
  return VALUES.charCodeAt(code - ZERO) - ZERO;
}

/** @param maker the world manufacturer identifier, three characters */
export function vinStart(maker: string, model: number): VinStart {
  const count = CHARACTERS.length;
  const line = CHARACTERS.charAt(model % count) + CHARACTERS.charAt((Math.floor(model / count) + 10) % count);
  const codes = codesOf(maker + line);
  return { codes, sum: codes.reduce((sum, code, i) => sum + charValue(code) * (WEIGHTS[i] ?? 0), 0) };
}

/** The code and the check value of each character, by its index in `CHARACTERS`. */
const CODES = codesOf(CHARACTERS);
const COUNTS = CODES.map(charValue);
const LETTER_CODES = codesOf(LETTERS);
const LETTER_COUNTS = LETTER_CODES.map(charValue);
const YEAR_CODES = codesOf(YEARS);
const YEAR_SUMS = YEAR_CODES.map((code) => charValue(code) * YEAR_WEIGHT);
const CHECK_CODES = codesOf('0123456789X');

/**
 * A vehicle identification number with its check digit.
 * @param restraint from 0 to 22, the index of a letter. A letter at position 7 means that the cycle of years began in 2010
 * @param number an integer from 0 to below 33^3 × 10^6. Each gives a different VIN of the same model and year
 */
export function vinOf(start: VinStart, year: number, restraint: number, number: number): string {
  const section = Math.floor(number / SERIAL_COUNT);
  const serial = number - section * SERIAL_COUNT;
  const body = section % 33;
  const engine = Math.floor(section / 33) % 33;
  const plant = Math.floor(section / 1089);
  const high = Math.floor(serial / 1000);
  const low = serial - high * 1000;
  const d1 = Math.floor(high / 100);
  const d2 = Math.floor(high / 10) % 10;
  const d3 = high % 10;
  const d4 = Math.floor(low / 100);
  const d5 = Math.floor(low / 10) % 10;
  const d6 = low % 10;
  const before = (COUNTS[body] ?? 0) * 3 + (LETTER_COUNTS[restraint] ?? 0) * 2 + (COUNTS[engine] ?? 0) * 10;
  const after = (YEAR_SUMS[year - FIRST_YEAR] ?? 0) + (COUNTS[plant] ?? 0) * 8;
  const digits = d1 * 7 + d2 * 6 + d3 * 5 + d4 * 4 + d5 * 3 + d6 * 2;
  const { codes, sum } = start;
  // biome-ignore format: a character each
  return String.fromCharCode(
    codes[0] ?? 0, codes[1] ?? 0, codes[2] ?? 0, codes[3] ?? 0, codes[4] ?? 0,
    CODES[body] ?? 0, LETTER_CODES[restraint] ?? 0, CODES[engine] ?? 0,
    CHECK_CODES[(sum + before + after + digits) % 11] ?? 0,
    YEAR_CODES[year - FIRST_YEAR] ?? 0, CODES[plant] ?? 0,
    ZERO + d1, ZERO + d2, ZERO + d3, ZERO + d4, ZERO + d5, ZERO + d6,
  );
}
