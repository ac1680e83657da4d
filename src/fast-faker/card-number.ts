import { DIGITS, textOf } from './characters.ts';
import { fillMask, parseMask } from './mask.ts';
import { pickNested } from './pick.ts';
import { integerBelow, type RandomSource, type Sampler } from './random-source.ts';

/** `[1-5]`, any number of a range; both ends have as many digits. */
const RANGE = /\[(\d+)-(\d+)\]/;

/** Syntax that faker has beyond one range, and none of its card formats uses: repetitions, further ranges. */
function isUnsupported(format: string): boolean {
  const firstEnd = format.indexOf(']');
  return /[{}]|L./.test(format) || (firstEnd >= 0 && format.lastIndexOf('[') > firstEnd);
}

const ZERO = 48;

/** The digit sum of a doubled digit, by the digit. */
const DOUBLED = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];

/** Writes the Luhn check digit to the last place; skips what is no digit. https://en.wikipedia.org/wiki/Luhn_algorithm */
function writeCheckDigit(codes: number[]): void {
  let sum = 0;
  let doubled = true;
  for (let at = codes.length - 2; at >= 0; at--) {
    const digit = (codes[at] ?? 0) - ZERO;
    if (digit < 0) continue;
    sum += doubled ? (DOUBLED[digit] ?? 0) : digit;
    doubled = !doubled;
  }
  codes[codes.length - 1] = ZERO + ((1000 - sum) % 10);
}

/** One format, such as `5[1-5]##-####-####-###L`: the last place is the check digit. */
function compileFormat(source: RandomSource, format: string): Sampler {
  const [range = '', one = '', other = ''] = RANGE.exec(format) ?? [];
  const start = format.indexOf(range);
  const mask = parseMask(format.replace(range, one), { '#': DIGITS, '!': DIGITS.slice(2) });
  const low = Math.min(Number(one), Number(other));
  const count = Math.max(Number(one), Number(other)) - low + 1;
  const end = start + one.length;
  return () => {
    const codes = fillMask(source, mask);
    let left = range ? low + integerBelow(source, count) : 0;
    for (let at = end - 1; at >= start; at--) {
      codes[at] = ZERO + (left % 10);
      left = Math.floor(left / 10);
    }
    writeCheckDigit(codes);
    return textOf(codes);
  };
}

/** A card number of any issuer, all equally frequent; undefined where a format is not supported here. */
export function compileCardNumber(
  source: RandomSource,
  issuers: Readonly<Record<string, readonly string[]>> | null | undefined,
): Sampler | undefined {
  const formats = Object.values(issuers ?? {}).map((list) =>
    list.map((format) => format.replaceAll('/', '')),
  );
  if (!formats.flat().every((format) => format.endsWith('L') && !isUnsupported(format))) return undefined;
  if (formats.length === 0 || formats.some((list) => list.length === 0)) return undefined;
  const format = pickNested(
    source,
    formats.map((list) => list.map((text) => compileFormat(source, text))),
  );
  return () => format()();
}
