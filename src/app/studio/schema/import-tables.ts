import { addTables, freeTableNames } from './add-tables.ts';
import { type ColumnPairs, importedOf, matchTables, pairColumns, type TableMatch } from './match-tables.ts';
import { type ColumnUpdate, mergeTable } from './merge-table.ts';
import { freeName } from './names.ts';
import { columnRenamed, tablesRenamed } from './references.ts';
import {
  IMPORTED,
  type ImportedTable,
  type StudioColumn,
  type StudioSchema,
  type StudioTable,
} from './studio-schema.ts';
import { type ReplacedReference, withoutTables } from './without-tables.ts';

/** What a source gives. */
export interface ReadTables {
  /** With what people changed in it before they import it. */
  readonly schema: StudioSchema;
  /** As the source gave it, with the same ids. */
  readonly original: StudioSchema;
  /** The ids of the columns whose field people chose: it counts more than a field in the schema. */
  readonly chosen: ReadonlySet<string>;
}

/** What people decide before an import, each by the ids of the source's tables unless it says otherwise. */
export interface ImportChoices {
  /** The tables that are left out. */
  readonly leftOut: ReadonlySet<string>;
  /** The tables that are added or update another one, where the other way is usual. */
  readonly ways: ReadonlyMap<string, 'add' | 'update'>;
  /**
   * The columns and tables of which people want the opposite: to keep one that would go, or the other way round. By the ids
   * of those in the schema, or, where the schema has none, of those in the source.
   */
  readonly turned: ReadonlySet<string>;
}

export const NO_CHOICES: ImportChoices = { leftOut: new Set(), ways: new Map(), turned: new Set() };

/** What becomes of a table of the source. */
export interface TablePlan {
  readonly way: 'add' | 'update' | 'leave-out';
  /** The table of the schema that can be updated. */
  readonly match: TableMatch | undefined;
  /** The name in the schema. */
  readonly name: string;
  /** Only of an update. */
  readonly columns: readonly ColumnUpdate[];
  /** Whether an update changes anything. */
  readonly isChanged: boolean;
}

/** A table of the schema that the source of an earlier import had, and has no more. */
export interface GoneTable {
  readonly table: StudioTable;
  readonly isRemoved: boolean;
}

export interface ImportPlan {
  /** The schema after the import; the same one if nothing changes. */
  readonly schema: StudioSchema;
  /** By the ids of the source's tables. */
  readonly tables: ReadonlyMap<string, TablePlan>;
  readonly gone: readonly GoneTable[];
  /** New names of added tables whose own names are taken, by their own names. */
  readonly renamed: ReadonlyMap<string, string>;
  /** The references to tables that are left out, by the ids of their columns in the source. */
  readonly replaced: ReadonlyMap<string, ReplacedReference>;
}

interface Update {
  readonly read: StudioTable;
  readonly match: TableMatch;
  readonly pairs: ColumnPairs;
}

/**
 * Plans an import: tables are added, or update those that an earlier import of the same source gave. Seed, moment and
 * locale stay those of the schema, and so do the rows of its tables.
 */
export function importTables(schema: StudioSchema, read: ReadTables, choices: ImportChoices): ImportPlan {
  const { tables } = read.schema;
  const matches = matchTables(schema, tables);
  const wayOf = ({ id }: StudioTable) => {
    const match = matches.get(id);
    if (choices.leftOut.has(id)) return 'leave-out';
    return match ? (choices.ways.get(id) ?? (match.isRelated ? 'update' : 'add')) : 'add';
  };
  const ways = new Map(tables.map((table) => [table.id, wayOf(table)] as const));
  const added = tables.filter(({ id }) => ways.get(id) === 'add');
  const renamed = freeTableNames(schema, added);
  const updates = tables.flatMap((table): readonly Update[] => {
    const match = matches.get(table.id);
    // A left out table stays what other tables refer to.
    if (!match || ways.get(table.id) === 'add') return [];
    return [{ read: table, match, pairs: pairColumns(match, table) }];
  });
  const names = new Map([
    ...renamed,
    ...updates.map(({ read: { name }, match }) => [name, match.table.name] as const),
  ]);
  const updateById = new Map(updates.map((update) => [update.read.id, update] as const));
  const named = (source: StudioSchema) => {
    const chosen = withoutTables(source, choices.leftOut, ({ id, columns }, column) => {
      const update = updateById.get(id);
      const readColumn = columns.find(({ name }) => name === column);
      return update !== undefined && readColumn !== undefined && update.pairs.own.has(readColumn.id);
    });
    const columnsRenamed = withColumnNames(chosen.schema, updates);
    return { tables: withTableNames(columnsRenamed, names), replaced: chosen.replaced };
  };
  const { tables: next, replaced } = named(read.schema);
  const given = read.original === read.schema ? next : named(read.original).tables;
  const { chosen } = read;
  const bases = basesOf(schema);
  const sourceTables = new Map(tables.map((table) => [table.id, table] as const));
  const source = {};
  const merged = [...schema.tables];
  const newTables: StudioTable[] = [];
  const plans = new Map<string, TablePlan>();
  for (const [i, table] of next.entries()) {
    const { id, name } = table;
    const remember = (after: StudioTable, own?: ReadonlyMap<string, StudioColumn>) =>
      remembered(after, sourceTables.get(id) ?? table, given[i] ?? table, own, source);
    const update = updateById.get(id);
    if (update) {
      const { match, pairs } = update;
      const sides = { read: table, base: bases.get(match.table), ...pairs, chosen, turned: choices.turned };
      const { table: after, columns } = mergeTable(match.table, sides);
      const isChanged = after !== match.table;
      if (isChanged) merged[schema.tables.indexOf(match.table)] = remember(after, pairs.own);
      plans.set(id, { way: 'update', match, name, columns, isChanged });
    } else {
      newTables.push(remember(table));
      plans.set(id, { way: 'add', match: matches.get(id), name, columns: [], isChanged: true });
    }
  }
  for (const { id, name } of tables) {
    if (plans.has(id)) continue;
    plans.set(id, { way: 'leave-out', match: matches.get(id), name, columns: [], isChanged: false });
  }
  const gone = goneTables(schema, updates, ways, choices.turned);
  const removed = new Set(gone.filter(({ isRemoved }) => isRemoved).map(({ table }) => table));
  const left = merged.filter((table) => !removed.has(table));
  const isSame = left.length === schema.tables.length && left.every((table, i) => table === schema.tables[i]);
  const updated = isSame ? schema : { ...schema, tables: left };
  return {
    schema: newTables.length > 0 ? addTables(updated, { tables: newTables }).schema : updated,
    tables: plans,
    gone,
    renamed,
    replaced,
  };
}

/** The table with what the source gave for it: as the source names it, and as the schema does. */
function remembered(
  table: StudioTable,
  { name, columns: sourceColumns }: StudioTable,
  given: StudioTable,
  own: ReadonlyMap<string, StudioColumn> | undefined,
  source: object,
): StudioTable {
  const idOf = (id: string) => own?.get(id)?.id ?? id;
  const columns = own ? given.columns.map((column) => ({ ...column, id: idOf(column.id) })) : given.columns;
  const imported: ImportedTable = {
    name,
    table: { ...given, id: table.id, columns },
    columns: new Map(sourceColumns.map((column) => [column.name, idOf(column.id)])),
    source,
  };
  return { ...table, [IMPORTED]: imported };
}

/** Gives columns of the source the names that people have given to those that they update. */
function withColumnNames(schema: StudioSchema, updates: readonly Update[]): StudioSchema {
  return updates.reduce((named, { read, match, pairs }) => {
    const taken = new Set([...read.columns, ...match.table.columns].map(({ name }) => name));
    const own = new Set([...pairs.own.values()].map(({ name }) => name));
    const names = read.columns.flatMap(({ id, name }): readonly (readonly [string, string])[] => {
      const isTaken = !pairs.own.has(id) && own.has(name);
      // People have given the name of a new column to another one.
      const to = isTaken ? freeName(name, taken) : (pairs.own.get(id)?.name ?? name);
      return to === name ? [] : [[name, to]];
    });
    return columnsRenamed(named, read.name, names);
  }, schema);
}

/** Renames columns of a table and what refers to them, all at once: two can swap their names. */
function columnsRenamed(
  schema: StudioSchema,
  tableName: string,
  names: readonly (readonly [from: string, to: string])[],
): StudioSchema {
  if (names.length === 0) return schema;
  const own = schema.tables.find(({ name }) => name === tableName)?.columns.map(({ name }) => name);
  const taken = new Set([...names.flat(), ...(own ?? [])]);
  const isFree = names.every(([, to]) => own?.includes(to) !== true);
  const steps = names.map(([from, to]) => {
    const between = isFree ? to : freeName(from, taken);
    taken.add(between);
    return [from, between, to] as const;
  });
  const related = schema.tables.filter((table) => table.name === tableName || refersTo(table, tableName));
  const first = steps.reduce<StudioSchema>(
    (all, [from, between]) => columnRenamed(all, tableName, from, between),
    { tables: related },
  );
  const last = isFree
    ? first
    : steps.reduce((all, [, between, to]) => columnRenamed(all, tableName, between, to), first);
  const after = new Map(related.map((table, i) => [table, last.tables[i]] as const));
  const to = new Map(names);
  return {
    ...schema,
    tables: schema.tables.map((before) => {
      const table = after.get(before) ?? before;
      if (table.name !== tableName) return table;
      const columns = table.columns.map((column) => {
        const name = to.get(column.name);
        return name === undefined ? column : { ...column, name };
      });
      return { ...table, columns };
    }),
  };
}

function refersTo({ columns, foreignKeys = [] }: StudioTable, name: string): boolean {
  return (
    columns.some(({ options }) => options?.table === name) || foreignKeys.some(({ table }) => table === name)
  );
}

function withTableNames(schema: StudioSchema, names: ReadonlyMap<string, string>): readonly StudioTable[] {
  const changed = new Map([...names].filter(([from, to]) => from !== to));
  if (changed.size === 0) return schema.tables;
  return tablesRenamed(schema, changed).tables.map((table) => {
    const name = changed.get(table.name);
    return name === undefined ? table : { ...table, name };
  });
}

/** What earlier imports gave for the tables of a schema, with the names that its tables and columns have now. */
function basesOf(schema: StudioSchema): ReadonlyMap<StudioTable, StudioTable> {
  const sources = new Map<object, StudioTable[]>();
  for (const table of schema.tables) {
    const source = importedOf(table)?.source;
    if (source) sources.set(source, [...(sources.get(source) ?? []), table]);
  }
  return new Map([...sources.values()].flatMap(basesOfSource));
}

/** @param tables come from one import, so that their names were all different */
function basesOfSource(tables: readonly StudioTable[]): readonly (readonly [StudioTable, StudioTable])[] {
  const given = tables.flatMap((table) => importedOf(table)?.table ?? []);
  const named = tables.reduce<StudioSchema>(
    (bases, table, i) => {
      const before = given[i];
      const names = new Map(table.columns.map(({ id, name }) => [id, name] as const));
      const changed = (before?.columns ?? []).flatMap(
        ({ id, name }): readonly (readonly [string, string])[] => {
          const to = names.get(id);
          return to === undefined || to === name ? [] : [[name, to]];
        },
      );
      return before ? columnsRenamed(bases, before.name, changed) : bases;
    },
    { tables: given },
  );
  const bases = withTableNames(named, new Map(tables.map(({ name }, i) => [given[i]?.name ?? name, name])));
  return tables.flatMap((table, i) => (bases[i] ? [[table, bases[i]] as const] : []));
}

/**
 * The tables that came from the same import as the updated ones, and that the source has no more. They are removed if the
 * source still has most of its tables; otherwise it is taken for a part of the earlier one.
 */
function goneTables(
  schema: StudioSchema,
  updates: readonly Update[],
  ways: ReadonlyMap<string, string>,
  turned: ReadonlySet<string>,
): readonly GoneTable[] {
  const present = new Set(updates.map(({ match }) => match.table));
  const sources = new Set(
    updates
      .filter(({ read }) => ways.get(read.id) === 'update')
      .flatMap(({ match }) => match.imported?.source ?? []),
  );
  return [...sources].flatMap((source) => {
    const siblings = schema.tables.filter((table) => importedOf(table)?.source === source);
    const missing = siblings.filter((table) => !present.has(table));
    const isUsual = missing.length * 2 < siblings.length;
    return missing.map((table) => ({ table, isRemoved: isUsual !== turned.has(table.id) }));
  });
}
