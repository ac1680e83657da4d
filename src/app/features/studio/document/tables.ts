import type { StudioDocument, StudioTable } from './document.ts';
import { newId } from './document.ts';
import { moved } from './moved.ts';
import { freeName, renamed, withOwnKey } from './names.ts';
import { tableRenamed } from './references.ts';
import { dayOf, setDocument } from './settings.ts';

const ROWS_OF_NEW_TABLE = 100;

/** A table without columns, of a name that no other one has. */
export function newTable({ tables }: StudioDocument, wished = 'table_1'): StudioTable {
  const name = freeName(wished, new Set(tables.map((table) => table.name)));
  const table = { id: newId(), name, rows: ROWS_OF_NEW_TABLE, columns: [] };
  return withOwnKey(table, tables);
}

/**
 * Adds a table of a person. The first one of a schema begins it: its moment `now` is today's midnight in UTC, so that
 * dates without a range are up to date, and stay as they are in links and files.
 */
export function addOwnTable(document: StudioDocument, table: StudioTable, timeMs: number): StudioDocument {
  const after = addTable(document, table);
  if (document.tables.length > 0 || document.now !== undefined) return after;
  return setDocument(after, { now: dayOf(timeMs) });
}

export function addTable(document: StudioDocument, table: StudioTable, at?: number): StudioDocument {
  const { tables } = document;
  return { ...document, tables: tables.toSpliced(at ?? tables.length, 0, table) };
}

/** Changes one table; the document stays the same where there is none, or nothing changes. */
export function updateTable(
  document: StudioDocument,
  id: string,
  change: (table: StudioTable) => StudioTable,
): StudioDocument {
  const at = document.tables.findIndex((table) => table.id === id);
  const table = document.tables[at];
  if (!table) return document;
  const after = change(table);
  return after === table ? document : { ...document, tables: document.tables.with(at, after) };
}

/**
 * Renames a table without changing a value: its key stays, and what names it follows, as far as it is the only one of
 * its name and no other one has the new name.
 */
export function renameTable(document: StudioDocument, id: string, name: string): StudioDocument {
  const table = document.tables.find((other) => other.id === id);
  if (!table || table.name === name) return document;
  const others = document.tables.filter((other) => other !== table);
  const after = updateTable(document, id, () => renamed(table, name, others));
  const isClear = others.every((other) => other.name !== table.name && other.name !== name);
  return isClear && name.trim() !== '' ? tableRenamed(after, table.name, name) : after;
}

/** Moves a table to a place among the others, counted from 0. */
export function moveTable(document: StudioDocument, id: string, to: number): StudioDocument {
  const from = document.tables.findIndex((table) => table.id === id);
  const tables = moved(document.tables, from, to);
  return tables === document.tables ? document : { ...document, tables };
}

/** What refers to the table stays, and is a problem then. */
export function removeTable(document: StudioDocument, id: string): StudioDocument {
  const tables = document.tables.filter((table) => table.id !== id);
  return tables.length === document.tables.length ? document : { ...document, tables };
}

export function setRows(document: StudioDocument, id: string, rows: number): StudioDocument {
  return updateTable(document, id, (table) => (table.rows === rows ? table : { ...table, rows }));
}
