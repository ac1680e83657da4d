import { errorMessage } from '../../error-text.ts';
import type { DatabaseError, DatabaseErrorCode } from '../session.ts';
import { sentence } from '../words.ts';

/** Numbers of errors. https://dev.mysql.com/doc/mysql-errors/8.4/en/server-error-reference.html */
const CODES: Readonly<Record<number, DatabaseErrorCode>> = {
  1044: 'permission',
  1045: 'authentication',
  1698: 'authentication',
  1049: 'no-database',
  1040: 'unreachable',
  1130: 'authentication',
  1142: 'permission',
  1143: 'permission',
  1227: 'permission',
  1021: 'database-full',
  1114: 'database-full',
  1053: 'connection-lost',
  1317: 'database-refused',
  1927: 'connection-lost',
  2013: 'connection-lost',
  // Checks and triggers have their own numbers in MySQL and in MariaDB.
  1644: 'refused-row',
  3819: 'refused-row',
  4025: 'refused-row',
  1265: 'refused-row',
  1366: 'refused-row',
  1364: 'refused-row',
  1411: 'refused-row',
  1526: 'refused-row',
  1586: 'refused-row',
};

/** Classes of SQLSTATE: a value or a constraint refuses the row. */
const ROW_CLASS = /^(?:22|23|44|45)/;

function property(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}

/** Describes an error of the driver `mysql2`. Undefined if it is no message of a server: then the connection failed. */
export function mysqlError(error: unknown): DatabaseError | undefined {
  const number = property(error, 'errno');
  const sqlState = property(error, 'sqlState');
  // An error of the network has the number of the system, which is negative, and no SQLSTATE.
  if (typeof number !== 'number' || number < 1000 || typeof sqlState !== 'string') return undefined;
  const isOfRow = ROW_CLASS.test(sqlState);
  const code = CODES[number] ?? (isOfRow ? 'refused-row' : 'database-refused');
  const words = property(error, 'sqlMessage');
  return {
    code,
    message: sentence(typeof words === 'string' && words !== '' ? words : errorMessage(error)),
    sqlState: sqlState.replace(/^#/, ''),
  };
}
