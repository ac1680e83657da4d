import { type RefObject, useEffect } from 'react';

/** Scrolls to an element once it is drawn, as far as it is out of view. At once, so that there is no motion to reduce. */
export function useScrolledIntoView(element: RefObject<Element | null>): void {
  useEffect(() => {
    // In the frame that lays it out: before, the page would be laid out for it alone.
    const frame = requestAnimationFrame(() =>
      element.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [element]);
}
