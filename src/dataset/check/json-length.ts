import type { ValueType } from '../../catalogue/field.ts';
import { nestedScope } from '../../schema/column-scope.ts';
import { itemColumn, jsonFormOf, nestedColumns } from '../../schema/nested.ts';
import { CELL_LENGTH_MAX, type ColumnSchema } from '../../schema/schema.ts';
import { itemContext, type RowContext } from './row-context.ts';

/** JSON needs up to six characters to escape one: \u0000. */
const ESCAPED_LENGTH = 6;
const QUOTES_LENGTH = 2;
const NULL_LENGTH = 'null'.length;
/** Numbers of up to this length are never quoted. Longer integers can be, and dates always are. */
const UNQUOTED_LENGTH_MAX = 9;
interface NestedLengths {
  readonly typeOf: (column: ColumnSchema) => ValueType;
  readonly lengthOf: (column: ColumnSchema, row: RowContext) => number;
}

/** The greatest length of a column of objects or arrays, at most that of a cell. */
export function jsonLength(column: ColumnSchema, row: RowContext, lengths: NestedLengths): number {
  const length =
    column.field === 'array' ? arrayLength(column, row, lengths) : objectLength(column, row, lengths);
  return Math.min(length, CELL_LENGTH_MAX);
}

function objectLength(column: ColumnSchema, row: RowContext, lengths: NestedLengths): number {
  const form = jsonFormOf(column);
  const nested = nestedColumns(column);
  const inner = { ...row, scope: nestedScope(nested, row.scope) };
  const values = form === 'value' ? nested.slice(-1) : nested;
  const properties = values.map(
    (own) => (form === 'object' ? JSON.stringify(own.name).length + 1 : 0) + valueLength(own, inner, lengths),
  );
  return separated(
    properties.reduce((sum, length) => sum + length, 0),
    nested.length,
  );
}

function arrayLength(column: ColumnSchema, row: RowContext, lengths: NestedLengths): number {
  const item = itemColumn(column);
  const count = Number(column.options.maxItems);
  return separated(count * valueLength(item, itemContext(row, item), lengths), count);
}

/** Adds the brackets and the commas between the items. */
function separated(length: number, count: number): number {
  return length + Math.max(0, count - 1) + '[]'.length;
}

function valueLength(column: ColumnSchema, row: RowContext, { typeOf, lengthOf }: NestedLengths): number {
  const length = lengthOf(column, row);
  switch (typeOf(column)) {
    case 'text':
      return Math.max(NULL_LENGTH, length * ESCAPED_LENGTH + QUOTES_LENGTH);
    case 'boolean':
    case 'json':
      return Math.max(NULL_LENGTH, length);
    case 'integer':
    case 'decimal':
    case 'date':
    case 'timestamp':
      return Math.max(NULL_LENGTH, length <= UNQUOTED_LENGTH_MAX ? length : length + QUOTES_LENGTH);
  }
}
