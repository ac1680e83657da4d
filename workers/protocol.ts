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

/** Where an export's files go. */
export type Destination =
  /** The parts go to `onPart`. */
  | { readonly kind: 'page' }
  /** One file, or a zip of several. */
  | { readonly kind: 'file'; readonly handle: FileSystemFileHandle }
  /** A directory that was made for the export. Each file gets its own name in it. */
  | { readonly kind: 'directory'; readonly handle: FileSystemDirectoryHandle }
  /** A folder `exports/<directory>/` of the origin private file system, which does not exist yet. */
  | { readonly kind: 'private'; readonly directory: string };

/** Why a file could not be written. */
export type WriteFailure = 'disk-full' | 'not-allowed' | 'file-locked' | 'file-missing' | 'write-failed';

export interface WriteError {
  readonly write: WriteFailure;
  /** The names of what could not be removed, joined by commas. */
  readonly leftover?: string;
}

/** A file that was written, or an entry of a zip. */
export interface ExportedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly rows: number;
  /** The size of the file, which is compressed if the request asked for gzip. */
  readonly bytes: number;
}

/** A file at the destination: one of the exported files, or the zip that contains them. */
export interface SavedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
}

export interface Exported {
  readonly files: readonly ExportedFile[];
  readonly saved: readonly SavedFile[];
  /** How many workers have written rows, at least 1. */
  readonly workers: number;
}

export interface ExportProgress {
  /** The name of the current file. */
  readonly file: string;
  /** Rows and bytes of all files together, so far. */
  readonly rows: number;
  readonly bytes: number;
  /** `finishing`: all bytes are written, and the browser moves the files into place. */
  readonly phase: 'writing' | 'paused' | 'finishing';
}

/** Receives a part of a file. `file` is the index in `saved`. Resolves when the next part may follow. */
export type OnPart = (file: number, part: ArrayBuffer) => Promise<void> | void;

/** Called at the start and end of each file, and at least each second in between, also while the export is paused. */
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
  /** Writes files to a destination. Cancels the export that is running, if any. If it fails, it removes what it has written. */
  export(
    number: number,
    request: FilesRequest,
    destination: Destination,
    onPart: OnPart,
    onProgress: OnProgress,
  ): Promise<Result<Exported, Failure | SourceError | WriteError>>;
  /** Pauses the export that is running, or resumes it. */
  pause(isPaused: boolean): void;
  /** Stops the newest export: its result is `cancelled`. If it has just ended, its files are removed. */
  cancel(): void;
}
