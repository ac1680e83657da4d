/**
 * Says that a lazy chunk failed to load, as after a deploy or without a network. Toasts are a lazy chunk too. If they
 * fail as well, the alert region shows a copy of the toast in `index.html`.
 */
export async function notifyNotLoaded(): Promise<void> {
  const toast = document.querySelector<HTMLTemplateElement>('#not-loaded')?.content.querySelector('div');
  if (!toast) return;
  try {
    const { showNotLoaded } = await import('./show-message.tsx');
    showNotLoaded(toast);
  } catch (error) {
    console.warn(error);
    showCopy(document.importNode(toast, true));
  }
}

/** The copy behaves like `Toast` in `toast-regions.tsx`. */
function showCopy(toast: HTMLElement): void {
  const [reload, dismiss] = toast.querySelectorAll('button');
  let previousFocus: HTMLElement | undefined;
  const remove = () => {
    if (toast.contains(document.activeElement)) previousFocus?.focus();
    toast.remove();
  };
  reload?.addEventListener('click', () => location.reload());
  dismiss?.addEventListener('click', remove);
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
  document.getElementById('toasts-alert')?.replaceChildren(toast);
}
