let at = Number.POSITIVE_INFINITY;

/** Records when the visitor first clicks, touches or types. */
export function recordFirstTouch(): void {
  const record = () => {
    at = Math.min(at, performance.now());
  };
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, record, { capture: true, once: true });
}

/** In milliseconds since the page began to load; infinite before it. */
export function firstTouch(): number {
  return at;
}
