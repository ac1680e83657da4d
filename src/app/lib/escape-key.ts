/** Calls back when Escape is pressed, wherever the focus is. Returns how to stop. */
export function onEscapeKey(pressed: () => void): () => void {
  const listen = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') pressed();
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}
