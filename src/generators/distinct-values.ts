import type { Cell } from '../catalogue/field.ts';

/** The different values that a column can have. They decide whether the column can be unique. */
export type DistinctValues =
  /**
   * `at` gives a different value for each index from 0 to below `count`. The index is a bigint if `count` is a
   * bigint.
   */
  | {
      readonly kind: 'counted';
      readonly count: number | bigint;
      readonly at: (index: number | bigint) => Cell;
      /** The length of the longest value in UTF-16 units, if it is known. */
      readonly maxLength?: number;
    }
  /** Among 10^10 rows, the probability that any two are equal is below 10^-9; or all rows differ by construction. */
  | {
      readonly kind: 'unlimited';
      /** Whether there are too few values if upper and lower case count as equal. */
      readonly needsCase?: boolean;
    }
  /** `reason` is shown to the user: why the values cannot be counted, and what to do. */
  | { readonly kind: 'uncountable'; readonly reason: string };

export type CountedValues = Extract<DistinctValues, { kind: 'counted' }>;

/** The distinct entries of a list. */
export function listed(list: readonly Cell[]): DistinctValues {
  const distinct = [...new Set(list)];
  return { kind: 'counted', count: distinct.length, at: (index) => distinct[Number(index)] ?? null };
}

/** A count above this is a bigint, and so are its indexes. */
export const SAFE_MAX = BigInt(Number.MAX_SAFE_INTEGER);

/** Values that are counted. The count and the indexes are numbers up to `SAFE_MAX`, and bigints above. */
export function counted(count: bigint, at: CountedValues['at']): CountedValues {
  return { kind: 'counted', count: count > SAFE_MAX ? count : Number(count), at };
}

export const unlimited: DistinctValues = { kind: 'unlimited' };

/** @param reason shown to the user: why the values cannot be counted, and what to do */
export function uncountable(reason: string): DistinctValues {
  return { kind: 'uncountable', reason };
}

/** For fields with repeating values and no more specific reason. */
export const repeating: DistinctValues = uncountable(
  'This field can repeat a value. Allow duplicates, choose another field, or add a Sequence in a Template.',
);

/** Values that are counted by an index that is always a number. */
export function numbered(range: {
  readonly count: number;
  readonly at: (index: number) => Cell;
}): DistinctValues {
  const { count, at } = range;
  return { kind: 'counted', count, at: (index) => at(Number(index)) };
}
