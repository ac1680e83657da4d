import type { Connection } from 'mysql2/promise';
import { errorMessage } from '../../error-text.ts';
import { type Session, SessionError } from '../session.ts';
import { mysqlError } from './errors.ts';
import { type ResultColumn, textOfValue, withParameters } from './values.ts';

interface OpenSession {
  readonly connection: Connection;
  readonly version: string;
  /** Hides passwords. */
  readonly redact: (text: string) => string;
}

function failureOf(error: unknown, redact: (text: string) => string): SessionError {
  if (error instanceof SessionError) return error;
  const failure = mysqlError(error) ?? {
    code: 'connection-lost' as const,
    message: `The connection to the database ended: ${errorMessage(error)}.`,
  };
  return new SessionError({ ...failure, message: redact(failure.message) }, { cause: undefined });
}

/** A session over a connection of `mysql2`. */
export function mysqlSession({ connection, version, redact }: OpenSession): Session {
  let lost: SessionError | undefined;
  // Without a listener, a connection that ends between two statements would end the process.
  connection.on('error', (error: unknown) => {
    lost ??= failureOf(error, redact);
  });
  async function attempt<T>(run: () => Promise<T>): Promise<T> {
    if (lost) throw lost;
    try {
      return await run();
    } catch (error) {
      throw failureOf(error, redact);
    }
  }
  return {
    dialect: 'mysql',
    product: /mariadb/i.test(version) ? 'mariadb' : 'mysql',
    version,
    query: (sql, parameters = []) =>
      attempt(async () => {
        const [rows, columns] = await connection.query({
          sql: withParameters(sql, parameters),
          rowsAsArray: true,
          // The text protocol has the server's own text of each value.
          typeCast: (field) => field.buffer(),
        });
        return Array.isArray(rows) ? rows.map((row: unknown) => textRow(row, columns)) : [];
      }),
    execute: (sql) =>
      attempt(async () => {
        await connection.query(sql);
      }),
    insertRows: (statement, rows) =>
      attempt(async () => {
        for (const row of rows) await connection.execute(statement, [...row]);
      }),
    close: async () => {
      await connection.end().catch(() => {});
    },
  };
}

function textRow(row: unknown, columns: readonly ResultColumn[]): readonly (string | null)[] {
  return Array.isArray(row) ? row.map((value: unknown, i) => textOfValue(value, columns[i] ?? {})) : [];
}
