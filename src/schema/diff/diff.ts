import { chainsOf } from '../chains.ts';
import { columnGraph } from '../dependencies.ts';
import type { EditedSchema } from '../edits/edited-schema.ts';
import { columnsRenamed, withTableNames } from '../edits/renamed-parts.ts';
import { firstOfForeignKey } from '../foreign-keys.ts';
import { localesOf } from '../locales.ts';
import type { ColumnSchema, Schema, TableSchema } from '../schema.ts';
import type { ColumnName } from '../value-changes.ts';
import {
  type ColumnInputs,
  type ComparedTable,
  columnInputs,
  type InputName,
  readsLocale,
} from './column-inputs.ts';
import { type Matches, matched } from './matches.ts';

/** Why the values of a column change. */
export type Cause =
  | { readonly cause: Exclude<InputName, 'options'> }
  | { readonly cause: 'options'; readonly options: readonly string[] }
  /** The version that made the rows of the schema before makes other values. */
  | { readonly cause: 'version' }
  /** It reads columns whose values change, or that are new. */
  | { readonly cause: 'reads'; readonly columns: readonly ColumnName[] };

interface ChangedColumn extends ColumnName {
  readonly causes: readonly Cause[];
}

interface Renamed<T> {
  readonly from: T;
  readonly to: T;
}

/** Tables have their names, and columns those of their tables and their own. Changed columns have the names of the schema after. */
export interface SchemaDiff {
  readonly changed: readonly ChangedColumn[];
  /** Columns whose values stay in all rows that both schemas have. */
  readonly unchanged: readonly ColumnName[];
  readonly rows: readonly { readonly table: string; readonly before: number; readonly after: number }[];
  readonly tables: {
    readonly added: readonly string[];
    readonly removed: readonly string[];
    readonly renamed: readonly Renamed<string>[];
  };
  readonly columns: {
    readonly added: readonly ColumnName[];
    readonly removed: readonly ColumnName[];
    readonly renamed: readonly Renamed<ColumnName>[];
  };
}

interface TablePair {
  readonly before: TableSchema;
  readonly after: TableSchema;
  readonly columns: Matches<ColumnSchema>;
}

/**
 * Which columns have other values in rows that two checked schemas have in common, and why. A column that is not named as changed
 * has the same values. Columns that are named may have the same ones, where only their values could tell.
 * @param otherVersion columns of the schema before that its version makes differently
 */
export function diffSchemas(
  before: Schema,
  after: Schema,
  otherVersion: readonly ColumnName[] = [],
): SchemaDiff {
  const named = withOldNames(before, after);
  const names = namesAfter(named, after);
  const tables = matched(before.tables, named.tables);
  const pairs = pairsOf(before, named);
  const causes = ownCauses(before, named, pairs, otherVersion);
  const isNew = new Set(pairs.flatMap(({ columns }) => columns.added));
  const reads = readsIn(named);
  const changed = spread(new Set([...causes.keys(), ...isNew]), reads);
  const nameOf = (column: ColumnSchema) => names.columns.get(column) ?? { table: '', column: column.name };
  const tableName = (table: TableSchema) => names.tables.get(table) ?? table.name;
  const compared = pairs.flatMap(({ columns }) => columns.pairs.map(([, column]) => column));
  return {
    changed: compared
      .filter((column) => changed.has(column))
      .map((column) => {
        const read = (reads.get(column) ?? []).filter((one) => one !== column && changed.has(one));
        const names = [...new Set(read)].map(nameOf);
        const own = causes.get(column) ?? [];
        return {
          ...nameOf(column),
          causes: names.length === 0 ? own : [...own, { cause: 'reads', columns: names }],
        };
      }),
    unchanged: compared.filter((column) => !changed.has(column)).map(nameOf),
    rows: pairs
      .filter((pair) => pair.before.rows !== pair.after.rows)
      .map((pair) => ({ table: tableName(pair.after), before: pair.before.rows, after: pair.after.rows })),
    tables: {
      added: tables.added.map(tableName),
      removed: tables.removed.map(({ name }) => name),
      renamed: pairs
        .map((pair) => ({ from: pair.before.name, to: tableName(pair.after) }))
        .filter(({ from, to }) => from !== to),
    },
    columns: {
      added: pairs.flatMap((pair) => pair.columns.added.map(nameOf)),
      removed: pairs.flatMap((pair) => namesIn(pair.before, pair.columns.removed)),
      renamed: pairs.flatMap((pair) =>
        pair.columns.pairs
          .map(([one, other]) => ({
            from: { table: pair.before.name, column: one.name },
            to: nameOf(other),
          }))
          .filter(({ from, to }) => from.column !== to.column),
      ),
    },
  };
}

function namesIn({ name }: TableSchema, columns: readonly ColumnSchema[]): readonly ColumnName[] {
  return columns.map((column) => ({ table: name, column: column.name }));
}

function pairsOf(before: Schema, after: Schema): readonly TablePair[] {
  return matched(before.tables, after.tables).pairs.map(([one, other]) => ({
    before: one,
    after: other,
    columns: matched(one.columns, other.columns),
  }));
}

/**
 * The schema after with the names of the schema before, also where columns read renamed ones. A new table or column that has such a
 * name keeps the renamed one from getting it back.
 */
function withOldNames(before: Schema, after: Schema): Schema {
  // A checked schema has the form of a document.
  let schema = after as unknown as EditedSchema;
  for (const pair of pairsOf(before, after)) {
    const { pairs, added } = pair.columns;
    const taken = new Set(added.map(({ name }) => name));
    const names = pairs.flatMap(([{ name: to }, { name: from }]) =>
      from === to || taken.has(to) ? [] : [[from, to] as const],
    );
    schema = columnsRenamed(schema, pair.after.name, names);
  }
  const { pairs, added } = matched(before.tables, after.tables);
  const taken = new Set(added.map(({ name }) => name));
  const renamed = pairs.filter(([{ name }]) => !taken.has(name));
  const names = new Map(renamed.map(([{ name: to }, { name: from }]) => [from, to] as const));
  return { ...schema, tables: withTableNames(schema, names) } as unknown as Schema;
}

/** The names that tables and columns have in the schema after, by those with the names of the schema before. */
function namesAfter(named: Schema, after: Schema) {
  const tables = new Map<TableSchema, string>();
  const columns = new Map<ColumnSchema, ColumnName>();
  for (const [t, table] of named.tables.entries()) {
    const other = after.tables[t];
    tables.set(table, other?.name ?? table.name);
    for (const [c, column] of table.columns.entries()) {
      const name = other?.columns[c]?.name ?? column.name;
      columns.set(column, { table: other?.name ?? table.name, column: name });
    }
  }
  return { tables, columns };
}

/** The causes of each column of the schema after that are not in the cells that it reads. */
function ownCauses(
  before: Schema,
  after: Schema,
  pairs: readonly TablePair[],
  otherVersion: readonly ColumnName[],
): ReadonlyMap<ColumnSchema, readonly Cause[]> {
  const [rowsBefore, rowsAfter] = [rowsInBoth(pairs, 'before'), rowsInBoth(pairs, 'after')];
  const byVersion = new Set(otherVersion.map(placeOf));
  const causes = new Map<ColumnSchema, readonly Cause[]>();
  for (const pair of pairs) {
    const [one, other]: readonly ComparedTable[] = [
      { schema: before, table: pair.before, rowsInBoth: rowsBefore },
      { schema: after, table: pair.after, rowsInBoth: rowsAfter },
    ];
    if (!one || !other) continue;
    for (const [own, column] of pair.columns.pairs) {
      const isOfVersion = byVersion.has(placeOf({ table: pair.before.name, column: own.name }));
      const all: readonly Cause[] = [
        ...(isOfVersion ? [{ cause: 'version' } as const] : []),
        ...differences(columnInputs(one, own), columnInputs(other, column)),
      ];
      if (all.length > 0) causes.set(column, all);
    }
  }
  return causes;
}

function placeOf({ table, column }: ColumnName): string {
  return JSON.stringify([table, column]);
}

/** The number of rows that tables of one of the schemas have in both. */
function rowsInBoth(pairs: readonly TablePair[], side: 'before' | 'after'): ComparedTable['rowsInBoth'] {
  const rows = new Map(
    pairs.map((pair) => [pair[side].name, Math.min(pair.before.rows, pair.after.rows)] as const),
  );
  return (name) => rows.get(name) ?? 0;
}

/** Kinds that begin or end to matter only because another one differs. */
const BESIDE_OTHERS: ReadonlySet<InputName> = new Set<InputName>(['seed', 'now', 'table-key', 'key']);

function differences(before: ColumnInputs, after: ColumnInputs): readonly Cause[] {
  // Another field has other options, and other facts count for it.
  if (before.field !== after.field) return [{ cause: 'field' }];
  const names = Object.keys(before).filter((name): name is InputName => Object.hasOwn(after, name));
  return names.flatMap((name): readonly Cause[] => {
    if (name === 'options') {
      const options = differing(Object(before.options), Object(after.options));
      return options.length > 0 ? [{ cause: name, options }] : [];
    }
    const [one, other] = [before[name], after[name]];
    const begins = BESIDE_OTHERS.has(name) && (one === undefined || other === undefined);
    return begins || isSame(one, other) ? [] : [{ cause: name }];
  });
}

/** The names of properties that differ. */
function differing(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>) {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => !isSame(one[name], other[name]));
}

/** The order of properties counts: that of weights decides which values are chosen. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Reads = ReadonlyMap<ColumnSchema, readonly ColumnSchema[]>;

/** The columns that decide cells of each column: those that it reads, of its chain, of its foreign key and of its rows' locales. */
function readsIn(schema: Schema): Reads {
  const graph = columnGraph(schema);
  return new Map(
    schema.tables.flatMap((table) => {
      const chains = chainsOf(table);
      const ofLocales = localeReferences(schema, table);
      return table.columns.map((column) => [
        column,
        [
          ...(graph.get(column) ?? []),
          ...(chains.get(column) ?? []),
          ...(column.field === 'reference' ? [firstOfForeignKey(table, column)] : []),
          ...(ofLocales.length > 0 && readsLocale(column) ? ofLocales : []),
        ],
      ]);
    }),
  );
}

/** The references whose rows decide the locales of a table's rows, also by other tables. */
function localeReferences(schema: Schema, table: TableSchema): readonly ColumnSchema[] {
  const references: ColumnSchema[] = [];
  let via = localesOf(schema, table).via;
  while (via && !references.includes(via.reference)) {
    references.push(via.reference);
    via = localesOf(schema, via.parent).via;
  }
  return references;
}

/** The columns that decide cells of others, directly or not, with these. */
function spread(starts: ReadonlySet<ColumnSchema>, reads: Reads): ReadonlySet<ColumnSchema> {
  const readers = new Map<ColumnSchema, ColumnSchema[]>();
  for (const [column, read] of reads) {
    for (const one of read) {
      const own = readers.get(one);
      if (own) own.push(column);
      else readers.set(one, [column]);
    }
  }
  const changed = new Set(starts);
  // A set also gives the values that are added while it is walked.
  for (const column of changed) for (const reader of readers.get(column) ?? []) changed.add(reader);
  return changed;
}
