import { blank, DIGITS, fill, textOf } from './characters.ts';
import { pickNested } from './pick.ts';
import { below, type Draw, type Source } from './source.ts';

/** `[1-5]`, any number of a range; both ends have as many digits. */
const RANGE = /\[(\d+)-(\d+)\]/;

/** What faker knows beyond one range: repeats, more ranges. None of its card formats holds one. */
const UNKNOWN = /[{}]|L.|\].*\[/;

const ZERO = 48;

/** Twice a digit, its digits added. */
const DOUBLED = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];

/** Makes the last place the digit by which a card number is valid (Luhn); what is no digit is passed over. */
function check(codes: number[]): void {
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
function compileFormat(source: Source, format: string): Draw {
  const [range = '', one = '', other = ''] = RANGE.exec(format) ?? [];
  const start = format.indexOf(range);
  const form = blank(format.replace(range, one), { '#': DIGITS, '!': DIGITS.slice(2) });
  const low = Math.min(Number(one), Number(other));
  const count = Math.max(Number(one), Number(other)) - low + 1;
  const end = start + one.length;
  return () => {
    const codes = fill(source, form);
    let left = range ? low + below(source, count) : 0;
    for (let at = end - 1; at >= start; at--) {
      codes[at] = ZERO + (left % 10);
      left = Math.floor(left / 10);
    }
    check(codes);
    return textOf(codes);
  };
}

/** A card number of any issuer, each as often as the others; undefined where a format is beyond this room. */
export function compileCardNumber(
  source: Source,
  issuers: Readonly<Record<string, readonly string[]>> | null | undefined,
): Draw | undefined {
  const formats = Object.values(issuers ?? {}).map((list) =>
    list.map((format) => format.replaceAll('/', '')),
  );
  if (!formats.flat().every((format) => format.endsWith('L') && !UNKNOWN.test(format))) return undefined;
  if (formats.length === 0 || formats.some((list) => list.length === 0)) return undefined;
  const format = pickNested(
    source,
    formats.map((list) => list.map((text) => compileFormat(source, text))),
  );
  return () => format()();
}
