import type { Json } from '../catalogue/field.ts';

/**
 * How many rows refer to one parent row: a uniform or Zipf distribution, at most one, exactly `each`, or at least
 * `min`.
 */
export type Children =
  | 'uniform'
  | 'zipf'
  | 'one-to-one'
  | { readonly each: number }
  | { readonly min: number };

/** The `children` option of a reference in a checked document. A unique reference is one-to-one. */
export function childrenOf({
  options,
  unique,
}: {
  readonly options: Readonly<Record<string, Json>>;
  readonly unique: boolean;
}): Children {
  // `parse-options.ts` has checked the option.
  return unique ? 'one-to-one' : ((options.children ?? 'uniform') as Children);
}
