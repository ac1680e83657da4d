import type { ColumnSchema, TableSchema } from './schema.ts';

/** The reference that decides the row for all those of its foreign key: a unique one, or the first; else itself. */
export function firstOfForeignKey(
  table: Pick<TableSchema, 'columns' | 'foreignKeys'>,
  column: ColumnSchema,
): ColumnSchema {
  const key = table.foreignKeys.find(({ columns }) => columns.includes(column.name));
  if (!key) return column;
  const byName = new Map(table.columns.map((other) => [other.name, other]));
  const references = key.columns
    .flatMap((name) => byName.get(name) ?? [])
    .filter(({ field }) => field === 'reference');
  return references.find(({ unique }) => unique) ?? references[0] ?? column;
}
