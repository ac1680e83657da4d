import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { observeSize } from '../lib/element-size.ts';
import {
  clampOffset,
  type Extent,
  isSamePosition,
  isScaled,
  offsetAt,
  scrollTopAt,
} from './scaled-scroll.ts';

/** In pixels: what a wheel that counts lines moves by. */
const LINE = 28;

export interface Scroll {
  /** Of the content, from the top, in pixels. */
  readonly offset: number;
  readonly left: number;
  readonly width: number;
  readonly extent: Extent;
  scrollTo(offset: number): void;
}

/**
 * Follows the scrolling of an element over content that may be higher than a browser can lay out. Then the wheel and a
 * finger move by pixels of the content, and the scroll bar by its share.
 * @param expectedHeight an estimate of the element's height in pixels, before its first layout
 */
export function useScroll(
  scroller: RefObject<HTMLElement | null>,
  content: number,
  headHeight: number,
  expectedHeight: number,
): Scroll {
  const [size, setSize] = useState({ width: 800, height: expectedHeight });
  const [offset, setOffset] = useState(0);
  const [left, setLeft] = useState(0);
  /** The scroll position that the offset was put into: it comes back as an event. */
  const written = useRef(0);
  const viewOf = ({ height }: Size) => Math.max(0, height - headHeight);
  const extent = { content, view: viewOf(size) };
  const shown = clampOffset(offset, extent);

  useEffect(
    () =>
      scroller.current
        ? observeSize(scroller.current, () => {
            if (scroller.current) setSize(sizeOf(scroller.current));
          })
        : undefined,
    [scroller],
  );

  function scrollTo(to: number) {
    const next = clampOffset(to, extent);
    setOffset(next);
    const element = scroller.current;
    // Below a message, the space after the content is scrolled to as well.
    if (!element || offsetAt(element.scrollTop, extent) === next) return;
    element.scrollTop = scrollTopAt(next, extent);
    // Rounded by the browser.
    written.current = element.scrollTop;
  }

  const onScroll = useEffectEvent(() => {
    const element = scroller.current;
    if (!element) return;
    setLeft(element.scrollLeft);
    // A frame's scroll events come before its ResizeObserver.
    const measured = sizeOf(element);
    if (measured.height !== size.height) setSize(measured);
    const present = { content, view: viewOf(measured) };
    if (isSamePosition(element.scrollTop, written.current, present)) return;
    written.current = element.scrollTop;
    setOffset(offsetAt(element.scrollTop, present));
  });
  const scaled = isScaled(extent);
  const moveBy = useEffectEvent((pixels: number) => scrollTo(shown + pixels));

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const listen = () => onScroll();
    element.addEventListener('scroll', listen, { passive: true });
    return () => element.removeEventListener('scroll', listen);
  }, [scroller]);

  useEffect(() => {
    const element = scroller.current;
    if (!element || !scaled) return;
    let lastY = 0;
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.shiftKey || event.deltaY === 0) return;
      event.preventDefault();
      moveBy(event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE));
    };
    const onTouchStart = ({ touches: [touch] }: TouchEvent) => {
      lastY = touch?.clientY ?? 0;
    };
    const onTouchMove = ({ touches: [touch] }: TouchEvent) => {
      if (!touch) return;
      moveBy(lastY - touch.clientY);
      lastY = touch.clientY;
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('touchstart', onTouchStart, { passive: true });
    element.addEventListener('touchmove', onTouchMove, { passive: true });
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchstart', onTouchStart);
      element.removeEventListener('touchmove', onTouchMove);
    };
  }, [scroller, scaled]);

  // Another number of rows, or another height: the same rows stay in view, at another position of the scroll bar.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position follows these, not the offset.
  useLayoutEffect(() => {
    // At the top nothing moves, and reading the position would force a layout.
    if (shown > 0 || written.current > 0) scrollTo(shown);
  }, [content, size.height]);

  return { offset: shown, left, width: size.width, extent, scrollTo };
}

/** In pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement): Size {
  return { width: clientWidth, height: clientHeight };
}
