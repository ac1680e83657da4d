import type { Json } from '../../../catalogue/field.ts';

/** An expression without parentheses. */
export type SqlExpression =
  /** A name in double quotes is a text in some dialects, if there is no such column. */
  | { readonly kind: 'column'; readonly name: string; readonly isDoubleQuoted: boolean }
  | { readonly kind: 'literal'; readonly value: Json }
  /**
   * The name is in lower case. `case` has a condition and a value for each WHEN, and the value of ELSE. The second argument
   * of `cast` is the name of a type, or `collate`.
   */
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly SqlExpression[] }
  /** `(1, 2)` and `ARRAY[1, 2]` */
  | { readonly kind: 'list'; readonly items: readonly SqlExpression[] }
  /** The operator is in lower case. `and` and `or` have two operands or more, `between` has three, `like` with ESCAPE too. */
  | { readonly kind: 'operation'; readonly operator: string; readonly operands: readonly SqlExpression[] }
  /** What cannot be read. */
  | { readonly kind: 'unknown' };
