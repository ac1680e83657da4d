import type { ByteSink, TakePart } from '../../src/formats/sinks/part-sink.ts';
import type { Result } from '../../src/result.ts';
import type { Exported, ExportedFile, OnProgress, WriteError } from '../protocol.ts';
import type { Output } from './output.ts';
import type { Pause } from './pause.ts';
import { createProgressReport } from './progress.ts';
import type { RowsWriter } from './rows-writer.ts';
import { WriteProblem } from './write-problem.ts';

/** Large enough that messages take negligible time, small enough to show progress. */
const PART_BYTES = 1_048_576;

/** How a file is called. Beside it is its plan. */
export interface FileHead {
  readonly name: string;
  readonly mediaType: string;
}

/** Starts a file. `take` receives its bytes in parts of `partBytes`. */
export type CreateSink = (take: TakePart, partBytes: number) => ByteSink;

interface WriteFiles<File> {
  readonly createSink: CreateSink;
  readonly output: Output;
  readonly rows: RowsWriter<File>;
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

/** Writes files one after the other. Throws what their generators throw. Unless it succeeds, it removes what it has written. */
export async function writeFiles<File extends FileHead>(
  files: readonly File[],
  { createSink, output, rows: writer, pause, signal, onProgress }: WriteFiles<File>,
): Promise<Result<Exported, 'cancelled' | WriteError>> {
  const written: ExportedFile[] = [];
  const done = { rows: 0, bytes: 0 };
  let current: ByteSink | undefined;
  const counts = () => ({ rows: done.rows, bytes: done.bytes + (current?.bytes ?? 0) });
  const progress = createProgressReport(onProgress, counts, pause);

  async function writeRows(index: number, file: File, sink: ByteSink): Promise<number> {
    let count = 0;
    function onRows(rows: number): void {
      count += rows;
      done.rows += rows;
      progress.tick();
    }
    await writer.write(index, file, sink, { pause, signal, onRows });
    return count;
  }

  async function writeOne(index: number, file: File): Promise<ExportedFile> {
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
    return { ok: true, value: { files: written, saved, workers: writer.workers } };
  } catch (error) {
    const left = await output.abort();
    if (signal.aborted) return { ok: false, error: 'cancelled' };
    const isWriteProblem = error instanceof WriteProblem;
    if (!isWriteProblem && left.length === 0) throw error;
    console.error(error);
    const write = isWriteProblem ? error.failure : 'write-failed';
    return { ok: false, error: { write, ...(left.length > 0 && { leftover: left.join(', ') }) } };
  } finally {
    writer.close?.();
    progress.stop();
  }
}
