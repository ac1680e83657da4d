import type { TakePart } from '../../src/formats/sinks/part-sink.ts';

/** Receives the bytes of one file. */
export interface FileSink {
  /** Rejects or throws a `WriteProblem`. The caller may reuse the part when this has resolved or returned. */
  readonly write: TakePart;
  /** Puts the complete file in its place. */
  close(): Promise<void>;
  /** Removes what was written, also after `close`. Resolves to whether something is left that could not be removed. */
  abort(): Promise<boolean>;
}

/** Where an export's files go, for example a directory. */
export interface Place {
  /** @param index counts the place's files from 0 */
  open(name: string, index: number): Promise<FileSink>;
  /** For a message. */
  readonly name: string;
  /**
   * Removes the place itself, if it was made for the export. Called when all its sinks have been aborted. Rejects if it cannot be
   * removed.
   */
  clear(): Promise<void>;
}
