import { errorMessage } from '../error-text.ts';
import type { DatabaseError } from './session.ts';
import { withoutFullStop } from './words.ts';

/** Errors of networks, as the end of a sentence. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOENT: 'there is no such socket',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to the host',
  ENETUNREACH: 'there is no way to the host',
  EACCES: 'there is no permission to use it',
  ECONNRESET: 'it closed the connection',
};

function codeOf(error: unknown): string | undefined {
  // Node tries several addresses of a host, and fails with the errors of all.
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  const code: unknown = typeof first === 'object' && first !== null ? Reflect.get(first, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
}

/**
 * Why no connection was made.
 * @param place where the server should be, such as `localhost, port 5432`
 */
export function whyUnreachable(
  error: unknown,
  product: string,
  place: string,
  redact: (text: string) => string,
): DatabaseError {
  const words = withoutFullStop(redact(errorMessage(error)));
  if (/certificate|altname/i.test(words)) {
    const how = 'Name the file of its authority with sslrootcert (PostgreSQL) or ssl-ca (MySQL).';
    const message = `The certificate of ${product} at ${place} cannot be trusted: ${words}. ${how}`;
    return { code: 'unreachable', message };
  }
  const reason =
    REASONS[codeOf(error) ?? ''] ?? (/timeout|timed out/i.test(words) ? 'it does not answer' : words);
  return {
    code: 'unreachable',
    message: `${product} at ${place} cannot be reached: ${reason}. Start the server, or correct the host and the port.`,
  };
}
