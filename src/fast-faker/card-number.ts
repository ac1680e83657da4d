import { DIGITS, pattern } from './characters.ts';
import { pickNested } from './pick.ts';
import { sequence } from './sequence.ts';
import { below, type Draw, type Source } from './source.ts';

/** `[1-5]`, any number of a range; the pieces between are digits, marks and dashes. */
const RANGE = /\[(\d+)-(\d+)\]/;

/** What faker knows beyond ranges: repeats. None of its card formats holds one. */
const UNKNOWN = /[{}]|L./;

/** The digit that makes a card number valid (Luhn), given all before it; what is no digit is passed over. */
function luhnDigit(text: string): number {
  let sum = 0;
  let doubled = true;
  for (let at = text.length - 1; at >= 0; at--) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) continue;
    const value = doubled ? digit * 2 : digit;
    sum += value > 9 ? value - 9 : value;
    doubled = !doubled;
  }
  return (10 - (sum % 10)) % 10;
}

/** One format, such as `5[1-5]##-####-####-###L`: the last place is the check digit. */
function compileFormat(source: Source, format: string): Draw {
  const pieces = format.slice(0, -1).split(RANGE);
  const body = sequence(
    pieces.map((piece, index) => {
      if (index % 3 === 0) return pattern(source, piece, { '#': DIGITS, '!': DIGITS.slice(2) });
      if (index % 3 === 2) return '';
      const [low, high] = [Number(piece), Number(pieces[index + 1])].toSorted((one, other) => one - other);
      return () => String((low ?? 0) + below(source, (high ?? 0) - (low ?? 0) + 1));
    }),
  );
  return () => {
    const text = body();
    return text + luhnDigit(text);
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
