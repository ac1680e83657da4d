export interface LatestRequest {
  /** Aborts the request before; answers the signal of the new one. */
  next(): AbortSignal;
  /** Aborts the newest request. */
  abort(): void;
}

/** For requests of which only the newest counts. */
export function createLatestRequest(): LatestRequest {
  let controller = new AbortController();
  return {
    next() {
      controller.abort();
      controller = new AbortController();
      return controller.signal;
    },
    abort: () => controller.abort(),
  };
}
