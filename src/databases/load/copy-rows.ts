import { type DatabaseErrorCode, type Session, SessionError } from '../session.ts';
import type { LoadTable } from './load-table.ts';
import { quotedIn } from './quoted.ts';
import type { RowRange, RowSource, RowTarget, RowView, WriteHooks } from './row-source.ts';
import type { CopyStep } from './steps.ts';
import { writeRows } from './write-rows.ts';

interface Destination {
  readonly view: RowView;
  readonly target: RowTarget;
}

/** Columns that stay null for now are left out: they have no default. */
function destinationOf(
  { dialect }: Session,
  table: LoadTable,
  { nulled }: Pick<CopyStep, 'nulled'>,
): Destination {
  const columns = table.columns.filter(({ name }) => !nulled.includes(name));
  return {
    view: { table: table.name, columns: columns.map(({ name }) => name) },
    target: {
      name: table.database.sqlName,
      columns: columns.map(({ database }) => quotedIn(dialect, database.name)),
    },
  };
}

/** Writes rows, or none of them if the database refuses one. Returns the database's words about it. */
async function tryRows(
  session: Session,
  source: RowSource,
  destination: Destination,
  range: RowRange,
  hooks: WriteHooks,
): Promise<SessionError | undefined> {
  await session.execute('SAVEPOINT rowloom');
  try {
    await writeRows(session, source, destination, [range], hooks);
  } catch (error) {
    if (!(error instanceof SessionError) || error.error.code !== 'refused-row') throw error;
    await session.execute('ROLLBACK TO SAVEPOINT rowloom');
    return error;
  }
  await session.execute('RELEASE SAVEPOINT rowloom');
  return undefined;
}

/**
 * Finds the first row of a range that the database refuses. Rows are the same whenever they are made, so the range is written
 * again, half by half: the rows of the first half stay, because a later row can collide with them.
 */
async function refusedRow(
  session: Session,
  source: RowSource,
  destination: Destination,
  range: RowRange,
): Promise<{ readonly row: number; readonly error: SessionError | undefined }> {
  let { from, to } = range;
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2);
    const refused = await tryRows(session, source, destination, { from, to: middle }, {});
    if (refused) to = middle;
    else from = middle;
  }
  return { row: from, error: await tryRows(session, source, destination, { from, to }, {}) };
}

const triggersOf = ({ database }: LoadTable) => (database.hasTriggers ? ' The table has triggers.' : '');

/** Sentences about errors that concern all rows of a table: one with a trigger that calls a function of its application, a full disk. */
const OF_TABLE: Partial<Record<DatabaseErrorCode, (name: string) => string>> = {
  'database-refused': (name) => `The database refuses all rows of “${name}”.`,
  'database-full': (name) => `There is no room for the rows of “${name}”.`,
};

function ofTable(error: unknown, table: LoadTable): unknown {
  const sentence = error instanceof SessionError && OF_TABLE[error.error.code]?.(table.name);
  if (!sentence) return error;
  const message = `${sentence} ${error.message}${triggersOf(table)}`;
  return new SessionError({ ...error.error, message, table: table.name }, { cause: error });
}

/**
 * Writes rows of a table in the current transaction. Rejects with a `SessionError` if the database refuses a row: its message
 * has the table, the row's number counted from 0, and the database's words.
 */
export async function copyRows(
  session: Session,
  source: RowSource,
  table: LoadTable,
  { from, to, nulled }: Omit<CopyStep, 'kind' | 'perTransaction'>,
  hooks: WriteHooks,
): Promise<void> {
  const destination = destinationOf(session, table, { nulled });
  const refused = await tryRows(session, source, destination, { from, to }, hooks).catch((error: unknown) => {
    throw ofTable(error, table);
  });
  if (!refused) return;
  const { row, error = refused } = await refusedRow(session, source, destination, { from, to });
  const message = `The database refuses row ${row} of “${table.name}”, counted from 0. ${error.message}${triggersOf(table)}`;
  throw new SessionError({ ...error.error, message, table: table.name }, { cause: error });
}
