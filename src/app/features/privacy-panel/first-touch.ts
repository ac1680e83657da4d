let at = Number.POSITIVE_INFINITY;

/** Notes when the visitor first clicks, touches or types. */
export function watchFirstTouch(): void {
  const note = () => {
    at = Math.min(at, performance.now());
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, note, { capture: true, once: true });
}

/** In milliseconds since the page began to load; infinite before it. */
export function firstTouch(): number {
  return at;
}
