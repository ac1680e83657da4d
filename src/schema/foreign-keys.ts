import type { ColumnSchema, ForeignKey, TableSchema } from './schema.ts';

/**
 * The foreign key whose parent a column helps to name. A reference to another table than the key's can be a column of the key
 * too, where the key's own reference has it in its `where`: it is not of that key.
 */
export function foreignKeyOf(
  { foreignKeys }: Pick<TableSchema, 'foreignKeys'>,
  { name, field, options }: Pick<ColumnSchema, 'name' | 'field' | 'options'>,
): ForeignKey | undefined {
  return foreignKeys.find(
    ({ columns, table }) => columns.includes(name) && (field !== 'reference' || options.table === table),
  );
}

/**
 * The reference that decides the parent row for all columns of its foreign key: the first unique one, otherwise the
 * first one. A column outside any foreign key decides for itself.
 */
export function firstOfForeignKey(
  table: Pick<TableSchema, 'columns' | 'foreignKeys'>,
  column: ColumnSchema,
): ColumnSchema {
  const key = foreignKeyOf(table, column);
  if (!key) return column;
  const byName = new Map(table.columns.map((other) => [other.name, other]));
  const references = key.columns
    .flatMap((name) => byName.get(name) ?? [])
    .filter(({ field, options }) => field === 'reference' && options.table === key.table);
  return references.find(({ unique }) => unique) ?? references[0] ?? column;
}
