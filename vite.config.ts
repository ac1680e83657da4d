import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { docsPages } from './build/docs.ts';
import { responseHeaders } from './build/host-files.ts';
import { leanFakerData } from './build/lean-faker-data.ts';
import { leanFields } from './build/lean-fields.ts';
import { localeChunkName } from './build/locale-chunks.ts';
import { prerender } from './build/prerender.ts';
import { reactDomModule } from './build/react-dom-module.ts';
import { serviceWorker } from './build/service-worker.ts';
import { thirdPartyNotices } from './build/third-party-notices.ts';

function versionIn(manifest: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  return JSON.stringify(version);
}

/** Modules that only the Studio uses. The custom dialog guesses by names too. */
const STUDIO_MODULE = /\/src\/(?:app\/studio|importers\/(?!guess\/))/;

const STUDIO_PAGE = /\/src\/app\/studio\/shell\/studio-page\.tsx$/;

/** Whether a module of the Studio is the entry, or the entry imports it statically. */
function isOf(
  entry: RegExp,
  id: string,
  context: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (!STUDIO_MODULE.test(id) || seen.has(id)) return false;
  seen.add(id);
  const { importers = [] } = context.getModuleInfo(id) ?? {};
  return entry.test(id) || importers.some((importer) => isOf(entry, importer, context, seen));
}

/**
 * What the importers load on demand. A module that several of these import is in the chunk of the first: a source that needs
 * another of them has loaded the first already.
 */
const IMPORTERS = [
  ['import-schema', /\/importers\/import-schema\.ts$/],
  ['text-rule', /\/importers\/(?:text-rule|sql\/types\/registry)\.ts$/],
  ['choose-fields', /\/importers\/choose\/choose-fields\.ts$/],
  ['read-sql', /\/importers\/sql\/read-sql\.ts$/],
  ['finish-checks', /\/importers\/sql\/finish-checks\.ts$/],
] as const;

function importerOf(id: string, context: Rolldown.ChunkingContext): string | null {
  return IMPORTERS.find(([, entry]) => isOf(entry, id, context))?.[0] ?? null;
}

/** `build/service-worker.ts` recognizes the chunks of the Studio and of locales by their names. */
const chunkFileNames =
  (ofStudio: RegExp) =>
  ({ name, moduleIds, facadeModuleId }: Rolldown.PreRenderedChunk): string => {
    const localeChunk = localeChunkName(facadeModuleId);
    if (localeChunk !== undefined) return `assets/${localeChunk}-[hash].js`;
    const ids = [...moduleIds, facadeModuleId ?? ''];
    const isOfStudio = ids.some((id) => ofStudio.test(id)) && !name.startsWith('studio');
    return isOfStudio ? 'assets/studio-[name]-[hash].js' : 'assets/[name]-[hash].js';
  };

export default defineConfig({
  plugins: [
    react(),
    reactDomModule(),
    tailwindcss(),
    prerender(),
    docsPages(),
    thirdPartyNotices(),
    serviceWorker(),
    responseHeaders(),
  ],
  define: {
    'import.meta.env.APP_VERSION': versionIn('package.json'),
    'import.meta.env.FAKER_VERSION': versionIn('node_modules/@faker-js/faker/package.json'),
  },
  // wouter has this shim for React 17; newer versions of React have it built in.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  worker: {
    format: 'es',
    plugins: () => [leanFakerData(), leanFields()],
    rolldownOptions: {
      output: {
        // No worker of a dialog guesses.
        chunkFileNames: chunkFileNames(/\/src\/importers\//),
        codeSplitting: { groups: [{ name: importerOf, includeDependenciesRecursively: false }] },
      },
    },
  },
  preview: { cors: false },
  build: {
    target: 'es2023',
    // The content security policy allows only files of this origin: no `data:` fonts, no inlined scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: chunkFileNames(STUDIO_MODULE),
        // V8 compiles these while they load, not at the first click.
        // https://v8.dev/blog/explicit-compile-hints
        postBanner: ({ name }) => (name === 'early' ? '' : '//# allFunctionsCalledOnLoad'),
        codeSplitting: {
          groups: [
            { name: 'early', test: /early-click/, priority: 1 },
            { name: 'first', tags: ['$initial'] },
            // Small, and needed by both dialogs and the Studio.
            {
              name: 'shared',
              test: /app\/(?:lib\/format-count|lib\/use-select-at-first-click|lib\/clock|lib\/entries|lib\/tab-entries|lib\/dialog-focus|lib\/private-folders|lib\/tab-locks|lib\/tab-messages|lib\/kept-database|ui\/checkbox|ui\/labelled-select|lib\/latest-request|lib\/download|lib\/preload|workers\/(?:worker|source|rows)-client|workers\/(?:connect-worker|blob-sink))|formats\/data-formats|catalogue\/(?:custom-kinds|column-names|limits)/,
            },
            // Without this they join the Studio's chunk, and opening a dialog loads all of it.
            {
              name: 'toasts',
              test: /app\/notifications\/(?:show-message|toast-(?:button|regions)|toasts)\./,
            },
            // Needed by both dialogs and the Studio, and by none of the smaller dialogs.
            {
              name: 'rows',
              test: /app\/(?:rows-table\/|(?:lib\/(?:element-size|clipboard|use-answers)|ui\/progress)\.)/,
            },
            // Needed by the Studio, and by the custom dialog once it is open.
            {
              name: 'guesses',
              test: /importers\/guess\/(?:guess-field|past|words)\.|catalogue\/(?:field-words|name-abbreviations|without-accents)\./,
            },
            // Lists of the Studio. No dialog needs it.
            { name: 'virtual', test: /@tanstack\// },
            // Needed by all dialogs, and by no page at first.
            {
              name: 'dialog',
              test: /@headlessui\/|app\/(?:ui\/dialog|layout\/tool-boundary)\./,
            },
            // Needed by the two tools' dialogs and the Studio.
            {
              name: 'messages',
              test: /app\/(?:notifications\/(?:messages|announcements)|features\/export\/open-in-studio)\./,
            },
            { name: 'formulas', test: /src\/expression\/(?:filters|functions)\./ },
            // The Studio's page and all that it needs at once, also if parts that it loads later need it too.
            {
              debugName: 'studio-page',
              name: (id, context) => (isOf(STUDIO_PAGE, id, context) ? 'studio-page' : null),
            },
            // Loaded together when the page is idle.
            { name: 'legal', test: /features\/legal\// },
          ],
        },
      },
    },
  },
  // The layers under test keep no state, so test files can share modules, and faker's data is read only once.
  test: {
    include: ['tests/unit/**/*.spec.ts'],
    tags: [{ name: 'deep', description: 'Exhaustive: run by `npm run test:deep`.', timeout: 600_000 }],
    isolate: false,
    // Its modules import JSON without an attribute, which Node refuses.
    server: { deps: { inline: ['@actions/workflow-parser'] } },
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
