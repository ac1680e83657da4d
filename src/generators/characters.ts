import type { string as fields } from '../catalogue/fields/string.ts';
import type { OptionsOf } from './generator.ts';

export const DIGITS = [...'0123456789'];
export const LOWER = [...'abcdefghijklmnopqrstuvwxyz'];
export const UPPER = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
export const ALPHANUMERIC = [...DIGITS, ...LOWER, ...UPPER];
export const LOWER_HEX = [...'0123456789abcdef'];

const LETTERS = { mixed: [...LOWER, ...UPPER], upper: UPPER, lower: LOWER } as const;
const HEX = {
  mixed: [...LOWER_HEX, ...'ABCDEF'],
  upper: [...'0123456789ABCDEF'],
  lower: LOWER_HEX,
} as const;
const SYMBOLS = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'];
/** As in faker: the printable ASCII characters without the space and the tilde. */
const SAMPLE = Array.from({ length: 93 }, (_, i) => String.fromCharCode(33 + i));

type StringOptions<Name extends keyof typeof fields> = OptionsOf<(typeof fields)[Name]>;

/** The alphabets of random texts, before the option `exclude` is applied. */
export const alphabetOf = {
  'string.alpha': ({ casing }: StringOptions<'string.alpha'>) => LETTERS[casing],
  'string.alphanumeric': ({ casing }: StringOptions<'string.alphanumeric'>) => [
    ...DIGITS,
    ...LETTERS[casing],
  ],
  'string.numeric': () => DIGITS,
  'string.hexadecimal': ({ casing }: StringOptions<'string.hexadecimal'>) => HEX[casing],
  'string.binary': () => ['0', '1'],
  'string.symbol': () => SYMBOLS,
  'string.sample': () => SAMPLE,
} as const;

/** The possible first characters of a numeric text. */
export function firstDigits({ allowLeadingZeros }: StringOptions<'string.numeric'>): readonly string[] {
  return allowLeadingZeros ? DIGITS : DIGITS.slice(1);
}

/** The alphabet without the excluded characters. */
export function without(alphabet: readonly string[], excluded: string): readonly string[] {
  return alphabet.filter((character) => !excluded.includes(character));
}

export interface LengthOptions {
  readonly length: number;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
}

/** The minimum and maximum length of the texts. An option that is not set follows from `length`. */
export function lengthsOf({ length, minLength, maxLength }: LengthOptions): { min: number; max: number } {
  return {
    min: minLength ?? Math.min(length, maxLength ?? length),
    max: maxLength ?? Math.max(length, minLength ?? length),
  };
}
