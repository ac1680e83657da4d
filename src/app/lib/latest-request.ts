export interface LatestRequest {
  /** Aborts the request before; returns the signal of the new one. */
  next(): AbortSignal;
  /** Aborts the newest request. */
  abort(): void;
}

/**
 * Without a reason of its own `abort()` makes a DOMException, whose captured stack holds the receivers of its frames
 * in V8, and with them the elements of a dialog that was closed by a click, for as long as the signal lives.
 * https://dom.spec.whatwg.org/#abortcontroller-signal-abort
 */
const REASON = 'cancelled';

/** For requests where each replaces the one before. */
export function createLatestRequest(): LatestRequest {
  let controller = new AbortController();
  return {
    next() {
      controller.abort(REASON);
      controller = new AbortController();
      return controller.signal;
    },
    abort: () => controller.abort(REASON),
  };
}
