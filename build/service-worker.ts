import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pages } from '../src/app/site.ts';
import { DOCS_PATH } from '../src/policy/docs-path.ts';
import { SERVICE_WORKER_PATH } from '../src/policy/names.ts';
import { hostFiles } from './host-files.ts';
import { NOTICES_FILE } from './third-party-notices.ts';

const MODULE = 'virtual:precache-manifest';
const RESOLVED_MODULE = `\0${MODULE}`;

/** Files that only hosts, crawlers and agents read. */
const excluded = new Set([
  ...Object.keys(hostFiles),
  'robots.txt',
  'llms.txt',
  'sitemap.xml',
  'social-card.png',
  SERVICE_WORKER_PATH.slice(1),
  NOTICES_FILE,
]);

/** Files of the documentation, which is always read from the network. Its fonts are those of the site. */
function isOfDocs(file: string): boolean {
  return `/${file}`.startsWith(DOCS_PATH) || /^assets\/docs-.*\.css$/.test(file);
}

/** The path at which a page requests a file. Only the not-found page is requested by its file name. */
function servedPath(file: string): string {
  const page = Object.values(pages).find((meta) => meta.file === file);
  return page && page !== pages.notFound ? page.path : `/${file}`;
}

/** Files of the Studio. They are cached only after a visitor opens it. `vite.config.ts` names its chunks. */
const STUDIO_FILE = /^assets\/studio\W/;

/** Files of locales other than the default one. Each is cached when a document first needs it. `locale-chunks.ts` names them. */
const LOCALE_FILE = /^assets\/locale-/;

/** The source of the module with the service worker's precache manifest: every file, and one hash of them all. */
function precacheManifest(dist: string): string {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const files = names
    .filter((name) => !excluded.has(name) && !isOfDocs(name) && statSync(join(dist, name)).isFile())
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(dist, file)));
  const groups = {
    files: files.filter((file) => !STUDIO_FILE.test(file) && !LOCALE_FILE.test(file)),
    studioFiles: files.filter((file) => STUDIO_FILE.test(file)),
    localeFiles: files.filter((file) => LOCALE_FILE.test(file)),
  };
  return [
    `export const version = ${JSON.stringify(hash.digest('hex').slice(0, 16))};`,
    ...Object.entries(groups).map(
      ([name, group]) => `export const ${name} = ${JSON.stringify(group.map(servedPath))};`,
    ),
  ].join('\n');
}

/** The environment `sw`, which builds the service worker. It comes last because its manifest names the files of the others. */
export function serviceWorker(): Plugin {
  return {
    name: 'rowloom:service-worker',
    config: (_, { command }) =>
      command === 'build'
        ? {
            environments: {
              sw: {
                consumer: 'client',
                build: {
                  emptyOutDir: false,
                  copyPublicDir: false,
                  rolldownOptions: {
                    input: 'workers/service-worker.ts',
                    output: { entryFileNames: SERVICE_WORKER_PATH.slice(1) },
                  },
                },
              },
            },
          }
        : undefined,
    resolveId: (id) => (id === MODULE ? RESOLVED_MODULE : undefined),
    load(id) {
      if (id !== RESOLVED_MODULE) return;
      const { root, build } = this.environment.config;
      return precacheManifest(join(root, build.outDir));
    },
  };
}
