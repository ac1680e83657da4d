import type { Decision } from '../../../schema/edits/merge-table.ts';
import { isEditedTable } from './import-memory.ts';
import type { MatchedTables, Ways } from './match-import.ts';
import { importedOf } from './match-tables.ts';
import type { StudioTable } from './studio-schema.ts';

/** A table of the schema that the source of an earlier import had, and has no more. */
export interface GoneTable {
  readonly table: StudioTable;
  readonly isRemoved: boolean;
  /** Whether people have edited it since. */
  readonly isEdited: boolean;
  /** Whether people have decided to keep it, now or in an earlier import. */
  readonly isKept: boolean;
}

/** The tables that imports of one source gave. */
interface Siblings {
  readonly source: object;
  readonly tables: readonly StudioTable[];
  /** Those that the source has no more. */
  readonly missing: readonly StudioTable[];
  /** Whether the source still has most of them; otherwise it is taken for a part of the earlier one. */
  readonly isWhole: boolean;
}

/** Of each source that gave tables that are updated now. */
function siblingsOf({ schema, read, matches }: MatchedTables, ways: Ways): readonly Siblings[] {
  const matched = new Set([...matches.values()].map(({ match }) => match.table));
  const names = new Set(read.schema.tables.map(({ name }) => name));
  const updated = [...matches.values()].filter(({ read: { id } }) => ways.get(id) === 'update');
  const sources = new Set(updated.flatMap(({ match }) => match.imported?.source ?? []));
  return [...sources].map((source) => {
    const tables = schema.tables.filter((table) => importedOf(table)?.source === source);
    const missing = tables.filter(
      (table) => !matched.has(table) && !names.has(importedOf(table)?.name ?? ''),
    );
    const isKept = (table: StudioTable) => importedOf(table)?.isKept === true;
    const counted = missing.filter((table) => !isKept(table)).length;
    const isWhole = counted * 2 < tables.filter((table) => !isKept(table)).length;
    return { source, tables, missing, isWhole };
  });
}

/** The tables that the source of the updated ones has no more. Without a decision, edited and kept ones stay. */
export function goneTables(
  matched: MatchedTables,
  ways: Ways,
  decisions: ReadonlyMap<string, Decision>,
): readonly GoneTable[] {
  return siblingsOf(matched, ways).flatMap(({ missing, isWhole }) =>
    missing.map((table) => {
      const base = matched.bases.get(table);
      const isEdited = base !== undefined && isEditedTable(table, base);
      const decision = decisions.get(table.id);
      const isKept = decision ? decision === 'keep' : importedOf(table)?.isKept === true;
      const isRemoved = decision ? decision === 'remove' : isWhole && !isEdited && !isKept;
      return { table, isRemoved, isEdited, isKept };
    }),
  );
}

/** Stands for the source: that of the tables that it has given before, if it still has most of them. */
export function originOf(matched: MatchedTables, ways: Ways): object {
  const known = siblingsOf(matched, ways).filter(({ isWhole }) => isWhole);
  const present = ({ tables, missing }: Siblings) => tables.length - missing.length;
  const [most] = known.toSorted((one, other) => present(other) - present(one));
  return most?.source ?? matched.newSource;
}
