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
