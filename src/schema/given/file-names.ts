import { isJsonObject } from '../json-object.ts';
import type { Schema, TableSchema } from '../schema.ts';
import { withoutFileValues } from './list-file.ts';

/**
 * A checked document as it was before its files were read: it names them with their SHA-256, and has none of their cells.
 * Rows that the document itself holds stay. Equal to the schema if no table and no list has a file.
 * @param rename the name of a file in the new document
 */
export function withFileNames(schema: Schema, rename = (file: string) => file): unknown {
  return { ...schema, tables: schema.tables.map((table) => tableWithFiles(table, rename)) };
}

function tableWithFiles(table: TableSchema, rename: (file: string) => string): unknown {
  const columns = listsWithFiles(table.columns, rename);
  const { given } = table;
  if (given?.file === undefined) return { ...table, columns };
  const { cells: _, file, ...rest } = given;
  return {
    ...table,
    given: { file: rename(file), ...rest },
    columns: Array.isArray(columns) ? columns.map(withoutFacts) : columns,
  };
}

/** The facts about a given column are worked out again when its file is read. */
function withoutFacts(column: unknown): unknown {
  if (!isJsonObject(column) || column.field !== 'given') return column;
  return { ...column, options: {} };
}

/** A copy of options and columns at any depth, in which lists name their files. Equal parts are not copied. */
function listsWithFiles(value: unknown, rename: (file: string) => string): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => listsWithFiles(item, rename));
    return items.some((item, i) => item !== value[i]) ? items : value;
  }
  if (!isJsonObject(value)) return value;
  const named = withoutFileValues(value, rename);
  if (named !== value) return named;
  const entries = Object.entries(value).map(([name, part]) => [name, listsWithFiles(part, rename)] as const);
  return entries.some(([name, part]) => part !== value[name]) ? Object.fromEntries(entries) : value;
}
