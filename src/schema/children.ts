import type { Json } from '../catalogue/field.ts';

/** How many rows refer to one row: by chance, one at most, `each` exactly or `min` at least. */
export type Children =
  | 'uniform'
  | 'zipf'
  | 'one-to-one'
  | { readonly each: number }
  | { readonly min: number };

/** What a checked document says of it. */
export function childrenOf({
  options,
  unique,
}: {
  readonly options: Readonly<Record<string, Json>>;
  readonly unique: boolean;
}): Children {
  // `parse-options.ts` has found it good.
  return unique ? 'one-to-one' : ((options.children ?? 'uniform') as Children);
}
