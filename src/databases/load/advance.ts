import { type Session, SessionError } from '../session.ts';
import type { LoadTable } from './load-table.ts';
import { quotedIn } from './quoted.ts';
import type { AdvanceStep } from './steps.ts';

interface Counter {
  /** The next number that the counter gives. */
  readonly next: bigint;
  readonly increment: bigint;
  /** The last number that the counter can give. */
  readonly limit: bigint;
}

async function readCounter(session: Session, sequence: string): Promise<Counter> {
  const [row] = await session.query(
    `SELECT s.last_value, s.is_called, d.seqincrement, CASE WHEN d.seqincrement > 0 THEN d.seqmax ELSE d.seqmin END
     FROM ${sequence} s JOIN pg_sequence d ON d.seqrelid = $1::text::regclass`,
    [sequence],
  );
  const [last, isCalled, increment, limit] = row ?? [];
  const step = BigInt(increment ?? 1);
  const next = BigInt(last ?? 1) + (isCalled?.startsWith('t') ? step : 0n);
  return { next, increment: step, limit: BigInt(limit ?? next) };
}

const NUMERIC = /^(?:smallint|integer|bigint|numeric)\b/;
const INTEGER = /^-?\d+$/;

/** A value as a number. A text of another form becomes null: the counter gives no such text. */
function numberOf(quoted: string, type: string): string {
  if (NUMERIC.test(type)) return quoted;
  return `CASE WHEN ${quoted}::text ~ '^-?[0-9]+$' THEN ${quoted}::text::numeric END`;
}

/** Values that differ from integers, such as those of a decimal column, are rounded away from the counter. */
async function highestValue(
  session: Session,
  { database, columns }: LoadTable,
  column: string,
  isAscending: boolean,
): Promise<bigint | undefined> {
  const target = columns.find((other) => other.name === column)?.database;
  const value = numberOf(quotedIn(session.dialect, target?.name ?? column), target?.type ?? '');
  const highest = isAscending ? `ceil(max(${value}))` : `floor(min(${value}))`;
  const [row] = await session.query(`SELECT (${highest})::text FROM ${database.sqlName}`);
  const text = row?.[0] ?? '';
  return INTEGER.test(text) ? BigInt(text) : undefined;
}

const setCounter = (session: Session, sequence: string, last: bigint) =>
  session.query('SELECT setval($1::text::regclass, $2::text::bigint)', [sequence, String(last)]);

/**
 * Moves a counter behind the highest value of its column, unless it is there already, or to its end if it has no number
 * behind it. ALTER SEQUENCE belongs to the transaction, and needs the sequence's owner: others use `setval`, which does not.
 */
export async function advance(
  session: Session,
  table: LoadTable,
  { column, sequence }: AdvanceStep,
): Promise<void> {
  const { next, increment, limit } = await readCounter(session, sequence);
  const isAscending = increment > 0n;
  const highest = await highestValue(session, table, column, isAscending);
  if (highest === undefined || (isAscending ? next > highest : next < highest)) return;
  const start = highest + increment;
  if (isAscending ? start > limit : start < limit) {
    await setCounter(session, sequence, limit);
    return;
  }
  try {
    await session.execute(`ALTER SEQUENCE ${sequence} RESTART WITH ${start}`);
  } catch (error) {
    if (!(error instanceof SessionError) || error.error.code !== 'permission') throw error;
    await setCounter(session, sequence, highest);
  }
}
