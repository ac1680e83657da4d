import type { ColumnScope } from '../../schema/column-scope.ts';
import { rowsOf } from '../../schema/field-numbers.ts';
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts';

/** Where a column's cells are made. */
export interface Place {
  readonly table: TableSchema;
  readonly scope: ColumnScope;
  readonly rows: number;
  /** By their numbers, the currencies that a column of the row says. */
  readonly currencies: ReadonlySet<number>;
}

/** An array has at most so many items, which are counted as rows of their own. */
const ITEMS_MAX = 1000;

/** Where the items of an array are made: they read no other column, and a sequence counts them from 0. */
export function placeOfItems(place: Place, item: ColumnSchema): Place {
  const rows = Math.max(place.rows, ITEMS_MAX);
  const { currencies } = rowsOf({ columns: [item], rows });
  return { ...place, scope: new Map([[item.name, item]]), rows, currencies };
}
