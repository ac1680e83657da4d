import type { Json } from '../../../catalogue/field.ts';

/** An expression, without parentheses and without casts of columns. */
export type SqlExpression =
  /** A name in double quotes is a text in some dialects, if there is no such column. */
  | { readonly kind: 'column'; readonly name: string; readonly isDoubleQuoted: boolean }
  | { readonly kind: 'literal'; readonly value: Json }
  /** The name is in lower case. */
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly SqlExpression[] }
  /** `(1, 2)` and `ARRAY[1, 2]` */
  | { readonly kind: 'list'; readonly items: readonly SqlExpression[] }
  /** The operator is in lower case. `and` and `or` have two operands or more, `between` has three. */
  | { readonly kind: 'operation'; readonly operator: string; readonly operands: readonly SqlExpression[] }
  /** What cannot be read. */
  | { readonly kind: 'unknown' };
