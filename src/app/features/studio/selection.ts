import { columnById, type StudioSchema, tableById } from './schema/studio-schema.ts';

/** Ids of the table that is shown, and of its column whose options are. */
export interface Selection {
  readonly table: string | undefined;
  readonly column: string | undefined;
}

/**
 * The selection in another document: what is selected as long as it is there, otherwise what has come in its place, or
 * the last before it.
 */
export function selectionIn(
  schema: StudioSchema,
  selection: Selection,
  before: StudioSchema = schema,
): Selection {
  const table =
    tableById(schema, selection.table) ?? inPlaceOf(before.tables, schema.tables, selection.table);
  if (!table) return { table: undefined, column: undefined };
  const isSame = table.id === selection.table;
  if (!isSame || selection.column === undefined) return same(selection, table.id, undefined);
  const column =
    columnById(table, selection.column) ??
    inPlaceOf(tableById(before, table.id)?.columns ?? [], table.columns, selection.column);
  return same(selection, table.id, column?.id);
}

function same(before: Selection, table: string, column: string | undefined): Selection {
  return before.table === table && before.column === column ? before : { table, column };
}

function inPlaceOf<T extends { readonly id: string }>(
  before: readonly T[],
  now: readonly T[],
  id: string | undefined,
): T | undefined {
  const at = before.findIndex((item) => item.id === id);
  return now[Math.max(at, 0)] ?? now.at(-1);
}
