import type { KeptColumn } from '../../databases/load/kept-rows.ts';
import { FileCells } from '../../schema/given/file-cells.ts';
import type { Schema, TableSchema } from '../../schema/schema.ts';

/** A table whose rows are those of the database. The columns that files contain are given, and no file contains the table. */
function keptTable(table: TableSchema, kept: readonly KeptColumn[]): object {
  const { name, key, primaryKey } = table;
  const columns = kept.map((column) => ({ name: column.name, values: column.values }));
  const types = new Map(kept.map((column) => [column.name, column.valueType]));
  return {
    name,
    key,
    primaryKey,
    given: { cells: new FileCells({ columns, areTexts: true }) },
    write: false,
    columns: table.columns.map((column) => {
      const valueType = types.get(column.name);
      return valueType === undefined
        ? column
        : { name: column.name, key: column.key, field: 'given', valueType };
    }),
  };
}

/** A document in which some tables have the rows of the database, so that references of others lead to them. */
export function withKeptTables(schema: Schema, kept: ReadonlyMap<string, readonly KeptColumn[]>): object {
  const tables = schema.tables.map((table) => {
    const columns = kept.get(table.name);
    return columns ? keptTable(table, columns) : table;
  });
  return { ...schema, tables };
}
