import { pageElement } from '../lib/page-element.ts';
import { markPage } from '../lib/page-marks.ts';

/** Removes the copy of the toast, if the alert region shows one. */
export let removeCopy = () => {};

/** Shows a copy of the toast in `index.html`. The copy behaves like `Toast` in `toast-regions.tsx`. */
export function showCopy(toast: HTMLElement): void {
  let previousFocus: HTMLElement | undefined;
  removeCopy();
  const unmark = markPage('toast');
  removeCopy = () => {
    if (toast.contains(document.activeElement)) previousFocus?.focus();
    toast.remove();
    unmark();
    removeCopy = () => {};
  };
  toast.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.ariaLabel === 'Dismiss') removeCopy();
    else if (button) location.reload();
  });
  toast.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // It would close the dialog below.
    event.stopPropagation();
    removeCopy();
  });
  toast.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !toast.contains(relatedTarget)) previousFocus = relatedTarget;
  });
  // A press would move the focus out of a dialog.
  toast.addEventListener('mousedown', (event) => event.preventDefault());
  pageElement('toasts-alert')?.replaceChildren(toast);
}
