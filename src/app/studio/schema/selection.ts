import { tableById } from '../../../schema/edits/edited-schema.ts';
import { columnById, type StudioColumn, type StudioSchema, type StudioTable } from './studio-schema.ts';

/** Ids of the table that is shown, and of its column whose options are shown. */
export interface Selection {
  readonly table: string | undefined;
  readonly column: string | undefined;
  /** While several columns can be selected: those that are, `column` among them. Otherwise `column` alone is. */
  readonly columns?: ReadonlySet<string> | undefined;
}

/** Whether a column is selected, alone or among others. */
export function isSelected({ column, columns }: Selection, id: string): boolean {
  return columns ? columns.has(id) : column === id;
}

/** The selected columns of a table, in its order. */
export function selectedIn(table: StudioTable, selection: Selection): readonly StudioColumn[] {
  if (table.id !== selection.table) return [];
  return table.columns.filter(({ id }) => isSelected(selection, id));
}

/** The ids of the columns from one to another, in either direction; only the second if the first is not in the table. */
export function idsBetween(table: StudioTable, from: string | undefined, to: string): ReadonlySet<string> {
  const end = table.columns.findIndex(({ id }) => id === to);
  const found = table.columns.findIndex(({ id }) => id === from);
  const start = found === -1 ? end : found;
  const ids = table.columns.slice(Math.min(start, end), Math.max(start, end) + 1).map(({ id }) => id);
  return new Set(ids);
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
  const columns = keptIds(table, selection.columns);
  const column =
    columnById(table, selection.column) ??
    columnById(table, columns && [...columns].at(-1)) ??
    inPlaceOf(tableById(before, table.id)?.columns ?? [], table.columns, selection.column);
  return same(selection, table.id, column?.id, columns);
}

/** The ids that are columns of a table; undefined if none is left. */
function keptIds(table: StudioTable, ids: ReadonlySet<string> | undefined): ReadonlySet<string> | undefined {
  if (!ids) return undefined;
  const kept = [...ids].filter((id) => columnById(table, id) !== undefined);
  if (kept.length === ids.size) return ids;
  return kept.length > 0 ? new Set(kept) : undefined;
}

function same(
  before: Selection,
  table: string,
  column: string | undefined,
  columns?: ReadonlySet<string>,
): Selection {
  const isSame = before.table === table && before.column === column && before.columns === columns;
  if (isSame) return before;
  return columns ? { table, column, columns } : { table, column };
}

function inPlaceOf<T extends { readonly id: string }>(
  before: readonly T[],
  now: readonly T[],
  id: string | undefined,
): T | undefined {
  const at = before.findIndex((item) => item.id === id);
  return now[Math.max(at, 0)] ?? now.at(-1);
}
