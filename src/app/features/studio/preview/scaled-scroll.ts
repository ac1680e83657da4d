/** In pixels. Firefox lays out 17.8 million, Chromium 33.5: more content is scrolled to scale. */
export const SCROLL_HEIGHT_MAX = 15_000_000;

/** Content, and the part of it that is in view, in pixels. */
export interface Extent {
  readonly content: number;
  readonly view: number;
}

/** How high the scrolled element is. */
export function scrollHeight({ content }: Extent): number {
  return Math.min(content, SCROLL_HEIGHT_MAX);
}

export function isScaled({ content }: Extent): boolean {
  return content > SCROLL_HEIGHT_MAX;
}

/** The offset in the content that is the nearest possible one. */
export function clampOffset(offset: number, { content, view }: Extent): number {
  return Math.max(0, Math.min(offset, content - view));
}

/** The offset in the content at a scroll position. */
export function offsetAt(scrollTop: number, extent: Extent): number {
  if (!isScaled(extent)) return clampOffset(scrollTop, extent);
  const share = scrollTop / (SCROLL_HEIGHT_MAX - extent.view);
  return clampOffset(share * (extent.content - extent.view), extent);
}

/** The scroll position that shows an offset in the content. */
export function scrollTopAt(offset: number, extent: Extent): number {
  if (!isScaled(extent)) return offset;
  return (offset / (extent.content - extent.view)) * (SCROLL_HEIGHT_MAX - extent.view);
}
