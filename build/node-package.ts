import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { deflateBest } from './compressed-texts.ts';
import { writeDeclarations } from './declarations.ts';
import { nodeBundle } from './node-bundle.ts';
import { NOTICES_FILE, noticesText } from './third-party-notices.ts';

const PROGRAM = `#!/usr/bin/env node
import { main } from './cli.js';

await main(process.argv.slice(2));
`;

/**
 * The library for loaders without `require(esm)`, above all Jest's: it runs tests in a context of their own, where `require`
 * refuses ECMAScript modules, and `process.getBuiltinModule` gives a `createRequire` that does too. In the main context, both
 * are Node's. https://nodejs.org/api/vm.html#vmruninthiscontextcode-options
 */
const COMMON_JS_ENTRY = `const { runInThisContext } = require('node:vm');
const { createRequire } = runInThisContext('process').getBuiltinModule('node:module');
module.exports = createRequire(__filename)('./index.js');
`;

/** Files of this repository that the package has at its top, by their names there. */
const COPIED = {
  'README.md': 'src/library/README.md',
  LICENSE: 'LICENSE',
  'llms.txt': 'public/llms.txt',
};

const SCHEMA_FILE = 'schema.schema.json';

/** Pages of `docs/` that the package has in a folder of the same name, where links between them lead as well. */
export const PAGES = [
  'agents',
  'cli',
  'databases',
  'expressions',
  'formats',
  'import',
  'library',
  'loading',
  'locales',
  'scale',
  'schema',
  'stability',
];

/** Copies a page. The schema of schemas is not beside it in the package, but at its top. */
function copyPage(root: string, folder: string, page: string): void {
  const text = readFileSync(join(root, 'docs', `${page}.md`), 'utf8');
  const linked = text.replaceAll(`](${SCHEMA_FILE})`, `](../${SCHEMA_FILE})`);
  writeFileSync(join(folder, 'docs', `${page}.md`), linked);
}

/** Copies the JSON Schema of schemas without its indentation, which is 44 % of the text. */
function copySchema(root: string, folder: string): void {
  const schema = JSON.parse(readFileSync(join(root, 'docs', SCHEMA_FILE), 'utf8'));
  writeFileSync(join(folder, SCHEMA_FILE), JSON.stringify(schema));
}

/** The package's own manifest. The one of this repository is private, and lists what the site and its tests need. */
function manifest(root: string): object {
  const { name, version, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    name,
    version,
    description: 'Realistic, consistent test data from a schema: a library and a command line',
    keywords: [
      'test data',
      'fake data',
      'mock data',
      'data generator',
      'seed',
      'fixtures',
      'csv',
      'sql',
      'faker',
    ],
    license,
    type: 'module',
    engines,
    // Drivers of databases, for those who have such a database.
    peerDependencies: { 'better-sqlite3': '>=11', mysql2: '>=3.11' },
    peerDependenciesMeta: { 'better-sqlite3': { optional: true }, mysql2: { optional: true } },
    sideEffects: false,
    bin: { rowloom: 'dist/rowloom.js' },
    main: './dist/index.js',
    types: './dist/index.d.ts',
    exports: {
      '.': {
        require: {
          types: './dist/index.d.cts',
          // Bundlers for pages, and others. Jest has the condition of browsers too, and loads no modules.
          module: { browser: './dist/browser.js', default: './dist/index.js' },
          // Node loads modules by `require`.
          'module-sync': './dist/index.js',
          default: './dist/index.cjs',
        },
        // Both have the same exports, so the types are the same.
        browser: { types: './dist/index.d.ts', default: './dist/browser.js' },
        default: { types: './dist/index.d.ts', default: './dist/index.js' },
      },
      [`./${SCHEMA_FILE}`]: `./${SCHEMA_FILE}`,
      './package.json': './package.json',
    },
    files: ['dist', 'docs', SCHEMA_FILE, NOTICES_FILE, 'llms.txt'],
  };
}

function chunksOf(built: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk[] {
  if (Array.isArray(built) || !('output' in built)) throw new Error('The build has more than one output');
  return built.output.filter((file) => file.type === 'chunk');
}

/** The folder of the innermost package that a module belongs to, such as `node_modules/@faker-js/faker`. */
const PACKAGE_FOLDER = /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+(?=\/)/;

function bundledPackages(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  return new Set(
    chunks.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => PACKAGE_FOLDER.exec(id)?.[0] ?? [])),
  );
}

/**
 * Writes the npm package, ready to be packed.
 * @param root the folder of this repository, absolute
 * @param folder the package's folder, absolute. Whatever it holds is removed.
 * @returns the folders of the packages whose code it contains, such as `node_modules/yaml`
 */
export async function writePackage(root: string, folder: string): Promise<ReadonlySet<string>> {
  const dist = join(folder, 'dist');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const packages = bundledPackages(chunksOf(await build(nodeBundle(root, dist, deflateBest))));
  await writeDeclarations(root, dist);
  writeFileSync(join(dist, 'index.cjs'), COMMON_JS_ENTRY);
  writeFileSync(join(dist, 'rowloom.js'), PROGRAM);
  chmodSync(join(dist, 'rowloom.js'), 0o755);
  for (const [name, source] of Object.entries(COPIED)) copyFileSync(join(root, source), join(folder, name));
  copySchema(root, folder);
  mkdirSync(join(folder, 'docs'));
  for (const page of PAGES) copyPage(root, folder, page);
  writeFileSync(join(folder, NOTICES_FILE), noticesText(root, packages));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(root), null, 2)}\n`);
  return packages;
}
