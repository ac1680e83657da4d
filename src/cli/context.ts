import type { Interruptible } from './signals.ts';

/** What a command needs of the process that runs it. */
export interface Context {
  /** Whether programs read what the command says: it then writes JSON instead of sentences. */
  readonly json: boolean;
  /**
   * Writes to standard output. Resolves when the next part can be written. Rejects with `PipeClosed` if nobody reads, or
   * with the system's error.
   */
  readonly print: (part: string | Uint8Array) => Promise<void>;
  /** Writes a sentence that is not a problem to standard error. Writes nothing if programs read it. */
  readonly note: (sentence: string) => void;
  /** Runs a task that removes its files if its signal is aborted: Ctrl+C aborts it. */
  readonly interruptible: Interruptible;
  /** The texts of schema documents that are no files, by the names that commands get instead of paths. */
  readonly documents?: ReadonlyMap<string, string>;
  /** The directory in which files that the command writes must be, whatever links appear on their paths. */
  readonly within?: string;
}
