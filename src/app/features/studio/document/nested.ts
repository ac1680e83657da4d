import type { ColumnDraft } from './document.ts';
import { renamed } from './names.ts';
import { readsRenamed } from './references.ts';

/** Renames one of an object's columns without changing a value; those beside it that read it follow. */
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
