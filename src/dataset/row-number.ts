import { createPermutation } from '../random/permutation.ts';
import type { StreamKey } from '../random/stream.ts';

/** Rows whose numbers have up to so many digits are permuted among themselves first. */
const FIRST_DECADE = 100;

const SHORT_TEXTS = Array.from({ length: 1000 }, (_, number) => String(number));
const THREE_DIGITS = SHORT_TEXTS.map((text) => text.padStart(3, '0'));

/** An integer from 0 as text. `String` takes twice as long for numbers that it has not met before. */
export function numberText(number: number): string {
  const above = Math.floor(number / 1000);
  const text = (above === 0 ? SHORT_TEXTS : THREE_DIGITS)[number - above * 1000] ?? '';
  return above === 0 ? text : numberText(above) + text;
}

/**
 * A number for each row that no other row has, as short as it can be, in an order that shows none: rows 0 to 99, 100 to 999
 * and so on are permuted each among themselves, such that more rows change none of those before.
 */
export function rowNumberPermutation(key: StreamKey): (row: number) => number {
  const permutations: ((index: number) => number)[] = [];
  return (row) => {
    let decade = 0;
    let from = 0;
    let below = FIRST_DECADE;
    while (row >= below) {
      decade++;
      from = below;
      below *= 10;
    }
    permutations[decade] ??= createPermutation({ ...key, d: key.d ^ decade }, below - from);
    return from + (permutations[decade]?.(row - from) ?? 0);
  };
}
