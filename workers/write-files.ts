import { transfer } from 'comlink';
import { createByteSink } from '../src/formats/sinks/byte-sink.ts';
import { createGzipSink } from '../src/formats/sinks/gzip-sink.ts';
import { type FilePlan, writeFile } from '../src/formats/write-file.ts';
import { yieldToEventLoop } from './event-loop.ts';
import type { ExportedFile, OnPart, OnProgress } from './protocol.ts';

/** After this time, messages of the page are handled, such as `cancel`. */
const YIELD_EVERY_MS = 30;
/** Large enough that messages take negligible time, small enough to show progress. */
const PART_BYTES = 1_048_576;

export interface PlannedFile extends FilePlan {
  readonly name: string;
  readonly mediaType: string;
}

interface WriteFiles {
  readonly gzip: boolean;
  readonly onPart: OnPart;
  readonly onProgress: OnProgress;
  readonly isCancelled: () => boolean;
}

/** Writes files one after the other. Resolves to undefined if `isCancelled` returned true. */
export async function writeFiles(
  files: readonly PlannedFile[],
  { gzip, onPart, onProgress, isCancelled }: WriteFiles,
): Promise<readonly ExportedFile[] | undefined> {
  const written: ExportedFile[] = [];
  let allRows = 0;
  let allBytes = 0;
  let lastYield = performance.now();
  for (const [i, file] of files.entries()) {
    const { name, mediaType } = file;
    const create = gzip ? createGzipSink : createByteSink;
    const sink = create((bytes) => {
      const part = bytes.slice().buffer;
      return onPart(i, transfer(part, [part]));
    }, PART_BYTES);
    let rows = 0;
    const report = () => onProgress({ file: name, rows: allRows + rows, bytes: allBytes + sink.bytes });
    const letMessagesIn = async (): Promise<boolean> => {
      report();
      await yieldToEventLoop();
      lastYield = performance.now();
      return !isCancelled();
    };
    report();
    const isWhole = await writeFile(file, sink, {
      clock: () => performance.now(),
      onBatch(batchRows) {
        rows += batchRows;
        return performance.now() - lastYield < YIELD_EVERY_MS ? undefined : letMessagesIn();
      },
    });
    if (!isWhole) return undefined;
    const bytes = await sink.close();
    if (isCancelled()) return undefined;
    report();
    written.push({ name, mediaType, rows, bytes });
    allRows += rows;
    allBytes += bytes;
  }
  return written;
}
