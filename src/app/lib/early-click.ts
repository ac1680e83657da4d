let clicked: HTMLElement | null = null;

function keep({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button) clicked = button;
}

// The build makes a script of this file alone, which comes long before the page's own does.
addEventListener('click', keep, true);

/** Clicks the last button again that was clicked, by pointer or key, before anything answered to it. To be called once. */
export function answerEarlyClick(): void {
  removeEventListener('click', keep, true);
  if (clicked?.isConnected) clicked.click();
}
