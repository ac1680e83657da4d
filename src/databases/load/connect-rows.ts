import type { DatabaseDialect, Session } from '../session.ts';
import type { LoadTable } from './load-table.ts';
import type { MatchedColumn } from './match-tables.ts';
import { quotedIn } from './quoted.ts';
import type { RowRange, RowSource } from './row-source.ts';
import { withTemporaryRows } from './temporary-rows.ts';

interface Update {
  readonly table: string;
  readonly rows: string;
  /** Quoted. */
  readonly columns: readonly string[];
  readonly where: string;
}

const sets = (columns: readonly string[]) => columns.map((column) => `${column} = x.${column}`).join(', ');

const updateFrom = ({ table, rows, columns, where }: Update) =>
  `UPDATE ${table} AS t SET ${sets(columns)} FROM ${rows} AS x WHERE ${where}`;

const updates: Readonly<Record<DatabaseDialect, (update: Update) => string>> = {
  postgresql: updateFrom,
  sqlite: updateFrom,
  mysql: ({ table, rows, columns, where }) =>
    `UPDATE ${table} AS t JOIN ${rows} AS x ON ${where} SET ${columns.map((column) => `t.${column} = x.${column}`).join(', ')}`,
};

/** Fills the columns that were null while the rows were written, by one UPDATE from a temporary table. */
export async function connectRows(
  session: Session,
  source: RowSource,
  table: LoadTable,
  nulled: readonly string[],
  ranges: readonly RowRange[],
): Promise<void> {
  const quoted = ({ database }: MatchedColumn) => quotedIn(session.dialect, database.name);
  const filled = table.columns.filter(({ name }) => nulled.includes(name)).map(quoted);
  const keys = table.columns.filter(({ name }) => table.key.includes(name)).map(quoted);
  const columns = table.columns.filter(({ name }) => nulled.includes(name) || table.key.includes(name));
  await withTemporaryRows(session, source, table, { columns, ranges }, (rows) => {
    const isSet = filled.map((column) => `x.${column} IS NOT NULL`).join(' OR ');
    const isRow = keys.map((column) => `t.${column} = x.${column}`).join(' AND ');
    const where = `${isRow} AND (${isSet})`;
    return session.execute(
      updates[session.dialect]({ table: table.database.scanName, rows, columns: filled, where }),
    );
  });
}
