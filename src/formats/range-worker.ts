import type { Result } from '../result.ts';

/** Rows of one table of a file. In a file of bytes, they are one group. */
export interface TableRange {
  /** The table's index in the plan. */
  readonly table: number;
  readonly from: number;
  /** The first row after the range. */
  readonly to: number;
  /** The number of the row `from` in the file, counted from 0. */
  readonly first: number;
}

/** The bytes of rows, as plain data that can be sent between threads. */
export interface WrittenRange {
  /** The first row that is not written, above `from`. It is below `to` if the buffer was full or the time was up. */
  readonly next: number;
  readonly buffer: ArrayBuffer;
  /** How many bytes of the buffer are used. */
  readonly bytes: number;
  /** The facts that the rest of the file depends on, as plain data: those that a writer of text has seen, or those of a group. */
  readonly facts: unknown;
}

export interface RangeFailure {
  /** `lost`: the worker ended before it answered, so another may write the range. `failed`: another would fail too. */
  readonly reason: 'lost' | 'failed';
  readonly message: string;
}

/** Writes rows of a planned file: a thread, a worker of a browser, or the current thread. */
export interface RangeWorker {
  /** Whether the worker could start: resolves when it can write, or when it has ended before. Never rejects. */
  readonly ready: Promise<Result<void, RangeFailure>>;
  /**
   * Writes as many of the rows as fit into a buffer, and at least one. `buffer` is of an earlier answer and now belongs to the
   * worker. Can be called again before it has answered. Answers in the order of the calls, and never rejects.
   */
  write(range: TableRange, buffer: ArrayBuffer | undefined): Promise<Result<WrittenRange, RangeFailure>>;
  /** Ends the worker. The ranges that it has not written are lost. Never rejects. */
  close(): Promise<void>;
}
