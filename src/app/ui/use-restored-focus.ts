import { useLayoutEffect } from 'react';

/**
 * Returns the focus to the element that had it when a dialog opened. Headless UI does so only for elements that were
 * focused after its own module had loaded.
 */
export function useRestoredFocus(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    return () => {
      // After Headless UI's own attempt, when the page is no longer inert.
      requestAnimationFrame(() => {
        const now = document.activeElement;
        const lost = now === null || now === document.body || now.closest('[role="dialog"]') !== null;
        if (!lost) return;
        // The opener may have been removed, as the cookie banner is.
        const next = before?.isConnected ? before : document.querySelector('#content');
        if (next instanceof HTMLElement) next.focus({ preventScroll: next !== before });
      });
    };
  }, [open]);
}
