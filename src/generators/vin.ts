import { type Codes, codesOf, textOf, ZERO } from './digits.ts';
import { once } from './once.ts';
import { scatteredNumbers } from './scattered.ts';

/**
 * All letters except I, O and Q, which look like digits.
 * https://www.ecfr.gov/current/title-49/subtitle-B/chapter-V/part-565
 */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const CHARACTERS = `0123456789${LETTERS}`;
/** The characters for the years from 2010 to 2039. */
const YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 2010;
/**
 * The values of the characters from `0` to `Z` in the check digit's sum; `.` has none. `WEIGHTS` are the weights of
 * the 17 positions.
 */
const VALUES = '0123456789.......12345678.12345.7.923456789';
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const YEAR_WEIGHT = 9;

/** The characters of the positions 1 to 8, and 11, which show the model and the plant. */
export interface VinStart {
  readonly codes: Codes;
  readonly plant: number;
  /** Their share of the check digit's weighted sum. */
  readonly sum: number;
}

function charValue(code: number): number {
  return VALUES.charCodeAt(code - ZERO) - ZERO;
}

const PLANT_AT = 10;

/** @param text the eight characters at the start @param plant the character of the plant */
export function vinStart(text: string, plant: string): VinStart {
  const codes = codesOf(text);
  const own = plant.charCodeAt(0);
  const ofPlant = charValue(own) * (WEIGHTS[PLANT_AT] ?? 0);
  return {
    codes,
    plant: own,
    sum: codes.reduce((sum, code, i) => sum + charValue(code) * (WEIGHTS[i] ?? 0), ofPlant),
  };
}

/**
 * The start of a model whose letters are not known. A letter at position 7 means that the cycle of years began in 2010.
 * @param maker the world manufacturer identifier
 */
export function unknownStart(maker: string, model: number): VinStart {
  const at = (place: number) => CHARACTERS.charAt(Math.floor(model / place) % CHARACTERS.length);
  return vinStart(`${maker}${at(1)}${at(7)}1${LETTERS.charAt(model % LETTERS.length)}4`, at(3));
}

const YEAR_CODES = codesOf(YEARS);
const YEAR_SUMS = YEAR_CODES.map((code) => charValue(code) * YEAR_WEIGHT);
const CHECK_CODES = codesOf('0123456789X');
const CODES = codesOf(CHARACTERS);
const COUNTS = CODES.map(charValue);

/**
 * A vehicle identification number with its check digit.
 * @param first the index of the character at position 12 in `0123456789ABC…`
 * @param serial an integer from 0 to below 10^5, for the last five digits
 */
export function vinOf(start: VinStart, year: number, first: number, serial: number): string {
  const high = (serial / 1000) | 0;
  const low = serial - high * 1000;
  const d1 = (high / 10) | 0;
  const d2 = high - d1 * 10;
  const d3 = (low / 100) | 0;
  const d4 = ((low / 10) | 0) - d3 * 10;
  const d5 = low % 10;
  const digits = (COUNTS[first] ?? 0) * 7 + d1 * 6 + d2 * 5 + d3 * 4 + d4 * 3 + d5 * 2;
  const { codes, plant, sum } = start;
  // biome-ignore format: a character each
  return String.fromCharCode(
    codes[0] ?? 0, codes[1] ?? 0, codes[2] ?? 0, codes[3] ?? 0,
    codes[4] ?? 0, codes[5] ?? 0, codes[6] ?? 0, codes[7] ?? 0,
    CHECK_CODES[(sum + (YEAR_SUMS[year - FIRST_YEAR] ?? 0) + digits) % 11] ?? 0,
    YEAR_CODES[year - FIRST_YEAR] ?? 0, plant, CODES[first] ?? 0,
    ZERO + d1, ZERO + d2, ZERO + d3, ZERO + d4, ZERO + d5,
  );
}

/** The last five characters are digits. */
const SERIALS = 100_000;
/** The index of the last character, Z. At position 12, it means that the row's number continues in the descriptor. */
const LAST = CHARACTERS.length - 1;
/** The indexes of the characters that continue it. Position 7 stays a letter. */
const CONTINUED = [7, 5, 4, 3];
const scattered = once(() => [scatteredNumbers(10 * SERIALS), scatteredNumbers(SERIALS)] as const);

/**
 * A vehicle identification number that no other row's number gives. The first 3,200,000 numbers keep the model's letters.
 * @param text an integer from 0 to below 10^11
 */
export function distinctVin(start: VinStart, year: number, text: string): string {
  const number = Number(text);
  const [ofMillion, ofSerials] = scattered();
  if (number < 10 * SERIALS) {
    const own = ofMillion(text);
    const first = Math.floor(own / SERIALS);
    return vinOf(start, year, first, own - first * SERIALS);
  }
  const first = Math.floor(number / SERIALS);
  const serial = ofSerials(String(number % SERIALS));
  if (first < LAST) return vinOf(start, year, first, serial);
  const codes = [...start.codes];
  let rest = first - LAST;
  for (const place of CONTINUED) {
    codes[place] = CODES[rest % CODES.length] ?? 0;
    rest = Math.floor(rest / CODES.length);
  }
  return vinOf(vinStart(textOf(codes), String.fromCharCode(start.plant)), year, LAST, serial);
}
