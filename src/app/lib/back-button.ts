/** The property of `history.state` that marks a dialog's entry. */
const DIALOG_STATE = 'dialog';

/** Closes each open dialog. */
const closers = new Set<() => void>();
/** Actions that run once the history is in step. */
let pendingActions: (() => void)[] = [];
/** Whether our own `history.back()` is pending: it is asynchronous. */
let goingBack = false;

function isDialogEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && DIALOG_STATE in state;
}

/** Keeps one dialog entry on top of the history exactly while a dialog is open. */
function syncHistory(): void {
  if (goingBack) return;
  if (closers.size > 0 && !isDialogEntry()) history.pushState({ [DIALOG_STATE]: true }, '');
  if (closers.size === 0 && isDialogEntry()) {
    goingBack = true;
    history.back();
    return;
  }
  const actions = pendingActions;
  pendingActions = [];
  for (const action of actions) action();
}

/** Clears the set first: a dialog that is still in it would get a new entry, which removes the forward entries. */
function closeAll(): void {
  const closes = [...closers];
  closers.clear();
  for (const close of closes) close();
}

function onPopState(): void {
  if (!goingBack && !isDialogEntry()) closeAll();
  goingBack = false;
  syncHistory();
}

/** Makes Back close an open dialog instead of leaving the page; Forward reopens none. Returns a cleanup function. */
export function handleBackButton(): () => void {
  addEventListener('popstate', onPopState);
  // A reload keeps the dialog's entry, but not the dialog.
  syncHistory();
  return () => removeEventListener('popstate', onPopState);
}

/** Registers an open dialog. Returns a function that unregisters it. */
export function closeOnBack(close: () => void): () => void {
  closers.add(close);
  syncHistory();
  return () => {
    closers.delete(close);
    syncHistory();
  };
}

/** Runs a navigation once a closed dialog's history entry is removed; at once if there is none. */
export function afterClosing(action: () => void): void {
  pendingActions.push(action);
  syncHistory();
}
