import { type RefObject, useEffect, useState } from 'react';

/** In pixels: shorter moves are a finger's tremble. */
const MOVE_MIN = 8;
/** In pixels. A part that scrolls less would not scroll at all without the bar, and nothing would bring the bar back. */
const SCROLL_MIN = 100;

interface BarAway {
  readonly isAway: boolean;
  readonly reveal: () => void;
}

/**
 * Whether a narrow screen's bar is out of view: it goes when the visitor scrolls a part of the page down, and comes back
 * when they scroll up, or when another part is shown.
 * @param shown names the part that is shown
 */
export function useBarAway(content: RefObject<HTMLElement | null>, shown: string): BarAway {
  const [isAway, setAway] = useState(false);
  const [shownBefore, setShownBefore] = useState(shown);
  if (shown !== shownBefore) {
    setShownBefore(shown);
    setAway(false);
  }
  useEffect(() => {
    const tops = new WeakMap<Element, number>();
    const onScroll = ({ target }: Event) => {
      // A list that opens over the page scrolls to what is selected.
      if (!(target instanceof Element) || target.matches('[role="listbox"]')) return;
      const { scrollTop, scrollHeight, clientHeight } = target;
      const moved = scrollTop - (tops.get(target) ?? 0);
      if (Math.abs(moved) < MOVE_MIN) return;
      tops.set(target, scrollTop);
      // Without the bar the part is higher, and the browser scrolls up what was at the end.
      const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
      if (moved > 0) setAway(scrollHeight - clientHeight >= SCROLL_MIN);
      else if (!isAtEnd || scrollTop === 0) setAway(false);
    };
    const element = content.current;
    element?.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => element?.removeEventListener('scroll', onScroll, { capture: true });
  }, [content]);
  return { isAway, reveal: () => setAway(false) };
}
