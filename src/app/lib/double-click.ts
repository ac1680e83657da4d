const EVENTS = ['pointerup', 'mousedown', 'mouseup', 'click', 'dblclick'] as const;

/** Whether the press under way is the second half of a double click whose first half opened or closed a dialog. */
let stray = false;
let firstLayer: Element | null = null;

/** The dialog that an event happens in; null for the page below. */
function layerOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest('[role="dialog"]') : null;
}

function listen(event: MouseEvent): void {
  if (event.type === 'mousedown') {
    if (event.detail <= 1) firstLayer = layerOf(event);
    stray = event.detail > 1 && firstLayer !== layerOf(event);
  }
  // A key's click has no presses: its detail is 0.
  if (!stray || (event.type === 'click' && event.detail === 0)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Keeps a double click from reaching what its first half has brought under the pointer. Returns how to stop. */
export function guardDoubleClicks(): () => void {
  for (const type of EVENTS) addEventListener(type, listen, true);
  return () => {
    for (const type of EVENTS) removeEventListener(type, listen, true);
  };
}
