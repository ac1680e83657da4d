import { onTabMessage, tellTabs } from './tab-messages.ts';

/** A page that waits for a lock asks on the first channel, and the page that holds the lock answers on the second one. */
const askedChannel = (name: string) => `${name}-asked`;
const heldChannel = (name: string) => `${name}-held`;

/** Tells the pages that wait for a lock that this page holds it, until the promise resolves. */
function answerUntil(name: string, isReleased: Promise<void>): Promise<void> {
  const answer = () => tellTabs(heldChannel(name));
  const stopAnswers = onTabMessage(askedChannel(name), answer);
  answer();
  return isReleased.finally(stopAnswers);
}

/** Aborts the wait for a lock once a page says that it holds the lock, and after the milliseconds. */
function createWait(
  name: string,
  withinMs: number,
): { readonly signal: AbortSignal; readonly end: () => void } {
  const wait = new AbortController();
  const abort = () => wait.abort();
  const stopListening = onTabMessage(heldChannel(name), abort);
  const timer = setTimeout(abort, withinMs);
  const end = () => {
    stopListening();
    clearTimeout(timer);
  };
  return { signal: wait.signal, end };
}

/** Asks for a Web Lock. While this page holds the lock, the promise of `whileHeld` keeps it. */
async function requestLock(
  name: string,
  withinMs: number | undefined,
  whileHeld: (isReleased: Promise<void>) => Promise<void>,
): Promise<(() => void) | undefined> {
  const wait = withinMs === undefined ? undefined : createWait(name, withinMs);
  return new Promise((resolve, reject) => {
    const untilReleased = () => {
      wait?.end();
      return whileHeld(new Promise<void>((release) => resolve(release)));
    };
    navigator.locks
      .request(name, wait ? { signal: wait.signal } : {}, untilReleased)
      .catch((error: unknown) => {
        wait?.end();
        if (wait?.signal.aborted) resolve(undefined);
        else reject(error);
      });
    if (wait) tellTabs(askedChannel(name));
  });
}

/**
 * Holds a Web Lock until the returned function is called or the tab ends. Undefined if another tab keeps the lock: once that
 * tab says so or the milliseconds are over, which are endless if not given. A page that has ended answers nothing, and its
 * locks are free soon: on a busy device after seconds.
 * https://developer.mozilla.org/docs/Web/API/Web_Locks_API
 */
export function holdLock(name: string, withinMs?: number): Promise<(() => void) | undefined> {
  return requestLock(name, withinMs, (isReleased) => answerUntil(name, isReleased));
}

/** Holds a Web Lock as `holdLock` does, for so short a time that other tabs wait for its end. */
export function holdLockBriefly(name: string, withinMs: number): Promise<(() => void) | undefined> {
  return requestLock(name, withinMs, (isReleased) => isReleased);
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
