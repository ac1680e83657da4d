import type { Result } from '../result.ts';
import { assemble } from './assembly.ts';
import type { FileContent } from './binary-file.ts';
import { type FilePlan, isTextPlan, type LoadedPlan, loadPlan } from './file-plan.ts';
import { createRangeQueue, type RangeQueue } from './range-queue.ts';
import type { RangeFailure, RangeWorker } from './range-worker.ts';
import type { ContentSink } from './write-file.ts';

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
 * Writes a file to a sink, with the rows from several workers. A text is the one that `writeFile` writes. The sink gets the next
 * content when the promise for the last has resolved. When this ends, all workers are closed.
 *
 * Rejects with the signal's reason as soon as it is aborted, with the sink's error, or if the format cannot be loaded. A failure
 * of the workers is an error value.
 */
export async function writeRanges(
  plan: FilePlan,
  sink: ContentSink,
  starters: readonly (() => RangeWorker)[],
  { signal, onRows, ...rows }: WriteRangesOptions,
): Promise<Result<void, RangeFailure>> {
  if (signal?.aborted) throw signal.reason;
  const loaded = isTextPlan(plan) ? plan : await loadPlan(plan);
  if (signal?.aborted) throw signal.reason;
  const queue = createRangeQueue(loaded, rows, starters);
  let stop = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(signal?.reason);
  });
  signal?.addEventListener('abort', stop);
  try {
    return await Promise.race([deliver(loaded, sink, queue, onRows), stopped]);
  } finally {
    signal?.removeEventListener('abort', stop);
    await queue.close();
  }
}

/** Puts the ranges of a file in order, with the content around them. */
async function deliver(
  plan: LoadedPlan,
  sink: ContentSink,
  queue: RangeQueue,
  onRows: (rows: number) => void = () => {},
): Promise<Result<void, RangeFailure>> {
  const assembly = assemble(plan);
  let position = 0;
  let next = await queue.next();

  function add(content: FileContent): Promise<void> | undefined {
    // Files of text, which have no positions, count UTF-16 units.
    position += content.length;
    return sink.add(content);
  }

  async function addTable(table: number): Promise<Result<void, RangeFailure>> {
    await add(assembly.startTable(table, position));
    for (let number = 0; next.ok && next.value?.range.table === table; number++) {
      const { range, buffer, bytes, next: end, facts } = next.value;
      const rows = end - range.from;
      const before = assembly.startGroup({ table, number, rows, bytes, facts }, position);
      if (before.length > 0) await add(before);
      await add(new Uint8Array(buffer, 0, bytes));
      onRows(rows);
      next = await queue.next();
    }
    if (!next.ok) return next;
    await add(assembly.endTable(table, position));
    return { ok: true, value: undefined };
  }

  await add(assembly.head());
  for (const table of plan.tables.keys()) {
    const added = await addTable(table);
    if (!added.ok) return added;
  }
  await add(assembly.tail(position));
  return { ok: true, value: undefined };
}
