import { errorMessage } from '../../error-text.ts';
import type { DatabaseError, DatabaseErrorCode } from '../session.ts';
import { sentence } from '../words.ts';

/** Codes of PostgreSQL by their beginnings. https://www.postgresql.org/docs/current/errcodes-appendix.html */
const CODES: readonly (readonly [start: string, code: DatabaseErrorCode])[] = [
  ['28', 'authentication'],
  ['3D000', 'no-database'],
  ['42501', 'permission'],
  ['53100', 'database-full'],
  ['53300', 'unreachable'],
  ['57P03', 'unreachable'],
  ['57P', 'connection-lost'],
  ['08', 'connection-lost'],
  ['22', 'refused-row'],
  ['23', 'refused-row'],
  ['44', 'refused-row'],
  // The default of RAISE EXCEPTION in a trigger.
  ['P0001', 'refused-row'],
];

function textOf(error: unknown, name: string): string | undefined {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

const SQL_STATE = /^[0-9A-Z]{5}$/;

/** Describes an error of the driver `pg`. Undefined if it is no message of a server: then the connection failed. */
export function postgresqlError(error: unknown): DatabaseError | undefined {
  const sqlState = textOf(error, 'code');
  if (sqlState === undefined || !SQL_STATE.test(sqlState) || textOf(error, 'severity') === undefined) {
    return undefined;
  }
  const code = CODES.find(([start]) => sqlState.startsWith(start))?.[1] ?? 'database-refused';
  // Functions that call each other have a line each.
  const details = ['detail', 'hint', 'where'].flatMap((name) => textOf(error, name)?.split('\n') ?? []);
  const table = textOf(error, 'table');
  const column = textOf(error, 'column');
  const constraint = textOf(error, 'constraint');
  return {
    code,
    message: [errorMessage(error), ...details].map(sentence).join(' '),
    sqlState,
    ...(table === undefined ? {} : { table }),
    ...(column === undefined ? {} : { column }),
    ...(constraint === undefined ? {} : { constraint }),
  };
}
