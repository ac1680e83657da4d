import type { DatabaseDialect, Session, TextRow } from '../session.ts';
import type { DatabaseTable } from './database-table.ts';
import { indexParts } from './index-parts.ts';
import { quotedIn } from './quoted.ts';

/** A unique index of a database, or a primary key, in SQL that names columns without their table. */
export interface UniqueRule {
  /** Columns and expressions. */
  readonly parts: readonly string[];
  /** The rows that the index contains. Undefined if it contains all. */
  readonly condition: string | undefined;
}

/** `indnkeyatts` is as new as PostgreSQL 11, and `attgenerated` as 12: `to_jsonb` gives null for a column that is missing. */
const POSTGRESQL = `
  SELECT (
    SELECT json_agg(CASE
      WHEN to_jsonb(a) ->> 'attgenerated' <> '' THEN pg_get_expr(d.adbin, d.adrelid)
      ELSE pg_get_indexdef(i.indexrelid, place, true) END ORDER BY place)
    FROM generate_series(1, coalesce((to_jsonb(i) ->> 'indnkeyatts')::integer, i.indnatts)) place
    LEFT JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[place - 1] AND a.attnum > 0
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
  ), pg_get_expr(i.indpred, i.indrelid)
  FROM pg_index i WHERE i.indrelid = $1::text::regclass AND i.indisunique ORDER BY i.indexrelid`;

async function postgresqlRules(session: Session, { sqlName }: DatabaseTable): Promise<readonly UniqueRule[]> {
  const rows = await session.query(POSTGRESQL, [sqlName]);
  return rows.map(([parts, condition]) => ({
    parts: JSON.parse(parts ?? '[]'),
    condition: condition ?? undefined,
  }));
}

/** MariaDB has no indexes over expressions, and no column about them. */
const mysqlIndexes = (expression: string) => `
  SELECT s.index_name, s.column_name, s.sub_part, ${expression}, c.generation_expression
  FROM information_schema.statistics s
  LEFT JOIN information_schema.columns c
    ON c.table_schema = s.table_schema AND c.table_name = s.table_name AND c.column_name = s.column_name
  WHERE s.table_schema = DATABASE() AND s.table_name = ? AND s.non_unique = 0
  ORDER BY s.index_name, s.seq_in_index`;

function mysqlPart([, column, length, expression, generation]: TextRow): string {
  // MySQL writes quotation marks of expressions with a backslash.
  if (expression) return `(${expression.replaceAll(String.raw`\'`, "'")})`;
  if (generation) return `(${generation.replaceAll(String.raw`\'`, "'")})`;
  const name = quotedIn('mysql', column ?? '');
  return length === null || length === undefined ? name : `LEFT(${name}, ${length})`;
}

async function mysqlRules(session: Session, { name }: DatabaseTable): Promise<readonly UniqueRule[]> {
  const rows = await session.query(mysqlIndexes(session.product === 'mysql' ? 's.expression' : 'NULL'), [
    name,
  ]);
  const indexes = new Set(rows.map(([index]) => index));
  return [...indexes].map((index) => ({
    parts: rows.filter((row) => row[0] === index).map(mysqlPart),
    condition: undefined,
  }));
}

const SQLITE = `
  SELECT l.name, m.sql FROM pragma_index_list(?) l LEFT JOIN sqlite_master m ON m.type = 'index' AND m.name = l.name
  WHERE l."unique" ORDER BY l.seq`;
const SQLITE_COLUMNS = 'SELECT name, coll FROM pragma_index_xinfo(?) WHERE key ORDER BY seqno';

async function sqliteRules(session: Session, { name, keys }: DatabaseTable): Promise<readonly UniqueRule[]> {
  const rules: UniqueRule[] = [];
  for (const [index, sql] of await session.query(SQLITE, [name])) {
    const columns = await session.query(SQLITE_COLUMNS, [index ?? '']);
    const written = sql ? indexParts(sql) : undefined;
    const parts = columns.every(([column]) => column !== null)
      ? columns.map(([column, collation]) => `${quotedIn('sqlite', column ?? '')} COLLATE ${collation}`)
      : written?.parts;
    if (parts) rules.push({ parts, condition: written?.condition });
  }
  // The number of a row is a key without an index.
  const primary = keys
    .find(({ isPrimary }) => isPrimary)
    ?.columns.map((column) => quotedIn('sqlite', column));
  return primary ? [...rules, { parts: primary, condition: undefined }] : rules;
}

const readers: Readonly<
  Record<DatabaseDialect, (session: Session, table: DatabaseTable) => Promise<readonly UniqueRule[]>>
> = { postgresql: postgresqlRules, mysql: mysqlRules, sqlite: sqliteRules };

/** Reads all that a database demands to be unique in a table: primary keys, unique keys, and indexes over expressions or some rows. */
export function readUniqueRules(session: Session, table: DatabaseTable): Promise<readonly UniqueRule[]> {
  return readers[session.dialect](session, table);
}
