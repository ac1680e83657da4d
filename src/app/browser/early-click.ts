/**
 * Keeps the last button clicked, by pointer or key, while the page's HTML stands and nothing answers to it yet.
 * Returns how to end that: the button is then clicked again, where it still stands.
 */
export function keepEarlyClick(): () => void {
  let clicked: HTMLElement | null = null;
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) clicked = button;
  };
  addEventListener('click', keep, true);
  return () => {
    removeEventListener('click', keep, true);
    if (clicked?.isConnected) clicked.click();
  };
}
