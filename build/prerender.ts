import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteBuilder } from 'vite';
import { descriptions, pages, site } from '../src/app/site.ts';
import { DOCS_PATH } from '../src/policy/docs-path.ts';
import { DOCS_RENDERER, type RenderDocs, writeDocs } from './docs.ts';
import { hostFiles } from './host-files.ts';
import { pageHead } from './page-head.ts';

type RenderPage = (path: string) => Promise<string>;

const pageIds = Object.keys(pages).filter((id): id is keyof typeof pages => Object.hasOwn(pages, id));
const SERVER_DIR = 'node_modules/.rowloom';
const NO_WORKER = '\0no-worker-';

function structuredData(): string {
  const data = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: site.name,
    url: `${site.origin}/`,
    description: descriptions.home,
    applicationCategory: 'DeveloperApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  });
  return `<script type="application/ld+json">${data}</script>`;
}

/**
 * Makes the entry `early-*.js` a separate async script. As a module preload it would run with the page's main module.
 * https://html.spec.whatwg.org/multipage/scripting.html#attr-script-async
 */
function runEarlyScriptAsync(template: string): string {
  const [preload, href] =
    /<link rel="modulepreload" crossorigin href="([^"]*\/early-[^"]*)">\s*/.exec(template) ?? [];
  if (!preload) throw new Error('The page has no script early-*.js');
  const early = `<script type="module" async fetchpriority="high" crossorigin src="${href}"></script>`;
  return template.replace(preload, '').replace('<script type="module"', `${early}\n    $&`);
}

/** The stylesheet and script of a lazy page. The HTML names them, so that they load before the main script requests them. */
function ownFiles(files: readonly string[], name: string): string {
  const own = (extension: string) =>
    files.find((file) => file.startsWith(`/assets/${name}`) && file.endsWith(extension));
  return [
    `<link rel="stylesheet" crossorigin href="${own('.css')}">`,
    `<link rel="modulepreload" crossorigin href="${own('.js')}">`,
  ].join('\n    ');
}

function sitemap(docs: readonly string[]): string {
  const listed = Object.values(pages).filter((page) => page !== pages.notFound);
  const urls = [...listed.map(({ path }) => path), ...docs].map(
    (path) => `<url><loc>${site.origin}${path}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

async function loadRenderers(root: string): Promise<{ renderPage: RenderPage; renderDocs: RenderDocs }> {
  const load = (name: string) => import(pathToFileURL(join(root, SERVER_DIR, name)).href);
  return { ...(await load('prerender.js')), ...(await load('render-docs.js')) };
}

function outputOf(built: Awaited<ReturnType<ViteBuilder['build']>>): readonly string[] {
  return 'output' in built ? built.output.map((file) => `/${file.fileName}`) : [];
}

/** Builds the site, then writes each route as HTML, and the files for search engines and hosts. */
async function buildSite(builder: ViteBuilder): Promise<void> {
  const { client, docs, ssr, sw } = builder.environments;
  if (!client || !docs || !ssr || !sw) throw new Error('Vite lacks the environment client, docs, ssr or sw');
  const files = outputOf(await builder.build(client));
  const docsFiles = outputOf(await builder.build(docs));
  await builder.build(ssr);
  const { root } = builder.config;
  const dist = resolve(root, client.config.build.outDir);
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  const template = runEarlyScriptAsync(readFileSync(join(dist, 'index.html'), 'utf8'));
  const { renderPage, renderDocs } = await loadRenderers(root);
  for (const id of pageIds) {
    const meta = pages[id];
    const html = await renderPage(meta.path);
    const page = template
      .replace(/<title>.*<\/title>/, () => pageHead(meta, descriptions[id], fonts, [structuredData()]))
      .replace('</head>', () => `${meta === pages.studio ? ownFiles(files, 'studio-page-') : ''}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
    writeFileSync(join(dist, meta.file), page);
  }
  const docsPaths = writeDocs(root, dist, renderDocs, docsFiles);
  writeFileSync(join(dist, 'sitemap.xml'), sitemap(docsPaths));
  writeFileSync(join(dist, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`);
  for (const [name, write] of Object.entries(hostFiles)) {
    writeFileSync(join(dist, name), write(builder.config.env));
  }
  rmSync(join(root, SERVER_DIR), { recursive: true, force: true });
  await builder.build(sw);
}

/** The address of the page that a path with one slash too many means, or of documentation that lacks it. */
function movedPage(dist: string, path: string): string | undefined {
  if (Object.values(pages).some((page) => `${page.path}/` === path)) return path.slice(0, -1);
  const folder = `${path}/`;
  return folder.startsWith(DOCS_PATH) && existsSync(join(dist, folder, 'index.html')) ? folder : undefined;
}

/** Renders every page at build time. The preview server answers unknown paths as a static host does. */
export function prerender(): Plugin {
  return {
    name: 'rowloom:prerender',
    config: (_, { isPreview }) => ({
      appType: isPreview ? 'mpa' : 'spa',
      builder: { buildApp: buildSite },
      environments: {
        ssr: {
          build: {
            ssr: true,
            outDir: SERVER_DIR,
            copyPublicDir: false,
            rolldownOptions: { input: ['src/app/prerender.tsx', DOCS_RENDERER] },
          },
        },
      },
    }),
    // The renderer starts no workers, so this build replaces their URLs by an empty text.
    resolveId: {
      order: 'pre',
      filter: { id: /\?worker&url$/ },
      handler(source) {
        return this.environment.name === 'ssr' ? NO_WORKER + basename(source, '?worker&url') : undefined;
      },
    },
    load: (id) => (id.startsWith(NO_WORKER) ? "export default ''" : undefined),
    configurePreviewServer(server) {
      const { root, build } = server.config;
      const dist = resolve(root, build.outDir);
      return () => {
        server.middlewares.use((request, response, next) => {
          const name = request.url?.split('?')[0] ?? '';
          if (Object.values(pages).some((page) => page.path !== '/404' && `/${page.file}` === name))
            return next();
          const moved = movedPage(dist, name);
          if (moved) return response.writeHead(308, { Location: moved }).end();
          if (name.startsWith(DOCS_PATH) && existsSync(join(dist, name))) return next();
          // Never cached as immutable, not even under a hashed name: the file may exist after the next deployment.
          response.writeHead(404, {
            'Content-Type': 'text/html; charset=utf-8',
            'Cache-Control': 'no-cache',
          });
          response.end(readFileSync(join(dist, pages.notFound.file)));
        });
      };
    },
  };
}
