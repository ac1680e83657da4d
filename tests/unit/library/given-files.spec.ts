import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSource } from '../../../src/library/engine.ts';
import { nodeRuntime } from '../../../src/library/node-runtime.ts';
import { withFileNames } from '../../../src/schema/given/file-names.ts';

const PLANS = 'code,price\nfree,0\nteam,9.50\n"firm, large",20\n';
const sha256 = createHash('sha256').update(PLANS).digest('hex');

describe('files of given rows', () => {
  let directory = '';
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'given-'));
    const files: Readonly<Record<string, string>> = {
      'plans.csv': PLANS,
      'plans.tsv': PLANS.replace('"firm, large"', 'firm, large').replaceAll(/,(?! )/g, '\t'),
      'plans.json':
        '[{"code":"free","price":0},{"code":"team","price":9.5},{"code":"firm, large","price":20}]',
      'plans.ndjson':
        '{"code":"free","price":0}\n{"code":"team","price":9.5}\n{"code":"firm, large","price":20}\n',
      'ragged.csv': 'a,b\n1,2\n3\n',
      'types.csv': 'a\n1\nx\n2\n',
      'skus.csv': 'sku,sold\nA,1\nB,0\nC,3\n',
      'zeros.csv': 'a,b\nx,0\ny,0\n',
      'empty.csv': 'a\n',
      'nested.json': '[{"a":1},{"a":[2]}]',
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
    await symlink(join(directory, 'plans.csv'), join(directory, 'link.csv'));
    await symlink(join(directory, '..'), join(directory, 'elsewhere'));
    await symlink('/dev/zero', join(directory, 'endless.csv'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  const open = (...tables: readonly object[]) =>
    openSource({ version: 1, tables }, nodeRuntime({ directory }));

  it.each(['plans.csv', 'plans.tsv', 'plans.json', 'plans.ndjson'])('are read: %s', async (file) => {
    const columns = [{ name: 'plan', field: 'reference', options: { table: 'plans', column: 'code' } }];
    const opened = await open({ name: 'plans', given: { file } }, { name: 'users', rows: 9, columns });
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const rows = [...opened.value.table('plans').rows()];
    expect(rows.map(({ code, price }) => [code, Number(price)])).toEqual([
      ['free', 0],
      ['team', 9.5],
      ['firm, large', 20],
    ]);
    expect(opened.value.tables).toEqual(['users']);
    const codes = rows.map(({ code }) => code);
    expect([...opened.value.table('users').rows()].every(({ plan }) => codes.includes(plan ?? null))).toBe(
      true,
    );
  });

  it.each([
    [{ file: 'none.csv' }, /no such file/],
    [{ file: '../plans.csv' }, /outside the folder/],
    [{ file: 'link.csv' }, /is a link/],
    [{ file: 'elsewhere/plans.csv' }, /is behind a link, “elsewhere”/],
    [{ file: 'ragged.csv' }, /Row 3 of “ragged.csv” has 1 cells, but the header has 2/],
    [{ file: 'plans.csv', sha256: '0'.repeat(64) }, new RegExp(sha256)],
    [{ file: 'types.csv' }, /row 2 has a text, “x”/],
  ])('are refused: %j', async (given, message) => {
    const opened = await open({ name: 'plans', given });
    expect(opened.ok ? [] : opened.error.map((problem) => problem.message)).toEqual([
      expect.stringMatching(message),
    ]);
  });

  it('are read through links where these are allowed, and never without an end', async () => {
    const opened = await Promise.all(
      ['link.csv', 'endless.csv'].map((file) =>
        openSource(
          { version: 1, tables: [{ name: 'plans', given: { file } }] },
          nodeRuntime({ directory, allowOutside: true }),
        ),
      ),
    );
    expect(opened.map((one) => (one.ok ? [] : one.error.map(({ message }) => message)))).toEqual([
      [],
      ['“endless.csv” is no file.'],
    ]);
  });

  it('give lists their values also inside objects, arrays and cases', async () => {
    const list = { field: 'list', options: { values: { file: 'skus.csv', column: 'sku' } } };
    const columns = [
      { name: 'object', field: 'json', options: { columns: [{ name: 'sku', ...list }] } },
      { name: 'items', field: 'array', options: { ...list, minItems: 2, maxItems: 2 } },
      { name: 'case', field: 'cases', options: { cases: [{ when: 'row < 50', ...list }], else: list } },
    ];
    const opened = await open({ name: 't', rows: 100, columns });
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const skus = ['A', 'B', 'C'];
    for (const row of opened.value.table('t').rows()) {
      expect(skus.map((sku) => ({ sku }))).toContainEqual(row.object);
      expect(skus.flatMap((one) => skus.map((other) => [one, other]))).toContainEqual(row.items);
      expect(skus).toContain(row.case);
    }
  });

  const listOf = (options: object) => ({
    name: 't',
    rows: 9,
    columns: [{ name: 'sku', field: 'list', options }],
  });

  it.each([
    [{ values: { file: 'skus.csv' } }, /has the columns “sku”, “sold”. Name one of them in “column”/],
    [{ values: { file: 'skus.csv', column: 'name' } }, /no column “name”. It has “sku”, “sold”/],
    [
      { values: { file: 'skus.csv', column: 'sku', weightColumn: 'sku' } },
      /Row 1 of “skus.csv” has the weight “A”/,
    ],
    [
      { values: { file: 'skus.csv', column: 'sku', weightColumn: 'sold' }, weights: [1, 2, 3] },
      /weightColumn/,
    ],
    [
      { values: { file: 'zeros.csv', column: 'a', weightColumn: 'b' } },
      /All weights of “zeros.csv” are zero/,
    ],
    [{ values: { file: 'empty.csv' } }, /“empty.csv” has no rows/],
    [{ values: { file: 'nested.json', column: 'a' } }, /Row 2 of “nested.json” has a list or an object/],
    [{ values: { file: 'skus.csv', column: 'sku', sha256: '0'.repeat(64) } }, /has another content/],
  ])('of lists are refused: %j', async (options, message) => {
    const opened = await open(listOf(options));
    expect(opened.ok ? [] : opened.error.map((problem) => problem.message)).toEqual([
      expect.stringMatching(message),
    ]);
  });

  const inject = [{ name: 'code', values: ['inject'] }];
  const skus = { file: 'skus.csv', column: 'sku' };

  it.each([
    ['given.sha265', { given: { file: 'plans.csv', sha265: sha256 } }],
    ['given.delimiter', { given: { file: 'plans.csv', delimiter: ';' } }],
    ['given.cells', { given: { file: 'plans.csv', cells: inject } }],
    ['given.areTexts', { given: { file: 'plans.csv', areTexts: false } }],
    ['columns.0.options.values.cells', listOf({ values: { ...skus, cells: ['inject'] } })],
    ['columns.0.options.values.weights', listOf({ values: { ...skus, weights: [1, 2, 3] } })],
    ['columns.0.options.values.delimiter', listOf({ values: { ...skus, delimiter: ';' } })],
    ['columns.0.options.valuesFile', listOf({ values: ['inject'], valuesFile: skus })],
  ])('have no unknown property beside their names, such as %s', async (path, table) => {
    const opened = await open({ name: 't', ...table });
    const problems = opened.ok ? [] : opened.error;
    expect(problems.map((problem) => [problem.path.slice(2).join('.'), problem.code])).toEqual([
      [path, 'unknown-property'],
    ]);
  });

  const documentOf = () => {
    const values = { file: 'skus.csv', column: 'sku', weightColumn: 'sold' };
    const list = { field: 'list', options: { values } };
    const columns = [
      { name: 'plan', field: 'reference', options: { table: 'plans', column: 'code' } },
      { name: 'sku', ...list },
      { name: 'object', field: 'json', options: { columns: [{ name: 'sku', ...list }] } },
    ];
    const tables = [
      { name: 'plans', given: { file: 'plans.csv' }, write: true },
      { name: 'users', rows: 40, columns },
    ];
    return { version: 1, tables };
  };
  const skusHash = createHash('sha256').update('sku,sold\nA,1\nB,0\nC,3\n').digest('hex');

  async function openedSchema() {
    const opened = await openSource(documentOf(), nodeRuntime({ directory }));
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    return opened.value.schema;
  }

  it('are named with their SHA-256 in the checked schema, which opens again as it is', async () => {
    const schema = await openedSchema();
    const again = await openSource(JSON.parse(JSON.stringify(schema)), nodeRuntime({ directory: tmpdir() }));
    expect(again.ok && again.value.schema).toEqual(schema);
    const { given } = schema.tables[0] ?? {};
    expect([given?.file, given?.sha256]).toEqual(['plans.csv', sha256]);
  });

  it('can be named instead of their cells, and read again', async () => {
    const schema = await openedSchema();
    const named = JSON.stringify(withFileNames(schema));
    expect(named).not.toMatch(/firm|"A"/);
    expect(named.match(new RegExp(sha256, 'g'))).toHaveLength(1);
    expect(named.match(new RegExp(skusHash, 'g'))).toHaveLength(2);
    const again = await openSource(JSON.parse(named), nodeRuntime({ directory }));
    expect(again.ok && again.value.schema).toEqual(schema);
  });

  it('are not in the manifest of a directory', async () => {
    const opened = await openSource(documentOf(), nodeRuntime({ directory }));
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const written = await opened.value.write(`${join(directory, 'out')}/`, { format: 'csv' });
    expect(written.schema).toEqual(opened.value.schema);
    const manifest = await readFile(join(directory, 'out', 'manifest.json'), 'utf8');
    expect(manifest).not.toMatch(/firm|"A"/);
    expect(manifest).toContain(sha256);
    expect(manifest).toContain(skusHash);
  });

  it('give a list its values and weights', async () => {
    const values = { file: 'skus.csv', column: 'sku', weightColumn: 'sold' };
    const columns = [{ name: 'sku', field: 'list', options: { values } }];
    const opened = await open({ name: 't', rows: 4000, columns });
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const skus = [...opened.value.table('t').rows()].map(({ sku }) => sku);
    expect([...new Set(skus)].toSorted()).toEqual(['A', 'C']);
    // A quarter, within five standard deviations.
    expect(Math.abs(skus.filter((sku) => sku === 'A').length - 1000)).toBeLessThan(
      5 * Math.sqrt(4000 * 0.25 * 0.75),
    );
  });
});
