import type { ByteSink } from '../../src/formats/sinks/byte-sink.ts';
import { yieldToEventLoop } from '../../src/formats/sinks/event-loop.ts';
import { createLocalWorker } from '../../src/formats/sinks/local-worker.ts';
import { usefulWorkers } from '../../src/formats/worker-count.ts';
import type { FilePlan } from '../../src/formats/write-file.ts';
import { writeRanges } from '../../src/formats/write-ranges.ts';
import { createRangePool, type RangePool } from './range-pool.ts';

const ALL_ROWS = { from: 0, to: Number.POSITIVE_INFINITY };

interface WriteOptions {
  readonly signal: AbortSignal;
  readonly onRows: (rows: number) => void;
}

/** Writes the rows of an export's files by a pool of workers. */
export interface RowsByPool extends Pick<RangePool, 'workers' | 'close'> {
  /** @param index the file's index in the export. Rejects with the signal's reason when it is aborted. */
  write(index: number, file: FilePlan, sink: ByteSink, options: WriteOptions): Promise<void>;
}

/**
 * Undefined if the files are so small that the current thread writes them fastest alone.
 * @param most how many workers may write at the same time
 */
export function createRowsByPool(
  files: readonly FilePlan[],
  most: number,
  start: Parameters<typeof createRangePool>[1],
): RowsByPool | undefined {
  const useful = usefulWorkers(files, ALL_ROWS);
  if (useful === 1) return undefined;
  const pool = createRangePool(Math.min(useful, most), start);
  return {
    async write(index, file, sink, options) {
      const starters = pool.starters(
        index,
        createLocalWorker(file, () => performance.now(), yieldToEventLoop),
      );
      const written = await writeRanges(file, sink, starters, { ...ALL_ROWS, ...options });
      if (!written.ok) throw new Error(written.error.message);
    },
    get workers() {
      return pool.workers;
    },
    close: pool.close,
  };
}
