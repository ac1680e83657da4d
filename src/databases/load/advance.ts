import { type Session, SessionError } from '../session.ts';
import type { LoadTable } from './load-table.ts';
import { quotedIn } from './quoted.ts';
import type { AdvanceStep } from './steps.ts';

interface Counter {
  /** The next number that the counter gives. */
  readonly next: bigint;
  readonly increment: bigint;
}

async function readCounter(session: Session, sequence: string): Promise<Counter> {
  const [row] = await session.query(
    `SELECT s.last_value, s.is_called, d.seqincrement FROM ${sequence} s
     JOIN pg_sequence d ON d.seqrelid = $1::text::regclass`,
    [sequence],
  );
  const [last, isCalled, increment] = row ?? [];
  const step = BigInt(increment ?? 1);
  return { next: BigInt(last ?? 1) + (isCalled?.startsWith('t') ? step : 0n), increment: step };
}

/** Values that differ from integers, such as those of a decimal column, are rounded away from the counter. */
async function highestValue(
  session: Session,
  { database, columns }: LoadTable,
  column: string,
  isAscending: boolean,
): Promise<bigint | undefined> {
  const name = columns.find((other) => other.name === column)?.database.name ?? column;
  const highest = isAscending ? 'ceil(max' : 'floor(min';
  const query = `SELECT ${highest}(${quotedIn(session.dialect, name)})::numeric)::text FROM ${database.sqlName}`;
  const [row] = await session.query(query);
  return row?.[0] ? BigInt(row[0]) : undefined;
}

/**
 * Moves a counter behind the highest value of its column, unless it is there already. ALTER SEQUENCE belongs to the
 * transaction, and needs the sequence's owner: others use `setval`, which does not.
 */
export async function advance(
  session: Session,
  table: LoadTable,
  { column, sequence }: AdvanceStep,
): Promise<void> {
  const { next, increment } = await readCounter(session, sequence);
  const isAscending = increment > 0n;
  const highest = await highestValue(session, table, column, isAscending);
  if (highest === undefined || (isAscending ? next > highest : next < highest)) return;
  try {
    await session.execute(`ALTER SEQUENCE ${sequence} RESTART WITH ${highest + increment}`);
  } catch (error) {
    if (!(error instanceof SessionError) || error.error.code !== 'permission') throw error;
    await session.query('SELECT setval($1::text::regclass, $2::text::bigint)', [sequence, String(highest)]);
  }
}
