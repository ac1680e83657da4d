import type { Json } from '../../../catalogue/field.ts';
import { freeName, renamed, withOwnKey } from '../../../schema/edits/names.ts';
import { tableRenamed } from '../../../schema/edits/references.ts';
import { moved } from './moved.ts';
import { dayOf, setSchema } from './settings.ts';
import type { StudioSchema, StudioTable } from './studio-schema.ts';
import { newId } from './studio-schema.ts';

const ROWS_OF_NEW_TABLE = 100;

/** The name of a table that nobody has named, neither people nor a source. */
export const UNNAMED_TABLE = 'table_1';

/** A table without columns, with an unused name. */
export function newTable({ tables }: StudioSchema, wished = UNNAMED_TABLE): StudioTable {
  const name = freeName(wished, new Set(tables.map((table) => table.name)));
  const table = { id: newId(), name, rows: ROWS_OF_NEW_TABLE, columns: [] };
  return withOwnKey(table, tables);
}

/**
 * Adds a table. The first table of a schema also sets `now` to today's midnight in UTC: dates without a range are then
 * up to date, and stay the same in links and files.
 */
export function addOwnTable(schema: StudioSchema, table: StudioTable, timeMs: number): StudioSchema {
  const after = addTable(schema, table);
  if (schema.tables.length > 0 || schema.now !== undefined) return after;
  return setSchema(after, { now: dayOf(timeMs) });
}

export function addTable(schema: StudioSchema, table: StudioTable, at?: number): StudioSchema {
  const { tables } = schema;
  return { ...schema, tables: tables.toSpliced(at ?? tables.length, 0, table) };
}

/** Changes one table. Returns the same schema if there is no such table, or nothing changes. */
export function updateTable(
  schema: StudioSchema,
  id: string,
  change: (table: StudioTable) => StudioTable,
): StudioSchema {
  const at = schema.tables.findIndex((table) => table.id === id);
  const table = schema.tables[at];
  if (!table) return schema;
  const after = change(table);
  return after === table ? schema : { ...schema, tables: schema.tables.with(at, after) };
}

/**
 * Renames a table without changing values: its key stays. References to it get the new name if no other table has the
 * old or the new name.
 */
export function renameTable(schema: StudioSchema, id: string, name: string): StudioSchema {
  const table = schema.tables.find((other) => other.id === id);
  if (!table || table.name === name) return schema;
  const others = schema.tables.filter((other) => other !== table);
  const after = updateTable(schema, id, () => renamed(table, name, others));
  const isClear = others.every((other) => other.name !== table.name && other.name !== name);
  return isClear && name.trim() !== '' ? tableRenamed(after, table.name, name) : after;
}

/** Moves a table to an index. */
export function moveTable(schema: StudioSchema, id: string, to: number): StudioSchema {
  const from = schema.tables.findIndex((table) => table.id === id);
  const tables = moved(schema.tables, from, to);
  return tables === schema.tables ? schema : { ...schema, tables };
}

/** References to the table stay, and the check reports them. */
export function removeTable(schema: StudioSchema, id: string): StudioSchema {
  const tables = schema.tables.filter((table) => table.id !== id);
  return tables.length === schema.tables.length ? schema : { ...schema, tables };
}

export function setRows(schema: StudioSchema, id: string, rows: number): StudioSchema {
  return updateTable(schema, id, (table) => (table.rows === rows ? table : { ...table, rows }));
}

/** Sets the locale of a table's rows: a name, weights, or a reference. Undefined makes them follow the schema. */
export function setTableLocale(schema: StudioSchema, id: string, locale: Json | undefined): StudioSchema {
  return updateTable(schema, id, ({ locale: before, ...table }) =>
    locale === undefined ? table : { ...table, locale },
  );
}
