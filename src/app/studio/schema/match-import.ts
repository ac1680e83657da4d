import { type Bases, basesOf } from './import-memory.ts';
import { type ColumnPairs, matchTables, pairColumns, type TableMatch } from './match-tables.ts';
import type { StudioSchema, StudioTable } from './studio-schema.ts';

/** What a source gives. */
export interface ReadTables {
  /** With what people changed in it before they import it. */
  readonly schema: StudioSchema;
  /** As the source gave it, with the same ids. */
  readonly original: StudioSchema;
  /** The ids of the columns whose field people chose: it counts more than a field in the schema. */
  readonly chosen: ReadonlySet<string>;
}

/** The tables of a source beside those of the schema: what no choice changes. */
export interface MatchedTables {
  readonly schema: StudioSchema;
  readonly read: ReadTables;
  /** By the ids of the source's tables. */
  readonly matches: ReadonlyMap<string, MatchedTable>;
  readonly bases: Bases;
  /** Stands for the source, if no earlier import of it gave tables. */
  readonly newSource: object;
}

export interface MatchedTable {
  readonly read: StudioTable;
  readonly match: TableMatch;
  readonly pairs: ColumnPairs;
}

export function matchImport(schema: StudioSchema, read: ReadTables): MatchedTables {
  const { tables } = read.schema;
  const matches = matchTables(schema, tables);
  const matched = tables.flatMap((table): readonly (readonly [string, MatchedTable])[] => {
    const match = matches.get(table.id);
    return match ? [[table.id, { read: table, match, pairs: pairsOf(match, table) }]] : [];
  });
  return { schema, read, matches: new Map(matched), bases: basesOf(schema), newSource: {} };
}

const lastPairs = new WeakMap<StudioTable, { readonly table: StudioTable; readonly pairs: ColumnPairs }>();

/** The last pairs of a table again, as long as neither side changes. */
function pairsOf(match: TableMatch, source: StudioTable): ColumnPairs {
  const last = lastPairs.get(source);
  if (last?.table === match.table) return last.pairs;
  const pairs = pairColumns(match, source);
  lastPairs.set(source, { table: match.table, pairs });
  return pairs;
}

export type Way = 'add' | 'update' | 'leave-out';

/** By the ids of the source's tables. */
export type Ways = ReadonlyMap<string, Way>;
