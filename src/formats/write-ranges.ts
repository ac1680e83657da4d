import type { Result } from '../result.ts';
import { createRangeQueue, type RangeQueue } from './range-queue.ts';
import type { RangeFailure, RangeWorker } from './range-worker.ts';
import type { ContentSink, FilePlan } from './write-file.ts';

/** The part of an `AbortSignal` that this layer uses, which is compiled without the types of browsers and Node. */
interface StopSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

interface WriteRangesOptions {
  /** Row numbers from 0: each table is written from row `from` to below row `to`, or to its end. */
  readonly from: number;
  readonly to: number;
  readonly signal?: StopSignal | undefined;
  /** Called with a number of rows when the sink has received them. */
  readonly onRows?: ((rows: number) => void) | undefined;
}

/**
 * Writes a file to a sink as `writeFile` does, with the rows from several workers. The sink gets the next content when
 * the promise for the last has resolved. When this ends, all workers are closed.
 *
 * Rejects with the signal's reason as soon as it is aborted, or with the sink's error. A failure of the workers is an
 * error value.
 */
export async function writeRanges(
  plan: FilePlan,
  sink: ContentSink,
  starters: readonly (() => RangeWorker)[],
  { signal, onRows, ...rows }: WriteRangesOptions,
): Promise<Result<void, RangeFailure>> {
  if (signal?.aborted) throw signal.reason;
  const queue = createRangeQueue(plan, rows, starters);
  let stop = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(signal?.reason);
  });
  signal?.addEventListener('abort', stop);
  try {
    return await Promise.race([deliver(plan, sink, queue, onRows), stopped]);
  } finally {
    signal?.removeEventListener('abort', stop);
    await queue.close();
  }
}

async function deliver(
  { writer, tables }: FilePlan,
  sink: ContentSink,
  queue: RangeQueue,
  onRows: (rows: number) => void = () => {},
): Promise<Result<void, RangeFailure>> {
  await sink.add(writer.head());
  let next = await queue.next();
  for (const [index, { writer: tableWriter }] of tables.entries()) {
    await sink.add(tableWriter.head());
    while (next.ok && next.value?.range.table === index) {
      const { range, buffer, bytes, next: end, seen } = next.value;
      for (const fact of seen) tableWriter.seen?.add(fact);
      await sink.add(new Uint8Array(buffer, 0, bytes));
      onRows(end - range.from);
      next = await queue.next();
    }
    if (!next.ok) return next;
    await sink.add(tableWriter.tail());
  }
  await sink.add(writer.tail());
  return { ok: true, value: undefined };
}
