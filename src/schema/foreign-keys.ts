import type { ColumnSchema, TableSchema } from './schema.ts';

/**
 * The reference that decides the parent row for all columns of its foreign key: the first unique one, otherwise the
 * first one. A column outside any foreign key decides for itself.
 */
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
