/**
 * Holds a Web Lock until the returned function is called or the tab ends. Undefined if another tab keeps the lock for
 * longer than the milliseconds, which are endless if not given. https://developer.mozilla.org/docs/Web/API/Web_Locks_API
 */
export async function holdLock(name: string, withinMs?: number): Promise<(() => void) | undefined> {
  const options =
    withinMs === undefined
      ? {}
      : withinMs === 0
        ? { ifAvailable: true }
        : { signal: AbortSignal.timeout(withinMs) };
  return new Promise((resolve, reject) => {
    const untilReleased = (lock: Lock | null) =>
      lock ? new Promise<void>((release) => resolve(release)) : resolve(undefined);
    navigator.locks.request(name, options, untilReleased).catch((error: unknown) => {
      if (options.signal?.aborted) resolve(undefined);
      else reject(error);
    });
  });
}

/** Resolves once no tab holds a lock. */
export async function released(name: string): Promise<void> {
  await navigator.locks.request(name, () => {});
}

/** The names of the locks that this tab and others hold. */
export async function heldLocks(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => name ?? []));
}
