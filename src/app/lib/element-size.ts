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
