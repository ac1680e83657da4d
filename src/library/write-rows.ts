import { setImmediate } from 'node:timers/promises';
import type { ByteSink } from '../formats/sinks/byte-sink.ts';
import { type FilePlan, writeFile } from '../formats/write-file.ts';
import type { RowRange } from './api.ts';
import type { FileRequest } from './plan-request.ts';

/** After this time, events such as an abort or the end of a write are handled. */
const YIELD_EVERY_MS = 30;

export interface WriteRowsOptions extends RowRange {
  /** The most threads to use, at least 1. */
  readonly workers: number;
  readonly signal?: AbortSignal | undefined;
  /** Called with a number of rows when they are written to the sink. */
  readonly onRows?: ((rows: number) => void) | undefined;
}

/**
 * Writes a planned file to a sink, which it does not close. Rejects with the signal's reason soon after it is aborted, or
 * with the sink's error.
 * @param plan the plan that `planRequest` makes of `request`
 */
export async function writeRows(
  plan: FilePlan,
  _request: FileRequest,
  sink: ByteSink,
  { from = 0, to = Number.POSITIVE_INFINITY, signal, onRows }: WriteRowsOptions,
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
