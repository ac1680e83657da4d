import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteBuilder } from 'vite';
import { descriptions, type PageMeta, pages, site } from '../src/app/site.ts';
import { hostFiles } from './host-files.ts';

type RenderPage = (path: string) => Promise<string>;

const pageIds = Object.keys(pages).filter((id): id is keyof typeof pages => Object.hasOwn(pages, id));
const SERVER_DIR = 'node_modules/.rowloom';
const NO_WORKER = '\0no-worker-';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}

function structuredData(): string {
  return JSON.stringify({
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
}

function head(meta: PageMeta, text: string, fonts: readonly string[]): string {
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
    `<script type="application/ld+json">${structuredData()}</script>`,
  ].join('\n    ');
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

function sitemap(): string {
  const urls = Object.values(pages)
    .filter((page) => page !== pages.notFound)
    .map((page) => `<url><loc>${site.origin}${page.path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

async function loadRenderer(root: string): Promise<RenderPage> {
  const module: { renderPage: RenderPage } = await import(
    pathToFileURL(join(root, SERVER_DIR, 'prerender.js')).href
  );
  return module.renderPage;
}

/** Builds the site, then writes each route as HTML, and the files for search engines and hosts. */
async function buildSite(builder: ViteBuilder): Promise<void> {
  const { client, ssr, sw } = builder.environments;
  if (!client || !ssr || !sw) throw new Error('Vite has no client, no ssr or no sw environment');
  const built = await builder.build(client);
  await builder.build(ssr);
  const { root } = builder.config;
  const dist = resolve(root, client.config.build.outDir);
  const files = 'output' in built ? built.output.map((file) => `/${file.fileName}`) : [];
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  const template = runEarlyScriptAsync(readFileSync(join(dist, 'index.html'), 'utf8'));
  const renderPage = await loadRenderer(root);
  for (const id of pageIds) {
    const meta = pages[id];
    const html = await renderPage(meta.path);
    const page = template
      .replace(/<title>.*<\/title>/, () => head(meta, descriptions[id], fonts))
      .replace('</head>', () => `${meta === pages.studio ? ownFiles(files, 'studio-page-') : ''}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
    writeFileSync(join(dist, meta.file), page);
  }
  writeFileSync(join(dist, 'sitemap.xml'), sitemap());
  writeFileSync(join(dist, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`);
  for (const [name, write] of Object.entries(hostFiles)) {
    writeFileSync(join(dist, name), write(builder.config.env));
  }
  rmSync(join(root, SERVER_DIR), { recursive: true, force: true });
  await builder.build(sw);
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
            rolldownOptions: { input: 'src/app/prerender.tsx' },
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
      return () => {
        server.middlewares.use((request, response, next) => {
          const name = request.url?.split('?')[0] ?? '';
          if (Object.values(pages).some((page) => page.path !== '/404' && `/${page.file}` === name))
            return next();
          if (Object.values(pages).some((page) => `${page.path}/` === name)) {
            return response.writeHead(308, { Location: name.slice(0, -1) }).end();
          }
          // Never cached as immutable, not even under a hashed name: the file may exist after the next deployment.
          response.writeHead(404, {
            'Content-Type': 'text/html; charset=utf-8',
            'Cache-Control': 'no-cache',
          });
          response.end(readFileSync(resolve(root, build.outDir, pages.notFound.file)));
        });
      };
    },
  };
}
