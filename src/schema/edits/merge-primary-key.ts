import type { EditedColumn, EditedTable } from './edited-schema.ts';
import { isSameJson } from './same-json.ts';

/** The primary key of a table after an update. */
export interface PrimaryKey {
  /** The ids of its columns, in their order. */
  readonly ids: readonly string[];
  /** Whether it stays as it is in the table. */
  readonly isOwn: boolean;
}

interface KeySource {
  readonly read: EditedTable;
  readonly base: EditedTable | undefined;
  /** The table's columns, by the ids of the source's. */
  readonly own: ReadonlyMap<string, EditedColumn>;
}

/**
 * The key stays if people have edited it, or if nobody knows whether they have. Otherwise it becomes that of the source, as
 * far as the table has its columns.
 *
 * @param isThere the ids of the columns that the table has afterwards
 */
export function primaryKeyAfter(
  table: EditedTable,
  { read, base, own }: KeySource,
  isThere: ReadonlySet<string>,
): PrimaryKey {
  const now = keyColumns(table);
  const next = keyColumns(read).map((id) => own.get(id)?.id ?? id);
  const left = new Set(table.columns.map(({ id }) => id));
  // A column that people have removed was removed from the key too.
  const before = base && keyColumns(base).filter((id) => left.has(id));
  const isEdited = before ? !isSameJson(now, before) : now.length > 0 || next.some((id) => left.has(id));
  const ids = (isEdited ? now : next).filter((id) => isThere.has(id));
  return { ids, isOwn: isSameJson(ids, now) };
}

function keyColumns({ columns, primaryKey = [] }: EditedTable): readonly string[] {
  const alone = columns.filter((column) => column.primaryKey === true);
  const named = primaryKey.flatMap((name) => columns.find((column) => column.name === name) ?? []);
  return (alone.length > 0 ? alone : named).map(({ id }) => id);
}
