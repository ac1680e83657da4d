/** @module-tag deep */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import type { FieldId } from '../../../src/catalogue/fields.ts';
import { open } from '../../../src/library/index.ts';
import { localeNames } from '../../../src/locales/locale-names.ts';
import { lonelyFieldIds } from '../../fixtures/any-schema.ts';
import { exampleOptions, PARENTS } from '../../fixtures/documents.ts';
import { groupedTables } from '../../fixtures/grouped-tables.ts';
import { installPackage } from '../../fixtures/installed-package.ts';
import { tarball } from '../../fixtures/npm-package.ts';

/** The most that a page may load before its first row of CSV, compressed. */
const CORE_BYTES_MAX = 380_000;

const { project, remove } = installPackage(tarball);
afterAll(remove);

/** A file of a bundle, the files that it imports at once, and those that it imports later. */
interface BuiltFile {
  readonly code: string;
  readonly imports: readonly string[];
  readonly laterImports: readonly string[];
}

type Bundle = ReadonlyMap<string, BuiltFile>;

writeFileSync(
  join(project, 'page.js'),
  `import { check, open } from 'rowloom';
  const document = { version: 1, tables: [{ name: 'a', rows: 3, columns: [{ name: 'id', field: 'sequence' }] }] };
  if ((await check(document)).length > 0) throw new Error('The document has problems');
  const table = (await open(document)).table('a');
  globalThis.shown = [[...table.rows()].length, await new Response(table.stream('csv')).text()];`,
);
writeFileSync(join(project, 'library.js'), "export * from 'rowloom';");

async function builtByVite(entry: string): Promise<Bundle> {
  const built = await vite({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      target: 'es2023',
      rolldownOptions: { input: join(project, entry), preserveEntrySignatures: 'strict' },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('The build has more than one output');
  const chunks = built.output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  return new Map(
    chunks.map(({ fileName, code, imports, dynamicImports, isEntry }) => [
      isEntry ? 'entry' : fileName,
      { code, imports, laterImports: dynamicImports },
    ]),
  );
}

async function builtByEsbuild(entry: string, outdir = join(project, 'esbuild')): Promise<Bundle> {
  const { metafile, outputFiles } = await esbuild({
    absWorkingDir: project,
    entryPoints: [entry],
    outdir,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  return new Map(
    outputFiles.map(({ path, text }) => {
      const name = path.slice(project.length + 1);
      const { imports = [], entryPoint } = metafile.outputs[name] ?? {};
      const ofKind = (kind: string) => imports.flatMap((one) => (one.kind === kind ? [one.path] : []));
      return [
        entryPoint === entry ? 'entry' : name,
        { code: text, imports: ofKind('import-statement'), laterImports: ofKind('dynamic-import') },
      ] as const;
    }),
  );
}

/** The files that some files import at once, with these. */
function staticPartOf(bundle: Bundle, names: readonly string[]): ReadonlySet<string> {
  const part = new Set<string>();
  const add = (name: string) => {
    if (part.has(name)) return;
    part.add(name);
    for (const imported of bundle.get(name)?.imports ?? []) add(imported);
  };
  for (const name of names) add(name);
  return part;
}

describe.each([
  ['Vite', builtByVite],
  ['esbuild', builtByEsbuild],
] as const)('a page built by %s', (_, build) => {
  const bundle = build('page.js');

  it('loads at most 380 kB before its first row, and tables and importers only when they are needed', async () => {
    const files = await bundle;
    // `open` and `check` load the engine with all that makes rows and files.
    const core = staticPartOf(files, ['entry', ...(files.get('entry')?.laterImports ?? [])]);
    const codes = [...core].map((name) => files.get(name)?.code ?? '');
    expect(codes.some((code) => code.includes('There is no format'))).toBe(true);
    const bytes = codes.reduce((sum, code) => sum + gzipSync(code).length, 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(CORE_BYTES_MAX);
    expect(files.size).toBeGreaterThan(core.size + 10);
  });

  it('needs neither Node, nor eval, nor WebAssembly, nor elements of style', async () => {
    const code = [...(await bundle).values()].map((file) => file.code).join('\n');
    expect(
      code.match(
        /\beval\(|new Function\b|\bWebAssembly\b|createElement\(["'`](?:style|script)\b|from\s*["'`]node:/g,
      ) ?? [],
    ).toEqual([]);
  });
});

const ROWS = 50;

const ofField = (field: FieldId, locale?: string) => ({
  name: `${field} ${locale ?? ''}`,
  rows: ROWS,
  ...(locale === undefined ? {} : { locale }),
  columns: [{ name: 'value', field, options: exampleOptions[field]?.[0] ?? {} }],
});

/** A table for each field that needs no other column, and for the people and places of each locale. */
const catalogue = {
  version: 1,
  seed: 'browser',
  now: '2026-01-01T00:00:00Z',
  tables: [
    PARENTS,
    ...lonelyFieldIds.map((id) => ofField(id)),
    ...localeNames.flatMap((locale) =>
      (['person.fullName', 'person.jobTitle', 'location.streetAddress', 'company.name'] as const).map((id) =>
        ofField(id, locale),
      ),
    ),
  ],
};

/** The package as a bundle for browsers, in a process that has nothing of Node. */
async function importBundle(): Promise<typeof import('../../../src/library/index.ts')> {
  const folder = join(project, 'bundle');
  await esbuild({
    absWorkingDir: project,
    entryPoints: ['library.js'],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    platform: 'browser',
    define: { 'globalThis.process': 'undefined', 'globalThis.Buffer': 'undefined' },
    logLevel: 'error',
  });
  return import(pathToFileURL(join(folder, 'library.mjs')).href);
}

describe('the bundle for browsers', () => {
  it.each([
    ['of each field', catalogue],
    ['of grouped tables', { version: 1, seed: 'browser', now: catalogue.now, tables: groupedTables(ROWS) }],
  ])('gives the rows %s that Node gives', async (_, document) => {
    const browser = await importBundle();
    const [page, script] = await Promise.all([browser.open(document), open(document)]);
    expect(page.tables).toEqual(script.tables);
    for (const name of page.tables)
      expect([...page.table(name).rows(0, ROWS)], name).toStrictEqual([...script.table(name).rows(0, ROWS)]);
  });
});
