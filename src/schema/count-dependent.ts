import { aggregatesReadBy, namesReadBy, previousReadBy } from './column-reads.ts';
import type { ColumnSchema, TableSchema } from './schema.ts';

/** Whether a column leads to rows of another table, or sums up values of rows that are in another table. */
function readsOtherTables(table: TableSchema, column: ColumnSchema): boolean {
  const isReference = column.field === 'reference' && column.options.table !== table.name;
  return isReference || aggregatesReadBy(column).length > 0;
}

/**
 * The names of the columns whose values in a row can change when another table gets more rows: references, and the columns that
 * read them. The values of all other columns of a row stay the same.
 */
export function countDependentColumns(table: TableSchema): readonly string[] {
  const dependent = new Set<string>();
  const isDependent = (column: ColumnSchema) =>
    readsOtherTables(table, column) ||
    [...namesReadBy(column), ...previousReadBy(column)].some((name) => dependent.has(name));
  let size = -1;
  while (size < dependent.size) {
    size = dependent.size;
    for (const column of table.columns) if (isDependent(column)) dependent.add(column.name);
  }
  return [...dependent];
}
