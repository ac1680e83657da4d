import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { StaticPage } from '../src/app/site.ts';
import { DOCS_PATH } from '../src/policy/docs-path.ts';
import { pageHead } from './page-head.ts';

export type RenderDocs = (sources: Readonly<Record<string, string>>) => readonly StaticPage[];

export const DOCS_RENDERER = 'src/app/docs/render-docs.tsx';
const STYLES = 'src/app/docs/docs.css';
const FOLDER = 'docs';
const PAGE = '.md';

/** The Markdown of each page of `docs/` by its name. */
function readSources(root: string): Readonly<Record<string, string>> {
  const files = readdirSync(join(root, FOLDER)).filter((file) => file.endsWith(PAGE));
  return Object.fromEntries(
    files.map((file) => [file.slice(0, -PAGE.length), readFileSync(join(root, FOLDER, file), 'utf8')]),
  );
}

/** The head of `index.html` up to its title, which has what all pages of the site have. */
function commonHead(root: string): string {
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  return page.slice(0, page.indexOf('<title>'));
}

/** A whole page. It has no script. */
function pageHtml(root: string, page: StaticPage, styles: string, fonts: readonly string[]): string {
  const head = pageHead(page, page.description, fonts, [`<link rel="stylesheet" href="${styles}">`]);
  return `${commonHead(root)}${head}\n  </head>\n  <body>${page.html}</body>\n</html>\n`;
}

/**
 * Writes the pages of `docs/` to the site, and copies the files beside them.
 * @param dist the folder of the site
 * @param files the paths of the site's built files: fonts and the stylesheet of these pages
 * @returns the paths of the pages
 */
export function writeDocs(
  root: string,
  dist: string,
  render: RenderDocs,
  files: readonly string[],
): readonly string[] {
  const styles = files.find((file) => file.endsWith('.css'));
  if (styles === undefined) throw new Error('The build has no stylesheet for the pages of docs/');
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  const pages = render(readSources(root));
  for (const page of pages) {
    mkdirSync(dirname(join(dist, page.file)), { recursive: true });
    writeFileSync(join(dist, page.file), pageHtml(root, page, styles, fonts));
  }
  for (const entry of readdirSync(join(root, FOLDER), { withFileTypes: true })) {
    const { name } = entry;
    if (entry.isFile() && !name.endsWith(PAGE))
      copyFileSync(join(root, FOLDER, name), join(dist, FOLDER, name));
  }
  return pages.map(({ path }) => path);
}

/** The environment `docs`, which builds the stylesheet of these pages, and the pages of the development server. */
export function docsPages(): Plugin {
  return {
    name: 'rowloom:docs',
    config: (_, { command }) =>
      command === 'build'
        ? {
            environments: {
              docs: {
                consumer: 'client',
                build: { emptyOutDir: false, copyPublicDir: false, rolldownOptions: { input: STYLES } },
              },
            },
          }
        : undefined,
    configureServer(server) {
      const { root } = server.config;
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        if (!`${path}/`.startsWith(DOCS_PATH)) return next();
        try {
          const { renderDocs } = await server.ssrLoadModule(`/${DOCS_RENDERER}`);
          const pages: readonly StaticPage[] = renderDocs(readSources(root));
          const page = pages.find((some) => some.path === path || some.path === `${path}/`);
          if (!page) return next();
          response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
          response.end(pageHtml(root, page, `/${STYLES}`, []));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
