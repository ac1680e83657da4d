import type { string as fields } from '../catalogue/fields/string.ts';
import type { GeneratorsOf, PreparedColumn } from './generator.ts';
import { combinations, DIGITS, LOWER, LOWER_HEX, lengthsOf, textsOf, UPPER } from './texts.ts';
import { unlimited } from './values.ts';
import { countBetween } from './words.ts';

const NANO_ID = [...DIGITS, ...LOWER, ...UPPER, '_', '-'];
const SYMBOLS = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'];
/** The printable characters of ASCII but the space and the tilde, as faker has it. */
const SAMPLE = Array.from({ length: 93 }, (_, i) => String.fromCharCode(33 + i));
/** https://www.crockford.com/base32.html */
const BASE_32 = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];
const HEX = {
  mixed: [...LOWER_HEX, ...'ABCDEF'],
  upper: [...'0123456789ABCDEF'],
  lower: LOWER_HEX,
} as const;

const LETTERS = { mixed: [...LOWER, ...UPPER], upper: UPPER, lower: LOWER } as const;

interface CharacterOptions {
  readonly length: number;
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  readonly exclude: string;
}

/** Texts of an alphabet without what options exclude, as faker samples them. */
function characterColumn(
  alphabet: readonly string[],
  options: CharacterOptions,
  sample: (options: { length: number | { min: number; max: number }; exclude?: string }) => string,
  firstAlphabet = alphabet,
): PreparedColumn {
  const { exclude } = options;
  const { min, max } = lengthsOf(options);
  const length = countBetween(min, max);
  const isLeft = (character: string) => !exclude.includes(character);
  const left = alphabet.filter(isLeft);
  const firstLeft = firstAlphabet.filter(isLeft);
  const fakerOptions = exclude === '' ? { length } : { length, exclude };
  return {
    sample: firstLeft.length > 0 ? () => sample(fakerOptions) : () => '',
    values: textsOf({ min, max }, left, firstLeft),
  };
}

/** Milliseconds since 1970, as the identifiers hold them that sort by time. */
function timeOf(now: number): number {
  return Math.max(0, now);
}

/** Version 7, of 74 random bits: https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-7 */
function uuidOfTime(now: number): (digits: string) => string {
  const time = timeOf(now).toString(16).padStart(12, '0');
  const start = `${time.slice(0, 8)}-${time.slice(8)}-7`;
  return (digits) => `${start}${digits.slice(0, 3)}-${digits.slice(3, 7)}-${digits.slice(7)}`;
}

function base32(value: number, length: number): string {
  let text = '';
  let left = value;
  while (text.length < length) {
    text = `${BASE_32[left % 32]}${text}`;
    left = Math.floor(left / 32);
  }
  return text;
}

function repeated<T>(list: T, times: number): T[] {
  return Array<T>(times).fill(list);
}

export const string = {
  'string.uuid': ({ faker, now, options: { version } }): PreparedColumn => {
    if (version === '4') return { sample: () => faker.string.uuid(), values: unlimited };
    const refDate = timeOf(now);
    const digits = [...repeated(LOWER_HEX, 3), ['8', '9', 'a', 'b'], ...repeated(LOWER_HEX, 15)];
    return {
      sample: () => faker.string.uuid({ version: 7, refDate }),
      values: combinations(digits, uuidOfTime(now)),
    };
  },
  'string.ulid': ({ faker, now }): PreparedColumn => {
    const refDate = timeOf(now);
    const time = base32(refDate, 10);
    return {
      sample: () => faker.string.ulid({ refDate }),
      values: combinations(repeated(BASE_32, 16), (random) => time + random),
    };
  },
  'string.nanoid': ({ faker, options: { length } }): PreparedColumn => ({
    sample: () => faker.string.nanoid(length),
    values: textsOf({ min: length, max: length }, NANO_ID),
  }),
  'string.alpha': ({ faker, options }) => {
    const { casing } = options;
    return characterColumn(LETTERS[casing], options, (given) => faker.string.alpha({ ...given, casing }));
  },
  'string.alphanumeric': ({ faker, options }) => {
    const { casing } = options;
    return characterColumn([...DIGITS, ...LETTERS[casing]], options, (given) =>
      faker.string.alphanumeric({ ...given, casing }),
    );
  },
  'string.numeric': ({ faker, options }) => {
    const { allowLeadingZeros } = options;
    return characterColumn(
      DIGITS,
      options,
      (given) => faker.string.numeric({ ...given, allowLeadingZeros }),
      allowLeadingZeros ? DIGITS : DIGITS.slice(1),
    );
  },
  'string.hexadecimal': ({ faker, options }) => {
    const alphabet = HEX[options.casing];
    // Of an alphabet in one case: what faker changes to it has letters twice as often as digits.
    return characterColumn(alphabet, { ...options, exclude: '' }, ({ length }) =>
      faker.string.fromCharacters(alphabet, length),
    );
  },
  'string.binary': ({ faker, options }) =>
    characterColumn(['0', '1'], { ...options, exclude: '' }, ({ length }) =>
      faker.string.binary({ length, prefix: '' }),
    ),
  'string.symbol': ({ faker, options }) =>
    characterColumn(SYMBOLS, { ...options, exclude: '' }, ({ length }) => faker.string.symbol(length)),
  'string.sample': ({ faker, options }) =>
    characterColumn(SAMPLE, { ...options, exclude: '' }, ({ length }) => faker.string.sample(length)),
} satisfies GeneratorsOf<typeof fields>;
