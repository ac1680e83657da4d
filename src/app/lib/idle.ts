/** Chromium may never call back for a page that paints no more frames. */
const TIMEOUT_MS = 5_000;

/** Runs `work` when the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}
