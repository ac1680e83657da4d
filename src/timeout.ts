/** If a timer fires later than this after its due time, the machine was suspended. The other side does not necessarily hang. */
const SUSPENDED_AFTER_MS = 1_000;

/** Calls `expired` when `limitMs()` milliseconds pass without a call of `restart`. */
export function createTimeout(limitMs: () => number, expired: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function restart(): void {
    clearTimeout(timer);
    const due = performance.now() + limitMs();
    timer = setTimeout(() => {
      if (performance.now() > due + SUSPENDED_AFTER_MS) restart();
      else expired();
    }, limitMs());
  }
  restart();
  return { restart, stop: () => clearTimeout(timer) };
}
