/** @module-tag deep */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hoverTexts } from '../../fixtures/hover.ts';
import { installPackage } from '../../fixtures/installed-package.ts';
import { tarball } from '../../fixtures/npm-package.ts';

const { project, remove } = installPackage(tarball);
afterAll(remove);

const require = createRequire(import.meta.url);

/** By version: the compiler's package. */
const COMPILERS = [
  ['5.6', require.resolve('typescript-5.6/package.json')],
  ['5.9', require.resolve('typescript-5.9/package.json')],
  ['6.0', require.resolve('typescript/package.json')],
  ['7.0', require.resolve('typescript-native/package.json')],
] as const;

/** Each with the types of Node or those of browsers, which both have streams and signals. */
const NODE = { lib: ['es2023'], types: ['node'] };
const BROWSER = { lib: ['es2023', 'dom'], types: [] };
const RESOLUTIONS = [
  { module: 'node16', moduleResolution: 'node16', ...NODE },
  { module: 'nodenext', moduleResolution: 'nodenext', ...NODE },
  { module: 'esnext', moduleResolution: 'bundler', ...BROWSER },
];

const CONSUMER = `
import { check, defineSchema, fields, formats, type Manifest, open, type Row, RowloomError } from 'rowloom';

const shop = defineSchema({
  version: 1,
  tables: [
    {
      name: 'customers',
      rows: 10,
      columns: [
        { name: 'id', field: 'sequence', primaryKey: true },
        { name: 'email', field: 'internet.email' },
        { name: 'born', field: 'date', options: { from: '1950-01-01', to: '2000-12-31' }, nulls: 10 },
      ],
    },
  ],
});
const customer: Row<typeof shop, 'customers'> = { id: 1, email: 'a@example.com', born: null };
// @ts-expect-error: a text
const id: string = customer.id;

export async function use(path: string): Promise<Manifest> {
  const problems = await check(shop);
  if (problems.length > 0) throw new RowloomError(problems);
  const dataset = await open(shop);
  const table = dataset.table('customers');
  for (const row of table.rows(0, 5)) console.log(row.id + 1, row.email.length, row.born?.getTime(), id);
  const stream: ReadableStream<Uint8Array> = table.stream('csv', { options: { delimiter: ';' }, workers: 1 });
  // @ts-expect-error: a table that does not exist
  dataset.table('costumers');
  // @ts-expect-error: a format that does not exist
  table.stream('cvs');
  console.log(stream.locked, fields['person.fullName'].label, formats.csv.extension);
  return dataset.write(path, { format: 'csv', signal: new AbortController().signal });
}
`;

const COMMON_JS_CONSUMER = `
import rowloom = require('rowloom');

const extension: 'csv' = rowloom.formats.csv.extension;
export = extension;
`;

/** Compiles a file in the project, and returns what the compiler reports. */
function compile(compiler: string, file: string, text: string, options: object): string {
  const folder = join(project, 'source');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), text);
  const compilerOptions = {
    ...options,
    target: 'es2023',
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: false,
    typeRoots: [join(process.cwd(), 'node_modules/@types')],
  };
  const config = join(folder, 'tsconfig.json');
  writeFileSync(config, JSON.stringify({ compilerOptions, files: [file] }));
  const program = join(dirname(compiler), 'bin/tsc');
  const { stdout, stderr } = spawnSync(process.execPath, [program, '-p', config], { encoding: 'utf8' });
  return stdout + stderr;
}

describe.each(COMPILERS)('TypeScript %s', (_, compiler) => {
  it.each(RESOLUTIONS)('finds the types by $moduleResolution', (options) => {
    expect(compile(compiler, 'use.mts', CONSUMER, options)).toBe('');
  });
});

it.each(COMPILERS)('TypeScript %s lets CommonJS files require the package', (_, compiler) => {
  const options = { module: 'node16', moduleResolution: 'node16', ...NODE };
  expect(compile(compiler, 'use.cts', COMMON_JS_CONSUMER, options)).toBe('');
});

const HOVERED = `
import { defineSchema, defineTable, open } from 'rowloom';
const lines = defineTable({
  name: 'lines',
  rows: 10,
  groupedBy: 'order',
  columns: [{ name: 'amount', field: 'number', options: { decimals: 2 }, nulls: 5 }],
});
const shop = defineSchema({
  version: 1,
  seed: 'a',
  tables: [
    lines,
    {
      name: 'people',
      rows: 10,
      columns: [
        { name: 'id', field: 'sequence', options: { pad: 5 }, key: 'ids' },
        { name: 'born', field: 'date.birthdate', options: { minAge: 18, prefix: 'b' }, maxLength: 20, of: { person: 2 } },
      ],
    },
  ],
});
const dataset = await open(shop);
await dataset.write('data/', { format: 'csv', options: { delimiter: ';' } });
`;

it('editors show what a property, an option of a field and an option of a format are', () => {
  const schema = JSON.parse(readFileSync('docs/schema.schema.json', 'utf8'));
  const { column, table, prefix } = schema.$defs;
  const texts: Readonly<Record<string, string>> = {
    groupedBy: table.properties.groupedBy.description,
    'nulls: 5': column.properties.nulls.description,
    "seed: 'a'": schema.properties.seed.description,
    'maxLength: 20': column.properties.maxLength.description,
    "key: 'ids'": column.properties.key.description,
    'of: {': column.properties.of.description,
    'prefix: ': prefix.description,
    'decimals: 2': 'Digits after the decimal point.',
    'minAge: 18': 'Age of the youngest person now, in years.',
    'pad: 5': 'Pads with leading zeros. The value becomes text.',
    'delimiter: ': 'One character between values. \\t is a tab.',
  };
  const shown = hoverTexts(project, HOVERED, Object.keys(texts));
  expect(shown).toEqual(Object.values(texts));
});
