import type { Schema, TableSchema } from './schema.ts';

/** A schema whose columns that are a key by themselves are unique: the primary key, and keys of one column. */
export function withUniqueColumns(schema: Schema): Schema {
  return { ...schema, tables: schema.tables.map(withUniqueColumnsOf) };
}

function withUniqueColumnsOf(table: TableSchema): TableSchema {
  const keys = [table.primaryKey, ...table.unique].filter((names) => names.length === 1).flat();
  if (keys.length === 0) return table;
  const columns = table.columns.map((column) =>
    keys.includes(column.name) ? { ...column, unique: true } : column,
  );
  return { ...table, columns };
}
