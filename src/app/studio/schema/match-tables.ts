import {
  IMPORTED,
  type ImportedTable,
  type StudioColumn,
  type StudioSchema,
  type StudioTable,
} from './studio-schema.ts';
import { UNNAMED_TABLE } from './tables.ts';

/** A table of the schema that a table of a source may update. */
export interface TableMatch {
  readonly table: StudioTable;
  /** What an earlier import gave for the table; undefined if no import on this page gave it. */
  readonly imported: ImportedTable | undefined;
  /** Whether the columns say that both are the same table, and not only their names. */
  readonly isRelated: boolean;
}

/** What an import gave for a table. A copy of the table did not come from an import. */
export function importedOf(table: StudioTable): ImportedTable | undefined {
  const imported = table[IMPORTED];
  return imported?.table.id === table.id ? imported : undefined;
}

/**
 * The tables of a schema that tables of a source may update, by the ids of these: first those that an import gave under the
 * name, whatever they are called now, then those that have the name.
 */
export function matchTables(
  { tables }: StudioSchema,
  read: readonly StudioTable[],
): ReadonlyMap<string, TableMatch> {
  const matches = new Map<string, TableMatch>();
  const used = new Set<StudioTable>();
  const byImport = groupBy(tables, (table) => importedOf(table)?.name);
  const byName = groupBy(tables, ({ name }) => name);
  for (const candidates of [byImport, byName]) {
    for (const source of read) {
      if (matches.has(source.id)) continue;
      const free = (candidates.get(source.name) ?? []).filter((table) => !used.has(table));
      const table = free.find(({ name }) => name === source.name) ?? free[0];
      if (!table) continue;
      used.add(table);
      const imported = importedOf(table);
      matches.set(source.id, { table, imported, isRelated: isRelated(table, imported, source) });
    }
  }
  return matches;
}

function groupBy(
  tables: readonly StudioTable[],
  nameOf: (table: StudioTable) => string | undefined,
): ReadonlyMap<string, readonly StudioTable[]> {
  const groups = new Map<string, StudioTable[]>();
  for (const table of tables) {
    const name = nameOf(table);
    if (name === undefined) continue;
    const group = groups.get(name);
    if (group) group.push(table);
    else groups.set(name, [table]);
  }
  return groups;
}

/**
 * A table of an import is the same one if half of the columns of the smaller one are in both. One of another origin, or of a
 * source that names no table, such as pasted rows, has to share more than half.
 */
function isRelated(table: StudioTable, imported: ImportedTable | undefined, source: StudioTable): boolean {
  const own = imported?.columns ?? new Set(table.columns.map(({ name }) => name));
  const shared = source.columns.filter(({ name }) => own.has(name)).length;
  const fewer = Math.min(own.size, source.columns.length);
  return imported && source.name !== UNNAMED_TABLE ? shared * 2 >= fewer : shared * 2 > fewer;
}

/** The columns of a source's table beside those of the table that it updates. */
export interface ColumnPairs {
  /** The table's columns, by the ids of the source's. */
  readonly own: ReadonlyMap<string, StudioColumn>;
  /**
   * The source's columns that the earlier import gave too, and people have removed since: the ids that they had in the
   * table, by those of the source.
   */
  readonly dismissed: ReadonlyMap<string, string>;
}

/**
 * Columns belong together if an import gave one under the other's name, whatever it is called now. Then names count: of
 * columns that no import gave, and of those whose own names the source has no more.
 */
export function pairColumns({ table, imported }: TableMatch, source: StudioTable): ColumnPairs {
  const columnsById = new Map(table.columns.map((column) => [column.id, column] as const));
  const ids = imported?.columns ?? new Map<string, string>();
  const byImport = new Map(
    source.columns.map(({ name }) => [name, columnsById.get(ids.get(name) ?? '')] as const),
  );
  const paired = new Set(byImport.values());
  const byName = new Map(
    table.columns.filter((column) => !paired.has(column)).map((column) => [column.name, column] as const),
  );
  const own = new Map<string, StudioColumn>();
  const dismissed = new Map<string, string>();
  for (const { id, name } of source.columns) {
    const column = byImport.get(name) ?? byName.get(name);
    const before = ids.get(name);
    if (column) own.set(id, column);
    else if (before !== undefined) dismissed.set(id, before);
  }
  return { own, dismissed };
}
