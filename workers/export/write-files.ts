import type { ByteSink, TakePart } from '../../src/formats/sinks/byte-sink.ts';
import { yieldToEventLoop } from '../../src/formats/sinks/event-loop.ts';
import { type FilePlan, writeFile } from '../../src/formats/write-file.ts';
import type { Result } from '../../src/result.ts';
import type { Exported, ExportedFile, OnProgress, WriteError } from '../protocol.ts';
import type { Output } from './output.ts';
import type { Pause } from './pause.ts';
import { createProgressReport } from './progress.ts';
import type { RowsByPool } from './rows-by-pool.ts';
import { WriteProblem } from './write-problem.ts';

/** After this time, messages of the page are handled, such as `cancel`. */
const YIELD_EVERY_MS = 30;
/** Large enough that messages take negligible time, small enough to show progress. */
const PART_BYTES = 1_048_576;

export interface PlannedFile extends FilePlan {
  readonly name: string;
  readonly mediaType: string;
}

/** Starts a file. `take` receives its bytes in parts of `partBytes`. */
export type CreateSink = (take: TakePart, partBytes: number) => ByteSink;

interface WriteFiles {
  readonly createSink: CreateSink;
  readonly output: Output;
  /** Writes the rows. Without a pool, the current worker writes them alone. */
  readonly pool: RowsByPool | undefined;
  readonly pause: Pause;
  readonly signal: AbortSignal;
  readonly onProgress: OnProgress;
}

/** Waits for a promise, but no longer than until the signal is aborted. Then it rejects with the signal's reason. */
async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
  });
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Writes the rows in this thread. Rejects with the signal's reason when it is aborted. */
async function writeAlone(
  file: PlannedFile,
  sink: ByteSink,
  { pause, signal }: WriteFiles,
  onRows: (rows: number) => void,
): Promise<void> {
  let lastYield = performance.now();
  async function handleMessages(): Promise<boolean> {
    await yieldToEventLoop();
    await pause.wait();
    lastYield = performance.now();
    return !signal.aborted;
  }
  await writeFile(file, sink, {
    clock: () => performance.now(),
    onBatch(rows) {
      onRows(rows);
      return performance.now() - lastYield < YIELD_EVERY_MS ? undefined : handleMessages();
    },
  });
  signal.throwIfAborted();
}

/** Writes files one after the other. Throws what their generators throw. Unless it succeeds, it removes what it has written. */
export async function writeFiles(
  files: readonly PlannedFile[],
  options: WriteFiles,
): Promise<Result<Exported, 'cancelled' | WriteError>> {
  const { createSink, output, pool, pause, signal, onProgress } = options;
  const written: ExportedFile[] = [];
  const done = { rows: 0, bytes: 0 };
  let current: ByteSink | undefined;
  const counts = () => ({ rows: done.rows, bytes: done.bytes + (current?.bytes ?? 0) });
  const progress = createProgressReport(onProgress, counts, pause);

  async function writeRows(index: number, file: PlannedFile, sink: ByteSink): Promise<number> {
    let count = 0;
    function onRows(rows: number): void {
      count += rows;
      done.rows += rows;
      progress.tick();
    }
    if (pool) await pool.write(index, file, sink, { signal, onRows });
    else await writeAlone(file, sink, options, onRows);
    return count;
  }

  async function writeOne(index: number, file: PlannedFile): Promise<ExportedFile> {
    const { name, mediaType } = file;
    progress.startFile(name);
    const take = await unlessAborted(output.next(file), signal);
    const sink = createSink(async (part) => {
      await pause.wait();
      signal.throwIfAborted();
      await take(part);
    }, PART_BYTES);
    current = sink;
    const rows = await writeRows(index, file, sink);
    const bytes = await unlessAborted(sink.close(), signal);
    current = undefined;
    done.bytes += bytes;
    progress.report();
    return { name, mediaType, rows, bytes };
  }

  try {
    for (const [index, file] of files.entries()) written.push(await writeOne(index, file));
    progress.finish();
    const saved = await unlessAborted(output.finish(), signal);
    return { ok: true, value: { files: written, saved, workers: pool?.workers ?? 1 } };
  } catch (error) {
    const left = await output.abort();
    if (signal.aborted) return { ok: false, error: 'cancelled' };
    const isWriteProblem = error instanceof WriteProblem;
    if (!isWriteProblem && left.length === 0) throw error;
    console.error(error);
    const write = isWriteProblem ? error.failure : 'write-failed';
    return { ok: false, error: { write, ...(left.length > 0 && { leftover: left.join(', ') }) } };
  } finally {
    pool?.close();
    progress.stop();
  }
}
