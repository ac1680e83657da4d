import { existsSync, statSync } from 'node:fs';
import type { FileAddress } from '../address.ts';
import type { ConnectOptions } from '../connect-options.ts';
import { type Parameter, type Session, SessionError } from '../session.ts';
import { openFile } from './drivers.ts';
import { sqliteError } from './errors.ts';

/** A value as SQLite's own shell writes it, and bytes as digits. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex').toUpperCase();
  return typeof value === 'number' ? realText(value) : String(value);
}

/** A REAL always has a point: integers come as bigints. */
function realText(value: number): string {
  const text = String(value);
  const [digits = '', exponent] = text.split('e');
  if (!Number.isFinite(value) || digits.includes('.')) return text;
  return `${digits}.0${exponent === undefined ? '' : `e${exponent}`}`;
}

/** A number of JavaScript would be bound as a REAL. */
function boundValue(value: Parameter): string | number | bigint | null | Uint8Array {
  const number = typeof value === 'boolean' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? BigInt(number) : number;
}

function attempt<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof SessionError) throw error;
    throw new SessionError(sqliteError(error));
  }
}

function refuseMissing({ path }: FileAddress, { create = false }: ConnectOptions): void {
  if (!existsSync(path)) {
    if (create) return;
    const message = `There is no file “${path}”. Correct the path, or let your migrations create the database first.`;
    throw new SessionError({ code: 'no-database', message });
  }
  if (!statSync(path).isFile()) {
    throw new SessionError({ code: 'no-database', message: `“${path}” is no file. Name a SQLite database.` });
  }
}

/** Opens the file of a database. Throws a `SessionError`. */
export async function openSqlite(address: FileAddress, options: ConnectOptions): Promise<Session> {
  refuseMissing(address, options);
  const file = attempt(() => openFile({ path: address.path, isReadOnly: options.readOnly ?? false }));
  let version: string | null | undefined;
  try {
    // The first statement that reads the file finds out whether it is a database.
    attempt(() => file.all('SELECT count(*) FROM sqlite_master', []));
    version = textOf(attempt(() => file.all('SELECT sqlite_version()', []))[0]?.[0]);
  } catch (error) {
    file.close();
    throw error;
  }
  return {
    dialect: 'sqlite',
    product: 'sqlite',
    version: version ?? '',
    query: async (sql, parameters = []) =>
      attempt(() => file.all(sql, parameters.map(boundValue))).map((row) => row.map(textOf)),
    execute: async (sql) => attempt(() => file.exec(sql)),
    insertRows: async (statement, rows) =>
      attempt(() =>
        file.runAll(
          statement,
          rows.map((row) => row.map(boundValue)),
        ),
      ),
    close: async () => {
      attempt(() => file.close());
    },
  };
}
