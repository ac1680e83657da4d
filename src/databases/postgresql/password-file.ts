import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Place {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

/** The permissions of the group and of all others. libpq ignores a file that has any of them. */
const OTHERS = 0o077;

/**
 * The password that `PGPASSFILE` or `~/.pgpass` has for a connection. The first line that fits counts.
 * https://www.postgresql.org/docs/current/libpq-pgpass.html
 */
export function passwordFromFile(
  { host, port, user, database }: Place,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const { PGPASSFILE, HOME, APPDATA } = environment;
  const folder = process.platform === 'win32' ? APPDATA && join(APPDATA, 'postgresql') : HOME;
  const name = process.platform === 'win32' ? 'pgpass.conf' : '.pgpass';
  const file = PGPASSFILE ?? (folder === undefined ? undefined : join(folder, name));
  if (file === undefined) return undefined;
  // A socket counts as `localhost`.
  const wanted = [host.startsWith('/') ? [host, 'localhost'] : [host], [String(port)], [database], [user]];
  for (const line of linesOf(file)) {
    const [password, ...pattern] = fieldsOf(line).reverse();
    pattern.reverse();
    if (pattern.length !== wanted.length) continue;
    if (pattern.every((field, i) => field === '*' || wanted[i]?.includes(field))) return password;
  }
  return undefined;
}

function linesOf(file: string): readonly string[] {
  try {
    const isOpenToOthers = process.platform !== 'win32' && (statSync(file).mode & OTHERS) !== 0;
    return isOpenToOthers ? [] : readFileSync(file, 'utf8').split(/\r?\n/);
  } catch {
    return [];
  }
}

/** The fields of a line, between colons. A backslash is before a colon or a backslash of a field. */
function fieldsOf(line: string): string[] {
  if (line.startsWith('#')) return [];
  const fields = [...line.matchAll(/((?:\\.|[^:\\])*)\\?(?::|$)/gy)].map(([, field = '']) => field);
  // The end of the line is an empty match of its own.
  if (!line.endsWith(':')) fields.pop();
  return fields.map((field) => field.replace(/\\(.)/g, '$1'));
}
