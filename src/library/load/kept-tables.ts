import type { KeptColumn } from '../../databases/load/kept-rows.ts';
import { FileCells } from '../../schema/given/file-cells.ts';
import type { Problem } from '../../schema/problem.ts';
import type { ColumnSchema, Schema, TableSchema } from '../../schema/schema.ts';

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

type KeptTables = ReadonlyMap<string, readonly KeptColumn[]>;

/** The kept table without rows to which a column refers. */
function emptyParent({ field, options }: ColumnSchema, kept: KeptTables): string | undefined {
  const parent = field === 'reference' ? String(options.table) : '';
  const isEmpty = kept.get(parent)?.every(({ values }) => values.length === 0) ?? false;
  return isEmpty ? parent : undefined;
}

const canBeNull = ({ nullable, nulls }: ColumnSchema) => nullable ?? nulls > 0;

/** References that must have a value, to kept tables that have none. */
export function referencesToNothing(schema: Schema, kept: KeptTables): readonly Problem[] {
  return schema.tables
    .filter(({ name, rows }) => rows > 0 && !kept.has(name))
    .flatMap((table) =>
      table.columns.flatMap((column): readonly Problem[] => {
        const parent = emptyParent(column, kept);
        if (parent === undefined || canBeNull(column)) return [];
        const message = `Each row of “${table.name}” refers to a row of “${parent}” by “${column.name}”, and “${parent}” has no rows in the database. Fill it first, or let “${table.name}” have 0 rows.`;
        return [{ path: [], code: 'no-parents', message }];
      }),
    );
}

/** A document in which some tables have the rows of the database, so that references of others lead to them. */
export function withKeptTables(schema: Schema, kept: KeptTables): object {
  const tables = schema.tables.map((table) => {
    const columns = kept.get(table.name);
    if (columns) return keptTable(table, columns);
    const filled = table.columns.map((column) =>
      emptyParent(column, kept) !== undefined && canBeNull(column) ? { ...column, nulls: 100 } : column,
    );
    return { ...table, columns: filled };
  });
  return { ...schema, tables };
}
