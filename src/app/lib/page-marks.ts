/** A part of the page, as in the data attribute that marks the root element. */
type PagePart = 'consent-banner' | 'dialog' | 'inspector' | 'studio' | 'toast';

const counts = new Map<PagePart, number>();

/**
 * Marks the root element while a part is on the page. Style sheets select by the mark, because Chromium searches the whole
 * document for `:root:has()` after each change, and styles anew each element that such a rule is about: all rows of the Studio.
 *
 * @returns removes the mark, unless the page has another part of the same name
 */
export function markPage(part: PagePart): () => void {
  const count = (change: 1 | -1) => {
    const parts = (counts.get(part) ?? 0) + change;
    counts.set(part, parts);
    document.documentElement.toggleAttribute(`data-${part}`, parts > 0);
  };
  count(1);
  return () => count(-1);
}
