import { ITEMS_MAX } from '../../catalogue/fields/structure.ts';
import type { ColumnScope } from '../../schema/column-scope.ts';
import { ungroupedRows } from '../../schema/field-numbers.ts';
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts';

/** The row that contains a column's cells. */
export interface RowContext {
  readonly table: TableSchema;
  readonly scope: ColumnScope;
  readonly rows: number;
  /** The numbers (`of.currency`) of the currencies that columns of the row name. */
  readonly currencies: ReadonlySet<number>;
}

/** The context of an array's items: they read no other column, and a sequence counts them as rows, from 0. */
export function itemContext(row: RowContext, item: ColumnSchema): RowContext {
  const rows = Math.max(row.rows, ITEMS_MAX);
  const { currencies } = ungroupedRows({ columns: [item], rows });
  return { ...row, scope: new Map([[item.name, item]]), rows, currencies };
}
