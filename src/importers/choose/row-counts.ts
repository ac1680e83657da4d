import type { SourceTable } from '../source-tables.ts';
import type { ForeignKeyPlan } from './foreign-keys.ts';

/** Rows of tables without sample rows: of those that refer to no other table, and of the others. */
const PARENT_ROWS = 100;
const CHILD_ROWS = 300;
const ROWS_MAX = 10 ** 10;

/**
 * How many rows each table gets: as many as its sample has, or else as many as its keys allow.
 *
 * @param least the rows of tables whose sample has fewer
 */
export function rowCounts(
  plans: ReadonlyMap<SourceTable, ForeignKeyPlan>,
  wished: number | undefined,
  least = 0,
): ReadonlyMap<SourceTable, number> {
  const byName = new Map([...plans.keys()].map((table) => [table.name, table]));
  const known = new Map<SourceTable, number>();

  function rowsOf(table: SourceTable): number {
    const found = known.get(table);
    if (found !== undefined) return found;
    const rows = groupedRows(table, ownRows(table, plans.get(table), wished, least));
    // A circle of one-to-one references ends here.
    known.set(table, rows);
    const possible = Math.min(rows, ...parentsOfUnique(table).map(rowsOf));
    known.set(table, possible);
    return possible;
  }

  /** As many rows for each row of the table that groups this one. */
  function groupedRows(table: SourceTable, rows: number): number {
    const grouping = [...(plans.get(table)?.references.values() ?? [])].find(({ groups }) => groups);
    const parent = grouping && byName.get(grouping.table);
    if (!parent || parent === table) return rows;
    const parents = rowsOf(parent);
    return Math.max(1, Math.floor(rows / parents)) * parents;
  }

  /** The tables to whose rows at most one row of this table refers. */
  function parentsOfUnique(table: SourceTable): readonly SourceTable[] {
    const keys = [table.primaryKey, ...table.uniqueKeys].filter((key) => key.length === 1);
    return keys.flatMap(([name = '']) => {
      const target = plans.get(table)?.references.get(name);
      const parent = target && byName.get(target.table);
      return parent && parent !== table ? [parent] : [];
    });
  }

  return new Map([...plans.keys()].map((table) => [table, rowsOf(table)]));
}

function ownRows(
  table: SourceTable,
  plan: ForeignKeyPlan | undefined,
  wished: number | undefined,
  least: number,
): number {
  if (plan?.hasOneRow) return 1;
  if (table.rowCount !== undefined && table.rowCount > 0) {
    return Math.min(Math.max(table.rowCount, least), ROWS_MAX);
  }
  const refersToOthers = [...(plan?.references.values() ?? [])].some(
    ({ table: name }) => name !== table.name,
  );
  const rows = wished ?? (refersToOthers ? CHILD_ROWS : PARENT_ROWS);
  return Math.min(rows, ...countedKeys(table));
}

/** How many rows a key of one integer column allows: 127 for a signed `tinyint`. */
function countedKeys({ columns, primaryKey, uniqueKeys }: SourceTable): readonly number[] {
  const names = new Set([primaryKey, ...uniqueKeys].flatMap((key) => (key.length === 1 ? key : [])));
  return columns.flatMap(({ name, type: { integerMax }, sequence }) =>
    names.has(name) && integerMax !== undefined
      ? [Math.max(1, Number(integerMax) - (sequence?.start ?? 1) + 1)]
      : [],
  );
}
