/**
 * A layer in `src/` or in a folder of its own. The rules below let imports point in one direction only: from the page
 * down to the layers that know least.
 * @param {string} name
 */
const layer = (name) => `^(src/${name}|${name})/`;
const layers = {
  catalogue: layer('catalogue'),
  random: layer('random'),
  expression: layer('expression'),
  schema: layer('schema'),
  generators: layer('generators'),
  locales: layer('locales'),
  dataset: layer('dataset'),
  formats: layer('formats'),
  code: layer('code'),
  importers: layer('importers'),
  policy: layer('policy'),
  databases: layer('databases'),
  library: layer('library'),
  cli: layer('cli'),
  workers: '^workers/',
  build: '^build/',
  bench: '^bench/',
};
/** The result of anything that can fail, and the texts of errors. */
const result = '^(src/)?(result|error-text)\\.ts$';
const timeout = '^(src/)?timeout\\.ts$';
const mapped = '^(src/)?mapped\\.ts$';
const formatMetadata = '^(src/)?(formats/((data|dialog)-)?formats|code/languages)\\.ts$';
/** Modules that read options by their metadata. */
const optionReaders = '^(src/)?schema/(parse-options|problems|reader)\\.ts$';
/** The order in which tables can be loaded, which depends on nothing. */
const loadOrder = '^(src/)?schema/load-order\\.ts$';
const parquet = '^(src/)?formats/parquet/';
/** The facts about a document and its columns that a Parquet file has in its metadata. */
const descriptions = '^(src/)?schema/(made-with|given/file-names|column-sources|option-types|nested)\\.ts$';
const npm = 'node_modules';
const madeByTheBuild = '^virtual:';
/** The packed package, which only the examples import. */
const examplesDependency = '^rowloom$';

/**
 * A layer and everything that it may import. All other imports are forbidden.
 * @param {string} name
 * @param {string} from
 * @param {readonly string[]} allowed
 */
const only = (name, from, ...allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { pathNot: [from, ...allowed] },
});

/** @param {string} name */
const app = (name) => `^src/app/${name}/`;
const site = '^src/app/site\\.ts$';

/**
 * A folder of the page, and all of our own files that it may import. It may import any package.
 * @param {string} name
 * @param {string} from
 * @param {readonly string[]} allowed
 */
const onlyOwn = (name, from, ...allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(src|workers)/', pathNot: [from, ...allowed] },
});

/**
 * The Studio's rooms, each above all that it may import. `src/README.md` says what each holds.
 */
const studioRooms = [
  'schema',
  'document',
  'controls',
  'fields',
  'files',
  'rows',
  'tables',
  'columns',
  'inspector',
  'sources',
  'drafts',
  'commands',
  'shell',
];

const studioRoomsImportRoomsBelow = studioRooms.slice(0, -1).map((room, i) => ({
  name: `studio-${room}-imports-rooms-below`,
  severity: 'error',
  from: { path: app(`studio/${room}`) },
  to: { path: studioRooms.slice(i + 1).map((above) => app(`studio/${above}`)) },
}));

export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: [madeByTheBuild, examplesDependency] },
    },
    only('catalogue-imports-nothing', layers.catalogue),
    only('random-imports-nothing', layers.random),
    only('expression-imports-the-catalogue', layers.expression, layers.catalogue, result),
    {
      name: 'expression-takes-types-of-the-catalogue',
      severity: 'error',
      from: { path: layers.expression },
      to: { path: layers.catalogue, dependencyTypesNot: ['type-only'] },
    },
    only(
      'schema-imports-what-is-below',
      layers.schema,
      layers.catalogue,
      layers.random,
      layers.expression,
      result,
      // `made-with.ts` reads the versions of Rowloom and faker.
      '(^|/)package\\.json$',
    ),
    only(
      'generators-import-what-is-below',
      layers.generators,
      layers.catalogue,
      layers.random,
      layers.expression,
      layers.schema,
      layers.locales,
      result,
      mapped,
      `${npm}/randexp/`,
    ),
    {
      // A generator gets the locale through its context.
      name: 'generators-and-dataset-take-types-of-locales',
      severity: 'error',
      from: { path: [layers.generators, layers.dataset] },
      to: { path: layers.locales, dependencyTypesNot: ['type-only'] },
    },
    only('locales-import-faker-alone', layers.locales, `${npm}/@faker-js/faker/`),
    only(
      'dataset-imports-what-is-below',
      layers.dataset,
      layers.catalogue,
      layers.random,
      layers.expression,
      layers.schema,
      layers.generators,
      layers.locales,
      result,
      mapped,
    ),
    only(
      'formats-import-papaparse-pako-and-hyparquet',
      layers.formats,
      layers.catalogue,
      layers.expression,
      layers.schema,
      layers.dataset,
      result,
      mapped,
      `${npm}/((@types/)?papaparse|pako|hyparquet(-writer)?)/`,
    ),
    {
      name: 'formats-take-types-of-what-is-below',
      severity: 'error',
      from: { path: layers.formats, pathNot: parquet },
      to: {
        path: [layers.catalogue, layers.schema, layers.dataset],
        pathNot: [optionReaders, loadOrder],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'parquet-describes-its-document',
      severity: 'error',
      from: { path: parquet },
      to: {
        path: [layers.catalogue, layers.schema, layers.dataset],
        pathNot: descriptions,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      // The dialogs' worker imports its few writers itself. The registry would add all writers to its bundle.
      name: 'studio-alone-carries-all-writers',
      severity: 'error',
      from: { path: [layers.workers, '^src/app/'], pathNot: '^workers/studio/' },
      to: { path: '^src/formats/writers\\.ts$' },
    },
    only(
      'code-imports-what-is-below',
      layers.code,
      layers.catalogue,
      layers.expression,
      layers.schema,
      // The parser of regular expressions.
      '^(src/)?generators/pattern/',
      layers.formats,
      result,
    ),
    only(
      'importers-import-papaparse-and-what-is-below',
      layers.importers,
      layers.catalogue,
      layers.expression,
      layers.schema,
      result,
      `${npm}/((@types/)?papaparse|yaml)/`,
    ),
    {
      // The Studio and the custom dialog guess by names. The Studio detects the kind of a source, and shows the query for a structure. All else of the importers runs in its worker.
      name: 'page-guesses-by-name-alone',
      severity: 'error',
      from: { path: '^src/app/' },
      to: {
        path: layers.importers,
        pathNot:
          '^src/importers/(guess/|(detect|kinds|report-parts|structure-query|table-patterns|pasted-structure)\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    only('policy-imports-nothing', layers.policy),
    {
      name: 'databases-import-the-pure-layers',
      severity: 'error',
      from: { path: layers.databases },
      to: {
        pathNot: [
          layers.databases,
          layers.catalogue,
          layers.expression,
          layers.schema,
          layers.locales,
          layers.generators,
          layers.dataset,
          layers.formats,
          layers.code,
          layers.importers,
          result,
          `${npm}/(@types/)?(pg|mysql2)/`,
        ],
        dependencyTypesNot: ['core'],
      },
    },
    {
      // Node alone has databases.
      name: 'only-library-and-cli-import-databases',
      severity: 'error',
      from: { path: '^(src|workers)/', pathNot: [layers.databases, layers.library, layers.cli] },
      to: { path: layers.databases },
    },
    only(
      'workers-import-the-pure-layers',
      layers.workers,
      layers.catalogue,
      layers.expression,
      layers.schema,
      layers.code,
      layers.importers,
      layers.generators,
      layers.locales,
      layers.dataset,
      layers.formats,
      layers.policy,
      result,
      timeout,
      `${npm}/(comlink|client-zip|@noble/hashes)/`,
      madeByTheBuild,
    ),
    {
      name: 'workers-take-types-of-the-catalogue',
      severity: 'error',
      from: { path: layers.workers },
      to: { path: layers.catalogue, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'library-imports-the-pure-layers',
      severity: 'error',
      from: { path: layers.library },
      to: {
        pathNot: [
          layers.library,
          layers.catalogue,
          layers.expression,
          layers.schema,
          layers.locales,
          layers.generators,
          layers.dataset,
          layers.formats,
          layers.code,
          layers.importers,
          layers.databases,
          result,
        ],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'cli-imports-the-library',
      severity: 'error',
      from: { path: layers.cli },
      to: {
        pathNot: [
          layers.cli,
          layers.library,
          layers.catalogue,
          layers.expression,
          layers.schema,
          layers.dataset,
          layers.formats,
          layers.code,
          layers.importers,
          layers.databases,
          layers.locales,
          result,
          `${npm}/@modelcontextprotocol/`,
        ],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'only-the-cli-imports-the-library',
      severity: 'error',
      from: { path: '^(src|workers)/', pathNot: [layers.library, layers.cli] },
      to: { path: layers.library },
    },
    {
      name: 'nothing-imports-the-cli',
      severity: 'error',
      from: { path: '^(src|workers)/', pathNot: layers.cli },
      to: { path: layers.cli },
    },
    {
      // `script-urls.ts` imports the workers' URLs, which makes the build create their files.
      name: 'page-takes-types-of-workers-and-generators',
      severity: 'error',
      from: { path: '^src/app/', pathNot: '^src/app/workers/script-urls\\.ts$' },
      to: {
        path: [layers.workers, layers.generators, layers.dataset, layers.formats, layers.code],
        // A file picker suggests the file's name.
        pathNot: [formatMetadata, '^src/formats/file-names\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      // These layers import the whole catalogue. The first load must not contain them. The features that use them,
      // and the Studio, are loaded later.
      name: 'only-features-and-studio-use-schema-and-expression',
      severity: 'error',
      from: { path: '^src/app/', pathNot: '^src/app/(features|studio|notifications)/' },
      to: { path: [layers.expression, layers.schema], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'page-samples-nothing',
      severity: 'error',
      from: { path: '^src/app/' },
      to: {
        path: [layers.random, layers.locales, `${npm}/(@faker-js/faker|randexp|papaparse)/`],
        // The Studio lists the locales.
        pathNot: '^src/locales/locale-names\\.ts$',
      },
    },
    onlyOwn('lib-imports-nothing-of-ours', app('lib')),
    onlyOwn('ui-imports-lib', app('ui'), app('lib')),
    onlyOwn('layout-imports-ui-and-lib', app('layout'), app('ui'), app('lib'), site),
    onlyOwn(
      'client-imports-the-workers',
      app('workers'),
      layers.workers,
      layers.policy,
      layers.schema,
      layers.formats,
      result,
      timeout,
    ),
    onlyOwn('rows-table-imports-ui-and-lib', app('rows-table'), app('lib'), app('ui')),
    {
      name: 'features-import-only-shared-features',
      severity: 'error',
      from: { path: '^src/app/features/([^/]+)/' },
      to: {
        path: '^src/app/features/',
        pathNot: ['^src/app/features/(dialog-rows|export)/', '^src/app/features/$1/'],
      },
    },
    {
      name: 'shared-features-import-no-features',
      severity: 'error',
      from: { path: '^src/app/features/(dialog-rows|export)/' },
      to: { path: '^src/app/features/', pathNot: '^src/app/features/$1/' },
    },
    {
      name: 'features-do-not-know-the-studio',
      severity: 'error',
      from: { path: '^src/app/', pathNot: [app('studio'), app('docs'), '^src/app/[^/]+$'] },
      to: { path: app('studio') },
    },
    onlyOwn(
      'docs-import-layout-and-syntax',
      app('docs'),
      app('layout'),
      layers.policy,
      site,
      '^src/app/studio/controls/(syntax\\.ts|tokens\\.(tsx|css))$',
    ),
    {
      name: 'page-imports-no-docs',
      severity: 'error',
      from: { path: '^src/', pathNot: app('docs') },
      to: { path: app('docs') },
    },
    {
      name: 'studio-imports-one-feature',
      severity: 'error',
      from: { path: app('studio') },
      to: { path: '^src/app/features/', pathNot: app('features/export') },
    },
    ...studioRoomsImportRoomsBelow,
    onlyOwn(
      'notifications-import-ui-lib-and-workers',
      app('notifications'),
      app('ui'),
      app('lib'),
      app('workers'),
      layers.expression,
    ),
    {
      name: 'features-know-no-route',
      severity: 'error',
      from: { path: [app('features'), app('studio'), app('notifications')] },
      to: { path: '^src/app/[^/]+$', pathNot: site },
    },
    {
      name: 'stores-know-no-markup',
      severity: 'error',
      from: { path: '^src/app/(features|studio)/.*/(.*store|job|preview|row-count)\\.ts$' },
      to: { path: ['^src/app/(ui|layout)/', '^src/app/.*\\.tsx$', `${npm}/react-dom/`] },
    },
    {
      name: 'build-imports-policy-site-corrections-and-faker',
      severity: 'error',
      from: { path: layers.build },
      to: {
        pathNot: [
          layers.build,
          layers.policy,
          layers.catalogue,
          site,
          // Pure data: the names of faker's lists, and corrections that the build applies to them.
          '^src/locales/(corrections|faker-lists)\\.ts$',
          `${npm}/vite/`,
          `${npm}/rolldown/`,
          `${npm}/rolldown-plugin-dts/`,
          `${npm}/typescript/`,
          `${npm}/@gfx/zopfli/`,
          `${npm}/@faker-js/faker/`,
        ],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'product-imports-no-build-bench-or-tests',
      severity: 'error',
      from: { path: ['^src/', layers.workers] },
      to: { path: [layers.build, layers.bench, '^scripts/', '^tests/'] },
    },
    {
      name: 'tests-import-no-bench',
      severity: 'error',
      from: { path: '^tests/' },
      to: { path: layers.bench },
    },
    {
      name: 'examples-import-packages-alone',
      severity: 'error',
      from: { path: '^examples/([^/]+)/' },
      to: { pathNot: ['^examples/$1/', npm, examplesDependency], dependencyTypesNot: ['core'] },
    },
    {
      name: 'nothing-imports-examples',
      severity: 'error',
      from: { pathNot: '^examples/' },
      to: { path: ['^examples/', examplesDependency] },
    },
    {
      name: 'headless-ui-in-ui',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/app/ui/' },
      to: { path: `${npm}/@headlessui/` },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
