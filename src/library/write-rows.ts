import { setImmediate } from 'node:timers/promises';
import type { RangeWorker } from '../formats/range-worker.ts';
import type { ByteSink } from '../formats/sinks/byte-sink.ts';
import { createLocalWorker } from '../formats/sinks/local-worker.ts';
import { usefulWorkers } from '../formats/worker-count.ts';
import { type FilePlan, writeFile } from '../formats/write-file.ts';
import { writeRanges } from '../formats/write-ranges.ts';
import type { RowRange } from './api.ts';
import { RowloomError } from './errors.ts';
import type { FileRequest } from './plan-request.ts';
import { startThread } from './threads/start-thread.ts';
import type { ThreadPool } from './threads/thread-pool.ts';

/** After this time, events such as an abort or the end of a write are handled. */
const YIELD_EVERY_MS = 30;
export interface WriteRowsOptions extends RowRange {
  /** The most threads that may write rows, at least 1. The current thread is one of them. */
  readonly workers: number;
  readonly signal?: AbortSignal | undefined;
  /** Called with a number of rows when they are written to the sink. */
  readonly onRows?: ((rows: number) => void) | undefined;
  /** Threads that stay when the rows are written. By default, threads end then. */
  readonly pool?: ThreadPool | undefined;
}

/**
 * Writes a planned file to a sink, which it does not close. The current thread begins at once. If the file is large, more
 * threads help it when they have loaded. The bytes do not depend on their number.
 *
 * Rejects with the signal's reason soon after it is aborted, with the sink's error, or with a `RowloomError` if two threads
 * end while they write the same rows. Then no thread is left.
 * @param plan the plan that `planRequest` makes of `request`
 */
export async function writeRows(
  plan: FilePlan,
  request: FileRequest,
  sink: ByteSink,
  { from = 0, to = Number.POSITIVE_INFINITY, workers, signal, onRows, pool }: WriteRowsOptions,
): Promise<void> {
  const count = Math.min(workers, usefulWorkers([plan], { from, to }));
  if (count === 1) {
    await writeAlone(plan, sink, { from, to, signal, onRows });
    return;
  }
  const threads = Array.from({ length: count - 1 }, () => pool?.start ?? (() => startThread(request)));
  // The current thread comes last: if the sink is slow, and one worker is enough, another thread is that worker.
  const starters: readonly (() => RangeWorker)[] = [
    ...threads,
    () => createLocalWorker(plan, () => performance.now(), setImmediate),
  ];
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
}

async function writeAlone(
  plan: FilePlan,
  sink: ByteSink,
  { from, to, signal, onRows }: Required<Omit<WriteRowsOptions, 'workers' | 'pool'>>,
): Promise<void> {
  let lastYield = performance.now();
  async function handleEvents(): Promise<boolean> {
    await setImmediate();
    lastYield = performance.now();
    return !signal?.aborted;
  }
  signal?.throwIfAborted();
  await writeFile(plan, sink, {
    from,
    to,
    clock: () => performance.now(),
    onBatch(rows) {
      onRows?.(rows);
      return performance.now() - lastYield < YIELD_EVERY_MS ? undefined : handleEvents();
    },
  });
  signal?.throwIfAborted();
}
