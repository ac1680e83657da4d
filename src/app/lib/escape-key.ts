/** Calls `pressed` for Escape, wherever the focus is. Returns a cleanup function. */
export function onEscapeKey(pressed: () => void): () => void {
  const listen = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') pressed();
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}
