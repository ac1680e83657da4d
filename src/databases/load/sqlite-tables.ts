import type { Session, TextRow } from '../session.ts';
import type { DatabaseColumn, DatabaseForeignKey, DatabaseKey, DatabaseTable } from './database-table.ts';
import { quotedIn } from './quoted.ts';

const TABLES = `SELECT name, EXISTS (SELECT 1 FROM sqlite_master g WHERE g.type = 'trigger' AND g.tbl_name = m.name)
  FROM sqlite_master m
  WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY rowid`;
/** `hidden` is 2 or 3 for a generated column. https://www.sqlite.org/pragma.html#pragma_table_xinfo */
const COLUMNS =
  'SELECT name, type, "notnull", dflt_value, pk, hidden FROM pragma_table_xinfo(?) ORDER BY cid';
const KEYS = `SELECT l.seq, i.name FROM pragma_index_list(?) l, pragma_index_info(l.name) i
  WHERE l."unique" AND NOT l.partial AND l.origin <> 'pk' ORDER BY l.seq DESC, i.seqno`;
const FOREIGN_KEYS = 'SELECT id, "table", "from", "to" FROM pragma_foreign_key_list(?) ORDER BY id DESC, seq';

function columnOf([name, type, notNull, value, primary, hidden]: TextRow, isRowId: boolean): DatabaseColumn {
  const isGenerated = hidden === '2' || hidden === '3';
  return {
    name: name ?? '',
    type: type ?? '',
    // Other primary keys of SQLite can hold nulls, which no table means.
    nullable: notNull === '0' && primary === '0',
    hasDefault: value !== null || isGenerated || isRowId,
    isGenerated,
    // A transaction takes back numbers too.
    isCounted: false,
  };
}

function groupsOf(rows: readonly TextRow[]): readonly TextRow[][] {
  const ids = [...new Set(rows.map(([id]) => id))];
  return ids.map((id) => rows.filter((row) => row[0] === id));
}

function primaryKeyOf(rows: readonly TextRow[]): readonly string[] {
  const parts = rows.filter((row) => row[4] !== '0');
  return parts.sort((one, other) => Number(one[4]) - Number(other[4])).map(([name]) => name ?? '');
}

function keysOf(columns: readonly TextRow[], indexes: readonly TextRow[]): readonly DatabaseKey[] {
  const primary = primaryKeyOf(columns);
  const unique = groupsOf(indexes)
    // The columns of an expression have no names.
    .filter((group) => group.every((row) => row[1] !== null))
    .map((group) => ({ columns: group.map((row) => row[1] ?? ''), isPrimary: false }));
  return primary.length > 0 ? [{ columns: primary, isPrimary: true }, ...unique] : unique;
}

function foreignKeysOf(
  rows: readonly TextRow[],
  primaryKeys: ReadonlyMap<string, readonly string[]>,
): readonly DatabaseForeignKey[] {
  return groupsOf(rows).map((group) => {
    const table = group[0]?.[1]?.toLowerCase() ?? '';
    const references = group.map((row, i) => row[3] ?? primaryKeys.get(table)?.[i] ?? '');
    return {
      name: `to ${group[0]?.[1]}`,
      columns: group.map((row) => row[2] ?? ''),
      table,
      references,
      // `PRAGMA defer_foreign_keys` puts off the check of any key.
      isDeferrable: true,
      isFull: false,
    };
  });
}

/** Reads the tables of a SQLite file. */
export async function readSqliteTables(session: Session): Promise<readonly DatabaseTable[]> {
  const tables = await session.query(TABLES);
  const columns = new Map<string, readonly TextRow[]>();
  for (const [name] of tables) columns.set(name ?? '', await session.query(COLUMNS, [name ?? '']));
  const primaryKeys = new Map(
    [...columns].map(([name, rows]) => [name.toLowerCase(), primaryKeyOf(rows)] as const),
  );
  const read: DatabaseTable[] = [];
  for (const [name, hasTriggers] of tables) {
    const its = columns.get(name ?? '') ?? [];
    const primary = primaryKeys.get(name?.toLowerCase() ?? '') ?? [];
    read.push({
      id: name?.toLowerCase() ?? '',
      name: name ?? '',
      namespace: '',
      isVisible: true,
      sqlName: quotedIn('sqlite', name ?? ''),
      scanName: quotedIn('sqlite', name ?? ''),
      columns: its
        .filter((row) => row[5] !== '1')
        .map((row) =>
          columnOf(row, primary.length === 1 && row[0] === primary[0] && /^integer$/i.test(row[1] ?? '')),
        ),
      keys: keysOf(its, await session.query(KEYS, [name ?? ''])),
      foreignKeys: foreignKeysOf(await session.query(FOREIGN_KEYS, [name ?? '']), primaryKeys),
      hasTriggers: hasTriggers === '1',
      isTransactional: true,
      lacking: [],
    });
  }
  return read;
}
