import type { Session, TextRow } from '../session.ts';
import type { DatabaseColumn, DatabaseForeignKey, DatabaseKey, DatabaseTable } from './database-table.ts';
import { quotedIn } from './quoted.ts';

const TABLES = `SELECT table_name, table_schema, (
    SELECT transactions FROM information_schema.engines e WHERE e.engine = t.engine
  ) FROM information_schema.tables t
  WHERE table_schema = DATABASE() AND table_type IN ('BASE TABLE', 'SYSTEM VERSIONED') ORDER BY table_name`;
const COLUMNS = `SELECT table_name, column_name, column_type, is_nullable, column_default, extra
  FROM information_schema.columns WHERE table_schema = DATABASE() ORDER BY table_name, ordinal_position`;
/** Keys that compare only the beginnings of texts, or expressions, which have no column, do not tell rows apart by columns. */
const KEYS = `SELECT table_name, index_name, column_name FROM information_schema.statistics s
  WHERE table_schema = DATABASE() AND non_unique = 0 AND NOT EXISTS (
    SELECT 1 FROM information_schema.statistics p
    WHERE p.table_schema = s.table_schema AND p.table_name = s.table_name AND p.index_name = s.index_name
      AND (p.sub_part IS NOT NULL OR p.column_name IS NULL))
  ORDER BY table_name, index_name <> 'PRIMARY', index_name, seq_in_index`;
const FOREIGN_KEYS = `SELECT table_name, constraint_name, column_name, referenced_table_schema,
    referenced_table_name, referenced_column_name
  FROM information_schema.key_column_usage
  WHERE table_schema = DATABASE() AND referenced_table_name IS NOT NULL
  ORDER BY table_name, constraint_name, ordinal_position`;
/** Tables of other databases, whose rows a deletion could take along. Without a privilege on such a table it is not seen. */
const REFERRERS = `SELECT DISTINCT referenced_table_name, concat(table_schema, '.', table_name)
  FROM information_schema.key_column_usage
  WHERE referenced_table_schema = DATABASE() AND table_schema <> DATABASE() ORDER BY 1, 2`;
const TRIGGERS = `SELECT DISTINCT event_object_table FROM information_schema.triggers WHERE trigger_schema = DATABASE()`;

/** The rows that begin with the same texts, in the order of the first ones. */
function groupedBy(rows: readonly TextRow[], ...places: readonly number[]): readonly TextRow[][] {
  const groups = new Map<string, TextRow[]>();
  for (const row of rows) {
    const id = JSON.stringify(places.map((place) => row[place]));
    const group = groups.get(id);
    if (group) group.push(row);
    else groups.set(id, [row]);
  }
  return [...groups.values()];
}

const texts = (rows: readonly TextRow[], place: number) => rows.map((row) => row[place] ?? '');

function columnOf([, name, type, nullable, value, extra]: TextRow): DatabaseColumn {
  const isCounted = /auto_increment/i.test(extra ?? '');
  const isGenerated = /\bGENERATED\b/i.test((extra ?? '').replace(/DEFAULT_GENERATED/i, ''));
  return {
    name: name ?? '',
    type: type ?? '',
    nullable: nullable === 'YES',
    // MariaDB writes the default null of a nullable column as a word.
    hasDefault: (value !== null && value !== 'NULL') || isGenerated || isCounted,
    isGenerated,
    isCounted,
  };
}

function keysOf(rows: readonly TextRow[]): readonly DatabaseKey[] {
  return groupedBy(rows, 1).map((group) => ({
    columns: texts(group, 2),
    isPrimary: group[0]?.[1] === 'PRIMARY',
  }));
}

function foreignKeysOf(rows: readonly TextRow[]): readonly DatabaseForeignKey[] {
  return groupedBy(rows, 1).map((group) => ({
    name: group[0]?.[1] ?? '',
    columns: texts(group, 2),
    table: `${group[0]?.[3]}.${group[0]?.[4]}`,
    references: texts(group, 5),
    isDeferrable: false,
    isFull: false,
  }));
}

/** Reads the tables of MySQL's or MariaDB's current database. Privileges are found out by the first statement that needs them. */
export async function readMysqlTables(session: Session): Promise<readonly DatabaseTable[]> {
  const tables = await session.query(TABLES);
  const columns = await session.query(COLUMNS);
  const keys = await session.query(KEYS);
  const foreignKeys = await session.query(FOREIGN_KEYS);
  const referrers = await session.query(REFERRERS);
  const triggers = new Set(texts(await session.query(TRIGGERS), 0));
  const rowsOf = (rows: readonly TextRow[], table: string | null | undefined) =>
    rows.filter((row) => row[0] === table);
  return tables.map(([name, namespace, transactions]) => ({
    id: `${namespace}.${name}`,
    name: name ?? '',
    namespace: namespace ?? '',
    isVisible: true,
    sqlName: quotedIn('mysql', name ?? ''),
    scanName: quotedIn('mysql', name ?? ''),
    columns: rowsOf(columns, name).map(columnOf),
    keys: keysOf(rowsOf(keys, name)),
    foreignKeys: foreignKeysOf(rowsOf(foreignKeys, name)),
    referrers: texts(rowsOf(referrers, name), 1),
    hasTriggers: triggers.has(name ?? ''),
    isTransactional: transactions === 'YES',
    lacking: [],
  }));
}
