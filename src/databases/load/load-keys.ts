import type { KeyBreak, LoadKey } from '../../schema/load-order.ts';
import type { DatabaseForeignKey } from './database-table.ts';
import type { MatchedTable } from './match-tables.ts';

/** A foreign key between two tables of a load, by their names in the schema. */
export interface ForeignLoadKey extends LoadKey {
  /** The columns of the child that are null until the parent's rows are there, by their names in the schema. */
  readonly nulled: readonly string[];
}

/**
 * The columns whose nulls make a foreign key refer to nothing. Empty if there are none: a column must be nullable, must not
 * tell the rows apart, and must not get another value from the database if the load leaves it out.
 */
function nullableColumns(table: MatchedTable, { columns, isFull }: DatabaseForeignKey): readonly string[] {
  if (table.key.length === 0) return [];
  const candidates = table.columns.filter(
    ({ name, database }) =>
      columns.includes(database.name) &&
      database.nullable &&
      !database.hasDefault &&
      !table.key.includes(name),
  );
  if (isFull) return candidates.length === columns.length ? candidates.map(({ name }) => name) : [];
  const inKeys = ({ name }: { readonly name: string }) =>
    table.database.foreignKeys.filter((key) => key.columns.includes(name)).length;
  const [best] = [...candidates].sort((one, other) => inKeys(one.database) - inKeys(other.database));
  return best ? [best.name] : [];
}

function breakOf(nulled: readonly string[], { isDeferrable }: DatabaseForeignKey): KeyBreak {
  if (nulled.length > 0) return 'null';
  return isDeferrable ? 'defer' : 'never';
}

/** The foreign keys that lead from one table of a load to another, or to the same. A key that no row fills leads nowhere. */
export function loadKeys(tables: readonly MatchedTable[]): readonly ForeignLoadKey[] {
  const names = new Map(tables.map(({ name, database }) => [database.id, name]));
  return tables.flatMap((table) => {
    const written = new Set(table.columns.map(({ database }) => database.name));
    return table.database.foreignKeys.flatMap((key): readonly ForeignLoadKey[] => {
      const parent = names.get(key.table);
      if (parent === undefined || !key.columns.every((column) => written.has(column))) return [];
      const nulled = nullableColumns(table, key);
      return [{ child: table.name, parent, nulled, breaksBy: breakOf(nulled, key) }];
    });
  });
}
