import type { Drafted, Imported } from '../importers/choose/choose-fields.ts';
import { Reader } from '../schema/reader.ts';
import { RowloomError } from './errors.ts';
import type { ImportRequest } from './import-options.ts';
import { tableRows } from './import-request.ts';
import { importDraft } from './import-schema.ts';
import { checkOptions, type OptionChecks, refuseProblems, text, texts } from './option-checks.ts';

/** Which tables of a database to read, and how. Each text of a list is a name in which `*` stands for any characters. */
export interface DatabaseRequest extends Pick<ImportRequest, 'name' | 'rows'> {
  /** The schemas of PostgreSQL, or the databases of MySQL. By default all of PostgreSQL, and the database of the URL. */
  readonly schemas?: readonly string[];
  /** The tables to read, with or without their schema, such as `billing.*`. By default all. */
  readonly tables?: readonly string[];
  /** Tables to leave out, such as `audit_*`. */
  readonly exclude?: readonly string[];
  /** Names of hosts that are not this machine and may be used nevertheless, without ports. */
  readonly allowedHosts?: readonly string[];
}

/**
 * Reads the tables of a database and chooses a field for each column, as `importSchema` does of a dump of its structure. Reads no
 * row. Passwords come from the URL, from `PGPASSWORD`, `~/.pgpass` or `MYSQL_PWD`; no message contains them. MySQL and MariaDB need
 * the package `mysql2`, and SQLite `better-sqlite3` before Node 22.16.
 * @param url such as `postgres://localhost/app`, `mysql://root@localhost/app` or `sqlite:app.db`
 * @throws {RowloomError} if the database cannot be read or has no such table
 *
 * @example
 * const { schema } = await readDatabase('postgres://localhost/app', { exclude: ['audit_*'] });
 * const dataset = await open(schema);
 */
export async function readDatabase(url: string, request: DatabaseRequest = {}): Promise<Imported> {
  const { schema, report } = await readDatabaseDraft(url, request);
  return { schema, report };
}

const CHECKS: OptionChecks<DatabaseRequest> = {
  name: text,
  rows: tableRows,
  schemas: texts,
  tables: texts,
  exclude: texts,
  allowedHosts: texts,
};

function checkRequest(url: unknown, request: unknown): void {
  const reader = new Reader();
  text(reader, ['url'], url);
  checkOptions(reader, request, CHECKS);
  refuseProblems(reader);
}

/** `readDatabase` with its draft, for the command line. */
export async function readDatabaseDraft(url: string, options: DatabaseRequest = {}): Promise<Drafted> {
  checkRequest(url, options);
  const { schemas, tables, exclude, allowedHosts = [], ...request } = options;
  const { describeUrl } = await import('../databases/describe/describe-url.ts');
  const filter = { schemas, tables, exclude };
  const described = await describeUrl(url, filter, {
    environment: process.env,
    allowedHosts,
    readOnly: true,
  });
  if (!described.ok) {
    const { code, message } = described.error;
    throw new RowloomError([{ path: [], code, message }]);
  }
  const { sql, notes, dialect } = described.value;
  if (sql === '') {
    const which = [schemas, tables, exclude].some((names) => names !== undefined)
      ? 'No table of the database has such a name.'
      : 'The database has no tables. Run its migrations first.';
    throw new RowloomError([{ path: [], code: 'no-tables', message: [which, ...notes].join(' ') }]);
  }
  const { report, ...drafted } = await importDraft(sql, { ...request, kind: 'sql', dialect });
  return { ...drafted, report: { ...report, notes: [...notes, ...report.notes] } };
}
