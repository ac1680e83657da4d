/** @module-tag deep */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeBlocks } from '../../fixtures/code-blocks.ts';
import { NPM_SETTINGS, withoutNpm } from '../../fixtures/installed-package.ts';
import { tarball } from '../../fixtures/npm-package.ts';

const JEST = '30.5.2';
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'jest-'));

const TESTS = `
const columns = [
  { name: 'id', field: 'sequence', primaryKey: true },
  { name: 'email', field: 'internet.email' },
  { name: 'born', field: 'date.birthdate' },
  { name: 'tags', field: 'array', options: { field: 'word.noun' } },
];
const table = (rows) => ({ name: 't', rows, columns });

async function opened(rows) {
  return open({ version: 1, tables: [table(rows)] });
}

test('a file that did not exist is written', async () => {
  const path = join(__folder, 'new.csv');
  const manifest = await (await opened(3)).table('t').write(path);
  expect(manifest.files).toMatchObject([{ name: 'new.csv', rows: 3 }]);
  expect(readFileSync(path, 'utf8').trim().split('\\r\\n')).toHaveLength(4);
});

test('a directory that did not exist is written, by its URL, and then again', async () => {
  const dataset = await opened(3);
  const directory = pathToFileURL(join(__folder, 'new/deep/'));
  await dataset.write(directory, { format: 'ndjson' });
  await dataset.write(directory, { format: 'ndjson' });
  expect(readdirSync(directory).sort()).toEqual(['manifest.json', 't.ndjson']);
});

test('a file that cannot be written is refused with the reason', async () => {
  writeFileSync(join(__folder, 'file'), '');
  await expect((await opened(3)).table('t').write(join(__folder, 'file/new.csv'))).rejects.toMatchObject({
    name: 'RowloomError',
    problems: [{ code: 'write-failed', message: expect.stringContaining('is a file, not a directory') }],
  });
  await expect((await opened(3)).table('t').write(join(__folder, 'none/new.csv'))).rejects.toMatchObject({
    problems: [{ code: 'write-failed', message: expect.stringContaining('its directory does not exist') }],
  });
});

test('threads write a large file', async () => {
  const dataset = await opened(100000);
  const [one, two] = await Promise.all([1, 2].map((workers) =>
    dataset.table('t').write(join(__folder, workers + '.csv'), { workers })));
  expect(two.files[0].sha256).toBe(one.files[0].sha256);
});

test('rows are values', async () => {
  const row = (await opened(3)).table('t').row(2);
  expect(row).toEqual({ id: 3, email: expect.stringContaining('@'), born: expect.anything(), tags: expect.anything() });
  expect(row.born).toEqual(new Date(row.born.getTime()));
  expect(row.tags).toEqual([...row.tags]);
});

test('streams and sources are read', async () => {
  const dataset = await opened(3);
  expect(await new Response(dataset.table('t').stream('csv', { to: 1 })).text()).toMatch(/^id,email,born,tags\\r\\n1,/);
  const imported = await importSchema(new TextEncoder().encode('id,name\\n1,a\\n2,b\\n'));
  expect(imported).toMatchObject({ schema: { tables: [{ rows: 2 }] } });
});

test('problems are errors of the library', async () => {
  const dataset = await opened(3);
  expect(() => dataset.table('x')).toThrow(RowloomError);
});
`;

const OWN_REALM = `
test('values are of the context of the test', async () => {
  const row = (await opened(3)).table('t').row(2);
  expect(row.born).toBeInstanceOf(Date);
  expect(row.tags).toStrictEqual([...row.tags]);
});
`;

const NAMES = '{ importSchema, open, RowloomError }';
const FS = '{ readFileSync, readdirSync, writeFileSync }';
const MODULES: Readonly<Record<string, string>> = {
  rowloom: NAMES,
  'node:fs': FS,
  'node:path': '{ join }',
  'node:url': '{ pathToFileURL }',
};
const ENTRIES = Object.entries(MODULES);
const required = ENTRIES.map(([name, names]) => `const ${names} = require('${name}');\n`).join('');
const imported = ENTRIES.map(([name, names]) => `import ${names} from '${name}';\n`).join('');

const [example] = codeBlocks(readFileSync('docs/library.md', 'utf8')).filter(
  ({ heading, language }) => heading === 'Jest' && language === 'js',
);

const KINDS = [
  {
    kind: 'the page about the library',
    flags: [],
    file: 'page.test.cjs',
    text: example?.text ?? '',
    count: 1,
  },
  { kind: 'CommonJS', flags: [], file: 'plain.test.cjs', text: required + TESTS, count: 7 },
  {
    kind: 'ECMAScript modules',
    flags: ['--experimental-vm-modules'],
    file: 'modules.test.mjs',
    text: imported + TESTS + OWN_REALM,
    count: 8,
  },
];

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly { readonly message: string }[];
}

beforeAll(async () => {
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      private: true,
      devDependencies: { jest: JEST, rowloom: `file:${tarball}` },
      jest: {
        testMatch: ['**/*.test.*'],
        moduleFileExtensions: ['js', 'cjs', 'mjs', 'json'],
        transform: {},
        testTimeout: 600_000,
      },
    }),
  );
  await run('npm', ['install'], { cwd: folder, env: { ...withoutNpm(), ...NPM_SETTINGS } });
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(KINDS)('Jest runs tests of $kind that use the library', async ({ flags, file, text, count }) => {
  const place = mkdtempSync(join(folder, 'files-'));
  writeFileSync(join(folder, file), text.replaceAll('__folder', JSON.stringify(place)));
  const report = join(place, 'report.json');
  const args = [...flags, 'node_modules/jest/bin/jest.js', file, '--json', `--outputFile=${report}`];
  // A failed test ends Jest with 1. The report says which.
  await run(process.execPath, args, { cwd: folder, env: withoutNpm() }).catch(() => undefined);
  const { numPassedTests, testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  expect(testResults.map(({ message }) => message)).toEqual(['']);
  expect(numPassedTests).toBe(count);
});
