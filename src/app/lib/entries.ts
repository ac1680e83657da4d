import type { Clock } from './clock.ts';

/** A page in one state: what an entry of the session history says about it, and the address that holds it. */
export interface Page {
  /** Names the document. Undefined for an address that a person has entered, or that a link leads to. */
  readonly document: string | undefined;
  /** The part of the address that holds the document, from `#` on; empty if the address holds none. */
  readonly hash: string;
  /** Names the text of the document’s draft that this page has read or written last; undefined if there is none. */
  readonly kept?: string | undefined;
}

/** The session history of one tab, https://html.spec.whatwg.org/multipage/nav-history-apis.html. */
export interface TabHistory {
  /** The state of the entry on top. */
  state(): unknown;
  /** The path of the address. */
  path(): string;
  /** The fragment of the address, from `#` on. */
  hash(): string;
  replace(state: object, hash: string): void;
  push(state: object): void;
  /** Goes to the entry after this one or before it, and tells the listener some time later. */
  go(by: 1 | -1): void;
  /** Calls the listener after each move to another entry of this page. Returns a cleanup function. */
  onMoved(listener: () => void): () => void;
}

export interface Entries {
  /** Follows the history until the returned function is called. Removes the entry of a dialog that a reload has closed. */
  follow(): () => void;
  /** The newest copy of the page on top, after the entry of a closed dialog is removed; opens its slot. */
  start(): Promise<Page>;
  /** Writes the page of the open slot into the entry on top, whatever its kind. */
  describe(page: Page): void;
  /** Calls the function when the person has moved to another slot. Returns a cleanup function. */
  onArrived(arrived: (page: Page) => void): () => void;
  /** Registers an open dialog, which Back closes. Returns a function that unregisters it. */
  openOverlay(close: () => void): () => void;
  /** Runs a navigation after the entry of a closed dialog is removed; at once if there is none. */
  afterOverlays(action: () => void): void;
}

/** A page in an entry: a slot’s entries hold copies of one page, and the copy with the highest revision is the newest. */
interface Copy extends Page {
  readonly slot: string;
  readonly revision: number;
}

/** The property of an entry’s state that marks the entry of a dialog, and the one of such an entry below another page’s. */
const OVERLAY = 'dialog';
const COVERED = 'covered';

/** A browser answers within milliseconds. It never does if the entry on top is the first or the last one of its tab. */
const MOVED_WITHIN_MS = 2000;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/**
 * The entries of a tab’s history. A dialog has an entry of its own on top of its page’s entry, in the same slot. What is
 * edited below a dialog is written into the dialog’s entry, and carried to the page’s entry as soon as that is on top.
 *
 * @param property the property of an entry’s state that holds the copy of the page
 * @param newSlot makes an id
 */
export function createEntries(
  history: TabHistory,
  property: string,
  newSlot: () => string,
  clock: Clock,
): Entries {
  /** The newest copies, by slot. */
  const copies = new Map<string, Copy>();
  /** Each closes an open dialog. */
  const closers = new Set<() => void>();
  const arrivals = new Set<(page: Page) => void>();
  let actions: (() => void)[] = [];
  let starts: ((page: Page) => void)[] = [];
  /** The slot whose page is open, and the path of that page. */
  let slot: string | undefined;
  let path: string | undefined;
  /** The fragment of the entry below a dialog’s. */
  let hashBelow: string | undefined;
  /** Ends the wait for our own move, if one is pending. */
  let endWait: (() => void) | undefined;
  /** Ends the wait for our own move that a link has overtaken: the move leads from the link’s entry back to the dialog’s. */
  let endOvertaken: (() => void) | undefined;

  function top(): Readonly<Record<string, unknown>> {
    const state = history.state();
    return typeof state === 'object' && state !== null ? { ...state } : {};
  }

  const isOverlay = () => OVERLAY in top();

  /** The copy in the entry on top. */
  function copyOnTop(): Copy | undefined {
    const value = top()[property];
    if (typeof value !== 'object' || value === null) return undefined;
    const { slot: id, document, revision, kept }: Partial<Record<keyof Copy, unknown>> = value;
    if (typeof id !== 'string' || typeof revision !== 'number') return undefined;
    return { slot: id, document: textOf(document), hash: history.hash(), revision, kept: textOf(kept) };
  }

  function note(copy: Copy | undefined): void {
    if (copy && copy.revision > (copies.get(copy.slot)?.revision ?? -1)) copies.set(copy.slot, copy);
  }

  function write({ hash, ...mark }: Copy): void {
    history.replace({ ...top(), [property]: mark }, hash);
  }

  /** Brings the entry on top up to date, if it is of the open slot. */
  function refresh(): void {
    const onTop = copyOnTop();
    const newest = slot === undefined ? undefined : copies.get(slot);
    if (newest && onTop && onTop.slot === slot && newest.revision > onTop.revision) write(newest);
  }

  /** Leaves the entry of a closed dialog: for the page below it, or for the one above if that was reached from below. */
  function leaveOverlay(): void {
    const isFromBelow = slot !== undefined && copyOnTop()?.slot === slot;
    if (slot !== undefined && !isFromBelow) history.replace({ ...top(), [COVERED]: true }, history.hash());
    endWait = clock.after(MOVED_WITHIN_MS, () => {
      // No entry is there: this one becomes the page’s own.
      const { [OVERLAY]: _, ...state } = top();
      history.replace(state, history.hash());
      endWait = undefined;
      settle();
    });
    history.go(isFromBelow && COVERED in top() ? 1 : -1);
  }

  /** Keeps a dialog’s entry on top exactly while a dialog is open, and does what waits for that. */
  function settle(): void {
    if (endWait) return;
    note(copyOnTop());
    if (isOverlay() && closers.size === 0) {
      leaveOverlay();
      return;
    }
    if (!isOverlay() && closers.size > 0) {
      hashBelow = history.hash();
      history.push({ ...top(), [OVERLAY]: true });
    }
    refresh();
    if (starts.length > 0) {
      path = history.path();
      openTop(starts);
      starts = [];
    }
    const waiting = actions;
    actions = [];
    for (const action of waiting) action();
  }

  /** Opens the slot of the entry on top. */
  function openTop(listeners: Iterable<(page: Page) => void>): void {
    slot = copyOnTop()?.slot ?? newSlot();
    const page = copies.get(slot) ?? { slot, document: undefined, hash: history.hash(), revision: 0 };
    copies.set(slot, page);
    if (copyOnTop()?.slot !== slot) write(page);
    for (const listener of listeners) listener(page);
  }

  /** Clears the set first: a dialog that is still in it would get a new entry, which removes the forward entries. */
  function closeAll(): void {
    const closes = [...closers];
    closers.clear();
    for (const close of closes) close();
  }

  function onMoved(): void {
    if (endOvertaken && isOverlay()) {
      endOvertaken();
      endOvertaken = undefined;
      history.go(1);
      return;
    }
    const isReturn = endWait !== undefined;
    // A link’s entry has no state.
    if (isReturn && history.state() === null) {
      endOvertaken = clock.after(MOVED_WITHIN_MS, () => {
        endOvertaken = undefined;
      });
    }
    endWait?.();
    endWait = undefined;
    note(copyOnTop());
    const isBelow = (isReturn || closers.size > 0) && history.hash() === hashBelow;
    if (!isReturn) closeAll();
    const open = slot === undefined ? undefined : copies.get(slot);
    // The dialog was open before the page was.
    if (isBelow && open && !copyOnTop() && history.path() === path) write(open);
    settle();
    const isArrival = !endWait && slot !== undefined && copyOnTop()?.slot !== slot;
    // Another page of the site opens and closes no document.
    if (isArrival && history.path() === path) openTop(arrivals);
  }

  return {
    follow() {
      const stop = history.onMoved(onMoved);
      settle();
      return stop;
    },
    start: () =>
      new Promise((resolve) => {
        starts.push(resolve);
        settle();
      }),
    describe(page) {
      if (slot === undefined) return;
      const before = copies.get(slot);
      const isSame =
        before !== undefined &&
        before.document === page.document &&
        before.hash === page.hash &&
        before.kept === page.kept;
      const copy = isSame ? before : { ...page, slot, revision: (before?.revision ?? 0) + 1 };
      copies.set(slot, copy);
      const onTop = copyOnTop();
      const isWritten = onTop?.slot === slot && onTop.revision === copy.revision && onTop.hash === copy.hash;
      if (!endWait && !isWritten && history.path() === path) write(copy);
    },
    onArrived(arrived) {
      arrivals.add(arrived);
      return () => {
        arrivals.delete(arrived);
        if (arrivals.size === 0) slot = undefined;
      };
    },
    openOverlay(close) {
      closers.add(close);
      settle();
      return () => {
        closers.delete(close);
        settle();
      };
    },
    afterOverlays(action) {
      actions.push(action);
      settle();
    },
  };
}
