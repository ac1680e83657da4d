/** What marks the entry of the history that stands for a dialog over the page. */
const MARK = 'dialog';

/** How to close what is open over the page. */
const openings = new Set<() => void>();
/** What waits until the history is as it should be. */
let waiting: (() => void)[] = [];
/** Whether a step back of our own is under way; the browser takes its time. */
let leaving = false;

function isOnMark(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}

/** The history has a marked entry on top exactly while something is open. */
function settle(): void {
  if (leaving) return;
  if (openings.size > 0 && !isOnMark()) history.pushState({ [MARK]: true }, '');
  if (openings.size === 0 && isOnMark()) {
    leaving = true;
    history.back();
    return;
  }
  const actions = waiting;
  waiting = [];
  for (const action of actions) action();
}

/** Forgets each before it is gone: a mark pushed for it meanwhile would cut off what Forward leads to. */
function closeAll(): void {
  const closes = [...openings];
  openings.clear();
  for (const close of closes) close();
}

function onPopState(): void {
  if (!leaving && !isOnMark()) closeAll();
  leaving = false;
  settle();
}

/** Makes Back close what is open before it leaves the page, and Forward reopen nothing. Returns how to stop. */
export function watchBackButton(): () => void {
  addEventListener('popstate', onPopState);
  // A page that was reloaded with a dialog open shows it no more.
  settle();
  return () => removeEventListener('popstate', onPopState);
}

/** Says that something is open over the page, and how to close it. Returns how to say that it is closed. */
export function closeOnBack(close: () => void): () => void {
  openings.add(close);
  settle();
  return () => {
    openings.delete(close);
    settle();
  };
}

/** Runs a navigation once the entry of a dialog that was just closed is gone; at once if there is none. */
export function afterClosing(action: () => void): void {
  waiting.push(action);
  settle();
}
