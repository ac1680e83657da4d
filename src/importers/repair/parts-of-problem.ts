import { locate, type Problem } from '../../schema/problem.ts';
import type { ColumnDraft, SchemaDraft, TableDraft } from '../choose/draft.ts';
import type { ImportedSchema } from '../imported-schema.ts';

interface Parts {
  readonly table?: TableDraft | undefined;
  readonly column?: ColumnDraft | undefined;
}

/** The table and the column of a draft that a problem of its schema is about. */
export function partsOf(draft: SchemaDraft, schema: ImportedSchema, { path }: Problem): Parts {
  const { table: tableAt = -1, column: columnAt = -1 } = locate(path);
  const table = draft.tables[tableAt];
  if (!table) return {};
  const column = table.columns[columnAt];
  if (column !== undefined || columnAt < 0) return { table, column };
  return { table, column: writerOf(table, schema.tables[tableAt]?.columns ?? [], columnAt) };
}

/** Columns behind those of the draft hold the numbers and moments that one of them writes, whose name theirs begins with. */
function writerOf(
  { columns }: TableDraft,
  written: ImportedSchema['tables'][number]['columns'],
  columnAt: number,
): ColumnDraft | undefined {
  const name = written[columnAt]?.name;
  if (name === undefined) return undefined;
  const isWriter = (one: string) => name.startsWith(`${one.replace(/[^\p{L}\p{N}_ ]/gu, '_')}_`);
  const at = written.findIndex(
    (one, i) => i < columns.length && isWriter(one.name) && JSON.stringify(one.options ?? {}).includes(name),
  );
  return columns[at];
}
