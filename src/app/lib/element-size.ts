export interface Size {
  /** In pixels, with padding and scroll bars. */
  readonly width: number;
  readonly height: number;
}

/** Reports an element's size after layout and on every change, without forcing a layout. Returns a cleanup function. */
export function observeSize(element: Element, onChange: (size: Size) => void): () => void {
  const observer = new ResizeObserver((entries) => {
    const [box] = entries.at(-1)?.borderBoxSize ?? [];
    if (box) onChange({ width: Math.round(box.inlineSize), height: Math.round(box.blockSize) });
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

/** Reports whether content is out of view to the right, whenever that changes. Returns a cleanup function. */
export function observeHiddenColumns(
  element: HTMLElement,
  onChange: (hidden: HiddenColumns) => void,
): () => void {
  let before: HiddenColumns | undefined;
  const check = () => {
    const { scrollLeft, scrollWidth, clientWidth, clientHeight, offsetWidth, offsetHeight } = element;
    const any = scrollLeft + clientWidth < scrollWidth - 1;
    const scrollBarWidth = offsetWidth - clientWidth;
    const scrollBarHeight = offsetHeight - clientHeight;
    const same = before?.scrollBarWidth === scrollBarWidth && before.scrollBarHeight === scrollBarHeight;
    if (same && before?.any === any) return;
    before = { any, scrollBarWidth, scrollBarHeight };
    onChange(before);
  };
  const stop = observeSize(element, check);
  element.addEventListener('scroll', check, { passive: true });
  return () => {
    stop();
    element.removeEventListener('scroll', check);
  };
}
