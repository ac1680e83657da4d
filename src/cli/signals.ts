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
 * The first process of a container. The kernel discards a signal that this process has no listener for:
 * https://man7.org/linux/man-pages/man7/pid_namespaces.7.html
 */
const IS_INIT = process.pid === 1;

/**
 * Ends the process at once. The signal itself does so, with the exit code that shells report for it: `process.exit` would
 * wait for the thread pool, in which opening a named pipe without a reader can take forever. Where the signal cannot end
 * the process, `process.exit` does: then such a pipe holds a container until its runtime kills it.
 */
function endBy(signal: keyof typeof signalCodes): void {
  // On Windows, the sender of a signal chooses no exit code.
  if (process.platform === 'win32' || IS_INIT) process.exit(signalCodes[signal]);
  // The progress line is erased.
  process.emit('exit', signalCodes[signal]);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

function isSignal(name: string): name is keyof typeof signalCodes {
  return Object.hasOwn(signalCodes, name);
}

/**
 * Ends the process when it gets a signal, such as SIGINT for Ctrl+C. Returns a function that runs a task: during it, the
 * first signal only aborts the task, which then removes its files and rejects with `Interrupted`.
 */
export function handleSignals(): Interruptible {
  let running: AbortController | undefined;
  for (const signal of Object.keys(signalCodes).filter(isSignal)) {
    process.on(signal, () => {
      if (!running || running.signal.aborted) return endBy(signal);
      running.abort(new Interrupted(signalCodes[signal]));
      setTimeout(endBy, CLEAN_UP_MS, signal).unref();
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
