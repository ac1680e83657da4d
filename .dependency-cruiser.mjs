/** The import law: who may import whom. Arrows run one way, from the rooms that know little to the page. */
const room = (name) => `^(src/${name}|${name})/`;
const rooms = {
  catalogue: room('catalogue'),
  engine: room('engine'),
  fastFaker: room('fast-faker'),
  formats: room('formats'),
  policy: room('policy'),
  workers: '^workers/',
  browser: '^src/app/browser/',
  stores: '^src/app/stores/',
  components: '^src/app/components/',
  pages: '^src/app/pages/',
  build: '^build/',
  bench: '^bench/',
};
const npm = 'node_modules';
const madeByTheBuild = '^virtual:';

/** A room and all it may import; anything else is forbidden. */
const only = (name, from, ...allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { pathNot: [from, ...allowed] },
});

export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: madeByTheBuild },
    },
    only('catalogue-imports-nothing', rooms.catalogue, `${npm}/@faker-js/faker/`),
    only('engine-imports-the-catalogue', rooms.engine, rooms.catalogue, `${npm}/(@faker-js/faker|randexp)/`),
    {
      name: 'faker-is-a-type-in-catalogue-and-engine',
      severity: 'error',
      from: { path: [rooms.catalogue, rooms.engine] },
      to: { path: `${npm}/@faker-js/faker/`, dependencyTypesNot: ['type-only'] },
    },
    only('fast-faker-imports-faker-alone', rooms.fastFaker, `${npm}/@faker-js/faker/`),
    only('formats-import-papaparse', rooms.formats, rooms.engine, `${npm}/(@types/)?papaparse/`),
    {
      name: 'formats-take-types-of-the-engine',
      severity: 'error',
      from: { path: rooms.formats },
      to: { path: rooms.engine, dependencyTypesNot: ['type-only'] },
    },
    only('policy-imports-nothing', rooms.policy),
    only(
      'workers-import-the-pure-rooms',
      rooms.workers,
      rooms.catalogue,
      rooms.engine,
      rooms.fastFaker,
      rooms.formats,
      `${npm}/(@faker-js/faker|comlink)/`,
      madeByTheBuild,
    ),
    {
      // `script-urls.ts` has the build make the worker's file, and takes its address.
      name: 'page-takes-types-of-workers-and-engine',
      severity: 'error',
      from: { path: '^src/app/', pathNot: '^src/app/browser/script-urls\\.ts$' },
      to: { path: [rooms.workers, rooms.engine, rooms.formats], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'page-imports-no-generator',
      severity: 'error',
      from: { path: '^src/app/' },
      to: { path: `${npm}/(@faker-js/faker|randexp|papaparse)/` },
    },
    {
      name: 'browser-knows-no-store-and-no-markup',
      severity: 'error',
      from: { path: rooms.browser },
      to: { path: [rooms.stores, rooms.components, rooms.pages] },
    },
    {
      name: 'stores-know-no-markup',
      severity: 'error',
      from: { path: rooms.stores },
      to: { path: [rooms.components, rooms.pages, `${npm}/react-dom/`] },
    },
    {
      name: 'components-know-no-page',
      severity: 'error',
      from: { path: rooms.components },
      to: { path: rooms.pages },
    },
    {
      name: 'build-imports-policy-site-and-faker',
      severity: 'error',
      from: { path: rooms.build },
      to: {
        pathNot: [
          rooms.build,
          rooms.policy,
          '^src/app/site\\.ts$',
          `${npm}/vite/`,
          `${npm}/@faker-js/faker/`,
        ],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'product-imports-no-build-bench-or-tests',
      severity: 'error',
      from: { path: ['^src/', rooms.workers] },
      to: { path: [rooms.build, rooms.bench, '^scripts/', '^tests/'] },
    },
    {
      name: 'tests-import-no-bench',
      severity: 'error',
      from: { path: '^tests/' },
      to: { path: rooms.bench },
    },
    {
      name: 'headless-ui-in-one-room',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/app/components/ui/' },
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
