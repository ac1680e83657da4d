import type { TableUpdate } from '../../../schema/edits/merge-table.ts';
import { columnsRenamed, withTableNames } from '../../../schema/edits/renamed-parts.ts';
import { isSameJson } from '../../../schema/edits/same-json.ts';
import { type ColumnPairs, importedOf } from './match-tables.ts';
import {
  IMPORTED,
  type ImportedTable,
  type StudioSchema,
  type StudioTable,
  type TableNames,
} from './studio-schema.ts';

/** What earlier imports gave for the tables of a schema, with the names that its tables and columns have now. */
export type Bases = ReadonlyMap<StudioTable, StudioTable>;

const basesOfSchemas = new WeakMap<StudioSchema, Bases>();

export function basesOf(schema: StudioSchema): Bases {
  const known = basesOfSchemas.get(schema);
  if (known) return known;
  const sharing = new Map<readonly TableNames[], StudioTable[]>();
  for (const table of schema.tables) {
    const names = importedOf(table)?.names;
    if (names) sharing.set(names, [...(sharing.get(names) ?? []), table]);
  }
  const current = new Map(schema.tables.map((table) => [table.id, table] as const));
  const bases = new Map([...sharing].flatMap(([names, tables]) => basesWithNames(names, tables, current)));
  basesOfSchemas.set(schema, bases);
  return bases;
}

/**
 * Tables that no import gave, or another one, are renamed too: others refer to them.
 *
 * @param tables share the names that their bases have
 * @param current all tables of the schema, by their ids
 */
function basesWithNames(
  names: readonly TableNames[],
  tables: readonly StudioTable[],
  current: ReadonlyMap<string, StudioTable>,
): readonly (readonly [table: StudioTable, base: StudioTable])[] {
  const given = new Map(tables.map((table) => [table.id, importedOf(table)?.table] as const));
  const before = names.map((table) => given.get(table.id) ?? withoutFields(table));
  let bases: StudioSchema = { tables: before };
  for (const { id, name, columns } of names) {
    const now = new Map(current.get(id)?.columns.map((column) => [column.id, column.name] as const));
    const changed = columns.flatMap((column): readonly (readonly [string, string])[] => {
      const to = now.get(column.id);
      return to === undefined || to === column.name ? [] : [[column.name, to]];
    });
    bases = columnsRenamed(bases, name, changed);
  }
  const tableNames = new Map(names.map(({ id, name }) => [name, current.get(id)?.name ?? name] as const));
  const renamed = new Map(withTableNames(bases, tableNames).map((base) => [base.id, base] as const));
  return tables.flatMap((table) => {
    const base = renamed.get(table.id);
    return base ? [[table, base] as const] : [];
  });
}

function withoutFields({ id, name, columns }: TableNames): StudioTable {
  return { id, name, rows: 0, columns: columns.map((column) => ({ ...column, field: '' })) };
}

/** What an import gives for a table of the schema. */
interface Given {
  /** As the source names the table and its columns. */
  readonly source: StudioTable;
  /** With the names of the schema. */
  readonly table: StudioTable;
  readonly origin: object;
}

interface GivenAgain extends Given {
  /** What the earlier import gave, with the names of the schema; undefined if no import on this page gave the table. */
  readonly base: StudioTable | undefined;
  readonly pairs: ColumnPairs;
}

/** A new table with what the import gave for it. */
export function rememberedNew(table: StudioTable, given: Given): StudioTable {
  return { ...table, [IMPORTED]: memoryOf(table, table, given, new Map()) };
}

interface Remembered {
  readonly update: TableUpdate;
  readonly given: GivenAgain;
  readonly result: StudioTable;
}

const lastRemembered = new WeakMap<StudioTable, Remembered>();

/** An updated table with what the import gave for it; the same table if nothing changes. */
export function rememberedUpdate(before: StudioTable, update: TableUpdate, given: GivenAgain): StudioTable {
  const last = lastRemembered.get(before);
  const isSame =
    last?.update === update &&
    last.given.table === given.table &&
    last.given.base === given.base &&
    last.given.origin === given.origin;
  if (isSame) return last.result;
  const result = withMemoryOf(before, update, given);
  lastRemembered.set(before, { update, given, result });
  return result;
}

function withMemoryOf(before: StudioTable, update: TableUpdate, given: GivenAgain): StudioTable {
  const { base, pairs } = given;
  const isThere = new Set(update.table.columns.map(({ id }) => id));
  const dismissed = [...pairs.dismissed].filter(([id]) => !isThere.has(id));
  const own = [...pairs.own].map(([id, column]) => [id, column.id] as const);
  const memory = memoryOf(update.table, base ?? update.table, given, new Map([...own, ...dismissed]));
  const imported = importedOf(before);
  const isSame = imported && base && isSameMemory(imported, memory, base);
  if (isSame && update.table === before) return before;
  return { ...update.table, [IMPORTED]: isSame ? imported : memory };
}

/**
 * What a table keeps of an import. The names of the schema follow once all its tables have theirs.
 *
 * @param first has the rows and keys of the first import: no later one changes them, so that they tell what people edited
 * @param ids the ids of the schema's columns, by those of the source's; the same ones for new columns
 */
function memoryOf(
  after: StudioTable,
  first: StudioTable,
  { source, table, origin }: Given,
  ids: ReadonlyMap<string, string>,
): ImportedTable {
  const idOf = (column: string) => ids.get(column) ?? column;
  const columnsById = new Map([...after.columns, ...first.columns].map((column) => [column.id, column]));
  const columns = table.columns.map((column) => {
    const id = idOf(column.id);
    return { ...withKeyOf(column, columnsById.get(id)), id };
  });
  const { id, name } = after;
  return {
    name: source.name,
    table: { ...withRowsOf(withKeyOf(table, first), first), id, name, columns },
    columns: new Map(source.columns.map((column) => [column.name, idOf(column.id)])),
    source: origin,
    names: [],
    isKept: false,
  };
}

/** With the rows of another table, or none where they follow from a third. */
function withRowsOf({ rows, ...table }: StudioTable, { rows: first }: StudioTable): StudioTable {
  return first === undefined ? table : { ...table, rows: first };
}

function withKeyOf<T extends { readonly key?: string }>(
  { key, ...rest }: T,
  other: { readonly key?: string } | undefined,
) {
  return { ...rest, ...(other?.key !== undefined && { key: other.key }) };
}

/** @param base what the earlier import gave, with the names of the schema */
function isSameMemory(one: ImportedTable, other: ImportedTable, base: StudioTable): boolean {
  return (
    one.name === other.name &&
    one.source === other.source &&
    one.isKept === other.isKept &&
    one.columns.size === other.columns.size &&
    [...one.columns].every(([name, id]) => other.columns.get(name) === id) &&
    isSameJson(base, other.table)
  );
}

/** A table that the source has no more and people have decided to keep. */
export function withKept(table: StudioTable): StudioTable {
  const imported = importedOf(table);
  return !imported || imported.isKept ? table : { ...table, [IMPORTED]: { ...imported, isKept: true } };
}

/** A renamed table, or one of whose columns is, has another key. */
const NAME: ReadonlySet<string> = new Set(['name']);

/**
 * Whether people have edited a table since the import: its name, columns, rows or settings.
 *
 * @param base what the import gave, with the names of the schema
 */
export function isEditedTable(table: StudioTable, base: StudioTable): boolean {
  return !isSameJson(table, base, NAME);
}

/** Gives the tables that have something new from an import the names of the whole schema. */
export function withCurrentNames(schema: StudioSchema): StudioSchema {
  const isNew = (table: StudioTable) => importedOf(table)?.names.length === 0;
  if (!schema.tables.some(isNew)) return schema;
  const names = schema.tables.map(({ id, name, columns }) => ({
    id,
    name,
    columns: columns.map((column) => ({ id: column.id, name: column.name })),
  }));
  const tables = schema.tables.map((table) => {
    const imported = importedOf(table);
    return imported?.names.length === 0 ? { ...table, [IMPORTED]: { ...imported, names } } : table;
  });
  return { ...schema, tables };
}
