import type { FilePlan } from '../formats/file-plan.ts';
import type { FormatId } from '../formats/formats.ts';
import { createByteSink } from '../formats/sinks/byte-sink.ts';
import { createGzipSink } from '../formats/sinks/gzip-sink.ts';
import type { TakePart } from '../formats/sinks/part-sink.ts';
import type { Dataset, FileOptions, Table } from './api.ts';
import type { FileRequest } from './plan-request.ts';
import { createProgress, rowsIn } from './progress.ts';
import type { ReadFileOptions } from './read-options.ts';
import type { WriteRows, WriteRowsOptions } from './runtime.ts';

const PART_BYTES = 65_536;

/**
 * The key of a method of datasets and tables that only the command line calls. It sends a file in parts without copying them. A
 * stream copies each part, because its reader may keep it: files for standard output then take 5 % longer.
 */
export const SEND = Symbol('send');

export interface Sender {
  /** Rejects as `stream` does, or with the error of `take`. `take` may use a part until its promise resolves. */
  readonly [SEND]: (format: FormatId, options: FileOptions, take: TakePart) => Promise<void>;
}

export type SendingTable = Table & Sender;
export type SendingDataset = Omit<Dataset, 'table'> & Sender & { table(name: string): SendingTable };

export interface SendOptions extends ReadFileOptions, Pick<WriteRowsOptions, 'pool'> {
  readonly writeRows: WriteRows;
}

/** Writes a planned file, and passes it on in parts of 64 KiB. Rejects as `WriteRows` does, or with the error of `take`. */
export async function sendFile(
  plan: FilePlan,
  request: FileRequest,
  take: TakePart,
  { from, to, gzip, workers, signal, onProgress, pool, writeRows }: SendOptions,
): Promise<void> {
  const sink = gzip ? createGzipSink(take, PART_BYTES) : createByteSink(take, PART_BYTES);
  const name = request.tables.join(', ');
  const progress = createProgress(rowsIn(plan, { from, to }), onProgress);
  await writeRows(plan, request, sink, {
    from,
    to,
    workers,
    signal,
    pool,
    onRows: (rows) => progress.onRows(name, rows, sink.bytes),
  });
  progress.onFile(name, await sink.close());
}
