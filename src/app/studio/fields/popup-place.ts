/** In pixels. */
const GAP = 4;
const MARGIN = 8;
const WIDTH_MIN = 352;
const HEIGHT_MAX = 384;
/** Less room below, and the popup opens above. */
const HEIGHT_MIN = 200;

/** Puts a popup below its control, or above where there is more room, within the window. */
function placePopup(popup: HTMLElement, control: Element): void {
  const { left, top, bottom, width } = control.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const height = window.visualViewport?.height ?? innerHeight;
  const below = height - bottom - GAP - MARGIN;
  const above = top - GAP - MARGIN;
  const isAbove = below < HEIGHT_MIN && above > below;
  const wide = Math.min(Math.max(width, WIDTH_MIN), clientWidth - 2 * MARGIN);
  popup.style.width = `${wide}px`;
  popup.style.left = `${Math.max(MARGIN, Math.min(left, clientWidth - wide - MARGIN))}px`;
  popup.style.maxHeight = `${Math.min(HEIGHT_MAX, isAbove ? above : below)}px`;
  popup.style.top = isAbove ? 'auto' : `${bottom + GAP}px`;
  popup.style.bottom = isAbove ? `${innerHeight - top + GAP}px` : 'auto';
}

/** Keeps it there while what is around it scrolls or changes its size. Returns a cleanup function. */
export function keepPlaced(popup: HTMLElement, control: Element): () => void {
  const place = () => placePopup(popup, control);
  place();
  addEventListener('scroll', place, { capture: true, passive: true });
  // `main` changes its size with the window, and on a narrow screen when the bar above it appears or disappears.
  const observer = new ResizeObserver(place);
  observer.observe(control.closest('main') ?? control);
  return () => {
    removeEventListener('scroll', place, { capture: true });
    observer.disconnect();
  };
}
