import { createPermutation } from '../random/permutation.ts';
import type { StreamKey } from '../random/stream.ts';

/** Rows whose numbers have up to so many digits are permuted among themselves first. */
const FIRST_DECADE = 100;

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
