import { COMMIT, createInserts, createTextTable, namedTables, postgresqlTexts } from './sql-texts.ts';
import type { TableHead, Writer } from './writer.ts';

const ROWS_PER_INSERT = 500;

/** A script for PostgreSQL and SQLite, every value a text, of a table without nulls. */
export function createQuotedSqlWriter(head: TableHead): Writer<string> {
  const dialect = postgresqlTexts;
  const [table] = namedTables([head], dialect);
  if (!table) throw new RangeError('There is no table');
  const literal = (cell: unknown) => dialect.text(String(cell));
  const rows = createInserts(
    table,
    head.columns.map(() => literal),
    ROWS_PER_INSERT,
  );
  return {
    head: () => dialect.begin + createTextTable(dialect, table),
    rows: rows.rows,
    tail: () => rows.tail() + COMMIT,
  };
}
