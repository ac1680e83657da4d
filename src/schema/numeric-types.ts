import type { ColumnScope } from './column-scope.ts';
import { parentTableName } from './dependencies.ts';
import { type Numbers, numbersOf, type Rows, rowsOf } from './field-numbers.ts';
import { hasAffix } from './option-types.ts';
import type { ColumnSchema, Schema } from './schema.ts';
import type { ColumnTypes } from './value-types.ts';

/** SQL's `numeric(precision, scale)`: the digits in all, and those after the point. */
export interface NumericType {
  readonly precision: number;
  readonly scale: number;
}

/**
 * The most that every dialect's exact numbers have: SQL Server's precision, MySQL's scale.
 * https://learn.microsoft.com/sql/t-sql/data-types/decimal-and-numeric-transact-sql
 * https://dev.mysql.com/doc/refman/8.4/en/fixed-point-types.html
 */
const PRECISION_MAX = 38;
const SCALE_MAX = 30;

/** The exact types of a schema's decimal columns; undefined where a column's bounds or decimals are unknown, or too large. */
export function numericTypes(
  schema: Pick<Schema, 'tables'>,
  types: ColumnTypes,
): (column: ColumnSchema) => NumericType | undefined {
  const scopes = new Map<string, ColumnScope>();
  const tableOf = new Map<ColumnSchema, { readonly name: string; readonly rows: Rows }>();
  for (const table of schema.tables) {
    const { name, columns } = table;
    scopes.set(name, new Map(columns.map((column) => [column.name, column])));
    const known = { name, rows: rowsOf(table) };
    for (const column of columns) tableOf.set(column, known);
  }

  /** The column that a column's cells come from: for a reference or a lookup, its parent's. */
  function sourceOf(column: ColumnSchema): ColumnSchema | undefined {
    const seen = new Set<ColumnSchema>();
    let source: ColumnSchema | undefined = column;
    while (source && (source.field === 'reference' || source.field === 'lookup') && !hasAffix(source)) {
      if (seen.has(source)) return undefined;
      seen.add(source);
      const own: ColumnScope | undefined = scopes.get(tableOf.get(source)?.name ?? '');
      source = scopes.get(parentTableName(source, own))?.get(String(source.options.column));
    }
    return source;
  }

  return (column) => {
    if (types.get(column)?.type !== 'decimal') return undefined;
    const source = sourceOf(column);
    const table = source && tableOf.get(source);
    return table && numericType(numbersOf(source, table.rows));
  };
}

function numericType({ min, max, decimals: scale }: Numbers): NumericType | undefined {
  if (min === undefined || max === undefined || scale === undefined || scale > SCALE_MAX) return undefined;
  const precision = wholeDigits(Math.max(Math.abs(min), Math.abs(max))) + scale;
  return precision <= PRECISION_MAX ? { precision, scale } : undefined;
}

/** Digits before the point. */
function wholeDigits(number: number): number {
  return BigInt(Math.floor(number)).toString().length;
}
