import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** In pixels: a press that moves less is a click. */
const MOVE_MIN = 4;

/** The handlers of a box that a mouse scrolls by dragging. Fingers scroll it without them. */
export function useDragScroll() {
  const last = useRef<{ readonly x: number; readonly y: number; readonly isDrag: boolean }>(undefined);
  /** The press that ends a drag is no click. */
  const isDragged = useRef(false);
  const end = () => {
    last.current = undefined;
  };
  return {
    onPointerDown({ pointerType, button, clientX: x, clientY: y }: PointerEvent) {
      isDragged.current = false;
      if (pointerType !== 'touch' && button === 0) last.current = { x, y, isDrag: false };
    },
    onPointerMove({ currentTarget, pointerId, buttons, clientX: x, clientY: y }: PointerEvent) {
      const from = last.current;
      if (!from) return;
      if (buttons === 0) return end();
      if (!from.isDrag && Math.hypot(x - from.x, y - from.y) < MOVE_MIN) return;
      if (!from.isDrag) currentTarget.setPointerCapture(pointerId);
      currentTarget.scrollBy({ left: from.x - x, top: from.y - y, behavior: 'instant' });
      last.current = { x, y, isDrag: true };
      isDragged.current = true;
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture(event: MouseEvent) {
      // A key clicks, too.
      if (!isDragged.current || event.detail === 0) return;
      isDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
