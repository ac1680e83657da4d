import type { FilePlan } from '../formats/file-plan.ts';
import type { FileOptions } from './api.ts';

const PROGRESS_EVERY_MS = 100;

/** The number of rows in a file. */
export function rowsIn(
  { tables }: FilePlan,
  { from, to }: { readonly from: number; readonly to: number },
): number {
  const counts = tables.map(({ table }) => Math.max(0, Math.min(to, table.rowCount) - from));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Calls `onProgress` now and then with the sums of all files. */
export function createProgress(totalRows: number, onProgress: FileOptions['onProgress']) {
  let rows = 0;
  let finishedBytes = 0;
  let lastReport = performance.now();
  return {
    /** Adds rows of a file that now has so many bytes. */
    onRows(file: string, count: number, bytes: number): void {
      rows += count;
      if (!onProgress || performance.now() - lastReport < PROGRESS_EVERY_MS) return;
      lastReport = performance.now();
      onProgress({ file, rows, totalRows, bytes: finishedBytes + bytes });
    },
    /** Adds a file with so many bytes. */
    onFile(file: string, bytes: number): void {
      finishedBytes += bytes;
      onProgress?.({ file, rows, totalRows, bytes: finishedBytes });
    },
  };
}
