/** In milliseconds: Chromium may never tell a page that draws nothing more that it is idle. */
const LONGEST_WAIT = 5_000;

/** Runs work when the page has nothing better to do. Returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks; a second after the start is quiet enough.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LONGEST_WAIT });
  return () => cancelIdleCallback(handle);
}
