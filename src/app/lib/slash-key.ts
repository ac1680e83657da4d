const takesText = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** Calls back when `/` is pressed where it would not be typed. Returns how to stop. */
export function onSlashKey(pressed: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(takesText)) return;
    event.preventDefault();
    pressed();
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}
