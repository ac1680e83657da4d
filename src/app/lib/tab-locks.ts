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

/**
 * Holds a Web Lock until the returned function is called or the tab ends. Undefined if another tab keeps the lock: at once if
 * the milliseconds are 0, and otherwise once that tab says so or the milliseconds are over, which are endless if not given.
 * A page that has ended answers nothing, and its locks are free soon: on a busy device after seconds.
 * https://developer.mozilla.org/docs/Web/API/Web_Locks_API
 */
export async function holdLock(name: string, withinMs?: number): Promise<(() => void) | undefined> {
  const wait = withinMs ? createWait(name, withinMs) : undefined;
  const options = withinMs === 0 ? { ifAvailable: true } : wait ? { signal: wait.signal } : {};
  return new Promise((resolve, reject) => {
    const untilReleased = (lock: Lock | null) => {
      wait?.end();
      if (!lock) return resolve(undefined);
      return answerUntil(name, new Promise<void>((release) => resolve(release)));
    };
    navigator.locks.request(name, options, untilReleased).catch((error: unknown) => {
      wait?.end();
      if (wait?.signal.aborted) resolve(undefined);
      else reject(error);
    });
    if (wait) tellTabs(askedChannel(name));
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
