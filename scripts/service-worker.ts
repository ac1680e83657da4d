import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pages } from '../src/app/site.ts';
import { SERVICE_WORKER_PATH } from '../src/policy/names.ts';
import { hostFiles } from './host-files.ts';

const MODULE = 'virtual:kept-files';
const RESOLVED = `\0${MODULE}`;

/** What hosts and crawlers read, and no page asks for. */
const notKept = new Set([
  ...Object.keys(hostFiles),
  'robots.txt',
  'sitemap.xml',
  'social-card.png',
  SERVICE_WORKER_PATH.slice(1),
]);

/** A file's path as a page asks for it. A host must serve its not-found page by its file's name alone. */
function servedPath(file: string): string {
  const page = Object.values(pages).find((meta) => meta.file === file);
  return page && page !== pages.notFound ? page.path : `/${file}`;
}

/** The module that tells the service worker what there is to keep. */
function keptFiles(dist: string): string {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const files = names.filter((name) => !notKept.has(name) && statSync(join(dist, name)).isFile()).sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(dist, file)));
  return [
    `export const version = ${JSON.stringify(hash.digest('hex').slice(0, 16))};`,
    `export const files = ${JSON.stringify(files.map(servedPath))};`,
  ].join('\n');
}

/** An environment that builds the service worker's file. To be built last: it holds the names of all other files. */
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
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return;
      const { root, build } = this.environment.config;
      return keptFiles(join(root, build.outDir));
    },
  };
}
