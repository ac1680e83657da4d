import { pageElement } from '../lib/page-element.ts';

/**
 * Says that a lazy chunk failed to load, as after a deploy or without a network. Toasts are a lazy chunk too. If they
 * fail as well, the alert region shows a copy of the toast in `index.html`.
 */
export async function notifyNotLoaded(): Promise<void> {
  const template = pageElement('not-loaded');
  if (!(template instanceof HTMLTemplateElement)) return;
  const toast = document.importNode(template.content, true).firstElementChild;
  if (!(toast instanceof HTMLElement)) return;
  try {
    const { showNotLoaded } = await import('./show-message.tsx');
    showNotLoaded(toast);
  } catch (error) {
    console.warn(error);
    showCopy(toast);
  }
}

/** The copy behaves like `Toast` in `toast-regions.tsx`. */
function showCopy(toast: HTMLElement): void {
  let previousFocus: HTMLElement | undefined;
  const remove = () => {
    if (toast.contains(document.activeElement)) previousFocus?.focus();
    toast.remove();
  };
  toast.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.ariaLabel === 'Dismiss') remove();
    else if (button) location.reload();
  });
  toast.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // It would close the dialog below.
    event.stopPropagation();
    remove();
  });
  toast.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !toast.contains(relatedTarget)) previousFocus = relatedTarget;
  });
  // A press would move the focus out of a dialog.
  toast.addEventListener('mousedown', (event) => event.preventDefault());
  pageElement('toasts-alert')?.replaceChildren(toast);
}
