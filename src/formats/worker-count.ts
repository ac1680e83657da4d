import { type FilePlan, isTextPlan } from './file-plan.ts';

/**
 * Each time that files have so many cells of text, one more worker pays. The cells take about 0.5 s to write, and a worker takes
 * 0.25 s to load.
 */
const CELLS_PER_WORKER = 2_000_000;
interface RowBounds {
  readonly from: number;
  readonly to: number;
}

/** The cells of a file, by their cost, as a number of cells of text. */
function cellCount(plan: FilePlan, { from, to }: RowBounds): number {
  const counts = plan.tables.map(
    ({ table }) => Math.max(0, Math.min(to, table.rowCount) - from) * table.columns.length,
  );
  return counts.reduce((sum, count) => sum + count, 0) * (isTextPlan(plan) ? 1 : plan.cellCost);
}

/**
 * How many workers, the current thread included, write these rows fastest.
 * @param cellsMin the fewest cells of text for which a second worker pays
 */
export function usefulWorkers(files: readonly FilePlan[], rows: RowBounds, cellsMin = 0): number {
  const cells = files.reduce((sum, plan) => sum + cellCount(plan, rows), 0);
  return cells < cellsMin ? 1 : 1 + Math.floor(cells / CELLS_PER_WORKER);
}
