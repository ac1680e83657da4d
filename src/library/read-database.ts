import type { DatabaseErrorCode } from '../databases/session.ts';
import type { Imported } from '../importers/choose/choose-fields.ts';
import type { ImportProblem } from '../importers/problem.ts';
import type { Result } from '../result.ts';
import { type ImportRequest, importSchema } from './import-schema.ts';

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

/** Why a database could not be read. The path is empty. */
export interface DatabaseProblem extends Pick<ImportProblem, 'path' | 'message'> {
  readonly code: ImportProblem['code'] | DatabaseErrorCode;
}

/**
 * Reads the tables of a database and chooses a field for each column, as `importSchema` does of a dump of its structure. Reads no
 * row. Passwords come from the URL, from `PGPASSWORD`, `~/.pgpass` or `MYSQL_PWD`; no message contains them. MySQL and MariaDB need
 * the package `mysql2`, and SQLite `better-sqlite3` before Node 22.16.
 * @param url such as `postgres://localhost/app`, `mysql://root@localhost/app` or `sqlite:app.db`
 *
 * @example
 * const read = await readDatabase('postgres://localhost/app', { exclude: ['audit_*'] });
 * if (!read.ok) throw new Error(read.error[0]?.message);
 * const opened = await open(read.value.schema);
 */
export async function readDatabase(
  url: string,
  { schemas, tables, exclude, allowedHosts = [], ...request }: DatabaseRequest = {},
): Promise<Result<Imported, readonly DatabaseProblem[]>> {
  const { describeUrl } = await import('../databases/describe/describe-url.ts');
  const filter = { schemas, tables, exclude };
  const described = await describeUrl(url, filter, {
    environment: process.env,
    allowedHosts,
    readOnly: true,
  });
  if (!described.ok) return { ok: false, error: [{ path: [], ...pickMessage(described.error) }] };
  const { sql, notes, dialect } = described.value;
  if (sql === '') {
    const which = [schemas, tables, exclude].some((names) => names !== undefined)
      ? 'No table of the database has such a name.'
      : 'The database has no tables. Run its migrations first.';
    return { ok: false, error: [{ path: [], code: 'no-tables', message: [which, ...notes].join(' ') }] };
  }
  const imported = await importSchema(sql, { ...request, kind: 'sql', dialect });
  if (!imported.ok) return imported;
  const { schema, report } = imported.value;
  return { ok: true, value: { schema, report: { ...report, notes: [...notes, ...report.notes] } } };
}

function pickMessage({ code, message }: { readonly code: DatabaseErrorCode; readonly message: string }) {
  return { code, message };
}
