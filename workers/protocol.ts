import type { DialogFormatId } from '../src/formats/dialog-formats.ts';
import type { PatternProblem } from '../src/generators/pattern.ts';
import type { Result } from '../src/result.ts';
import type { RequestError, Run } from '../src/schema/requests.ts';

/** Why the worker gives no result. Failures cross as plain values: a thrown class loses its fields on the way. */
export type WorkerError = RequestError | 'cancelled' | 'failed';

/** Some rows of a run, as they are written. */
export interface Page {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Why the pattern's cells read `Invalid Pattern`, if they do. */
  readonly patternProblem: PatternProblem | undefined;
}

export interface GeneratedFile {
  /** A Blob URL: it dies with the worker or with `release`. */
  readonly url: string;
  /** In bytes. */
  readonly size: number;
}

/** Called after each chunk: how many of the run's rows are written. */
export type OnProgress = (rowsDone: number) => void;

/** A pattern's example value, or why it has none. */
export type PatternCheck = Result<string, PatternProblem>;

/** The requests that the page sends to the worker. A new file or text cancels the one under way. */
export interface RowsApi {
  /** Rows `from` to below `to`, counted from 0, cut at the run's end. */
  rows(run: Run, from: number, to: number): Result<Page, WorkerError>;
  file(run: Run, format: DialogFormatId, onProgress: OnProgress): Promise<Result<GeneratedFile, WorkerError>>;
  /** The run as copied text. */
  text(run: Run, onProgress: OnProgress): Promise<Result<string, WorkerError>>;
  /** The run as a table in text: tabs between cells, a line a row, the columns' names first. */
  table(run: Run, onProgress: OnProgress): Promise<Result<string, WorkerError>>;
  checkPattern(source: string): PatternCheck;
  /** Stops the file or text under way; its result is `cancelled`. */
  cancel(): void;
  /** Frees a file that the page no longer needs. */
  release(url: string): void;
}
