import type { Token } from './token.ts';

/** Thrown and caught inside this folder alone: why a part of a statement cannot be read. */
export class SqlSyntaxError extends Error {
  /** Where it became unreadable. Absent at the end of the statement. */
  readonly token: Token | undefined;

  constructor(message: string, token: Token | undefined) {
    super(message);
    this.token = token;
  }
}
