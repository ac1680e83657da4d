import type { EntityKind } from './entities.ts';

/** One value: its column's value type says what it is, and a format how it is written. */
export type Cell = string | number | boolean | bigint | null;

/**
 * What a column's cells are. Text holds any string; a decimal is a number, or its digits as a string where zeros at the
 * end count; a date and a timestamp are milliseconds since 1970 UTC.
 */
export type ValueType = 'text' | 'integer' | 'decimal' | 'boolean' | 'date' | 'timestamp';

/** What an option takes; a date is ISO 8601 text. One that is neither required nor has a default may be absent. */
export type OptionInfo =
  | { readonly kind: 'text'; readonly required?: true; readonly default?: string }
  | { readonly kind: 'integer'; readonly required?: true; readonly default?: number }
  | { readonly kind: 'date'; readonly required?: true; readonly default?: string };

export interface Field {
  readonly type: ValueType;
  /** The entity that the field is a part of, if any: the columns of one row that share it agree. */
  readonly entity?: EntityKind;
  readonly options?: Readonly<Record<string, OptionInfo>>;
}
