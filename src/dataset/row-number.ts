import { createPermutation } from '../random/permutation.ts';
import type { StreamKey } from '../random/stream.ts';

/** The size of the first block of rows. Their numbers have up to two digits. */
const FIRST_DECADE = 100;

/**
 * Gives each row a distinct number, as short as possible, in an order that looks random. It permutes rows 0 to 99, rows
 * 100 to 999 and so on separately, so adding rows does not change earlier numbers.
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
