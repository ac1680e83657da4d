/** @module-tag deep */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { parseSync } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { packedFiles, packedText, tarball } from '../../fixtures/npm-package.ts';

const names = packedFiles();

it('publint finds nothing to improve', async () => {
  const bytes = new Uint8Array(readFileSync(tarball));
  const { messages } = await publint({ pack: { tarball: bytes.buffer }, level: 'suggestion', strict: true });
  expect(messages).toEqual([]);
});

it('every way of resolving types finds them, for ECMAScript modules and for CommonJS', async () => {
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))));
  if (!analysis.types) throw new Error('The package has no types');
  expect(analysis.problems).toEqual([]);
  expect(Object.keys(analysis.entrypoints)).toContain('.');
});

it('holds the program, the library, its types and the documents, and nothing else', () => {
  expect(names.filter((file) => !/^(?:dist|docs)\//.test(file))).toEqual([
    'LICENSE',
    'README.md',
    'THIRD-PARTY-NOTICES.txt',
    'llms.txt',
    'package.json',
    'schema.schema.json',
  ]);
  const built = names.filter((file) => file.startsWith('dist/'));
  expect(built).toEqual(
    expect.arrayContaining(['browser', 'cli', 'index', 'rowloom', 'thread'].map((name) => `dist/${name}.js`)),
  );
  expect(built.filter((file) => !file.endsWith('.js'))).toEqual([
    'dist/index.cjs',
    'dist/index.d.cts',
    'dist/index.d.ts',
  ]);
});

it('holds every page and file that its pages link to', () => {
  const pages = names.filter((name) => name.endsWith('.md'));
  expect(pages).toEqual(
    expect.arrayContaining(['README.md', 'docs/cli.md', 'docs/formats.md', 'docs/library.md']),
  );
  const linked = pages.flatMap((page) =>
    [...packedText(page).matchAll(/\]\((?![a-z]+:|#)([^)#]+)/g)].map(([, path = '']) =>
      join(dirname(page), path),
    ),
  );
  expect(linked).toContain('schema.schema.json');
  expect(linked.filter((path) => !names.includes(path))).toEqual([]);
});

/** What a module imports, as text with quotes. */
function importsOf(name: string): readonly string[] {
  const code = packedText(name);
  const { staticImports, staticExports, dynamicImports } = parseSync(name, code).module;
  const spans = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
    ...dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  return spans.map(({ start, end }) => code.slice(start, end));
}

it('imports no other package', () => {
  const { dependencies } = JSON.parse(packedText('package.json'));
  expect(dependencies).toBeUndefined();
  const imports = names.filter((name) => /\.(?:js|d\.c?ts)$/.test(name)).flatMap(importsOf);
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((text) => !/^["'`](?:node:|\.\/)/.test(text))).toEqual([]);
});

it('names the license of every package that it contains, and of no other', () => {
  const packages = [...packedText('THIRD-PARTY-NOTICES.txt').matchAll(/^-{80}\n\n(\S+) /gm)].map(
    ([, name]) => name,
  );
  const rows = [
    '@faker-js/faker',
    'drange',
    'fflate',
    'hyparquet',
    'hyparquet-writer',
    'pako',
    'papaparse',
    'randexp',
    'ret',
    'yaml',
  ];
  const ofPg = [
    'pg',
    'pg-cloudflare',
    'pg-connection-string',
    'pg-int8',
    'pg-pool',
    'pg-protocol',
    'pg-types',
    'pgpass',
  ];
  const ofItsTypes = [
    'postgres-array',
    'postgres-bytea',
    'postgres-date',
    'postgres-interval',
    'split2',
    'xtend',
  ];
  const ofMcp = ['@modelcontextprotocol/core', '@modelcontextprotocol/server', 'zod'];
  expect(packages).toEqual([...rows, ...ofPg, ...ofItsTypes, ...ofMcp].sort());
});

it('has the same bytes when it is built again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  execFileSync(process.execPath, ['scripts/package.mjs', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [again = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  expect(readFileSync(join(folder, again)).equals(readFileSync(tarball))).toBe(true);
});
