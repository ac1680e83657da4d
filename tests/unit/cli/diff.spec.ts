import { afterAll, describe, expect, it } from 'vitest';
import { createFolder, runProgram } from '../../fixtures/commands.ts';

const folder = createFolder();
afterAll(() => folder.remove());
const rowloom = (args: readonly string[], input = '') => runProgram(args, { cwd: folder.path, input });

const shop = (max: number, more: object = {}, given: object = { rows: [{ code: 'a' }] }) => ({
  version: 1,
  ...more,
  tables: [
    { name: 'plans', given, columns: [{ name: 'code', field: 'given', unique: true }] },
    {
      name: 'orders',
      rows: 20,
      columns: [
        { name: 'price', field: 'number', options: { min: 1, max } },
        { name: 'total', field: 'formula', options: { expression: 'price * 2' } },
        { name: 'name', field: 'person.firstName' },
      ],
    },
  ],
});
folder.write('old.json', shop(10));
folder.write('new.json', shop(20));
folder.write('wrong.json', shop(0));
folder.write('torn.json', '{ "version": 1,');
// The seed that a document without a seed has.
folder.write('seeded.json', shop(10, { seed: 'rowloom', name: 'Shop' }));
folder.write('old-version.json', shop(10, { madeWith: { rowloom: '0.3.0' } }));
folder.write('new-version.json', shop(10, { madeWith: { rowloom: '0.4.0' } }));
folder.write('plans.csv', 'code\na\n');
folder.write('file.json', shop(10, {}, { file: 'plans.csv' }));

describe('rowloom diff', () => {
  it('exits with 1 if values change, and says why', async () => {
    expect(await rowloom(['diff', 'old.json', 'new.json'])).toEqual({
      status: 1,
      output:
        'Values change in 2 of 4 columns:\norders.price: its option “max” changes.\norders.total: it reads orders.price.\n',
      error: '',
    });
  });

  it('says the same as data', async () => {
    const { status, output } = await rowloom(['diff', '--json', 'old.json', 'new.json']);
    expect(status).toBe(1);
    expect(JSON.parse(output)).toMatchObject({
      changed: [
        { table: 'orders', column: 'price', causes: [{ cause: 'options', options: ['max'] }] },
        {
          table: 'orders',
          column: 'total',
          causes: [{ cause: 'reads', columns: [{ table: 'orders', column: 'price' }] }],
        },
      ],
      unchanged: [
        { table: 'plans', column: 'code' },
        { table: 'orders', column: 'name' },
      ],
      rows: [],
    });
  });

  it.each([
    ['a file and itself', 'old.json', 'old.json'],
    ['a document without a seed and one with the seed that it has', 'old.json', 'seeded.json'],
    ['given rows and a file with the same ones', 'old.json', 'file.json'],
  ])('exits with 0 for %s', async (_, old, next) => {
    expect(await rowloom(['diff', old, next])).toEqual({
      status: 0,
      output: 'No value changes in 4 columns.\n',
      error: '',
    });
  });

  it.each([[['-', 'old.json']], [['old.json', '-']]])(
    'reads one side from standard input: %j',
    async (files) => {
      expect(await rowloom(['diff', ...files], JSON.stringify(shop(20)))).toMatchObject({
        status: 1,
        error: '',
      });
    },
  );

  it('names the columns that the version of the old rows makes differently', async () => {
    const { status, output } = await rowloom(['diff', 'old-version.json', 'new-version.json']);
    expect({ status, output }).toEqual({
      status: 1,
      // CHANGELOG.md lists `person.firstName` among the fields that have other values since 0.3.0.
      output:
        'Values change in 1 of 4 columns:\norders.name: the version of Rowloom that makes it changes.\n',
    });
  });

  it.each([
    ['wrong.json', /^wrong\.json:1:\d+: tables\[1\]\.columns\[0\]\.options/],
    ['torn.json', /^torn\.json:1:\d+: This is not valid JSON/],
    ['none.json', /There is no file “none\.json”/],
  ])('exits with 2 and names the file for %s', async (file, message) => {
    for (const files of [
      ['old.json', file],
      [file, 'old.json'],
    ]) {
      const { status, output, error } = await rowloom(['diff', ...files]);
      expect({ status, output }).toEqual({ status: 2, output: '' });
      expect(error).toMatch(message);
      const { message: text } = JSON.parse((await rowloom(['diff', '--json', ...files])).error);
      expect(text).toContain(file);
    }
  });

  it.each([[[]], [['old.json']], [['-', '-']], [['old.json', 'new.json', 'old.json']]])(
    'exits with 64 for %j',
    async (files) => {
      expect((await rowloom(['diff', ...files])).status).toBe(64);
    },
  );
});
