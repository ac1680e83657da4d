/** Holds up an export. */
export interface Pause {
  readonly isPaused: boolean;
  set(isPaused: boolean): void;
  /** Resolves when the export may go on. Rejects with the signal's reason when it is aborted. */
  wait(): Promise<void> | undefined;
}

export function createPause(signal: AbortSignal): Pause {
  let resume: (() => void) | undefined;
  let paused: Promise<void> | undefined;
  return {
    get isPaused() {
      return paused !== undefined;
    },
    set(isPaused) {
      if (isPaused === (paused !== undefined)) return;
      resume?.();
      paused = undefined;
      resume = undefined;
      if (!isPaused) return;
      paused = new Promise((resolve, reject) => {
        resume = resolve;
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
      paused.catch(() => {});
    },
    wait: () => paused,
  };
}
