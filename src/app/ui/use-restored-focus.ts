import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to what had it when a dialog opened, where Headless UI cannot: it knows only what was
 * focused after its own code had loaded.
 */
export function useRestoredFocus(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    return () => {
      // Once Headless UI has had its turn and the page is no longer inert.
      requestAnimationFrame(() => {
        const now = document.activeElement;
        const lost = now === null || now === document.body || now.closest('[role="dialog"]') !== null;
        if (!lost) return;
        // What opened the dialog may be gone by now, as the cookie banner is.
        const next = before?.isConnected ? before : document.querySelector('#content');
        if (next instanceof HTMLElement) next.focus({ preventScroll: next !== before });
      });
    };
  }, [open]);
}
