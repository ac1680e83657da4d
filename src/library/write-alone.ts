import { type FilePlan, isTextPlan } from '../formats/file-plan.ts';
import { createLocalWorker } from '../formats/sinks/local-worker.ts';
import type { ByteSink } from '../formats/sinks/part-sink.ts';
import { type TextPlan, writeFile } from '../formats/write-file.ts';
import { writeRanges } from '../formats/write-ranges.ts';
import type { WriteRowsOptions } from './runtime.ts';

/** After this time, events such as an abort or the end of a write are handled. */
const YIELD_EVERY_MS = 30;

interface WriteAloneOptions extends Omit<WriteRowsOptions, 'workers' | 'pool'> {
  /** Resolves when the waiting events have been handled. */
  readonly handleEvents: () => Promise<void>;
}

/** Writes a planned file to a sink in the current thread. Rejects as `WriteRows` does. */
export async function writeAlone(plan: FilePlan, sink: ByteSink, options: WriteAloneOptions): Promise<void> {
  if (isTextPlan(plan)) await writeText(plan, sink, options);
  else await writeBytes(plan, sink, options);
}

async function writeText(
  plan: TextPlan,
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

/** Groups of rows are put in order by the same code as those of several threads. */
async function writeBytes(
  plan: FilePlan,
  sink: ByteSink,
  { from = 0, to = Number.POSITIVE_INFINITY, signal, onRows, handleEvents }: WriteAloneOptions,
): Promise<void> {
  const worker = () => createLocalWorker(plan, () => performance.now(), handleEvents);
  const written = await writeRanges(plan, sink, [worker], { from, to, signal, onRows });
  if (!written.ok) throw new Error(written.error.message);
}
