import type { Token } from './token.ts';

/**
 * Thrown and caught inside this folder alone: why a part of a statement cannot be read. It is not an Error, because the
 * stack traces of many thousands would take seconds.
 */
export class SqlSyntaxError {
  /** A sentence. */
  readonly message: string;
  /** Where it became unreadable. Absent at the end of the statement. */
  readonly token: Token | undefined;

  constructor(message: string, token: Token | undefined) {
    this.message = message;
    this.token = token;
  }
}
