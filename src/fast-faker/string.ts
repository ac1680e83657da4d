import type { NumberOrRange, StringModule } from '@faker-js/faker';
import { characters, DIGITS, LOWER, UPPER } from './characters.ts';
import { type Compiled, type Kit, orElse } from './kit.ts';
import { howMany } from './pick.ts';
import type { Draw, Source } from './source.ts';

/** Faker's alphabet of sixteen digits: it holds the letters in both cases, so that they come twice as often. */
export const LOWER_HEX = `${DIGITS}abcdefabcdef`;

const SYMBOLS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

const HEX = [...'0123456789abcdef'];

/** `00` to `ff`. */
export const HEX_PAIRS = HEX.flatMap((first) => HEX.map((second) => first + second));

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

/** A version 4 UUID of 122 random bits. */
function compileUuid(source: Source): Draw {
  return () => {
    const a = source.u32();
    const b = source.u32();
    const c = source.u32();
    const d = source.u32();
    const first = pairsOf(a >>> 16) + pairsOf(a & 0xffff);
    const third = pairsOf(0x4000 | (b & 0xfff));
    const fourth = pairsOf(0x8000 | ((c >>> 16) & 0x3fff));
    return `${first}-${pairsOf(b >>> 16)}-${third}-${fourth}-${pairsOf(c & 0xffff)}${pairsOf(d >>> 16)}${pairsOf(d & 0xffff)}`;
  };
}

/** Sixteen bits as four digits. */
function pairsOf(bits: number): string {
  return `${HEX_PAIRS[bits >>> 8]}${HEX_PAIRS[bits & 255]}`;
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
