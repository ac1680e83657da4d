import type { Cell, ValueType } from '../catalogue/field.ts';

/** The type of an expression's values; `null` is the type of the word null, which fits any other type. */
export type ExpressionType = ValueType | 'json' | 'null';

export type TypeOf = (column: string) => ExpressionType | undefined;

/** Reads a column's cell in row `i` of a batch. */
export type ReadCell = (i: number) => Cell;

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
