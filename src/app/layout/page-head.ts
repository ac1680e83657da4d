import { moveFocus, PAGE_HEADING } from '../lib/focus.ts';
import { type PageMeta, site } from '../site.ts';

let entered = false;

/** Updates the document's head and, after a navigation, focuses the heading. */
export function enterPage(meta: PageMeta): void {
  document.title = meta.title;
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', site.origin + meta.path);
  if (entered) moveFocus(PAGE_HEADING);
  entered = true;
}
