import type { Client } from 'pg';
import { errorMessage } from '../../error-text.ts';
import { type DatabaseError, type Parameter, type Session, SessionError } from '../session.ts';
import { copyInto } from './copy.ts';
import { postgresqlError } from './errors.ts';

interface OpenSession {
  readonly client: Client;
  readonly version: string;
  /** Hides passwords. */
  readonly redact: (text: string) => string;
}

/** All types as the text that the server sends. */
const textTypes = { getTypeParser: () => (text: string | Buffer) => String(text) };

/** An error of a statement, or of the connection. */
function failureOf(error: unknown, redact: (text: string) => string): SessionError {
  if (error instanceof SessionError) return error;
  const found: DatabaseError = postgresqlError(error) ?? {
    code: 'connection-lost',
    message: `The connection to the database ended: ${errorMessage(error)}.`,
  };
  return new SessionError({ ...found, message: redact(found.message) });
}

/** A session over a connection of `pg`. */
export function postgresqlSession({ client, version, redact }: OpenSession): Session {
  let lost: SessionError | undefined;
  // Without a listener, a connection that ends between two statements would end the process.
  client.on('error', (error) => {
    lost ??= failureOf(error, redact);
  });
  client.on('end', () => {
    lost ??= failureOf(new Error('it was closed'), redact);
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
    dialect: 'postgresql',
    product: 'postgresql',
    version,
    query: (sql, parameters = []) =>
      attempt(async () => {
        const { rows } = await client.query<(string | null)[]>({
          text: sql,
          values: parameters.map(parameterOf),
          rowMode: 'array',
          types: textTypes,
        });
        return rows;
      }),
    execute: (sql) =>
      attempt(async () => {
        await client.query(sql);
      }),
    async copy(statement, send, signal) {
      if (lost) throw lost;
      await copyInto(client, { statement, send, signal, failed: (error) => failureOf(error, redact) });
    },
    close: async () => {
      await client.end().catch(() => {});
    },
  };
}

function parameterOf(value: Parameter): string | Uint8Array | null {
  return value === null || value instanceof Uint8Array ? value : String(value);
}
