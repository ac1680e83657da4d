import { pageHeading } from '../lib/landmarks.ts';
import { type PageMeta, site } from '../site.ts';

let entered: PageMeta | undefined;

/**
 * Updates the document's head and, after a navigation, focuses the heading. The page that takes the place of its loading page
 * focuses it only if the focus was there.
 */
export function enterPage(meta: PageMeta): void {
  document.title = meta.title;
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', site.origin + meta.path);
  const isFree = entered !== meta || document.activeElement === document.body;
  if (entered && isFree) pageHeading.current?.focus({ preventScroll: true });
  entered = meta;
}
