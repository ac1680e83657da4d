import { describe, expect, it } from 'vitest';
import { redactor } from '../../../src/databases/redact.ts';
import { whyUnreachable } from '../../../src/databases/unreachable.ts';

const withCode = (code: string) => Object.assign(new Error('connect failed'), { code });

describe('why a server cannot be reached', () => {
  it.each([
    [withCode('ECONNREFUSED'), 'nothing listens there'],
    // Node tries several addresses of a host.
    [new AggregateError([withCode('ECONNREFUSED'), withCode('EHOSTUNREACH')]), 'nothing listens there'],
    [withCode('ENOENT'), 'there is no such socket'],
    [withCode('ENOTFOUND'), 'there is no such host'],
    [new Error('timeout expired'), 'it does not answer'],
    [
      new Error('Connection lost: The server closed the connection.'),
      'the server closed the connection. Start',
    ],
    [new Error('no pg_hba entry for secret'), 'no pg_hba entry for ***. Start'],
    [new Error('self-signed certificate'), 'cannot be trusted: self-signed certificate. Name'],
    ['no error at all', 'no error at all'],
  ])('%o', (error, words) => {
    const { code, message } = whyUnreachable(
      error,
      'PostgreSQL',
      'localhost, port 5432',
      redactor(['secret']),
    );
    expect(code).toBe('unreachable');
    expect(message.toLowerCase()).toContain(words.toLowerCase());
    expect(message).toMatch(
      /^.* PostgreSQL at localhost, port 5432 .*[^.]\.$|^PostgreSQL at localhost, port 5432 .*[^.]\.$/,
    );
  });
});
