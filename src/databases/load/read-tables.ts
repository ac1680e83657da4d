import type { DatabaseDialect, Session } from '../session.ts';
import type { DatabaseTable } from './database-table.ts';
import { readMysqlTables } from './mysql-tables.ts';
import { readPostgresqlTables } from './postgresql-tables.ts';
import { readSqliteTables } from './sqlite-tables.ts';

const readers: Readonly<Record<DatabaseDialect, (session: Session) => Promise<readonly DatabaseTable[]>>> = {
  postgresql: readPostgresqlTables,
  mysql: readMysqlTables,
  sqlite: readSqliteTables,
};

/** Reads what a database says of its tables, without those of the database itself. Rejects with a `SessionError`. */
export function readTables(session: Session): Promise<readonly DatabaseTable[]> {
  return readers[session.dialect](session);
}
