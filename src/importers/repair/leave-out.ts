import type { Problem } from '../../schema/problem.ts';
import type { ColumnDraft, SchemaDraft, TableDraft } from '../choose/draft.ts';
import type { ImportedSchema } from '../imported-schema.ts';
import { partsOf } from './parts-of-problem.ts';

/** Leaves out the columns and tables of problems that nothing helps against. Returns a sentence for each. */
export function leaveOut(
  draft: SchemaDraft,
  { schema, problems }: { readonly schema: ImportedSchema; readonly problems: readonly Problem[] },
): readonly string[] {
  const columns = new Map<ColumnDraft, string>();
  const tables = new Map<TableDraft, string>();
  for (const problem of problems) {
    const { message } = problem;
    const { table, column } = partsOf(draft, schema, problem);
    if (column) columns.set(column, message);
    else if (table) tables.set(table, message);
  }
  for (const table of draft.tables) {
    const left = table.columns.filter((column) => !columns.has(column));
    if (left.length < table.columns.length) keepColumns(table, left);
    if (left.length === 0) tables.set(table, 'None of its columns is left.');
  }
  draft.tables = draft.tables.filter((table) => !tables.has(table));
  return [
    ...[...columns].map(
      ([{ context }, why]) => `The column ${context.tableName}.${context.column.name} was left out. ${why}`,
    ),
    ...[...tables].map(([{ source }, why]) => `The table ${source.name} was left out. ${why}`),
  ];
}

/** Leaves out the other columns, with their keys. */
function keepColumns(table: TableDraft, columns: readonly ColumnDraft[]): void {
  const names = new Set(columns.map(({ context }) => context.column.name));
  const isKept = (key: readonly string[]) => key.every((name) => names.has(name));
  table.columns = columns;
  if (!isKept(table.primaryKey)) table.primaryKey = [];
  table.unique = table.unique.filter(isKept);
  table.foreignKeys = table.foreignKeys.filter((key) => isKept(key.columns));
}
