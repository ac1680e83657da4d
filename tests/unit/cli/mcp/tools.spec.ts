import { expect, it } from 'vitest';
import { fields } from '../../../../src/catalogue/fields.ts';
import type { problemCodes } from '../../../../src/schema/problem.ts';
import { temporaryDirectory } from '../../../fixtures/library.ts';
import { startSession } from '../../../fixtures/mcp-session.ts';

const shop = {
  version: 1,
  seed: 7,
  now: '2026-01-01T00:00:00Z',
  tables: [
    {
      name: 'customers',
      rows: 30,
      columns: [
        { name: 'id', field: 'sequence', primaryKey: true },
        { name: 'email', field: 'internet.email' },
      ],
    },
    {
      name: 'orders',
      rows: 90,
      columns: [
        { name: 'id', field: 'sequence', primaryKey: true },
        { name: 'customer_id', field: 'reference', options: { table: 'customers', column: 'id' } },
      ],
    },
  ],
};
const withField = (field: string) => ({
  version: 1,
  seed: 7,
  tables: [{ name: 't', rows: 3, columns: [{ name: 'a', field }] }],
});

it('the tools and their texts have fewer than 9,000 characters, and only --allow-writes adds tools that write', async () => {
  const namesOf = async (allowWrites: boolean) => {
    const { client } = await startSession(temporaryDirectory(), { allowWrites });
    const { tools } = await client.listTools();
    expect(JSON.stringify(tools).length + (client.getInstructions() ?? '').length).toBeLessThan(9_000);
    expect(tools.every(({ description = '' }) => description !== '')).toBe(true);
    return tools.map(({ name }) => name);
  };
  const reading = ['fields', 'import', 'check', 'show', 'preview', 'code', 'more'];
  expect(await namesOf(false)).toEqual(reading);
  expect((await namesOf(true)).filter((name) => !reading.includes(name))).toEqual(['save', 'write']);
});

it('a call of a tool that writes is refused without --allow-writes', async () => {
  const { client } = await startSession(temporaryDirectory());
  await expect(client.callTool({ name: 'save', arguments: { schema: shop, out: 'a.json' } })).rejects.toThrow(
    /save/,
  );
});

it('fields are found by words, and described by their id', async () => {
  const { call } = await startSession(temporaryDirectory());
  expect((await call('fields', { query: 'zip code' })).text).toContain('location.zipCode');
  expect((await call('fields', { query: 'number' })).text).toContain(fields.number.label);
});

it('a problem keeps its path, code, message and fix', async () => {
  const { call } = await startSession(temporaryDirectory());
  const { text, isError } = await call('check', { schema: withField('person.fulName') });
  expect(isError).toBe(true);
  expect(JSON.parse(text)).toEqual({
    path: 'tables[0].columns[0].field',
    code: 'unknown-field' satisfies keyof typeof problemCodes,
    message: expect.stringContaining('person.fulName'),
    fix: {
      text: expect.any(String),
      patch: [{ op: 'replace', path: '/tables/0/columns/0/field', value: 'person.fullName' }],
    },
  });
});

it('check applies fixes and gives the document back under a name that other tools accept', async () => {
  const { call } = await startSession(temporaryDirectory());
  const { text, isError } = await call('check', { schema: withField('person.fulName'), fix: true });
  expect({ text, isError }).toEqual({
    text: expect.stringContaining('No problems in 1 table with 3 rows.'),
    isError: false,
  });
  const [, name] = /is kept as (@\d+)/.exec(text) ?? [];
  const shown = await call('show', { schema: name });
  expect(JSON.parse(shown.text)).toEqual(withField('person.fullName'));
});

it('check changes a document by a patch, and names an operation that fits no place', async () => {
  const { call } = await startSession(temporaryDirectory());
  const patch = [{ op: 'replace', path: '/tables/0/rows', value: 5 }];
  const { text } = await call('check', { schema: shop, patch });
  expect(text).toContain('No problems in 2 tables with 95 rows.');
  const refused = await call('check', { schema: shop, patch: [...patch, { op: 'move', path: '/a' }] });
  expect(refused.isError).toBe(true);
  expect(JSON.parse(refused.text)).toMatchObject({ path: 'patch[1]', code: 'invalid-value' });
});

it('a part of a document is shown by the names of its table and column', async () => {
  const { call } = await startSession(temporaryDirectory());
  const { text } = await call('show', { schema: shop, path: '/tables/orders/columns/customer_id' });
  expect(JSON.parse(text)).toEqual(shop.tables[1]?.columns[1]);
  expect(await call('show', { schema: shop, path: '/tables/x' })).toMatchObject({ isError: true });
});

it('a preview has the rows that files have, as CSV or as lines of JSON, and at most 20', async () => {
  const { call } = await startSession(temporaryDirectory());
  const csv = await call('preview', { schema: shop, table: 'orders', rows: 20 });
  expect(csv.text.split('\n')).toHaveLength(21);
  expect(csv.text).toMatch(/^id,customer_id\r?\n1,\d+\r?\n/);
  const lines = await call('preview', { schema: shop, table: 'orders', from: 4, rows: 2, format: 'ndjson' });
  expect(lines.text.split('\n').map((line) => JSON.parse(line).id)).toEqual([5, 6]);
  const refused = await call('preview', { schema: shop, table: 'orders', rows: 21 });
  expect(refused.isError).toBe(true);
  expect(JSON.parse(refused.text)).toMatchObject({ path: 'rows', code: 'out-of-range' });
});

it('a schema is written as code', async () => {
  const { call } = await startSession(temporaryDirectory());
  const input = { schema: shop, language: 'ddl', options: { dialect: 'mysql' } };
  expect((await call('code', input)).text).toMatch(/CREATE TABLE .*`customers`/);
  expect((await call('code', { schema: shop, language: 'typescript' })).text).toMatch(/interface \w+/);
});

it('imports keep the schema, say which fields are guesses, and copy no value about persons', async () => {
  const { call } = await startSession(temporaryDirectory());
  const text = 'name,city,level\nGrace Hopper,Arlington,gold\nAlan Turing,London,gold\n';
  const imported = await call('import', { text, kind: 'csv', rows: 4 });
  const [, name] = /kept as (@\d+)/.exec(imported.text) ?? [];
  const shown = await call('show', { schema: name });
  expect(JSON.parse(shown.text).tables[0].columns).toHaveLength(3);
  expect(`${imported.text}${shown.text}`).not.toMatch(/Hopper|Turing/);
});

it('an answer has at most 2,000 tokens, and its last line tells how to get the rest', async () => {
  const { call } = await startSession(temporaryDirectory());
  const columns = Array.from({ length: 400 }, (_, i) => ({ name: `column_${i}`, field: 'lorem.sentence' }));
  const long = { version: 1, seed: 7, tables: [{ name: 'wide', rows: 1, columns }] };
  const parts: string[] = [];
  let answer = await call('show', { schema: long });
  for (;;) {
    expect(answer.text.length).toBeLessThanOrEqual(7_500);
    const [sentence, input] = /\nCut at \d+ of .* with (\{.*\}) for the next part\.$/.exec(answer.text) ?? [];
    parts.push(sentence === undefined ? answer.text : answer.text.slice(0, -sentence.length));
    if (input === undefined) break;
    answer = await call('more', JSON.parse(input));
  }
  expect(parts.length).toBeGreaterThan(2);
  expect(JSON.parse(parts.join(''))).toEqual(long);
});

it.each([
  ['fields', {}, 'query', 'missing-argument'],
  ['fields', { query: 5 }, 'query', 'wrong-type'],
  ['preview', { schema: shop, tabel: 'orders' }, 'tabel', 'unknown-flag'],
  ['preview', { schema: shop, table: 'order' }, 'table', 'unknown-table'],
  ['check', { schema: '@9' }, 'schema', 'unreadable-file'],
  ['check', { schema: '{"version":' }, '', 'not-json'],
  ['check', { schema: 'missing.json' }, '', 'unreadable-file'],
  ['code', { schema: shop, language: 'cobol' }, 'language', 'invalid-value'],
  ['import', {}, '', 'missing-argument'],
  ['import', { text: 'x', kind: 'xls' }, 'kind', 'invalid-flag'],
  ['import', { path: 'postgres://localhost/app' }, '', 'unreadable-file'],
  ['more', { answer: 'answer-7', from: 0 }, 'answer', 'invalid-value'],
])('%s %j is answered with a problem, and the next call works', async (name, input, path, code) => {
  const { call } = await startSession(temporaryDirectory());
  const { text, isError } = await call(name, input);
  expect(isError).toBe(true);
  expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({ path, code });
  expect((await call('check', { schema: shop })).isError).toBe(false);
});

it.each([
  ['import', { text: 'CREATE TABLE t (id int);' }, '“dialect” names another database.'],
  ['write', { schema: shop, out: 'shop.csv' }, 'Choose one with “table” NAME'],
  ['write', { schema: shop, out: 'shop' }, 'Choose one with “format”'],
  ['write', { schema: shop, out: 'data/', format: 'csv', from: 500 }, '“from” 500 is beyond the end'],
])(
  'the answer of %s names arguments of the tool, not flags of the command: %o',
  async (name, input, part) => {
    const { call } = await startSession(temporaryDirectory(), { allowWrites: true });
    const { text } = await call(name, input);
    expect(text).toContain(part);
    expect(text.match(/--[a-z]+/g)).toBe(null);
  },
);

it('paths in answers stay as they are', async () => {
  const { call } = await startSession(temporaryDirectory(), { allowWrites: true });
  await call('save', { schema: shop, out: 'a--schema.json' });
  expect((await call('save', { schema: shop, out: 'a--schema.json' })).text).toContain('“a--schema.json”');
});
