import { type RefObject, useEffect } from 'react';

/**
 * Scrolls an element into view after it is mounted, unless the focus has gone on by then; instantly, so that there is no
 * motion to reduce.
 */
export function useScrolledIntoView(element: RefObject<Element | null>): void {
  useEffect(() => {
    // In the next frame, which does the layout anyway: here it would be forced synchronously.
    const focused = document.activeElement;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== focused) return;
      element.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [element]);
}
