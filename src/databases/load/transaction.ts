import { type DatabaseDialect, type Session, SessionError } from '../session.ts';

const DEFER: Readonly<Record<DatabaseDialect, string | undefined>> = {
  postgresql: 'SET CONSTRAINTS ALL DEFERRED',
  mysql: undefined,
  sqlite: 'PRAGMA defer_foreign_keys = ON',
};

interface TransactionOptions {
  /** The tables that get rows, for messages. */
  readonly tables: readonly string[];
  /** Whether keys that allow it are checked at the end. */
  readonly isDeferred: boolean;
}

/** Keys that are checked at the end of a transaction name no row. */
async function commit(session: Session, tables: readonly string[]): Promise<void> {
  try {
    await session.execute('COMMIT');
  } catch (error) {
    if (!(error instanceof SessionError) || error.error.code !== 'refused-row') throw error;
    const names = tables.map((table) => `“${table}”`).join(', ');
    const message = `The rows of ${names} are refused together, when their keys are checked. ${error.message}`;
    throw new SessionError({ ...error.error, message }, { cause: error });
  }
}

/** The connection may be lost, and with it the transaction. */
const rollback = (session: Session) => session.execute('ROLLBACK').catch(() => {});

async function begin(session: Session, isDeferred: boolean): Promise<void> {
  const defer = isDeferred ? DEFER[session.dialect] : undefined;
  await session.execute('BEGIN');
  if (defer !== undefined) await session.execute(defer);
}

/** Runs a task in a transaction that is taken back. */
export async function inTrial(
  session: Session,
  { isDeferred }: Pick<TransactionOptions, 'isDeferred'>,
  task: () => Promise<void>,
): Promise<void> {
  await begin(session, isDeferred);
  try {
    await task();
  } catch (error) {
    await rollback(session);
    throw error;
  }
  await session.execute('ROLLBACK');
}

/** Runs a task in a transaction, which ends with the task. */
export async function inTransaction(
  session: Session,
  { tables, isDeferred }: TransactionOptions,
  task: () => Promise<void>,
): Promise<void> {
  await begin(session, isDeferred);
  try {
    await task();
    await commit(session, tables);
  } catch (error) {
    await rollback(session);
    throw error;
  }
}
