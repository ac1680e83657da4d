import type { Cell, ValueType } from '../catalogue/field.ts';
import type { Aggregate } from './row-functions.ts';

/** The type of an expression's values; `null` is the type of the word null, which fits any other type. */
export type ExpressionType = ValueType | 'json' | 'null';

/** The type of a column of the same row; undefined if there is none. */
export type TypeOf = (column: string) => ExpressionType | undefined;

/** The types of what a formula reads. */
export interface FormulaTypes {
  readonly column: TypeOf;
  /** The type of the column that the aggregate reads, or `integer` for a table alone; undefined if there is none. */
  readonly aggregate: (aggregate: Aggregate) => ExpressionType | undefined;
}

/** The types of a row that groups no other rows. */
export function typesOfRow(column: TypeOf): FormulaTypes {
  return { column, aggregate: () => undefined };
}

/** Reads a column's cell in row `i` of a batch. */
export type ReadCell = (i: number) => Cell;

/** Where a formula's values are read from. Each list is in the order of the formula's own. */
export interface FormulaReads {
  readonly columns: readonly ReadCell[];
  readonly row: RowNumber;
  /** The cells of `formula.previous` in the row before. */
  readonly previous: readonly ReadCell[];
  /** The sums of `formula.totals`. */
  readonly totals: readonly ReadCell[];
  readonly aggregates: readonly ReadCell[];
  /** The numbers of one call of `random()`, from 0 to below 1. */
  readonly random: (call: number) => (i: number) => number;
}

/** The reads of a formula that reads nothing but its row. */
export function readsOfRow(columns: readonly ReadCell[], row: RowNumber): FormulaReads {
  return { columns, row, previous: [], totals: [], aggregates: [], random: () => () => 0 };
}

/** The number, counted from 0 in its table, of row `i` of a batch. */
export type RowNumber = (i: number) => number;

const PHRASES: Readonly<Record<ExpressionType, string>> = {
  text: 'a text',
  integer: 'an integer',
  decimal: 'a decimal',
  boolean: 'true or false',
  date: 'a date',
  timestamp: 'a timestamp',
  json: 'JSON',
  null: 'null',
};

/** A type for people, with its article. */
export function typePhrase(type: ExpressionType): string {
  return PHRASES[type];
}

export const isNumeric = (type: ExpressionType) => type === 'integer' || type === 'decimal';
export const isTime = (type: ExpressionType) => type === 'date' || type === 'timestamp';
