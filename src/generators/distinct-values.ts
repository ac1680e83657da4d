import type { Cell } from '../catalogue/field.ts';

/** How many values a column can have, which decides whether it can be unique. */
export type DistinctValues =
  /** `at` gives each of them once, for an index from 0 to below `count`: a bigint where `count` is one. */
  | {
      readonly kind: 'counted';
      readonly count: number | bigint;
      readonly at: (index: number | bigint) => Cell;
      /** In characters, where it is known. */
      readonly maxLength?: number;
    }
  /** So many that two rows of 10^10 agree with a probability below 10^-9, or by construction never. */
  | {
      readonly kind: 'unlimited';
      /** Whether there are too few where capital and small letters count as the same. */
      readonly needsCase?: boolean;
    }
  /** A sentence that a user reads: why they cannot be counted, and what to do. */
  | { readonly kind: 'uncountable'; readonly reason: string };

export type CountedValues = Extract<DistinctValues, { kind: 'counted' }>;

/** The distinct entries of a list. */
export function listed(list: readonly Cell[]): DistinctValues {
  const distinct = [...new Set(list)];
  return { kind: 'counted', count: distinct.length, at: (index) => distinct[Number(index)] ?? null };
}

/** Counts above this, and their indexes, are bigints. */
export const SAFE_MAX = BigInt(Number.MAX_SAFE_INTEGER);

/** So many values, by an index that is a number wherever it can be. */
export function counted(count: bigint, at: CountedValues['at']): CountedValues {
  return { kind: 'counted', count: count > SAFE_MAX ? count : Number(count), at };
}

export const unlimited: DistinctValues = { kind: 'unlimited' };

/** @param reason a sentence that a user reads: why, and what to do */
export function uncountable(reason: string): DistinctValues {
  return { kind: 'uncountable', reason };
}

/** The values of a field that repeat, and that nobody has a better reason for. */
export const repeating: DistinctValues = uncountable(
  'The values of this field cannot be counted. Make a template of it and a sequence, or choose a field that can be unique.',
);

/** The values of a range by their index, which is a number. */
export function numbered(range: {
  readonly count: number;
  readonly at: (index: number) => Cell;
}): DistinctValues {
  const { count, at } = range;
  return { kind: 'counted', count, at: (index) => at(Number(index)) };
}
