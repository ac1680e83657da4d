import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../../.dependency-cruiser.mjs';

/** A file and its import: a file by its path, or a package. `type` means a type-only import. */
interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly kind: 'value' | 'type';
}

/** One import for each rule, written `from -> to` or `from -type-> to`, that breaks only this rule. */
const OFFENCES: Readonly<Record<string, readonly string[]>> = {
  'no-unresolved': ['src/app/a.ts -> ./missing.ts', 'tests/a.ts -> no-such-package'],
  'catalogue-imports-nothing': [
    'src/catalogue/a.ts -type-> src/schema/b.ts',
    'src/catalogue/a.ts -> comlink',
  ],
  'random-imports-nothing': ['src/random/a.ts -> src/result.ts', 'src/random/a.ts -> comlink'],
  'expression-imports-the-catalogue': ['src/expression/a.ts -> src/random/b.ts'],
  'expression-takes-types-of-the-catalogue': ['src/expression/a.ts -> src/catalogue/b.ts'],
  'schema-imports-what-is-below': ['src/schema/a.ts -type-> src/generators/b.ts'],
  'generators-import-what-is-below': ['src/generators/a.ts -type-> src/dataset/b.ts'],
  'faker-is-a-type-in-random-and-generators': [
    'src/random/a.ts -> @faker-js/faker',
    'src/generators/a.ts -> @faker-js/faker',
  ],
  'generators-and-dataset-take-types-of-locales': [
    'src/generators/a.ts -> src/locales/b.ts',
    'src/dataset/a.ts -> src/locales/b.ts',
  ],
  'fast-faker-imports-faker-alone': ['src/fast-faker/a.ts -type-> src/random/b.ts'],
  'locales-import-faker-alone': ['src/locales/a.ts -type-> src/catalogue/b.ts'],
  'dataset-imports-what-is-below': ['src/dataset/a.ts -type-> src/formats/b.ts'],
  'faker-is-a-type-in-dataset': ['src/dataset/a.ts -> @faker-js/faker'],
  'formats-import-papaparse': ['src/formats/a.ts -type-> src/generators/b.ts'],
  'formats-take-types-of-what-is-below': [
    'src/formats/a.ts -> src/catalogue/b.ts',
    'src/formats/a.ts -> src/schema/b.ts',
    'src/formats/a.ts -> src/dataset/b.ts',
  ],
  'studio-alone-carries-all-writers': [
    'workers/a.ts -> src/formats/writers.ts',
    'src/app/a.ts -type-> src/formats/writers.ts',
  ],
  'code-imports-what-is-below': [
    'src/code/a.ts -type-> src/dataset/b.ts',
    'src/code/a.ts -> src/generators/b.ts',
  ],
  'importers-import-papaparse-and-what-is-below': [
    'src/importers/a.ts -type-> src/dataset/b.ts',
    'src/importers/a.ts -> src/generators/b.ts',
    'src/importers/a.ts -> comlink',
  ],
  'page-guesses-by-name-alone': [
    'src/app/features/studio/a.ts -> src/importers/choose/b.ts',
    'src/app/features/studio/a.ts -> src/importers/import-schema.ts',
  ],
  'policy-imports-nothing': ['src/policy/a.ts -> src/result.ts'],
  'workers-import-the-pure-layers': ['workers/a.ts -> react', 'workers/a.ts -type-> src/app/b.ts'],
  'workers-take-types-of-the-catalogue': ['workers/a.ts -> src/catalogue/b.ts'],
  'library-imports-the-pure-layers': ['src/library/a.ts -> src/random/b.ts', 'src/library/a.ts -> comlink'],
  'examples-import-packages-alone': ['examples/one/a.ts -> src/result.ts'],
  'nothing-imports-examples': ['tests/a.ts -> examples/one/b.ts'],
  'only-the-cli-imports-the-library': ['src/app/a.ts -type-> src/library/b.ts'],
  'cli-imports-the-library': ['src/cli/a.ts -> src/generators/b.ts', 'src/cli/a.ts -> comlink'],
  'nothing-imports-the-cli': ['src/app/a.ts -type-> src/cli/b.ts'],
  'page-takes-types-of-workers-and-generators': [
    'src/app/a.ts -> workers/b.ts',
    'src/app/a.ts -> src/dataset/b.ts',
    'src/app/a.ts -> src/formats/b.ts',
    'src/app/features/studio/a.ts -> src/dataset/b.ts',
    'src/app/features/studio/a.ts -> src/formats/b.ts',
  ],
  'only-features-use-schema-and-expression': [
    'src/app/a.ts -> src/schema/b.ts',
    'src/app/workers/a.ts -> src/schema/b.ts',
  ],
  'page-samples-nothing': [
    'src/app/a.ts -type-> src/random/b.ts',
    'src/app/a.ts -type-> src/fast-faker/b.ts',
    'src/app/a.ts -type-> src/locales/b.ts',
    'src/app/a.ts -> @faker-js/faker',
    'src/app/a.ts -type-> papaparse',
  ],
  'lib-imports-nothing-of-ours': [
    'src/app/lib/a.ts -> src/app/ui/b.ts',
    'src/app/lib/a.ts -type-> src/catalogue/b.ts',
    'src/app/lib/a.ts -> src/app/features/home/b.ts',
  ],
  'ui-imports-lib': [
    'src/app/ui/a.ts -> src/app/layout/b.ts',
    'src/app/ui/a.ts -> src/app/workers/b.ts',
    'src/app/ui/a.ts -> src/app/features/home/b.ts',
  ],
  'layout-imports-ui-and-lib': [
    'src/app/layout/a.ts -> src/app/routes.tsx',
    'src/app/layout/a.ts -> src/app/features/notifications/b.ts',
    'src/app/layout/a.ts -type-> src/app/workers/b.ts',
  ],
  'client-imports-the-workers': [
    'src/app/workers/a.ts -type-> src/app/features/home/b.ts',
    'src/app/workers/a.ts -> src/app/lib/b.ts',
  ],
  'features-import-only-shared-features': ['src/app/features/home/a.ts -type-> src/app/features/legal/b.ts'],
  'shared-features-import-notifications-alone': [
    'src/app/features/preview/a.ts -> src/app/features/export/b.ts',
    'src/app/features/notifications/a.ts -> src/app/features/preview/b.ts',
  ],
  'features-know-no-route': [
    'src/app/features/home/a.ts -> src/app/routes.tsx',
    'src/app/features/home/a.ts -> src/app/open-tool.ts',
  ],
  'stores-know-no-markup': [
    'src/app/features/one/store.ts -> src/app/ui/b.ts',
    'src/app/features/two/store.ts -> react-dom/client',
    'src/app/features/three/store.ts -> src/app/features/three/markup.tsx',
  ],
  'build-imports-policy-site-corrections-and-faker': ['build/a.ts -> src/app/b.ts', 'build/a.ts -> react'],
  'product-imports-no-build-bench-or-tests': [
    'src/app/a.ts -> build/b.ts',
    'src/app/a.ts -> bench/b.ts',
    'src/app/a.ts -type-> tests/b.ts',
    'src/app/a.ts -> scripts/b.ts',
  ],
  'tests-import-no-bench': ['tests/a.ts -type-> bench/b.ts'],
  'headless-ui-in-ui': ['src/app/layout/a.tsx -> @headlessui/react', 'src/app/a.ts -> @headlessui/react'],
};

const CIRCLES = {
  'of two files': [
    'src/expression/x1.ts -> src/expression/x2.ts',
    'src/expression/x2.ts -> src/expression/x1.ts',
  ],
  'of three files': [
    'src/app/y1.ts -> src/app/y2.ts',
    'src/app/y2.ts -> src/app/y3.ts',
    'src/app/y3.ts -> src/app/y1.ts',
  ],
  'closed by types alone': [
    'src/dataset/z1.ts -> src/dataset/z2.ts',
    'src/dataset/z2.ts -type-> src/dataset/z1.ts',
  ],
} as const;

interface Layer {
  /** The layer's folder. */
  readonly path: string;
  /** The folders that the layer may import, and those from which it may import types. */
  readonly imports: readonly string[];
  readonly types: readonly string[];
}

/** A layer's folder by its name in the map. */
function folderOf(name: string): string {
  const path = name.replace(/\/$/, '');
  const folder = path.startsWith('../') ? path.slice('../'.length) : `src/${path}`;
  return folder === 'src/app/features' ? `${folder}/home` : folder;
}

/** The map of the layers, from `src/README.md`: names in backticks are layers, or files. */
function readLayers(): readonly Layer[] {
  const rows = readFileSync('src/README.md', 'utf8').matchAll(/^\| `([^`]+\/)` +\|.*\|(.*)\|(.*)\|$/gm);
  const named = [...rows].map(([, name = '', imports = '', types = '']) => ({ name, imports, types }));
  const known = new Set(named.map(({ name }) => folderOf(name)));
  const foldersIn = (cell: string) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => folderOf(name)).filter((path) => known.has(path));
  return named.map(({ name, imports, types }) => ({
    path: folderOf(name),
    imports: foldersIn(imports),
    types: foldersIn(types),
  }));
}

function arrowOf(text: string): Arrow {
  const [, from = '', kind, to = ''] = /^(\S+) -(type-)?> (\S+)$/.exec(text) ?? [];
  return { from, to, kind: kind ? 'type' : 'value' };
}

/** Each import in a separate file. */
const offences = Object.entries(OFFENCES).flatMap(([rule, texts]) =>
  texts.map((text, i): readonly [string, string, Arrow] => {
    const { from, ...arrow } = arrowOf(text);
    return [rule, text, { ...arrow, from: from.replace(/\ba(?=\.tsx?$)/, `${rule}-${i}`) }];
  }),
);

const layers = readLayers();
const pairs = layers.flatMap(({ path, imports, types }) =>
  layers
    .filter((other) => other.path !== path)
    .flatMap((other) =>
      (['value', 'type'] as const).map((kind) => ({
        arrow: {
          from: `${path}/every-${kind}.ts`,
          to: `${other.path}/b.ts`,
          kind,
        },
        isAllowed: imports.includes(other.path) || (kind === 'type' && types.includes(other.path)),
      })),
    ),
);

const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
let violations: ICruiseResult['summary']['violations'];

function isFile(target: string): boolean {
  return /^(src|workers|build|bench|examples|tests|scripts)\//.test(target);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text, { flag: 'a' });
}

function writeArrow({ from, to, kind }: Arrow): void {
  const target = isFile(to) ? `./${relative(dirname(from), to)}` : to;
  write(from, kind === 'type' ? `export type * from '${target}';\n` : `import '${target}';\n`);
  if (isFile(to)) write(to, 'export {};\n');
}

function check(): ICruiseResult {
  const script = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const folders = ['src', 'workers', 'build', 'bench', 'examples', 'tests'];
  const json = execFileSync(
    process.execPath,
    [script, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  return JSON.parse(json);
}

beforeAll(() => {
  for (const name of ['.dependency-cruiser.mjs', 'package.json', 'tsconfig.json'])
    cpSync(name, join(folder, name));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const circles = Object.values(CIRCLES).flatMap((texts) => texts.map((text) => arrowOf(text)));
  for (const arrow of [
    ...offences.map(([, , arrow]) => arrow),
    ...pairs.map(({ arrow }) => arrow),
    ...circles,
  ])
    writeArrow(arrow);
  ({ violations } = check().summary);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The rules that a file breaks, or one of its imports. */
function brokenBy(from: string, to?: string): readonly string[] {
  const broken = violations.filter((one) => one.from === from && (to === undefined || one.to === to));
  return [...new Set(broken.map(({ rule }) => rule.name))];
}

describe('the rules of imports', () => {
  it('are each tested here', () => {
    const names = config.forbidden.map(({ name }) => name);
    expect(['no-circles', ...Object.keys(OFFENCES)].sort()).toEqual([...names].sort());
  });

  it.each(offences)('%s refuses %s', (rule, _, { from }) => {
    expect(brokenBy(from)).toEqual([rule]);
  });

  it.each(Object.entries(CIRCLES))('no-circles refuses a circle %s', (_, texts) => {
    // A circle is reported for one of its files.
    expect(texts.flatMap((text) => brokenBy(arrowOf(text).from))).toEqual(['no-circles']);
  });

  it('allow from layer to layer what the map in src/README.md names, and nothing else', () => {
    expect(layers.length).toBeGreaterThan(15);
    const textOf = ({ from, to, kind }: Arrow) => `${dirname(from)} -> ${dirname(to)} (${kind})`;
    const allowed = pairs.filter(({ arrow }) => brokenBy(arrow.from, arrow.to).length === 0);
    const named = pairs.filter(({ isAllowed }) => isAllowed);
    expect(allowed.map(({ arrow }) => textOf(arrow))).toEqual(named.map(({ arrow }) => textOf(arrow)));
  });
});
