export interface Size {
  /** In pixels, with padding and scroll bars. */
  readonly width: number;
  readonly height: number;
}

/** Tells an element's size once the page is laid out, and whenever it has changed: to ask would lay the page out at once. Returns how to stop. */
export function watchSize(element: Element, tell: (size: Size) => void): () => void {
  const observer = new ResizeObserver((entries) => {
    const [box] = entries.at(-1)?.borderBoxSize ?? [];
    if (box) tell({ width: Math.round(box.inlineSize), height: Math.round(box.blockSize) });
  });
  observer.observe(element, { box: 'border-box' });
  return () => observer.disconnect();
}

export interface HiddenColumns {
  /** Whether there is anything beyond the right edge. */
  readonly any: boolean;
  /** In pixels. */
  readonly scrollBarWidth: number;
  readonly scrollBarHeight: number;
}

/** Tells what of an element's content is out of view to the right, when that has changed. Returns how to stop. */
export function watchHiddenColumns(element: HTMLElement, tell: (hidden: HiddenColumns) => void): () => void {
  let before: HiddenColumns | undefined;
  const check = () => {
    const { scrollLeft, scrollWidth, clientWidth, clientHeight, offsetWidth, offsetHeight } = element;
    const any = scrollLeft + clientWidth < scrollWidth - 1;
    const scrollBarWidth = offsetWidth - clientWidth;
    const scrollBarHeight = offsetHeight - clientHeight;
    const same = before?.scrollBarWidth === scrollBarWidth && before.scrollBarHeight === scrollBarHeight;
    if (same && before?.any === any) return;
    before = { any, scrollBarWidth, scrollBarHeight };
    tell(before);
  };
  const stop = watchSize(element, check);
  element.addEventListener('scroll', check, { passive: true });
  return () => {
    stop();
    element.removeEventListener('scroll', check);
  };
}
