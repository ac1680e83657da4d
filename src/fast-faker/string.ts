import type { NumberOrRange, StringModule } from '@faker-js/faker';
import { characters, codesOf, DIGITS, LOWER, UPPER } from './characters.ts';
import { type Compiled, type Kit, orElse } from './kit.ts';
import { howMany } from './pick.ts';
import type { Draw, Source } from './source.ts';

/** Faker's alphabet of sixteen digits: it holds the letters in both cases, so that they come twice as often. */
export const LOWER_HEX = `${DIGITS}abcdefabcdef`;

const SYMBOLS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

interface Options {
  length?: NumberOrRange;
  casing?: 'upper' | 'lower' | 'mixed';
  exclude?: unknown;
}

interface Cased {
  readonly upper: string;
  readonly lower: string;
  readonly mixed: string;
}

/** Strings of letters in upper, lower or either case; exclusions are left to faker. */
function compileCased<Given extends Options>(
  source: Source,
  alphabets: Cased,
  plain: (options?: number | Given) => string,
): (options?: number | Given) => string {
  const draw = {
    upper: characters(source, alphabets.upper),
    lower: characters(source, alphabets.lower),
    mixed: characters(source, alphabets.mixed),
  };
  return (options) => {
    if (typeof options !== 'object') return draw.mixed(options ?? 1);
    if (options.exclude !== undefined) return plain(options);
    return draw[options.casing ?? 'mixed'](howMany(source, options.length ?? 1));
  };
}

const HEX_CODES = codesOf('0123456789abcdef');

/** The code of the digit that the low four bits write. */
function hex(bits: number): number {
  return HEX_CODES[bits & 15] ?? 0;
}

const DASH = 45;
const FOUR = 52;

/** A version 4 UUID of 122 random bits. */
function compileUuid(source: Source): Draw {
  return () => {
    const a = source.u32();
    const b = source.u32();
    const c = source.u32();
    const d = source.u32();
    // One call with all its codes: what is joined from pieces costs three times as much, and again when it is written.
    // biome-ignore format: four digits a group
    return String.fromCharCode(
      hex(a >>> 28), hex(a >>> 24), hex(a >>> 20), hex(a >>> 16),
      hex(a >>> 12), hex(a >>> 8), hex(a >>> 4), hex(a),
      DASH,
      hex(b >>> 28), hex(b >>> 24), hex(b >>> 20), hex(b >>> 16),
      DASH,
      FOUR, hex(b >>> 8), hex(b >>> 4), hex(b),
      DASH,
      hex(8 | (c >>> 30)), hex(c >>> 24), hex(c >>> 20), hex(c >>> 16),
      DASH,
      hex(c >>> 12), hex(c >>> 8), hex(c >>> 4), hex(c),
      hex(d >>> 28), hex(d >>> 24), hex(d >>> 20), hex(d >>> 16),
      hex(d >>> 12), hex(d >>> 8), hex(d >>> 4), hex(d)
    );
  };
}

export function compileString({ faker, source }: Kit): Compiled<StringModule> {
  const { string: plain } = faker;
  const plainNumeric = plain.numeric;
  const digits = characters(source, DIGITS);
  const firstDigit = characters(source, DIGITS.slice(1));
  const symbols = characters(source, SYMBOLS);
  const nanoid = characters(source, `${DIGITS + LOWER + UPPER}_-`);
  return {
    alpha: compileCased(source, { upper: UPPER, lower: LOWER, mixed: LOWER + UPPER }, plain.alpha),
    alphanumeric: compileCased(
      source,
      { upper: DIGITS + UPPER, lower: DIGITS + LOWER, mixed: DIGITS + LOWER + UPPER },
      plain.alphanumeric,
    ),
    numeric(options) {
      if (typeof options !== 'object') return digits(options ?? 1);
      if (options.exclude !== undefined) return plainNumeric(options);
      const length = howMany(source, options.length ?? 1);
      return (options.allowLeadingZeros ?? true)
        ? digits(length)
        : firstDigit(Math.min(length, 1)) + digits(length - 1);
    },
    symbol: (length = 1) => symbols(howMany(source, length)),
    nanoid: (length = 21) => nanoid(howMany(source, length)),
    uuid: orElse(compileUuid(source), plain.uuid) ?? plain.uuid,
  };
}
