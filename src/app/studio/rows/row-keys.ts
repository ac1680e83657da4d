import { isInPrimaryKey, type StudioColumn, type StudioTable } from '../schema/studio-schema.ts';

/** Whether a column identifies rows, of its own table or another one. */
export function isKey(table: StudioTable, column: StudioColumn): boolean {
  const { foreignKeys = [], unique = [] } = table;
  return (
    column.field === 'reference' ||
    column.unique === true ||
    isInPrimaryKey(table, column) ||
    foreignKeys.some((key) => key.columns.includes(column.name)) ||
    unique.some((names) => names.includes(column.name))
  );
}
