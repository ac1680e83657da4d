import { type DatabaseDialect, type Session, SessionError } from '../session.ts';
import type { MatchedColumn, MatchedTable } from './match-tables.ts';
import { quotedIn } from './quoted.ts';
import type { RowRange, RowSource } from './row-source.ts';
import { writeRows } from './write-rows.ts';

interface TemporaryTable {
  readonly name: string;
  readonly create: (columns: string, table: string) => string;
  readonly drop: string;
}

/** A temporary table with the types of another table, which hides no table of the database. */
const temporaryTables: Readonly<Record<DatabaseDialect, TemporaryTable>> = {
  postgresql: {
    name: 'pg_temp.rowloom_rows',
    create: (columns, table) =>
      `CREATE TEMPORARY TABLE rowloom_rows AS SELECT ${columns} FROM ${table} WITH NO DATA`,
    drop: 'DROP TABLE IF EXISTS pg_temp.rowloom_rows',
  },
  mysql: {
    name: '`rowloom_rows`',
    create: (columns, table) =>
      `CREATE TEMPORARY TABLE \`rowloom_rows\` AS SELECT ${columns} FROM ${table} LIMIT 0`,
    drop: 'DROP TEMPORARY TABLE IF EXISTS `rowloom_rows`',
  },
  sqlite: {
    name: 'temp.rowloom_rows',
    create: (columns, table) =>
      `CREATE TEMPORARY TABLE rowloom_rows AS SELECT ${columns} FROM ${table} LIMIT 0`,
    drop: 'DROP TABLE IF EXISTS temp.rowloom_rows',
  },
};

interface TemporaryOptions {
  readonly columns: readonly MatchedColumn[];
  /** Columns of the temporary table behind those of the table: how the database makes them, and those of the schema that fill some. */
  readonly more?: { readonly expressions: readonly string[]; readonly written: readonly MatchedColumn[] };
  readonly ranges: readonly RowRange[];
}

/** Says which right is missing: the words of the databases do not. */
async function createTemporary(session: Session, statement: string): Promise<void> {
  try {
    await session.execute(statement);
  } catch (error) {
    if (!(error instanceof SessionError) || error.error.code !== 'permission') throw error;
    const right = session.dialect === 'mysql' ? 'CREATE TEMPORARY TABLES' : 'TEMPORARY';
    const message = `Rows are compared in temporary tables, for which the user of this connection needs the right ${right} on the database. ${error.message}`;
    throw new SessionError({ ...error.error, message }, { cause: error });
  }
}

/**
 * Runs a task while a temporary table holds rows of the schema, in the types of the database: it then compares and copies
 * them itself.
 */
export async function withTemporaryRows<T>(
  session: Session,
  source: RowSource,
  table: MatchedTable,
  { columns, more = { expressions: [], written: [] }, ranges }: TemporaryOptions,
  task: (name: string) => Promise<T>,
): Promise<T> {
  const { name, create, drop } = temporaryTables[session.dialect];
  const quoted = ({ database }: MatchedColumn) => quotedIn(session.dialect, database.name);
  const filled = [...columns, ...more.written];
  const all = [...columns.map(quoted), ...more.expressions].join(', ');
  await session.execute(drop);
  await createTemporary(session, create(all, table.database.sqlName));
  const view = { table: table.name, columns: filled.map((column) => column.name) };
  const target = { name, columns: filled.map(quoted) };
  await writeRows(session, source, { view, target }, ranges);
  const result = await task(name);
  await session.execute(drop);
  return result;
}
