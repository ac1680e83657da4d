/** An element of `index.html`, outside of what React renders. */
export function pageElement(
  id: 'root' | 'toasts' | 'toasts-status' | 'toasts-alert' | 'not-loaded',
): HTMLElement | null {
  return document.getElementById(id);
}
