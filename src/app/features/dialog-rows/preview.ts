import type { PatternProblem } from '../../../generators/pattern.ts';
import type { Result } from '../../../result.ts';
import type { Run } from '../../../schema/requests.ts';
import { whenIdle } from '../../lib/idle.ts';
import { fetchRows, type GenerationError, warmUpFiles } from '../../workers/rows-client.ts';

/** Rows that a preview starts with; scrolling asks for the others. */
const FIRST_ROWS = 50;

/** A valid run, with its first rows. */
export interface Preview {
  readonly run: Run;
  readonly columns: readonly string[];
  readonly firstRows: readonly (readonly string[])[];
  readonly patternProblem: PatternProblem | undefined;
}

export async function fetchPreview(run: Run, signal: AbortSignal): Promise<Result<Preview, GenerationError>> {
  const outcome = await fetchRows(run, 0, FIRST_ROWS, signal);
  if (!outcome.ok) return outcome;
  // What is previewed is often downloaded next.
  whenIdle(warmUpFiles);
  const { columns, rows, patternProblem } = outcome.value;
  return { ok: true, value: { run, columns, firstRows: rows, patternProblem } };
}
