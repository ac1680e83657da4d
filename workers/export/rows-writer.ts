import type { ByteSink } from '../../src/formats/sinks/part-sink.ts';
import type { Pause } from './pause.ts';

interface WriteRowsOptions {
  readonly pause: Pause;
  readonly signal: AbortSignal;
  /** Called with a number of rows when the sink has received them. */
  readonly onRows: (rows: number) => void;
}

/** Writes the rows of an export's files, one file after the other. */
export interface RowsWriter<File> {
  /** @param index the file's index in the export. Rejects with the signal's reason when it is aborted. */
  write(index: number, file: File, sink: ByteSink, options: WriteRowsOptions): Promise<void>;
  /** How many workers have written rows, at least 1. */
  readonly workers: number;
  /** Ends the other workers, if there are any. */
  close?(): void;
}
