import { type FilePlan, isTextPlan } from '../../src/formats/file-plan.ts';
import type { FilesWorker } from '../../src/formats/range-port.ts';
import type { RangeWorker } from '../../src/formats/range-worker.ts';
import { yieldToEventLoop } from '../../src/formats/sinks/event-loop.ts';
import { createLocalWorker } from '../../src/formats/sinks/local-worker.ts';
import { usefulWorkers } from '../../src/formats/worker-count.ts';
import { writeRanges } from '../../src/formats/write-ranges.ts';
import { createRangePool } from './range-pool.ts';
import { rowsAlone } from './rows-alone.ts';
import type { RowsWriter } from './rows-writer.ts';

const ALL_ROWS = { from: 0, to: Number.POSITIVE_INFINITY };

type Starters = readonly (() => RangeWorker)[];

/** @param starters the workers of a file. `alone` is the current one */
function rowsInRanges(
  starters: (index: number, alone: RangeWorker) => Starters,
): Pick<RowsWriter<FilePlan>, 'write'> {
  return {
    async write(index, file, sink, { signal, onRows }) {
      const alone = createLocalWorker(file, () => performance.now(), yieldToEventLoop);
      const options = { ...ALL_ROWS, signal, onRows };
      const written = await writeRanges(file, sink, starters(index, alone), options);
      if (!written.ok) throw new Error(written.error.message);
    },
  };
}

/** Writes text as it is made, and bytes in groups. */
const anyRowsAlone: RowsWriter<FilePlan> = {
  write: (index, file, ...rest) =>
    isTextPlan(file)
      ? rowsAlone.write(index, file, ...rest)
      : rowsInRanges((_, alone) => [() => alone]).write(index, file, ...rest),
  workers: 1,
};

/**
 * Writes rows by a pool of workers, or alone if the files are so small that the current worker writes them fastest, or if no worker
 * can be started.
 * @param most how many workers may write at the same time
 */
export function createRowsWriter(
  files: readonly FilePlan[],
  most: number,
  start: (() => FilesWorker) | undefined,
): RowsWriter<FilePlan> {
  const useful = usefulWorkers(files, ALL_ROWS);
  if (useful === 1 || !start) return anyRowsAlone;
  const pool = createRangePool(Math.min(useful, most), start);
  return {
    ...rowsInRanges(pool.starters),
    get workers() {
      return pool.workers;
    },
    close: pool.close,
  };
}
