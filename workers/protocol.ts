import type { Result } from '../src/result.ts';

/** Why a worker gives no result, whatever it was asked. Failures cross as plain values: a thrown class loses its fields. */
export type SourceError =
  | 'cancelled'
  | 'failed'
  /** No source was opened under this number, or others were since. */
  | 'unknown-source';

export interface ExportedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly rows: number;
  /** As written, compressed if that was asked for. */
  readonly bytes: number;
}

export interface ExportProgress {
  /** The name of the file that is being written. */
  readonly file: string;
  /** Of all files together. */
  readonly rows: number;
  readonly bytes: number;
}

/** Takes a part of a file, by the file's place in the answer. Resolves once another part may come. */
export type OnPart = (file: number, part: ArrayBuffer) => Promise<void> | void;

/** Called when a file begins, every 30 ms or so, and when it ends. */
export type OnProgress = (progress: ExportProgress) => void;

/**
 * What the page can ask of every worker. A source is what rows are made from: a schema document for the Studio, a run for
 * the dialogs. Requests name sources by the numbers under which they were opened.
 */
export interface SourcesApi<Source, FilesRequest, Failure> {
  /** Takes a source and loads the large tables that its rows need. Must come before any request about it. The last few are held. */
  open(number: number, source: Source): Promise<void>;
  /** Writes files, part by part. A new export cancels the one under way. */
  export(
    number: number,
    request: FilesRequest,
    onPart: OnPart,
    onProgress: OnProgress,
  ): Promise<Result<readonly ExportedFile[], Failure | SourceError>>;
  /** Stops the export under way; its result is `cancelled`. */
  cancel(): void;
}
