import { dialects } from '../../formats/sql-dialects.ts';
import type { DatabaseDialect, Session } from '../session.ts';

/** Settings of the session of a load: times in UTC, strict types, foreign keys that hold, and no limit of time. */
const SETTINGS: Readonly<Record<DatabaseDialect, string>> = {
  postgresql:
    "SET TIME ZONE 'UTC'; SET datestyle = 'ISO, YMD'; SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0;",
  mysql: dialects.mysql.settings,
  sqlite: 'PRAGMA foreign_keys = ON;',
};

/** Sets what a load needs of its session. */
export function prepareSession(session: Session): Promise<void> {
  return session.execute(SETTINGS[session.dialect]);
}
