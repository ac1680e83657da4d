import { type RefObject, useEffect, useRef, useState } from 'react';
import { onPress } from '../../lib/press.ts';

/** In pixels: shorter moves are a finger's tremble. */
const MOVE_MIN = 8;
/** In pixels. A part that scrolls less would not scroll at all without the bar, and nothing would bring the bar back. */
const SCROLL_MIN = 100;

interface BarAway {
  /** The bar itself. */
  readonly element: RefObject<HTMLElement | null>;
  readonly isAway: boolean;
  readonly reveal: () => void;
}

/**
 * Calls the function with the newest value, after the press if a pointer is pressed. The bar stands still during a press:
 * otherwise the release meets another control than the press, and the browser dispatches no click.
 */
function createStill(bar: RefObject<HTMLElement | null>, change: (isAway: boolean) => void) {
  let isPressed = false;
  let next: boolean | undefined;
  let frame = 0;
  const setMargin = (margin: string) => {
    bar.current?.style.setProperty('margin-top', margin);
    bar.current?.style.setProperty('transition-property', margin && 'none');
  };
  const release = () => {
    setMargin('');
    if (next !== undefined) change(next);
    next = undefined;
  };
  const stopListening = onPress(
    () => {
      cancelAnimationFrame(frame);
      isPressed = true;
      if (bar.current?.getAnimations().length) setMargin(getComputedStyle(bar.current).marginTop);
    },
    () => {
      isPressed = false;
      // The click follows the release within the same frame.
      frame = requestAnimationFrame(release);
    },
  );
  const request = (isAway: boolean) => {
    if (isPressed) next = isAway;
    else change(isAway);
  };
  return {
    request,
    stop: () => {
      stopListening();
      cancelAnimationFrame(frame);
    },
  };
}

/**
 * Whether a narrow screen's bar is out of view: it goes when the visitor scrolls a part of the page down, and comes back
 * when they scroll up, or when another part is shown. Stands still while a pointer is pressed.
 * @param shown names the part that is shown
 */
export function useBarAway(content: RefObject<HTMLElement | null>, shown: string): BarAway {
  const bar = useRef<HTMLElement>(null);
  const [isAway, setAway] = useState(false);
  const change = useRef<(isAway: boolean) => void>(setAway);
  const [shownBefore, setShownBefore] = useState(shown);
  if (shown !== shownBefore) {
    setShownBefore(shown);
    setAway(false);
  }
  useEffect(() => {
    const still = createStill(bar, setAway);
    change.current = still.request;
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
      if (moved > 0) still.request(scrollHeight - clientHeight >= SCROLL_MIN);
      else if (!isAtEnd || scrollTop === 0) still.request(false);
    };
    const element = content.current;
    element?.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      element?.removeEventListener('scroll', onScroll, { capture: true });
      still.stop();
    };
  }, [content]);
  return { element: bar, isAway, reveal: () => change.current(false) };
}
