/**
 * Calls a function when a pointer is pressed, and another one once the press has ended. A press on a scroll bar ends at the
 * next move, because browsers may dispatch no `pointerup` for it. Returns a cleanup function.
 */
export function onPress(pressed: () => void, released: () => void): () => void {
  let endPress: (() => void) | undefined;
  const release = () => {
    endPress?.();
    endPress = undefined;
    released();
  };
  const releaseIfUp = ({ buttons }: PointerEvent) => buttons === 0 && release();
  const press = () => {
    endPress?.();
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, options);
    addEventListener('pointermove', releaseIfUp, options);
    endPress = () => listeners.abort();
    pressed();
  };
  addEventListener('pointerdown', press, true);
  return () => {
    removeEventListener('pointerdown', press, true);
    endPress?.();
  };
}
