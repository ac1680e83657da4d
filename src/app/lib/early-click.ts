let clicked: HTMLElement | null = null;

/** React gets no such event: once it has its listeners it would hydrate at once and answer the click, which is repeated. */
function remember(event: Event): void {
  if (!(event.target instanceof Element)) return;
  // A card answers clicks anywhere on it.
  const control = event.target.closest<HTMLElement>('button, article');
  if (!control) return;
  clicked = control;
  event.stopPropagation();
}

// `vite.config.ts` puts this file into a chunk of its own, which runs before the page's code has loaded.
addEventListener('click', remember, true);

/** Repeats the last click on a button or a card that came before hydration. To be called in an effect of the first render. */
export function replayEarlyClick(): void {
  removeEventListener('click', remember, true);
  if (clicked?.isConnected) clicked.click();
  clicked = null;
}
