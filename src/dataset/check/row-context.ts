import type { ColumnScope } from '../../schema/column-scope.ts';
import { rowsOf } from '../../schema/field-numbers.ts';
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts';

/** The row that a column's cells are in. */
export interface RowContext {
  readonly table: TableSchema;
  readonly scope: ColumnScope;
  readonly rows: number;
  /** By their numbers, the currencies that a column of the row says. */
  readonly currencies: ReadonlySet<number>;
}

/** An array has at most so many items, which are counted as rows of their own. */
const ITEMS_MAX = 1000;

/** The row of an array's items: they read no other column, and a sequence counts them from 0. */
export function itemContext(row: RowContext, item: ColumnSchema): RowContext {
  const rows = Math.max(row.rows, ITEMS_MAX);
  const { currencies } = rowsOf({ columns: [item], rows });
  return { ...row, scope: new Map([[item.name, item]]), rows, currencies };
}
