import type { Result } from '../src/result.ts';

/**
 * Why any worker may have no result. Errors are sent as plain values, because a thrown class loses its fields on the
 * way.
 */
export type SourceError =
  | 'cancelled'
  | 'failed'
  /** No source was opened under this number, or newer sources have replaced it. */
  | 'unknown-source';

export interface ExportedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly rows: number;
  /** The size of the file, which is compressed if the request asked for gzip. */
  readonly bytes: number;
}

export interface ExportProgress {
  /** The name of the current file. */
  readonly file: string;
  /** Rows and bytes of all files together, so far. */
  readonly rows: number;
  readonly bytes: number;
}

/** Receives a part of a file. `file` is the file's index in the answer. Resolves when the next part may follow. */
export type OnPart = (file: number, part: ArrayBuffer) => Promise<void> | void;

/** Called at the start and end of each file, and about every 30 ms in between. */
export type OnProgress = (progress: ExportProgress) => void;

/**
 * The requests that every worker accepts. Rows are generated from a source: a schema document in the Studio, a run in the
 * dialogs. The page opens a source under a number, and its requests refer to the source by that number.
 */
export interface SourcesApi<Source, FilesRequest, Failure> {
  /**
   * Opens a source and loads the large tables that its rows need. The worker keeps only the last few sources. Must be called
   * before any request about the source.
   */
  open(number: number, source: Source): Promise<void>;
  /** Writes files, part by part. Cancels the export that is running, if any. */
  export(
    number: number,
    request: FilesRequest,
    onPart: OnPart,
    onProgress: OnProgress,
  ): Promise<Result<readonly ExportedFile[], Failure | SourceError>>;
  /** Stops the export that is running. Its result is `cancelled`. */
  cancel(): void;
}
