import { type RefObject, useEffect, useState } from 'react';

/** In pixels: shorter moves are a finger's tremble. */
const MOVE_MIN = 8;

interface BarAway {
  readonly isAway: boolean;
  readonly reveal: () => void;
}

/**
 * Whether a narrow screen's bar is out of view: it goes when the visitor scrolls a part of the page down, and comes back
 * when they scroll up.
 */
export function useBarAway(content: RefObject<HTMLElement | null>): BarAway {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const tops = new WeakMap<Element, number>();
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const { scrollTop, scrollHeight, clientHeight } = target;
      const moved = scrollTop - (tops.get(target) ?? 0);
      if (Math.abs(moved) < MOVE_MIN) return;
      tops.set(target, scrollTop);
      // Without the bar the part is higher, and the browser scrolls up what was at the end.
      const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
      if (moved > 0) setAway(true);
      else if (!isAtEnd || scrollTop === 0) setAway(false);
    };
    const element = content.current;
    element?.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => element?.removeEventListener('scroll', onScroll, { capture: true });
  }, [content]);
  return { isAway, reveal: () => setAway(false) };
}
