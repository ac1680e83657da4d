import type { FilePlan } from '../formats/file-plan.ts';
import type { ByteSink } from '../formats/sinks/part-sink.ts';
import type { Result } from '../result.ts';
import type { Problem } from '../schema/problem.ts';
import type { Manifest, RowRange, WriteOptions } from './api.ts';
import type { LoadOptions, LoadReport } from './load/load-options.ts';
import type { OpenedDocument } from './open-document.ts';
import type { FileRequest } from './plan-request.ts';
import type { ThreadPool } from './threads/thread-pool.ts';

export interface WriteRowsOptions extends RowRange {
  /** The most threads to use, at least 1. The current thread is one of them. */
  readonly workers: number;
  readonly signal?: AbortSignal | undefined;
  /** Called with a number of rows when they are written to the sink. */
  readonly onRows?: ((rows: number) => void) | undefined;
  /** Threads that stay when the rows are written. By default, threads end then. */
  readonly pool?: ThreadPool | undefined;
}

/**
 * Writes a planned file to a sink, which it does not close. The bytes do not depend on the number of threads. Rejects with the
 * signal's reason soon after it is aborted, or with the sink's error.
 * @param plan the plan that `planRequest` makes of `request`
 */
export type WriteRows = (
  plan: FilePlan,
  request: FileRequest,
  sink: ByteSink,
  options: WriteRowsOptions,
) => Promise<void>;

/** The parts of the library that differ between Node and browsers. */
export interface Runtime {
  /** Reads the files that a document names, and puts their rows into it. */
  readonly withFiles: (document: unknown) => Promise<Result<unknown, readonly Problem[]>>;
  /** The most threads that write a file, if the request does not say. */
  readonly workersMost: () => number;
  readonly writeRows: WriteRows;
  /** Writes files of tables, as `write` of a dataset does. */
  readonly writeFiles: (
    opened: OpenedDocument,
    tables: readonly string[],
    to: string | URL,
    options: WriteOptions,
  ) => Promise<Manifest>;
  readonly load: (opened: OpenedDocument, url: string, options: LoadOptions) => Promise<LoadReport>;
}
