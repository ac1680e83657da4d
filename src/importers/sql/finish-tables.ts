import type { SourceColumn, SourceForeignKey, SourceTable } from '../source-tables.ts';
import { AbsentParents } from './absent-parents.ts';
import type { DraftTable, PlacedForeignKey } from './drafts.ts';
import { finishColumns } from './finish-columns.ts';
import { Inheritance } from './inheritance.ts';
import type { PartitionBounds } from './partitions.ts';
import type { SqlReaders } from './readers.ts';
import type { SqlScript } from './script.ts';

/**
 * All tables of a script, without the partitions, whose rows are those of other tables.
 *
 * @param ownNamespace the namespace of tables that are named without one
 */
export function finishTables(
  script: SqlScript,
  ownNamespace: string,
  readers: SqlReaders,
): readonly SourceTable[] {
  const drafts: DraftTable[] = [];
  const partitions = new Map<DraftTable, PartitionBounds[]>();
  for (const table of script.tables.values) {
    if (table.partitionOf) addPartition(table, script.findTable(table.partitionOf), partitions);
    else drafts.push(table);
  }
  for (const table of script.tables.values) {
    if (table.partitionOf) listPartition(table, partitions.get(table) ?? [], script);
  }
  const names = namesOf(drafts, ownNamespace);
  const absent = new AbsentParents(script, names.values());
  const scope: Scope = {
    script,
    readers,
    names,
    absent,
    partitions,
    inheritance: new Inheritance(script),
  };
  const tables = drafts.map((table) =>
    finishTable(scope.inheritance.whole(table), scope.names.get(table) ?? '', scope),
  );
  return [...withJsonTexts(tables), ...absent.finish(tables)];
}

/** A name of one word, such as `content`, can be JSON in one table and a text in another. */
const OF_SEVERAL_WORDS = /[a-z][_A-Z]/;

/** Columns of texts hold JSON if another table has JSON under their name: triggers and applications read both. */
function withJsonTexts(tables: readonly SourceTable[]): readonly SourceTable[] {
  const columns = tables.flatMap((table) => table.columns);
  const json = new Set(columns.filter(({ type }) => type.value === 'json').map(({ name }) => name));
  const isJson = ({ name, type, values, pattern, foldsCase }: SourceColumn) =>
    type.value === 'text' &&
    type.maxLength === undefined &&
    OF_SEVERAL_WORDS.test(name) &&
    json.has(name) &&
    (values ?? pattern ?? foldsCase) === undefined;
  if (json.size === 0) return tables;
  return tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) =>
      isJson(column) ? { ...column, type: { ...column.type, value: 'json' } } : column,
    ),
  }));
}

function addPartition(
  { bounds }: DraftTable,
  whole: DraftTable | undefined,
  partitions: Map<DraftTable, PartitionBounds[]>,
): void {
  const known = whole && partitions.get(whole);
  if (known) known.push(bounds);
  else if (whole) partitions.set(whole, [bounds]);
}

/** `own` are the partitions of the partition. */
function listPartition(
  { partitionOf, partitioning, offset, end }: DraftTable,
  own: readonly PartitionBounds[],
  script: SqlScript,
): void {
  const rows = `Its rows are those of “${partitionOf?.at(-1)}”.`;
  const takesAny = own.some(({ kind }) => kind === 'rest') || partitioning?.method === 'HASH';
  const isLimited = partitioning !== undefined && !takesAny;
  const reason = isLimited ? `${rows} The bounds of its own partitions are not read.` : rows;
  script.skip(offset, end, reason, isLimited);
}

interface Scope {
  readonly script: SqlScript;
  readonly readers: SqlReaders;
  readonly partitions: ReadonlyMap<DraftTable, readonly PartitionBounds[]>;
  readonly names: ReadonlyMap<DraftTable, string>;
  readonly inheritance: Inheritance;
  readonly absent: AbsentParents;
}

/** Each table's name, with its namespace if it is not in the own one and another table has the same name. */
function namesOf(tables: readonly DraftTable[], ownNamespace: string): ReadonlyMap<DraftTable, string> {
  const counts = new Map<string, number>();
  for (const { names } of tables) counts.set(lastOf(names), (counts.get(lastOf(names)) ?? 0) + 1);
  return new Map(
    tables.map((table) => {
      const { names } = table;
      const isShared = (counts.get(lastOf(names)) ?? 0) > 1 && names.at(-2) !== ownNamespace;
      return [table, isShared ? names.filter((name) => name !== '').join('.') : lastOf(names)];
    }),
  );
}

const lastOf = (names: readonly string[]) => names.at(-1) ?? '';

function finishTable(table: DraftTable, name: string, scope: Scope): SourceTable {
  const { script, readers, partitions } = scope;
  const { columns, demands, uniqueColumns } = finishColumns(
    table,
    partitions.get(table) ?? [],
    script,
    readers,
  );
  const primaryKey = columnsOf(table.primaryKey, table, table.offset, script) ?? [];
  const seen = new Set([keyOf(primaryKey)]);
  const uniqueKeys: (readonly string[])[] = [];
  for (const key of [...uniqueColumns.map((column) => [column]), ...table.uniqueKeys]) {
    const found = columnsOf(key, table, table.offset, script);
    if (!found || seen.has(keyOf(found))) continue;
    seen.add(keyOf(found));
    uniqueKeys.push(found);
  }
  return {
    name,
    place: script.placeOf(table.offset),
    columns,
    primaryKey,
    uniqueKeys,
    foreignKeys: table.foreignKeys.flatMap((key) => finishForeignKey(key, table, name, scope) ?? []),
    comparisons: demands.comparisons,
    ...(demands.valuesCounts.length > 0 && { valuesCounts: demands.valuesCounts }),
    ...(demands.equations.length > 0 && { equations: demands.equations }),
    constraints: demands.constraints,
  };
}

/** Keys with the same columns in another order are equal. */
const keyOf = (columns: readonly string[]) => JSON.stringify(columns.toSorted());

/** The names of columns as the table writes them. Undefined, and listed as skipped, if it lacks one. */
function columnsOf(
  names: readonly string[],
  table: DraftTable,
  offset: number,
  script: SqlScript,
): readonly string[] | undefined {
  const found: string[] = [];
  for (const name of names) {
    const column = table.column(name);
    if (column) found.push(column.name);
    else {
      script.skip(
        offset,
        offset,
        `A key of “${lastOf(table.names)}” has a column “${name}”, which is not there.`,
        true,
      );
      return undefined;
    }
  }
  return found;
}

function finishForeignKey(
  key: PlacedForeignKey,
  table: DraftTable,
  child: string,
  { script, names, inheritance, absent }: Scope,
): SourceForeignKey | undefined {
  const { columns, table: parentName, references, offset, actions, moment, parentChanges } = key;
  if (key.parent?.dropped === 'cascade') return undefined;
  const namesNow = table.namesNow(columns, moment.changes);
  const own = namesNow && columnsOf(namesNow, table, offset, script);
  // A table that takes the place of a dropped one also takes the keys that lead there.
  const isThere = key.parent && !key.parent.dropped;
  const named = isThere
    ? key.parent
    : script.findTable(parentName, [table.names.at(-2) ?? '', ...script.searchPath]);
  const parent = named?.partitionOf ? script.findTable(named.partitionOf) : named;
  const name = parent && names.get(parent);
  if (!own) return undefined;
  if (!parent || name === undefined)
    return absent.keyTo(parentName, { child, columns: own, references }, key);
  const theirs = parent.namesNow(references, isThere ? parentChanges : 0);
  const others = theirs && columnsOf(theirs, inheritance.whole(parent), offset, script);
  if (!others) return undefined;
  for (const action of actions) script.unwritten.add(action);
  return { columns: own, table: name, references: others };
}
