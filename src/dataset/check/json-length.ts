import type { ValueType } from '../../catalogue/field.ts';
import { nestedScope } from '../../schema/column-scope.ts';
import { itemColumn, nestedColumns } from '../../schema/nested.ts';
import { CELL_LENGTH_MAX, type ColumnSchema } from '../../schema/schema.ts';
import { itemContext, type RowContext } from './row-context.ts';

/** JSON writes a character with six where it escapes it. */
const ESCAPED = 6;
const QUOTES = 2;
const NULL = 'null'.length;
/** Numbers of more digits are written as text. */
const SAFE_DIGITS = 9;
interface Lengths {
  readonly typeOf: (column: ColumnSchema) => ValueType;
  readonly lengthOf: (column: ColumnSchema, row: RowContext) => number;
}

/** The most characters that a column of objects or arrays can have: at most as many as a cell. */
export function jsonLength(column: ColumnSchema, row: RowContext, lengths: Lengths): number {
  const length =
    column.field === 'array' ? arrayLength(column, row, lengths) : objectLength(column, row, lengths);
  return Math.min(length, CELL_LENGTH_MAX);
}

function objectLength(column: ColumnSchema, row: RowContext, lengths: Lengths): number {
  const nested = nestedColumns(column);
  const inner = { ...row, scope: nestedScope(nested, row.scope) };
  const properties = nested.map(
    (own) => JSON.stringify(own.name).length + 1 + valueLength(own, inner, lengths),
  );
  return separated(
    properties.reduce((sum, length) => sum + length, 0),
    nested.length,
  );
}

function arrayLength(column: ColumnSchema, row: RowContext, lengths: Lengths): number {
  const item = itemColumn(column);
  const count = Number(column.options.maxItems);
  return separated(count * valueLength(item, itemContext(row, item), lengths), count);
}

/** With commas between them, in brackets. */
function separated(length: number, count: number): number {
  return length + Math.max(0, count - 1) + '[]'.length;
}

function valueLength(column: ColumnSchema, row: RowContext, { typeOf, lengthOf }: Lengths): number {
  const length = lengthOf(column, row);
  switch (typeOf(column)) {
    case 'text':
      return Math.max(NULL, length * ESCAPED + QUOTES);
    case 'boolean':
    case 'json':
      return Math.max(NULL, length);
    case 'integer':
    case 'decimal':
    case 'date':
    case 'timestamp':
      return Math.max(NULL, length <= SAFE_DIGITS ? length : length + QUOTES);
  }
}
