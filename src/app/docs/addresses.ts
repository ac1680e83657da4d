import { DOCS_PATH } from '../../policy/docs-path.ts';

/** The address of a page by the name of its file in `docs/`. */
export const pagePath = (name: string) => `${DOCS_PATH}${name}/`;

/** `library.md#factories`, `schema.schema.json` */
const LINK_BESIDE = /^([\w.-]+?)(\.md)?(#.*)?$/;

/**
 * The address on the site that a link in a page of `docs/` leads to.
 * @returns undefined for a file of the repository, which the site does not have
 */
export function siteAddress(href: string): string | undefined {
  if (href.startsWith('#') || href.startsWith('https://')) return href;
  const [, name, isPage, hash = ''] = LINK_BESIDE.exec(href) ?? [];
  if (name === undefined) return;
  return isPage ? pagePath(name) + hash : DOCS_PATH + name;
}

/** Gives each heading of a page the anchor that GitHub gives it: equal ones are numbered. */
export function createAnchors(): (text: string) => string {
  const counts = new Map<string, number>();
  return (text) => {
    const anchor = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    const count = counts.get(anchor) ?? 0;
    counts.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  };
}
