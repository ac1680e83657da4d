/** The import law: who may import whom. Arrows run one way, from the rooms that know little to the page. */
const room = (name) => `^(src/${name}|${name})/`;
const rooms = {
  catalogue: room('catalogue'),
  engine: room('engine'),
  fastFaker: room('fast-faker'),
  formats: room('formats'),
  policy: room('policy'),
  workers: '^workers/',
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
      from: { path: '^src/app/', pathNot: '^src/app/workers/script-urls\\.ts$' },
      to: { path: [rooms.workers, rooms.engine, rooms.formats], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'page-imports-no-generator',
      severity: 'error',
      from: { path: '^src/app/' },
      to: { path: `${npm}/(@faker-js/faker|randexp|papaparse)/` },
    },
    {
      name: 'ui-lib-and-layout-import-no-feature',
      severity: 'error',
      from: { path: '^src/app/(ui|lib|layout|workers)/' },
      to: { path: ['^src/app/features/', '^src/app/[^/]+\\.tsx$'] },
    },
    {
      name: 'lib-knows-no-layout',
      severity: 'error',
      from: { path: '^src/app/lib/' },
      to: { path: '^src/app/(ui|layout|workers)/' },
    },
    {
      name: 'ui-knows-no-layout-and-no-worker',
      severity: 'error',
      from: { path: '^src/app/ui/' },
      to: { path: '^src/app/(layout|workers)/' },
    },
    {
      name: 'features-import-only-shared-features',
      severity: 'error',
      from: { path: '^src/app/features/([^/]+)/' },
      to: {
        path: '^src/app/features/',
        pathNot: ['^src/app/features/(preview|export|notifications)/', '^src/app/features/$1/'],
      },
    },
    {
      name: 'shared-features-import-notifications-alone',
      severity: 'error',
      from: { path: '^src/app/features/(preview|export|notifications)/' },
      to: {
        path: '^src/app/features/',
        pathNot: ['^src/app/features/$1/', '^src/app/features/notifications/'],
      },
    },
    {
      name: 'features-know-no-route',
      severity: 'error',
      from: { path: '^src/app/features/' },
      to: { path: '^src/app/[^/]+\\.tsx$' },
    },
    {
      name: 'stores-know-no-markup',
      severity: 'error',
      from: { path: '^src/app/features/.*/(store|job|preview|row-count)\\.ts$' },
      to: { path: ['^src/app/(ui|layout)/', '^src/app/.*\\.tsx$', `${npm}/react-dom/`] },
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
