import {
  type ColumnUpdate,
  type Decision,
  isSameField,
  mergeTable,
  type TableUpdate,
} from '../../../schema/edits/merge-table.ts';
import { isSameJson } from '../../../schema/edits/same-json.ts';
import { LOCALE_DEFAULT } from '../../../schema/schema.ts';
import { addTables, freeTableNames } from './add-tables.ts';
import { type GoneTable, goneTables, originOf } from './gone-tables.ts';
import { rememberedNew, rememberedUpdate, withCurrentNames, withKept } from './import-memory.ts';
import { importedNames, type NamedTables } from './import-names.ts';
import type { MatchedTables, Way, Ways } from './match-import.ts';
import type { TableMatch } from './match-tables.ts';
import type { StudioSchema, StudioTable } from './studio-schema.ts';
import type { ReplacedReference } from './without-tables.ts';

/** What people decide before an import, each by the ids of the source's tables unless it says otherwise. */
export interface ImportChoices {
  /** The tables that are left out. */
  readonly leftOut: ReadonlySet<string>;
  /** The tables that are added or update another one, where the other way is usual. */
  readonly ways: ReadonlyMap<string, 'add' | 'update'>;
  /**
   * Whether columns and tables of which the source and the schema disagree are there afterwards. By the ids of those in the
   * schema, or, where the schema has none, of those in the source.
   */
  readonly decisions: ReadonlyMap<string, Decision>;
}

export const NO_CHOICES: ImportChoices = { leftOut: new Set(), ways: new Map(), decisions: new Map() };

/** What becomes of a table of the source. */
export interface TablePlan {
  readonly way: Way;
  /** The table of the schema that can be updated. */
  readonly match: TableMatch | undefined;
  /** The name in the schema. */
  readonly name: string;
  /** Only of an update. */
  readonly columns: readonly ColumnUpdate[];
  /** Whether an update changes anything. */
  readonly isChanged: boolean;
}

export interface ImportPlan {
  /** The schema after the import; the same one if nothing changes, not even what its tables keep of the source. */
  readonly schema: StudioSchema;
  /** Whether tables are added, changed or removed. */
  readonly isChanged: boolean;
  /** By the ids of the source's tables. */
  readonly tables: ReadonlyMap<string, TablePlan>;
  readonly gone: readonly GoneTable[];
  /** New names of added tables whose own names are taken, by their own names. */
  readonly renamed: ReadonlyMap<string, string>;
  /** The references to tables that are left out, by the ids of their columns in the source. */
  readonly replaced: ReadonlyMap<string, ReplacedReference>;
  /** The names of the tables that they lead to. */
  readonly replacedTables: ReadonlySet<string>;
}

/**
 * Plans an import: tables are added, or update those that an earlier import of the same source gave. Seed, moment and
 * locale stay those of the schema, and so do the rows of its tables. Added tables keep the locale of their source.
 */
export function importTables(matched: MatchedTables, choices: ImportChoices): ImportPlan {
  const steps = importSteps(matched, choices);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in short steps, so that hundreds of tables do not hold up the page. */
export function* importSteps(matched: MatchedTables, choices: ImportChoices): Generator<void, ImportPlan> {
  const { schema, read, matches } = matched;
  const ways = waysOf(matched, choices);
  const gone = goneTables(matched, ways, choices.decisions);
  const removed = new Set(gone.filter(({ isRemoved }) => isRemoved).map(({ table }) => table));
  const left = { ...schema, tables: schema.tables.filter((table) => !removed.has(table)) };
  const added = read.schema.tables.filter(({ id }) => ways.get(id) === 'add');
  const renamed = freeTableNames(left, added);
  // A left out table stays what other tables refer to.
  const targets = [...matches.values()].filter(({ read: { id } }) => ways.get(id) !== 'add');
  const named = importedNames(read, choices.leftOut, targets, renamed);
  const merges = yield* mergeAll(matched, named.tables, ways, choices.decisions);
  const plans = new Map(
    read.schema.tables.map(({ id, name }): readonly [string, TablePlan] => {
      const way = ways.get(id) ?? 'add';
      const merge = way === 'update' ? merges.get(id) : undefined;
      const match = matches.get(id)?.match;
      const plan = { way, match, name: named.tables.get(id)?.read.name ?? name };
      const isChanged = merge ? merge.table !== match?.table : way === 'add';
      return [id, { ...plan, columns: merge?.columns ?? [], isChanged }];
    }),
  );
  const replaced = replacedIn(named.replaced, read.schema, plans);
  return {
    schema: yield* schemaAfter(matched, { named: named.tables, ways, gone, merges }),
    isChanged: removed.size > 0 || [...plans.values()].some((plan) => plan.isChanged),
    tables: plans,
    gone,
    renamed,
    replaced,
    replacedTables: new Set([...replaced.values()].map(({ from }) => from)),
  };
}

function waysOf({ read, matches }: MatchedTables, { leftOut, ways }: ImportChoices): Ways {
  const wayOf = (id: string): Way => {
    if (leftOut.has(id)) return 'leave-out';
    const match = matches.get(id)?.match;
    return match ? (ways.get(id) ?? (match.isRelated ? 'update' : 'add')) : 'add';
  };
  return new Map(read.schema.tables.map(({ id }) => [id, wayOf(id)]));
}

/** @returns the updated tables, by the ids of the source's */
function* mergeAll(
  { matches, bases, read: { chosen } }: MatchedTables,
  named: NamedTables,
  ways: Ways,
  decisions: ImportChoices['decisions'],
): Generator<void, ReadonlyMap<string, TableUpdate>> {
  const merges = new Map<string, TableUpdate>();
  for (const [id, { match, pairs }] of matches) {
    const read = named.get(id)?.read;
    if (!read || ways.get(id) !== 'update') continue;
    const sides = { read, base: bases.get(match.table), ...pairs, chosen, decisions };
    merges.set(id, mergedOnce(match.table, sides));
    yield;
  }
  return merges;
}

interface Merged {
  readonly sides: Parameters<typeof mergeTable>[1];
  readonly decided: string;
  readonly result: TableUpdate;
}

const lastMerges = new WeakMap<StudioTable, Merged>();

/** The last update of a table again, as long as nothing changes it: each choice is about a few of hundreds of tables. */
function mergedOnce(table: StudioTable, sides: Merged['sides']): TableUpdate {
  const { read, base, chosen, decisions } = sides;
  const decided = [...read.columns, ...table.columns]
    .filter(({ id }) => chosen.has(id) || decisions.has(id))
    .map(({ id }) => `${id} ${decisions.get(id)}`)
    .join();
  const last = lastMerges.get(table);
  const isSame =
    last?.sides.read === read &&
    last.sides.base === base &&
    last.sides.own === sides.own &&
    last.decided === decided;
  if (isSame) return last.result;
  const result = mergeTable(table, sides);
  lastMerges.set(table, { sides, decided, result });
  return result;
}

interface Results {
  readonly named: NamedTables;
  readonly ways: Ways;
  readonly gone: readonly GoneTable[];
  readonly merges: ReadonlyMap<string, TableUpdate>;
}

function* schemaAfter(matched: MatchedTables, results: Results): Generator<void, StudioSchema> {
  const origin = originOf(matched, results.ways);
  const { schema } = matched;
  const tables = yield* tablesAfter(matched, results, origin);
  const isSame =
    tables.length === schema.tables.length && tables.every((table, i) => table === schema.tables[i]);
  const updated = isSame ? schema : { ...schema, tables };
  const added = matched.read.schema.tables.filter(({ id }) => results.ways.get(id) === 'add');
  if (added.length === 0) return withCurrentNames(updated);
  const read = added.flatMap(({ id }) => results.named.get(id)?.read ?? []);
  const other = { tables: withOwnLocale(matched, read) };
  const sources = new Map(added.map((table) => [table.id, table] as const));
  const all = addTables(updated, other).schema;
  const remembered = all.tables.map((table) => {
    const [source, given] = [sources.get(table.id), results.named.get(table.id)?.given];
    return source && given ? rememberedNew(table, { source, table: given, origin }) : table;
  });
  return withCurrentNames({ ...all, tables: remembered });
}

/** The source's tables with its locale, where the schema has another one. */
function withOwnLocale(
  { schema, read }: MatchedTables,
  tables: readonly StudioTable[],
): readonly StudioTable[] {
  const { locale } = read.schema;
  if (locale === undefined || isSameJson(locale, schema.locale ?? LOCALE_DEFAULT)) return tables;
  return tables.map((table) => ({ locale, ...table }));
}

/** The tables that the schema has now, as far as it has them afterwards. */
function* tablesAfter(
  { schema, matches, bases }: MatchedTables,
  { named, gone, merges }: Results,
  origin: object,
): Generator<void, readonly StudioTable[]> {
  const ids = new Map([...matches].map(([id, { match }]) => [match.table, id] as const));
  const goneTables = new Map(gone.map((table) => [table.table, table] as const));
  const after: StudioTable[] = [];
  for (const table of schema.tables) {
    const goneTable = goneTables.get(table);
    const id = ids.get(table) ?? '';
    const [update, matched, given] = [merges.get(id), matches.get(id), named.get(id)?.given];
    if (goneTable) {
      if (!goneTable.isRemoved) after.push(goneTable.isKept ? withKept(table) : table);
    } else if (update && matched && given) {
      const source = { source: matched.read, table: given, origin: matched.match.imported?.source ?? origin };
      after.push(
        rememberedUpdate(table, update, { ...source, base: bases.get(table), pairs: matched.pairs }),
      );
      yield;
    } else after.push(table);
  }
  return after;
}

/** The references that a column of the schema loses, and not only one of the source. */
function replacedIn(
  replaced: ReadonlyMap<string, ReplacedReference>,
  { tables }: StudioSchema,
  plans: ReadonlyMap<string, TablePlan>,
): ReadonlyMap<string, ReplacedReference> {
  const effective = new Map<string, ReplacedReference>();
  for (const { id: tableId, columns } of replaced.size > 0 ? tables : []) {
    for (const [i, { id }] of columns.entries()) {
      const reference = replaced.get(id);
      const update = plans.get(tableId)?.columns[i];
      const isTaken = !update || (update.isThere && isSameField(update.column, reference?.column));
      if (reference && isTaken) effective.set(id, reference);
    }
  }
  return effective;
}
