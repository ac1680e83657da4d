const EVENTS = ['pointerup', 'mousedown', 'mouseup', 'click', 'dblclick'] as const;

/** Whether the current press is the second of a double click whose first opened or closed a dialog. */
let isStray = false;
let firstLayer: Element | null = null;

/** The dialog that contains the target; null for the page below. */
function layerOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest('[role="dialog"]') : null;
}

function listen(event: MouseEvent): void {
  if (event.type === 'mousedown') {
    if (event.detail <= 1) firstLayer = layerOf(event);
    isStray = event.detail > 1 && firstLayer !== layerOf(event);
  }
  // A click by keyboard has `detail` 0.
  if (!isStray || (event.type === 'click' && event.detail === 0)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Blocks the second click of a double click on what its first click opened. Returns a cleanup function. */
export function guardDoubleClicks(): () => void {
  for (const type of EVENTS) addEventListener(type, listen, true);
  return () => {
    for (const type of EVENTS) removeEventListener(type, listen, true);
  };
}
