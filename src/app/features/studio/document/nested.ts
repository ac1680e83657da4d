import type { ColumnDraft, StudioColumn } from './document.ts';
import { renamed } from './names.ts';
import { readsRenamed } from './references.ts';

/** The columns of a column of JSON objects; what stands there and is none is left out. */
export function nestedColumns({ options }: Pick<StudioColumn, 'options'>): readonly ColumnDraft[] {
  const columns = options?.columns;
  if (!Array.isArray(columns)) return [];
  return columns.filter(
    (column) =>
      typeof column === 'object' &&
      column !== null &&
      typeof column.name === 'string' &&
      typeof column.field === 'string',
  );
}

/** Renames one of them without changing a value; those beside it that read it follow. */
export function renameNested(
  columns: readonly ColumnDraft[],
  at: number,
  name: string,
): readonly ColumnDraft[] {
  const column = columns[at];
  if (!column || column.name === name) return columns;
  const others = columns.filter((other) => other !== column);
  const isClear = others.every((other) => other.name !== column.name && other.name !== name);
  const after = columns.with(at, renamed(column, name, others));
  return isClear && name.trim() !== '' ? after.map((own) => readsRenamed(own, column.name, name)) : after;
}
