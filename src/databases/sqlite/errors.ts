import { errorMessage } from '../../error-text.ts';
import type { DatabaseError, DatabaseErrorCode } from '../session.ts';
import { sentence } from '../words.ts';

/** Primary result codes: the names of `better-sqlite3`, and the numbers of `node:sqlite`. https://www.sqlite.org/rescode.html */
const RESULTS: Readonly<Record<number, readonly [name: string, code: DatabaseErrorCode]>> = {
  3: ['SQLITE_PERM', 'permission'],
  5: ['SQLITE_BUSY', 'database-refused'],
  8: ['SQLITE_READONLY', 'permission'],
  10: ['SQLITE_IOERR', 'connection-lost'],
  13: ['SQLITE_FULL', 'database-full'],
  14: ['SQLITE_CANTOPEN', 'unreachable'],
  18: ['SQLITE_TOOBIG', 'refused-row'],
  19: ['SQLITE_CONSTRAINT', 'refused-row'],
  20: ['SQLITE_MISMATCH', 'refused-row'],
  23: ['SQLITE_AUTH', 'permission'],
  26: ['SQLITE_NOTADB', 'no-database'],
};

/** Sentences for codes whose words say little. */
const HINTS: Readonly<Record<string, string>> = {
  SQLITE_BUSY: ' Another program writes to the file. Try again when it has finished.',
  SQLITE_NOTADB: ' Name the file of a SQLite database.',
};

/** A column in the message of a constraint, such as `UNIQUE constraint failed: users.email`. */
const FAILED = /^(?:UNIQUE|NOT NULL) constraint failed: ([^.,]+)\.([^,]+)/;

function property(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}

function resultOf(error: unknown): readonly [name: string, code: DatabaseErrorCode] {
  const number = property(error, 'errcode');
  const byNumber = typeof number === 'number' ? RESULTS[number % 256] : undefined;
  const name = property(error, 'code');
  const byName = Object.values(RESULTS).find(
    ([result]) => typeof name === 'string' && (name === result || name.startsWith(`${result}_`)),
  );
  return byNumber ?? byName ?? ['SQLITE_ERROR', 'database-refused'];
}

/** Describes an error of either driver. */
export function sqliteError(error: unknown): DatabaseError {
  const [sqlState, code] = resultOf(error);
  const words = errorMessage(error);
  const [, table, column] = FAILED.exec(words) ?? [];
  return {
    code,
    message: sentence(words) + (HINTS[sqlState] ?? ''),
    sqlState,
    ...(table === undefined ? {} : { table }),
    ...(column === undefined ? {} : { column }),
  };
}
