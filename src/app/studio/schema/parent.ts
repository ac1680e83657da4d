import { isInPrimaryKey, type StudioColumn, type StudioTable } from './studio-schema.ts';

/** The table that a reference or a lookup takes its cells from. */
export function parentOf(
  tables: readonly StudioTable[],
  table: StudioTable,
  { field, options }: StudioColumn,
): StudioTable | undefined {
  const reference =
    field === 'lookup' ? table.columns.find((other) => other.name === options?.via)?.options : options;
  return tables.find((other) => other.name === reference?.table);
}

/** The columns that a reference can name: of a key of several columns any, otherwise those that are unique. */
export function columnsReferredTo(
  parent: StudioTable,
  table: StudioTable,
  { name }: StudioColumn,
): readonly string[] {
  const isOfKey = table.foreignKeys?.some(({ columns }) => columns.includes(name)) === true;
  const columns = isOfKey ? parent.columns : uniqueColumns(parent);
  return columns.map((column) => column.name);
}

function uniqueColumns(table: StudioTable): readonly StudioColumn[] {
  const { columns, unique = [] } = table;
  const primaryKey = columns.filter((column) => isInPrimaryKey(table, column));
  const alone = new Set(unique.filter((names) => names.length === 1).flat());
  return columns.filter(
    (column) =>
      column.unique === true ||
      alone.has(column.name) ||
      (primaryKey.length === 1 && primaryKey[0] === column),
  );
}
