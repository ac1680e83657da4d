import { type PageMeta, site } from '../site.ts';

let entered = false;

/** Names the page in its head and, after a navigation, moves the focus to its heading. */
export function enterPage(meta: PageMeta): void {
  document.title = meta.title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', meta.description);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', site.origin + meta.path);
  if (entered) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  entered = true;
}
