import type { Client, Connection, Submittable } from 'pg';
import { errorMessage } from '../../error-text.ts';
import type { SendParts, SessionError } from '../session.ts';

interface CopyRequest {
  /** `COPY … FROM STDIN`. */
  readonly statement: string;
  readonly send: SendParts;
  readonly signal: AbortSignal | undefined;
  /** Describes an error of the server or of the connection. */
  readonly failed: (error: unknown) => SessionError;
}

const LENGTH_BYTES = 4;

/** The start of a message: its letter, and the length of the length and of the bytes that follow. */
function headOf(letter: 'c' | 'd' | 'f', bytes: number): Buffer {
  const head = Buffer.alloc(1 + LENGTH_BYTES, letter);
  head.writeUInt32BE(LENGTH_BYTES + bytes, 1);
  return head;
}

/**
 * A statement that takes bytes, as `pg` runs it. The package `pg-copy-streams` throws out of the event loop if the server refuses a
 * row while its socket waits to drain (7.0.0), so the protocol is here.
 * https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-COPY
 */
class CopyIn implements Submittable {
  readonly #statement: string;
  #connection: Connection | undefined;
  #start = () => {};
  #end = () => {};
  /** Resolves when the server waits for bytes, or has refused the statement. */
  readonly started = new Promise<void>((resolve) => {
    this.#start = resolve;
  });
  /** Resolves when the server has answered, also with an error. */
  readonly ended = new Promise<void>((resolve) => {
    this.#end = resolve;
  });
  error: unknown;

  constructor(statement: string) {
    this.#statement = statement;
  }

  /** Resolves when the socket has the bytes. Throws after the server's answer, which may have come meanwhile. */
  async send(part: Uint8Array): Promise<void> {
    const stream = this.#connection?.stream;
    if (!stream || this.error !== undefined) throw new Error('The statement has ended.');
    const written = new Promise<void>((resolve) => {
      stream.cork();
      stream.write(headOf('d', part.length));
      stream.write(part, () => resolve());
      stream.uncork();
    });
    await Promise.race([written, this.ended]);
  }

  finish(): void {
    if (this.error === undefined) this.#connection?.stream.write(headOf('c', 0));
  }

  /** Makes the server end the statement with an error. */
  cancel(reason: string): void {
    if (this.error !== undefined) return;
    const text = Buffer.from(`${reason.replaceAll('\0', '')}\0`);
    this.#connection?.stream.write(Buffer.concat([headOf('f', text.length), text]));
  }

  submit(connection: Connection): void {
    this.#connection = connection;
    connection.query(this.#statement);
  }

  handleCopyInResponse(): void {
    this.#start();
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#start();
    this.#end();
  }

  handleError(error: unknown): void {
    this.error = error;
    this.#start();
    this.#end();
  }
}

/**
 * Sends bytes into a table. Rejects with an error of their source or the signal's reason as it is, and with the server's error as
 * `failed` describes it. The connection can be used again unless it was lost.
 */
export async function copyInto(
  client: Client,
  { statement, send, signal, failed }: CopyRequest,
): Promise<void> {
  signal?.throwIfAborted();
  const copy = client.query(new CopyIn(statement));
  await copy.started;
  try {
    await send(async (part) => {
      signal?.throwIfAborted();
      await copy.send(part);
    });
    signal?.throwIfAborted();
  } catch (error) {
    if (copy.error !== undefined) throw failed(copy.error);
    copy.cancel(errorMessage(error));
    await copy.ended;
    throw error;
  }
  copy.finish();
  await copy.ended;
  if (copy.error !== undefined) throw failed(copy.error);
}
