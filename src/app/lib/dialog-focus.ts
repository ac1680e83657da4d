import { useLayoutEffect } from 'react';
import { holdFocus } from './focus.ts';
import { focusContent } from './landmarks.ts';

/** The dialogs that are open, and whether each edits what the page shows. */
const dialogs: { readonly editsPage: boolean }[] = [];

/** The dialog on top: what is behind it cannot be used. */
export function topDialog(): { readonly editsPage: boolean } | undefined {
  return dialogs.at(-1);
}

/**
 * Returns the focus to the element that had it when a dialog opened, or moves it to the control that is wanted meanwhile.
 * Headless UI does so only for elements that were focused after its own module had loaded.
 */
export function useDialogFocus(open: boolean, editsPage: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    const dialog = { editsPage };
    dialogs.push(dialog);
    return () => {
      dialogs.splice(dialogs.indexOf(dialog), 1);
      const release = holdFocus();
      // After Headless UI's own attempt, when the page is no longer inert.
      requestAnimationFrame(() => {
        const now = document.activeElement;
        const isLost = now === null || now === document.body || now.closest('[role="dialog"]') !== null;
        // The opener may have been removed, as the cookie banner is.
        const isThere = before instanceof HTMLElement && before.isConnected;
        if (isLost && isThere) before.focus();
        else if (isLost) focusContent();
        requestAnimationFrame(release);
      });
    };
  }, [open, editsPage]);
}
