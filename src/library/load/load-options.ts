import type { LoadProgress } from '../../databases/load/run-load.ts';

/** How to load rows into a database. */
export interface LoadOptions {
  /** Whether to create the tables first, if the database has none of them. */
  readonly create?: boolean;
  /** Tables whose rows in the database are used as parents, and stay as they are. */
  readonly keep?: readonly string[];
  /** Whether to write behind rows that the schema does not make. */
  readonly append?: boolean;
  /** Whether to delete rows that the schema does not make, and the rows that refer to them. */
  readonly replace?: boolean;
  /** Names of hosts that are not this machine and may be loaded nevertheless. */
  readonly allowedHosts?: readonly string[];
  /** Whether to plan the load and to write nothing. */
  readonly dryRun?: boolean;
  /** The most threads to use: one per core by default. With 1, no thread is started. */
  readonly workers?: number;
  /** Stops the load. The rows of complete transactions stay, and the next load goes on behind them. */
  readonly signal?: AbortSignal;
  /** Called several times per second. */
  readonly onProgress?: (progress: LoadProgress) => void;
  /** Called with a table and the number of its new rows when they are in the database. */
  readonly onTable?: (table: string, rows: number) => void;
  /** Called with a table and the number of its rows that `replace` has deleted. */
  readonly onDelete?: (table: string, rows: number) => void;
}

/** A load that is done, or was only planned. */
export interface LoadReport {
  /** The rows that were written. */
  readonly rows: number;
  /** One or more sentences for each step. */
  readonly steps: readonly string[];
}
