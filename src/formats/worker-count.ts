import type { FilePlan } from './file-plan.ts';

/**
 * Each time that files have so many cells, one more worker pays. The cells take about 0.5 s to write, and a worker takes
 * 0.25 s to load.
 */
const CELLS_PER_WORKER = 2_000_000;

interface RowBounds {
  readonly from: number;
  readonly to: number;
}

function cellCount({ tables }: FilePlan, { from, to }: RowBounds): number {
  const counts = tables.map(
    ({ table }) => Math.max(0, Math.min(to, table.rowCount) - from) * table.columns.length,
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** How many workers, the current thread included, write these rows fastest. */
export function usefulWorkers(files: readonly FilePlan[], rows: RowBounds): number {
  const cells = files.reduce((sum, plan) => sum + cellCount(plan, rows), 0);
  return 1 + Math.floor(cells / CELLS_PER_WORKER);
}
