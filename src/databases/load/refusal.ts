import { type DatabaseErrorCode, SessionError } from '../session.ts';

const REFUSALS: ReadonlySet<DatabaseErrorCode> = new Set(['refused-row', 'database-refused']);

/** An error with a sentence behind its words, if it is a refusal of rows. Other errors stay as they are. */
export function refusalWith(error: unknown, sentence: string): unknown {
  if (!(error instanceof SessionError) || !REFUSALS.has(error.error.code)) return error;
  return new SessionError({ ...error.error, message: `${error.message} ${sentence}` }, { cause: error });
}
