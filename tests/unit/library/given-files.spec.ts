import { createHash } from 'node:crypto';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSource } from '../../../src/library/engine.ts';

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
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
    await symlink(join(directory, 'plans.csv'), join(directory, 'link.csv'));
    await symlink(join(directory, '..'), join(directory, 'elsewhere'));
    await symlink('/dev/zero', join(directory, 'endless.csv'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  const open = (...tables: readonly object[]) => openSource({ version: 1, tables }, { directory });

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
          { directory, allowOutside: true },
        ),
      ),
    );
    expect(opened.map((one) => (one.ok ? [] : one.error.map(({ message }) => message)))).toEqual([
      [],
      ['“endless.csv” is no file.'],
    ]);
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
