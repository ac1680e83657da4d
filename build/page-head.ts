import { type PageMeta, pages, site } from '../src/app/site.ts';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}

/**
 * The elements of a page's head that search engines and previews of links read, and its fonts.
 * @param text describes the page
 * @param fonts the addresses of fonts to preload
 * @param more other elements
 */
export function pageHead(
  meta: PageMeta,
  text: string,
  fonts: readonly string[],
  more: readonly string[],
): string {
  const title = escapeHtml(meta.title);
  const description = escapeHtml(text);
  const url = site.origin + meta.path;
  const image = `${site.origin}/social-card.png`;
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    meta.path === pages.notFound.path
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${url}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${site.name}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${url}">`,
    `<meta property="og:image" content="${image}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${site.name}: ${site.tagline}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    ...more,
  ].join('\n    ');
}
