let clicked: HTMLElement | null = null;

function remember({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button) clicked = button;
}

// `vite.config.ts` puts this file into a chunk of its own, which runs before the page's code has loaded.
addEventListener('click', remember, true);

/** Repeats the last click on a button that came before hydration. To be called once. */
export function replayEarlyClick(): void {
  removeEventListener('click', remember, true);
  if (clicked?.isConnected) clicked.click();
}
