import { type FieldId, fields, isFieldId } from '../../catalogue/fields.ts';
import { isJsonObject } from '../json-object.ts';
import type { EditedColumn, EditedSchema, EditedTable } from './edited-schema.ts';
import { type ColumnUpdate, mergeTable } from './merge-table.ts';
import { freeName, keyOf, withFreeKey } from './names.ts';
import { columnRenamed } from './references.ts';
import { columnsRenamed, withTableNames } from './renamed-parts.ts';

/** A table of the source and the table of the document that it updates. */
interface Pair {
  readonly own: EditedTable;
  readonly source: EditedTable;
  /** The document's columns, by the ids of the source's. */
  readonly columns: ReadonlyMap<string, EditedColumn>;
}

export interface MergeNotice {
  readonly table: string;
  readonly column?: string;
  /** A sentence. */
  readonly message: string;
}

/** The ways of merging that a source asks for. */
export interface MergeRequest {
  /** Whether the source is rows, which tell no rules: what the document says of nulls, keys and references stays. */
  readonly isSample: boolean;
  /** The columns that get the field of the source, with the reasons as sentences. By `placeOf`. */
  readonly replaced: ReadonlyMap<string, string>;
}

export interface MergedSource {
  /** A document without ids. */
  readonly document: object;
  readonly notices: readonly MergeNotice[];
  /** The columns that have the field of the source. By `placeOf`. */
  readonly taken: ReadonlySet<string>;
  /** The columns that are in both, as the source names them. By `placeOf` of the document. */
  readonly pairs: ReadonlyMap<string, { readonly table: string; readonly column: string }>;
}

/** Names a column by its table and itself. */
export function placeOf(table: string, column: string): string {
  return JSON.stringify([table, column]);
}

/**
 * Merges a source into a document, both valid. Tables and columns of both keep what people chose: fields, options, nulls and rows.
 * Types, lengths, keys and references are those of the source. Its new tables and columns are added. Tables that it does not name
 * stay; columns that are gone from a table that it names are removed, unless the source cannot have them or others read them.
 */
export function mergeSource(document: object, imported: object, request: MergeRequest): MergedSource {
  const own = withIds(document, 'own');
  const { source, pairs } = pairedWith(own, withIds(imported, 'source'));
  const notices: MergeNotice[] = [];
  const taken = new Set<string>();
  const merged = new Map<EditedTable, EditedTable>();
  for (const pair of pairs) {
    if (pair.own.given !== undefined) {
      notices.push({ table: pair.own.name, message: 'Its rows are given, so it stays as it is.' });
      continue;
    }
    const removed = removedFrom(own, pair, notices);
    const { table, columns } = mergeTable(pair.own, {
      read: withOwnKeys(pair, request),
      base: comparedBase(pair, request),
      own: pair.columns,
      dismissed: new Map(),
      chosen: chosenIn(pair, request, notices),
      decisions: new Map(removed.map((column) => [column.id, 'remove'])),
    });
    merged.set(pair.own, withPermittedNulls(table, pair, request, notices));
    for (const update of columns) {
      notices.push(...noticesOf(table, update));
      if (update.fate === 'added' || update.changed.includes('field'))
        taken.add(placeOf(table.name, update.column.name));
    }
  }
  const left = own.tables.map((table) => merged.get(table) ?? table);
  const named = new Set(pairs.map((pair) => pair.own));
  for (const { name } of own.tables.filter((table) => !named.has(table)))
    notices.push({ table: name, message: 'It is not in the source, and stays.' });
  const matched = new Set(pairs.map((pair) => pair.source.id));
  const keys = new Set(left.map(keyOf));
  const added = source.tables
    .filter(({ id }) => !matched.has(id))
    .map((table) => {
      const withKey = withFreeKey(withLocale(table, own, source), keys);
      keys.add(keyOf(withKey));
      notices.push({ table: table.name, message: 'It is new.' });
      for (const { name } of table.columns) taken.add(placeOf(table.name, name));
      return withKey;
    });
  return {
    document: withoutIds({ ...own, tables: [...left, ...added] }),
    notices,
    taken,
    pairs: new Map(pairs.flatMap((pair) => [...placesIn(pair)])),
  };
}

function placesIn({ own, source, columns }: Pair) {
  return source.columns.flatMap(({ id, name }) => {
    const column = columns.get(id);
    return column ? [[placeOf(own.name, column.name), { table: source.name, column: name }] as const] : [];
  });
}

/** A checked document with ids. */
function withIds(document: object, side: string): EditedSchema {
  // The check has read the document.
  const schema = document as { readonly tables: readonly EditedTable[] };
  const tables = schema.tables.map((table) => ({
    ...table,
    id: `${side} ${table.name}`,
    columns: (table.columns ?? []).map((column) => ({
      ...column,
      id: `${side} ${placeOf(table.name, column.name)}`,
    })),
  }));
  return { ...schema, tables };
}

function withoutIds(schema: EditedSchema): object {
  return {
    ...schema,
    tables: schema.tables.map(({ id, columns, ...table }) => ({
      ...table,
      ...(columns.length === 0 && table.given !== undefined
        ? {}
        : { columns: columns.map(({ id: own, ...column }) => column) }),
    })),
  };
}

/** Pairs tables and columns by their names, and those that people have renamed by their keys. The source gets the document's names. */
function pairedWith(
  own: EditedSchema,
  imported: EditedSchema,
): { readonly source: EditedSchema; readonly pairs: readonly Pair[] } {
  const tables = pairedByName(own.tables, imported.tables);
  const ofTables = new Map(
    [...tables].map(([source, table]) => {
      const columns = pairedByName(table.columns, source.columns);
      return [source, { own: table, columns }] as const;
    }),
  );
  let source = imported;
  for (const [table, { columns }] of ofTables) {
    const names = [...columns].filter(([column, other]) => column.name !== other.name);
    const renamed = names.map(([column, other]) => [column.name, other.name] as const);
    source = columnsRenamed(source, table.name, renamed);
  }
  const tableNames = new Map([...ofTables].map(([table, pair]) => [table.name, pair.own.name] as const));
  source = { ...source, tables: withTableNames(source, tableNames) };
  const bySource = new Map(source.tables.map((table) => [table.id, table]));
  const pairs = [...ofTables].flatMap(([table, pair]): readonly Pair[] => {
    const named = bySource.get(table.id);
    const columns = new Map([...pair.columns].map(([column, other]) => [column.id, other]));
    return named ? [{ own: pair.own, source: named, columns }] : [];
  });
  return { source, pairs };
}

/** The items of a document, by those of the source. */
function pairedByName<T extends { readonly name: string; readonly key?: string }>(
  own: readonly T[],
  source: readonly T[],
): ReadonlyMap<T, T> {
  const byName = new Map(own.map((item) => [item.name, item]));
  const names = new Set(source.map(({ name }) => name));
  const renamed = new Map(
    own.filter(({ name }) => !names.has(name)).map((item) => [keyOf(item), item] as const),
  );
  return new Map(
    source.flatMap((item) => {
      const other = byName.get(item.name) ?? renamed.get(item.name);
      return other ? [[item, other] as const] : [];
    }),
  );
}

/** The source's table with the keys and relations of the document that it lacks: they forbid nothing that it allows. */
function withOwnKeys({ own, source }: Pair, { isSample }: MergeRequest): EditedTable {
  const unique = joinedLists(isSample ? [] : (source.unique ?? []), own.unique ?? []);
  const foreignKeys = [...(isSample ? [] : (source.foreignKeys ?? []))];
  for (const key of own.foreignKeys ?? []) {
    const isThere = foreignKeys.some(({ columns }) => columns.join('\0') === key.columns.join('\0'));
    if (!isThere) foreignKeys.push(key);
  }
  const { unique: ofUnique, foreignKeys: ofKeys, ...rest } = source;
  return {
    ...rest,
    ...(unique.length > 0 ? { unique } : {}),
    ...(foreignKeys.length > 0 ? { foreignKeys } : {}),
  };
}

function joinedLists(one: readonly (readonly string[])[], other: readonly (readonly string[])[]) {
  const lists = new Map([...one, ...other].map((list) => [JSON.stringify(list), list] as const));
  return [...lists.values()];
}

/** Parts of columns that are those of the source. */
const STRUCTURE: ReadonlySet<string> = new Set(['type', 'maxLength', 'nullable', 'autoIncrement']);
/** A value that no part of a document has. */
const EDITED = '\0edited';

/**
 * A table as an earlier import would have given it, if people had since chosen all but its structure: `mergeTable` then takes
 * the structure from the source and leaves the rest.
 */
function comparedBase({ own, source, columns }: Pair, { isSample }: MergeRequest): EditedTable {
  const sources = new Map(
    [...columns].map(([id, column]) => [column, source.columns.find((one) => one.id === id)]),
  );
  const hasKey = (table: EditedTable) =>
    (table.primaryKey ?? []).length > 0 || table.columns.some(({ primaryKey }) => primaryKey === true);
  const isKeyOfSource = !isSample && hasKey(source);
  const { primaryKey, unique, foreignKeys, ...rest } = own;
  return {
    ...edited({ ...source, ...rest }, new Set()),
    id: own.id,
    name: own.name,
    rows: 0,
    ...(unique ? { unique } : {}),
    ...(foreignKeys ? { foreignKeys } : {}),
    ...(isKeyOfSource && primaryKey ? { primaryKey } : {}),
    columns: own.columns.map((column) => {
      const parts = edited({ ...sources.get(column), ...column }, isSample ? new Set() : STRUCTURE, column);
      const isUniqueAnew = !isSample && column.unique !== true;
      return {
        ...parts,
        id: column.id,
        name: column.name,
        field: EDITED,
        ...(isUniqueAnew ? { unique: column.unique } : {}),
        primaryKey: isKeyOfSource ? column.primaryKey : undefined,
      } as EditedColumn;
    }),
  };
}

/** The properties of an object, each as if people had edited it, but for some that are those of another object. */
function edited(properties: object, kept: ReadonlySet<string>, own: object = {}): object {
  const values = new Map(Object.entries(own));
  return Object.fromEntries(
    Object.keys(properties).map((name) => [name, kept.has(name) ? values.get(name) : EDITED]),
  );
}

/** The source's columns whose field replaces that of the document. */
function chosenIn(
  { own, source, columns }: Pair,
  { isSample, replaced }: MergeRequest,
  notices: MergeNotice[],
): ReadonlySet<string> {
  const chosen = new Set<string>();
  for (const read of source.columns) {
    const column = columns.get(read.id);
    if (!column) continue;
    const leadsElsewhere = !isSample && read.field === 'reference' && !isSameReference(column, read);
    const reason = leadsElsewhere
      ? `The source refers to ${read.options?.table}.${read.options?.column}.`
      : replaced.get(placeOf(own.name, column.name));
    if (reason === undefined) continue;
    chosen.add(read.id);
    const [label, before] = [labelOf(read.field), labelOf(column.field)];
    const change =
      label === before
        ? 'Its options are those of the source now.'
        : `Its field is ${label} now, instead of ${before}.`;
    const message = `${reason} ${change}`;
    notices.push({ table: own.name, column: column.name, message });
  }
  return chosen;
}

function isSameReference(one: EditedColumn, other: EditedColumn): boolean {
  return (
    one.field === 'reference' &&
    one.options?.table === other.options?.table &&
    one.options?.column === other.options?.column
  );
}

function labelOf(field: string): string {
  return isFieldId(field) ? fields[field satisfies FieldId].label : field;
}

/** The columns of the document that are gone from the source, and go from the document. */
function removedFrom(
  own: EditedSchema,
  { own: table, columns }: Pair,
  notices: MergeNotice[],
): readonly EditedColumn[] {
  const paired = new Set(columns.values());
  const gone = table.columns.filter((column) => !paired.has(column));
  const removed = new Set(gone.filter(({ hidden }) => hidden !== true));
  for (let size = -1; size !== removed.size; ) {
    size = removed.size;
    for (const column of [...removed]) if (isRead(own, table, removed, column)) removed.delete(column);
  }
  for (const column of gone) {
    const why = column.hidden === true ? 'no file contains it' : 'other columns read it';
    const message = removed.has(column)
      ? 'It is gone from the source, and removed.'
      : `It is not in the source, and stays, because ${why}.`;
    notices.push({ table: table.name, column: column.name, message });
  }
  return [...removed];
}

/** Whether columns that stay read a column. */
function isRead(
  schema: EditedSchema,
  table: EditedTable,
  removed: ReadonlySet<EditedColumn>,
  { name }: EditedColumn,
): boolean {
  const tables = schema.tables.map((one) =>
    one === table ? { ...one, columns: one.columns.filter((column) => !removed.has(column)) } : one,
  );
  const taken = new Set([name, ...table.columns.map((column) => column.name)]);
  const renamed = columnRenamed({ tables }, table.name, name, freeName(name, taken));
  return renamed.tables.some(({ columns }, t) =>
    columns.some((column, i) => column !== tables[t]?.columns[i]),
  );
}

/** The table without nulls where the source allows none. */
function withPermittedNulls(
  table: EditedTable,
  { source, columns }: Pair,
  { isSample }: MergeRequest,
  notices: MergeNotice[],
): EditedTable {
  if (isSample) return table;
  const full = new Set(source.columns.filter(isNeverNull).map(({ id }) => columns.get(id)?.id));
  const after = table.columns.map((column) => {
    const { nulls, nullWhen, ...rest } = column;
    if (!full.has(column.id) || (!nulls && nullWhen === undefined)) return column;
    const message = 'The source allows no nulls, so it has none any more.';
    notices.push({ table: table.name, column: column.name, message });
    return rest;
  });
  return after.some((column, i) => column !== table.columns[i]) ? { ...table, columns: after } : table;
}

function isNeverNull({ nulls = 0, nullWhen, nullable = false }: EditedColumn): boolean {
  return nulls === 0 && nullWhen === undefined && !nullable;
}

const PARTS = {
  type: 'its type',
  maxLength: 'its maximum length',
  nullable: 'whether SQL allows null',
  autoIncrement: 'auto-increment',
  nulls: 'its nulls',
  unique: 'whether it is unique',
  primaryKey: 'the primary key',
  other: 'other settings',
} as const;

function noticesOf({ name }: EditedTable, { column, fate, changed }: ColumnUpdate): readonly MergeNotice[] {
  if (fate === 'added') return [{ table: name, column: column.name, message: 'It is new.' }];
  const parts = changed.flatMap((part) => (part === 'field' ? [] : PARTS[part]));
  if (parts.length === 0) return [];
  return [{ table: name, column: column.name, message: `The source changes ${parts.join(', ')}.` }];
}

/** A new table with the locale of its source, where the document has another one. */
function withLocale(table: EditedTable, own: EditedSchema, { locale }: EditedSchema): EditedTable {
  const isSame = JSON.stringify(locale) === JSON.stringify(own.locale);
  return locale === undefined || isSame || isJsonObject(table.locale) ? table : { locale, ...table };
}
