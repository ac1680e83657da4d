/** The exit codes of a command that was ended by a signal: 128 and the signal's number, as shells report it. */
export const signalCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** A task that takes longer to remove its files, for example on a network drive that does not answer, is left. */
const CLEAN_UP_MS = 900;

/** A signal ended the command. */
export class Interrupted extends Error {
  readonly exitCode: number;

  constructor(exitCode: number) {
    super('The command was interrupted.');
    this.exitCode = exitCode;
  }
}

export type Interruptible = <T>(task: (signal: AbortSignal) => Promise<T>) => Promise<T>;

/**
 * Ends the process when it gets a signal, such as SIGINT for Ctrl+C. Returns a function that runs a task: during it, the
 * first signal only aborts the task, which then removes its files and rejects with `Interrupted`.
 */
export function handleSignals(): Interruptible {
  let running: AbortController | undefined;
  for (const [signal, exitCode] of Object.entries(signalCodes)) {
    process.on(signal, () => {
      if (!running || running.signal.aborted) process.exit(exitCode);
      running.abort(new Interrupted(exitCode));
      setTimeout(() => process.exit(exitCode), CLEAN_UP_MS).unref();
    });
  }
  return async (task) => {
    running = new AbortController();
    try {
      return await task(running.signal);
    } finally {
      running = undefined;
    }
  };
}
