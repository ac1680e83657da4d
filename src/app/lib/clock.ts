/** A run's random seed and its moment. */
export function newRunOrigin(): { readonly seed: number; readonly now: number } {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { seed, now: Date.now() };
}

let lastId = 0;

/** The time in milliseconds as text; strictly increasing, also within one millisecond. */
export function timestampId(): string {
  lastId = Math.max(Date.now(), lastId + 1);
  return String(lastId);
}

/** The time in UTC for a file name: `2026-11-21T10-15-00`. */
export function fileTimestamp(): string {
  return new Date().toISOString().slice(0, 19).replaceAll(':', '-');
}

/** Time as an argument, so that tests need not wait. */
export interface Clock {
  /** In milliseconds since 1970. */
  nowMs(): number;
  /** Calls the function after some milliseconds. Returns a function that prevents the call. */
  after(delayMs: number, call: () => void): () => void;
}

export const clock: Clock = {
  nowMs: () => Date.now(),
  after(delayMs, call) {
    const timer = setTimeout(call, delayMs);
    return () => clearTimeout(timer);
  },
};
