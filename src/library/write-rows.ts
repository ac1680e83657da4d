import { setImmediate } from 'node:timers/promises';
import type { RangeWorker } from '../formats/range-worker.ts';
import { createLocalWorker } from '../formats/sinks/local-worker.ts';
import { usefulWorkers } from '../formats/worker-count.ts';
import { writeRanges } from '../formats/write-ranges.ts';
import { RowloomError } from './errors.ts';
import type { WriteRows } from './runtime.ts';
import { startThread } from './threads/start-thread.ts';
import { writeAlone } from './write-alone.ts';

/**
 * Two threads take less time than one for 420,000 rows of 12 columns in CSV: with 300,000 rows they took 1.08 times as long, with 500,000
 * rows 0.95 times (`npm run bench -- --threads`). A thread needs 0.25 s to load, and about as much until its code is optimized.
 */
const CELLS_FOR_THREADS = 5_000_000;

/**
 * The current thread begins at once. If the file is large, more threads help it when they have loaded. With a pool, the current thread
 * leaves the rows to the threads and only passes bytes on: a load of 5,000,000 rows into a local PostgreSQL on two processors then took
 * about 0.85 times as long. Also rejects with a `RowloomError` if two threads end while they write the same rows. Then no thread is left.
 */
export const writeRows: WriteRows = async (
  plan,
  request,
  sink,
  { from = 0, to = Number.POSITIVE_INFINITY, workers, signal, onRows, pool },
) => {
  // The threads of a pool are loaded once for many files.
  const cellsMin = pool ? 0 : CELLS_FOR_THREADS;
  const count = Math.min(workers, usefulWorkers([plan], { from, to }, cellsMin));
  if (count === 1) {
    await writeAlone(plan, sink, { from, to, signal, onRows, handleEvents: setImmediate });
    return;
  }
  const start = pool?.start ?? (() => startThread(request));
  const threads: readonly (() => RangeWorker)[] = Array.from({ length: count - 1 }, () => start);
  const local = () => createLocalWorker(plan, () => performance.now(), setImmediate);
  // The current thread comes last: if the sink is slow, and one worker is enough, another thread is that worker.
  const starters = pool ? threads : [...threads, local];
  const written = await writeRanges(plan, sink, starters, { from, to, signal, onRows });
  if (written.ok) return;
  const { reason, message } = written.error;
  if (reason === 'failed') throw new Error(message);
  throw new RowloomError([
    {
      path: [],
      code: 'thread-lost',
      message: `Two threads ended while they wrote the same rows. The last one gave this reason: ${message} With one worker, no thread is started.`,
    },
  ]);
};
