import type { ByteSink } from '../formats/sinks/byte-sink.ts';
import { type FilePlan, writeFile } from '../formats/write-file.ts';
import type { WriteRowsOptions } from './runtime.ts';

/** After this time, events such as an abort or the end of a write are handled. */
const YIELD_EVERY_MS = 30;

interface WriteAloneOptions extends Omit<WriteRowsOptions, 'workers' | 'pool'> {
  /** Resolves when the waiting events have been handled. */
  readonly handleEvents: () => Promise<void>;
}

/** Writes a planned file to a sink in the current thread. Rejects as `WriteRows` does. */
export async function writeAlone(
  plan: FilePlan,
  sink: ByteSink,
  { from = 0, to = Number.POSITIVE_INFINITY, signal, onRows, handleEvents }: WriteAloneOptions,
): Promise<void> {
  let lastYield = performance.now();
  async function pause(): Promise<boolean> {
    await handleEvents();
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
      return performance.now() - lastYield < YIELD_EVERY_MS ? undefined : pause();
    },
  });
  signal?.throwIfAborted();
}
