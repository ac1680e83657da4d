import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A file and the file that it imports. `type` means a type-only import. */
interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly kind: 'value' | 'type';
}

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

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text, { flag: 'a' });
}

function writeArrow({ from, to, kind }: Arrow): void {
  const target = `./${relative(dirname(from), to)}`;
  write(from, kind === 'type' ? `export type * from '${target}';\n` : `import '${target}';\n`);
  write(to, 'export {};\n');
}

function check(): ICruiseResult {
  const script = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const folders = new Set(layers.map(({ path }) => path.split('/')[0] ?? ''));
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
  for (const { arrow } of pairs) writeArrow(arrow);
  // `tsconfig.json` includes this folder, and TypeScript refuses a configuration without files.
  write('build/a.ts', 'export {};\n');
  ({ violations } = check().summary);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The rules that a file breaks, or one of its imports. */
function brokenBy(from: string, to?: string): readonly string[] {
  const broken = violations.filter((one) => one.from === from && (to === undefined || one.to === to));
  return [...new Set(broken.map(({ rule }) => rule.name))];
}

describe('the rules of imports', () => {
  it('allow from layer to layer what the map in src/README.md names, and nothing else', () => {
    expect(layers.length).toBeGreaterThan(15);
    const textOf = ({ from, to, kind }: Arrow) => `${dirname(from)} -> ${dirname(to)} (${kind})`;
    const allowed = pairs.filter(({ arrow }) => brokenBy(arrow.from, arrow.to).length === 0);
    const named = pairs.filter(({ isAllowed }) => isAllowed);
    expect(allowed.map(({ arrow }) => textOf(arrow))).toEqual(named.map(({ arrow }) => textOf(arrow)));
  });
});
