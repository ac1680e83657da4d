import {
  type EditedColumn,
  type EditedSchema,
  type EditedTable,
  IMPORTED,
} from '../../../schema/edits/edited-schema.ts';

export type {
  ColumnDraft,
  ImportedTable,
  SetOptions,
  TableNames,
} from '../../../schema/edits/edited-schema.ts';
export type { EditedColumn as StudioColumn, EditedSchema as StudioSchema, EditedTable as StudioTable };
export { IMPORTED };

let lastId = 0;

/** An id that no table or column has had on this page. */
export function newId(): string {
  lastId++;
  return `i${lastId}`;
}

export const EMPTY_SCHEMA: EditedSchema = { tables: [] };

/** How many tables keep a map of their columns: those that were asked about last. */
const TABLES_HELD_MAX = 8;
const columnsById = new Map<EditedTable, ReadonlyMap<string, EditedColumn>>();

/** Uses a map of the table's columns, because each row of the grid asks after every edit. */
export function columnById(table: EditedTable | undefined, id: string | undefined): EditedColumn | undefined {
  if (!table || id === undefined) return undefined;
  const known = columnsById.get(table);
  if (known) return known.get(id);
  const columns = new Map(table.columns.map((column) => [column.id, column] as const));
  columnsById.set(table, columns);
  const [oldest] = columnsById.keys();
  // Undo keeps hundreds of tables that nobody asks about.
  if (columnsById.size > TABLES_HELD_MAX && oldest) columnsById.delete(oldest);
  return columns.get(id);
}

/** Whether the column is the table's primary key, or a part of it. */
export function isInPrimaryKey({ primaryKey = [] }: EditedTable, column: EditedColumn): boolean {
  return column.primaryKey === true || primaryKey.includes(column.name);
}

/** Whether the column alone is the table's primary key, so that its values are unique whatever its own settings are. */
export function isPrimaryKeyAlone({ primaryKey = [] }: EditedTable, column: EditedColumn): boolean {
  return column.primaryKey === true || (primaryKey.length === 1 && primaryKey[0] === column.name);
}
