import type { Json } from '../catalogue/field.ts';

/** From `from` to `to` rows for each parent, each number as frequent as its weight. Without weights, all are as frequent. */
interface ChildRange {
  readonly from: number;
  readonly to: number;
  readonly weights?: readonly number[];
}

/**
 * How many rows refer to one parent row: a uniform or Zipf distribution, at most one, exactly `each`, at least `min`, or
 * from `from` to `to`.
 */
export type Children =
  | 'uniform'
  | 'zipf'
  | 'one-to-one'
  | { readonly each: number }
  | { readonly min: number }
  | ChildRange;

/** The greatest `to`. */
export const CHILDREN_TO_MAX = 10_000;
/** The greatest distance from `from` to `to`. */
export const CHILDREN_SPREAD_MAX = 255;

/** The `children` option of a reference in a checked document. A unique reference is one-to-one. */
export function childrenOf({
  options,
  unique,
}: {
  readonly options: Readonly<Record<string, Json>>;
  readonly unique: boolean;
}): Children {
  // `parse-children.ts` has checked the option.
  return unique ? 'one-to-one' : ((options.children ?? 'uniform') as Children);
}
