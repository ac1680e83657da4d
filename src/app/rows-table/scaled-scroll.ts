/**
 * In pixels. Firefox lays out 17.8 million, but keeps sticky elements within 8.95 million (2^29 app units, 60 a pixel:
 * https://searchfox.org/mozilla-central/source/layout/generic/StickyScrollContainer.cpp). More content is scrolled to scale.
 */
export const SCROLL_HEIGHT_MAX = 7_500_000;

/** In pixels. Browsers round heights and scroll positions, so the last position may be a fraction short. */
const ROUNDING = 1;

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

/** The scroll position of the content's end, where it is scaled. */
function scrollTopMax({ view }: Extent): number {
  return SCROLL_HEIGHT_MAX - view - ROUNDING;
}

/** The offset in the content at a scroll position. */
export function offsetAt(scrollTop: number, extent: Extent): number {
  if (!isScaled(extent)) return clampOffset(scrollTop, extent);
  const share = scrollTop / scrollTopMax(extent);
  return clampOffset(share * (extent.content - extent.view), extent);
}

/** The scroll position that shows an offset in the content. */
export function scrollTopAt(offset: number, extent: Extent): number {
  if (!isScaled(extent)) return offset;
  return (offset / (extent.content - extent.view)) * scrollTopMax(extent);
}

/**
 * Whether two scroll positions show the same offset. Firefox rounds a position that was set to whole pixels of the screen in
 * a later frame, and each pixel of scaled content is several of the content.
 */
export function isSamePosition(a: number, b: number, extent: Extent): boolean {
  return isScaled(extent) ? Math.abs(a - b) < ROUNDING : a === b;
}
