import { type Session, SessionError } from '../session.ts';
import { deleteRows } from './clear.ts';
import { connectRows } from './connect-rows.ts';
import { copyRows } from './copy-rows.ts';
import type { LoadTable } from './load-table.ts';
import { refusalWith } from './refusal.ts';
import type { RowRange, RowSource } from './row-source.ts';
import { TRIAL_ROWS, type TrialStep, type TrialTable } from './steps.ts';
import { inTrial } from './transaction.ts';
import { type TrialRanges, trialRows } from './trial-rows.ts';

interface TrialContext {
  readonly session: Session;
  readonly source: RowSource;
  readonly signal?: AbortSignal | undefined;
  readonly tableNamed: (name: string) => LoadTable;
}

const isFirst = ({ from }: TrialTable, range: RowRange) => range.from < from + TRIAL_ROWS;

/**
 * Writes rows of a trial. Returns whether the trial can go on: a trigger may refuse a row only because the rows before it are not
 * there, which says nothing about the load.
 */
async function tryTable(
  step: TrialTable,
  ranges: readonly RowRange[],
  { session, source, signal, tableNamed }: TrialContext,
): Promise<boolean> {
  const table = tableNamed(step.table);
  for (const range of ranges) {
    try {
      await copyRows(session, source, table, { ...step, ...range }, { signal });
    } catch (error) {
      const isRefused = error instanceof SessionError && error.error.code === 'refused-row';
      if (isRefused && table.database.hasTriggers && !isFirst(step, range)) return false;
      throw error;
    }
  }
  return true;
}

/** Fills the columns of the first rows that were null while the rows were written. */
async function connectFirst(
  step: TrialTable,
  first: readonly RowRange[],
  { session, source, tableNamed }: TrialContext,
): Promise<void> {
  if (step.nulled.length > 0 && first.length > 0)
    await connectRows(session, source, tableNamed(step.table), step.nulled, first);
}

async function tryRows(
  step: TrialStep,
  rangesOf: (table: string) => TrialRanges,
  context: TrialContext,
): Promise<void> {
  if (step.clear) await deleteRows(context.session, step.clear, context.tableNamed);
  for (const table of step.tables) if (!(await tryTable(table, rangesOf(table.table).all, context))) return;
  for (const table of step.tables) await connectFirst(table, rangesOf(table.table).first, context);
}

/** A table with more rows is not vacuumed, because that takes long. */
const VACUUM_ROWS_MAX = 100_000;

/**
 * PostgreSQL keeps rows that a transaction takes back on their pages until they are vacuumed, and updates then put other rows there:
 * the same load would leave its rows in another order. Only the owner of a table can vacuum it; the database warns others.
 */
async function removeTraces({ tables }: TrialStep, { session, tableNamed }: TrialContext): Promise<void> {
  if (session.dialect !== 'postgresql') return;
  const small = tables
    .map(({ table }) => tableNamed(table))
    .filter(({ existing }) => existing.count <= VACUUM_ROWS_MAX);
  for (const { database } of small) await session.execute(`VACUUM ${database.sqlName}`);
}

/** Tries the first rows of a load and takes them back. Rejects with a `SessionError` if the database refuses one of them. */
export async function runTrial(step: TrialStep, context: TrialContext): Promise<void> {
  const rangesOf = trialRows(step.tables, context.source);
  try {
    await inTrial(context.session, step, () => tryRows(step, rangesOf, context));
  } catch (error) {
    throw refusalWith(error, 'Nothing was written: this was a trial of the first rows.');
  }
  await removeTraces(step, context);
}
