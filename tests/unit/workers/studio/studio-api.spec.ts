import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEngine } from '../../../../src/dataset/engine.ts';
import { createClipboardTableWriter } from '../../../../src/formats/clipboard-table.ts';
import { createSchemaWriter } from '../../../../src/formats/writers.ts';
import { enUs } from '../../../../src/locales/en-us.ts';
import type { ExportRequest, OutputRequest, StudioApi } from '../../../../workers/studio/protocol.ts';
import { createStudioApi } from '../../../../workers/studio/studio-api.ts';
import { largeTables } from '../../../fixtures/large-tables.ts';
import { shop } from '../../../fixtures/shop.ts';

const engine = createEngine(enUs, largeTables);

afterEach(() => vi.restoreAllMocks());

/** A studio with a document open under 1. */
function opened(tables: readonly object[], more: object = {}): StudioApi {
  const studio = createStudioApi(largeTables);
  studio.open(1, JSON.stringify({ version: 1, ...more, tables }));
  return studio;
}

const table = (rows: number, ...columns: object[]) => [{ name: 't', rows, columns }];

function resultOf<T>(
  answer: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

/** Cells of rows of the table `t`. */
const cellsOf = (studio: StudioApi, from: number, to: number) =>
  resultOf(studio.read(1, 0, from, to)).columns.map(({ cells }) => cells);

describe('the rows of a preview', () => {
  it('are texts by columns, as a file has them', () => {
    const studio = opened(shop(20));
    const schema = resultOf(engine.check({ version: 1, tables: shop(20) }));
    const dataset = engine.open(schema);
    for (const [i, { name }] of schema.tables.entries()) {
      const ready = dataset.table(name);
      if (!ready) throw new Error(name);
      const { columns, rowCount } = resultOf(studio.read(1, i, 0, 10));
      expect(rowCount).toBe(ready.rowCount);
      expect(columns.map(({ type }) => type)).toEqual(ready.columns.map(({ type }) => type));
      const lines = Array.from({ length: 10 }, (_, row) =>
        columns.map(({ cells }) => String(cells[row])).join('\t'),
      );
      const written = createClipboardTableWriter(ready).rows(ready.read(0, 10), 0);
      expect(written.trim().split('\n')).toEqual(lines);
    }
  });

  it('are the same for a table so wide that they are made one by one', async () => {
    const columns = Array.from({ length: 600 }, (_, i) => ({ name: `c${i}`, field: 'number' }));
    const studio = opened(table(7, ...columns));
    const ready = engine
      .open(resultOf(engine.check({ version: 1, tables: table(7, ...columns) })))
      .table('t');
    const cells = ready?.read(2, 7).columns.map((column) => column.map(String));
    expect(cellsOf(studio, 2, 7)).toEqual(cells);
    const { text } = resultOf(
      await studio.output(1, { tables: [0], format: 'csv', options: { header: false } }, 5),
    );
    const lines = text.trimEnd().split('\n');
    expect(lines.map((line) => line.trimEnd().split(',')[599])).toEqual(
      ready?.readColumn('c599', 0, 5).map(String),
    );
    expect(resultOf(studio.histogram(1, 0, 599)).rows).toBe(7);
  });

  it('are shortened where a cell is long', () => {
    const studio = opened(table(2, { name: 'a', field: 'constant', options: { value: 'é'.repeat(5000) } }));
    expect(cellsOf(studio, 0, 1)).toEqual([[`${'é'.repeat(1000)}…`]]);
  });

  it('tell null from an empty text', () => {
    const studio = opened(
      table(
        3,
        { name: 'a', field: 'constant', options: { value: null } },
        { name: 'b', field: 'constant', options: { value: '' } },
      ),
    );
    expect(cellsOf(studio, 0, 2)).toEqual([
      [null, null],
      ['', ''],
    ]);
  });

  it('are those of any position among ten billion', () => {
    const studio = opened(table(10 ** 10, { name: 'a', field: 'sequence' }));
    const { rowCount, from, columns } = resultOf(studio.read(1, 0, 10 ** 10 - 2, 10 ** 10 + 5));
    expect([rowCount, from, columns[0]?.cells]).toEqual([
      10 ** 10,
      10 ** 10 - 2,
      ['9999999999', '10000000000'],
    ]);
    expect(resultOf(studio.read(1, 0, 0, 10 ** 9)).columns[0]?.cells).toHaveLength(1000);
    expect(resultOf(studio.read(1, 0, -5, 2)).columns[0]?.cells).toEqual(['1', '2']);
  });

  it('cut long texts', () => {
    const studio = opened(table(1, { name: 'a', field: 'constant', options: { value: 'x'.repeat(5000) } }));
    expect(cellsOf(studio, 0, 1)).toEqual([[`${'x'.repeat(1000)}…`]]);
  });

  it('keep characters whole where they cut a text', () => {
    const value = `${'x'.repeat(999)}😀😀`;
    const studio = opened(table(1, { name: 'a', field: 'constant', options: { value } }));
    expect(cellsOf(studio, 0, 1)).toEqual([[`${'x'.repeat(999)}…`]]);
  });

  it('of an unknown table are errors', () => {
    const studio = opened(table(1, { name: 'a', field: 'sequence' }));
    expect(studio.read(2, 0, 0, 1)).toEqual({ ok: false, error: 'unknown-source' });
    expect(studio.read(1, 7, 0, 1)).toEqual({ ok: false, error: 'unknown-table' });
    expect(studio.samples(1, 0, 7, 1)).toEqual({ ok: false, error: 'unknown-column' });
    studio.open(3, '{"version":1');
    expect(studio.read(3, 0, 0, 1)).toEqual({ ok: false, error: 'unreadable' });
    expect(resultOf(studio.check(3)).problems[0]?.code).toBe('not-json');
  });
});

describe('a document with problems shows what can be made', () => {
  const good = { name: 'a', field: 'sequence' };
  const shown = (tables: readonly object[], more: object = {}) => {
    const studio = opened(tables, more);
    expect(resultOf(studio.check(1)).problems).not.toEqual([]);
    return resultOf(studio.read(1, 0, 0, 2)).columns.map(({ isBroken, cells }) =>
      isBroken ? 'broken' : cells,
    );
  };

  it.each([
    ['an unknown field', { name: 'b', field: 'nonsense' }],
    ['a field that is absent', { name: 'b' }],
    ['an empty range', { name: 'b', field: 'number', options: { min: 5, max: 1 } }],
    ['a formula that cannot be read', { name: 'b', field: 'formula', options: { expression: 'a +' } }],
    ['a column of itself', { name: 'b', field: 'template', options: { text: '{b}' } }],
    ['no column at all', null],
  ])('beside %s', (_, broken) => {
    expect(shown(table(5, good, broken as object, good && { name: 'c', field: 'sequence' }))).toEqual([
      ['1', '2'],
      'broken',
      ['1', '2'],
    ]);
  });

  it('except columns that read a broken column, directly or indirectly', () => {
    const chain = Array.from({ length: 99 }, (_, i) => ({
      name: `c${i + 1}`,
      field: 'formula',
      options: { expression: `c${i} + 1` },
    }));
    const columns = shown(table(5, good, { name: 'c0', field: 'nonsense' }, ...chain));
    expect(columns).toEqual([['1', '2'], ...new Array(100).fill('broken')]);
  });

  it.each([
    ['a blank name', { name: '', field: 'sequence' }],
    ['the name of another one', { name: 'a', field: 'sequence' }],
    ['too many nulls', { name: 'b', field: 'sequence', nulls: 400 }],
    [
      'a unique column of too few values',
      { name: 'b', field: 'sequence', options: { step: 0 }, unique: true },
    ],
    ['a second primary key', { name: 'b', field: 'sequence', primaryKey: true }],
    ['an unknown property', { name: 'b', field: 'sequence', colour: 'red' }],
    ['an option that does not count', { name: 'b', field: 'sequence', maxLength: -1 }],
  ])('with its column of %s', (_, column) => {
    const [first, second] = shown(table(5, { ...good, primaryKey: true }, column));
    expect(first).toEqual(['1', '2']);
    expect(second).toHaveLength(2);
    expect(second).not.toBe('broken');
  });

  it('whatever is wrong with its table or the document', () => {
    expect(shown([{ name: '', rows: 5, columns: [good] }])).toEqual([['1', '2']]);
    expect(shown([{ name: 't', rows: 1.4, columns: [good] }])).toEqual([['1']]);
    expect(shown([{ name: 't', rows: 5, columns: [good], primaryKey: ['x'] }])).toEqual([['1', '2']]);
    expect(
      shown([
        { name: 't', rows: 5, columns: [good] },
        { name: 't', rows: 5, columns: [] },
      ]),
    ).toEqual([['1', '2']]);
    expect(shown(table(5, good), { locale: 'xx', seed: -1, now: 'never', surprise: 1 })).toEqual([
      ['1', '2'],
    ]);
  });

  it('with references to a column that is not unique', () => {
    const studio = opened([
      {
        name: 'o',
        rows: 5,
        columns: [{ name: 'u', field: 'reference', options: { table: 'u', column: 'x' } }],
      },
      { name: 'u', rows: 3, columns: [{ name: 'x', field: 'number', options: { min: 1, max: 3 } }] },
    ]);
    expect(resultOf(studio.check(1)).problems.map(({ code }) => code)).toEqual(['reference-not-unique']);
    expect(
      resultOf(studio.read(1, 0, 0, 5)).columns[0]?.cells.every((cell) =>
        ['1', '2', '3'].includes(cell ?? ''),
      ),
    ).toBe(true);
  });
});

describe('a column', () => {
  const studio = opened(
    table(
      1000,
      { name: 'id', field: 'sequence' },
      { name: 'b', field: 'boolean', nulls: 50 },
      { name: 'n', field: 'number', options: { min: 1, max: 100, decimals: 2 } },
      { name: 'l', field: 'list', options: { values: ['x', 'y', 'z'], weights: [1, 0, 9] } },
      { name: 'd', field: 'date', options: { from: '2025-01-01', to: '2025-12-31' } },
      { name: 'f', field: 'formula', options: { expression: 'n * 2' } },
      { name: 'bad', field: 'nonsense' },
      { name: 'r', field: 'regex', options: { pattern: '[a-z]{40}' } },
    ),
  );

  it('has samples of only its own cells', () => {
    const [, , , , , doubled] = cellsOf(studio, 0, 5);
    expect(resultOf(studio.samples(1, 0, 5, 5))).toEqual({
      type: 'decimal',
      isBroken: false,
      cells: doubled,
      canBeNull: false,
    });
    expect(resultOf(studio.samples(1, 0, 6, 5))).toMatchObject({
      isBroken: true,
      cells: [null, null, null, null, null],
      canBeNull: false,
    });
  });

  const sequence = { name: 'id', field: 'sequence' };
  const formula = (expression: string) => ({ name: 'c', field: 'formula', options: { expression } });
  it.each([
    { says: 'a sequence', column: { ...sequence, name: 'c' }, canBeNull: false },
    { says: 'own nulls', column: { ...sequence, name: 'c', nulls: 1 }, canBeNull: true },
    { says: 'a division by what is never zero', column: formula('id / 2'), canBeNull: false },
    { says: 'a division by what can be zero', column: formula('2 / (id - 1)'), canBeNull: true },
    {
      says: 'a division by what can be zero, with another declaration',
      column: { ...formula('2 / (id - 1)'), nullable: true },
      canBeNull: true,
    },
    {
      says: 'no nulls, with another declaration',
      column: { ...sequence, name: 'c', nullable: true },
      canBeNull: false,
    },
    {
      says: 'references to rows of the own table',
      column: { name: 'c', field: 'reference', options: { table: 't', column: 'id' } },
      canBeNull: true,
    },
  ])('of $says can be null: $canBeNull', ({ column, canBeNull }) => {
    const api = opened(table(9, { ...sequence, primaryKey: true }, column));
    expect(resultOf(api.check(1)).problems).toEqual([]);
    expect(resultOf(api.samples(1, 0, 1, 3)).canBeNull).toBe(canBeNull);
  });

  it('has a number of different values', () => {
    const counts = [0, 1, 2, 3, 4, 5, 6, 7].map((column) => resultOf(studio.cardinality(1, 0, column)));
    expect(counts).toEqual([
      { kind: 'unlimited' },
      { kind: 'counted', count: '2' },
      { kind: 'counted', count: '9901' },
      { kind: 'counted', count: '3' },
      { kind: 'counted', count: '365' },
      { kind: 'uncountable' },
      { kind: 'uncountable' },
      { kind: 'counted', count: String(26n ** 40n) },
    ]);
  });

  it('has a distribution over ranges or values', () => {
    const numbers = resultOf(studio.histogram(1, 0, 2));
    if (numbers.kind !== 'ranges') throw new Error(numbers.kind);
    expect(numbers.counts).toHaveLength(20);
    expect(numbers.counts.reduce((a, b) => a + b)).toBe(1000);
    expect(Number(numbers.min)).toBeLessThan(3);
    expect(Number(numbers.max)).toBeGreaterThan(98);
    expect(resultOf(studio.histogram(1, 0, 4))).toMatchObject({
      kind: 'ranges',
      min: expect.stringMatching(/^2025-01-/),
      max: expect.stringMatching(/^2025-12-/),
    });

    const listed = resultOf(studio.histogram(1, 0, 3));
    if (listed.kind !== 'values') throw new Error(listed.kind);
    expect(listed.distinct).toBe(2);
    expect(listed.values.map(({ text }) => text)).toEqual(['z', 'x']);
    const halves = resultOf(studio.histogram(1, 0, 1));
    expect(halves).toMatchObject({ kind: 'values', rows: 1000, nulls: expect.any(Number) });
    expect(halves.nulls).toBeGreaterThan(400);
    expect(resultOf(studio.histogram(1, 0, 6))).toEqual({
      kind: 'values',
      rows: 0,
      nulls: 0,
      values: [],
      distinct: 0,
    });
  });
});

describe('the distribution of a reference', () => {
  const perParent = (children: unknown, rows: number) => {
    const studio = opened([
      { name: 'parents', rows: 100, columns: [{ name: 'id', field: 'sequence', primaryKey: true }] },
      {
        name: 'children',
        rows,
        columns: [
          { name: 'parent', field: 'reference', options: { table: 'parents', column: 'id', children } },
        ],
      },
    ]);
    return resultOf(studio.histogram(1, 1, 0)).perParent;
  };

  it('says how many rows a parent has', () => {
    expect(perParent({ each: 3 }, 300)).toEqual({ most: 3, median: 3 });
    expect(perParent('one-to-one', 100)).toEqual({ most: 1, median: 1 });
    expect(perParent('uniform', 0)).toBeUndefined();
  });

  it('shows that a few parents get most', () => {
    const { most = 0, median = 0 } = perParent('zipf', 1000) ?? {};
    const uniform = perParent('uniform', 1000) ?? { most: 0, median: 0 };
    // Of 100 parents the first has 1 / (1 + 1/2 + … + 1/100) = 19 % of the rows, and the fiftieth 0.4 %.
    expect(most).toBeGreaterThan(100);
    expect(median).toBeLessThan(10);
    expect(uniform.most).toBeLessThan(30);
  });

  it('is absent for other columns', () => {
    const studio = opened(table(20, { name: 'a', field: 'number' }));
    expect(resultOf(studio.histogram(1, 0, 0)).perParent).toBeUndefined();
  });
});

const csv: OutputRequest = { tables: [0], format: 'csv', options: {} };

describe('the output', () => {
  it('is the file of the first rows', async () => {
    const studio = opened(shop(20));
    const schema = resultOf(engine.check({ version: 1, tables: shop(20) }));
    const dataset = engine.open(schema);
    const tables = schema.tables.flatMap(({ name }) => dataset.table(name) ?? []);
    for (const format of ['csv', 'json', 'yaml'] as const) {
      for (const [i, ready] of tables.entries()) {
        const file = resultOf(createSchemaWriter(format, [ready]));
        const writer = file.tables[0]?.writer;
        const whole = [
          file.head(),
          writer?.head(),
          writer?.rows(ready.read(0, 5), 0),
          writer?.tail(),
          file.tail(),
        ];
        expect(resultOf(await studio.output(1, { ...csv, tables: [i], format }, 5))).toEqual({
          text: whole.join(''),
          isCut: false,
        });
      }
    }
    const sql = resultOf(await studio.output(1, { tables: [0, 1, 2], format: 'sql', options: {} }, 2)).text;
    expect(sql.match(/CREATE TABLE/g)).toHaveLength(3);
  });

  it('is one file after the other if the format has a file for each table', async () => {
    const studio = opened([
      ...table(5, { name: 'a', field: 'sequence' }),
      { name: 'u', rows: 1, columns: [{ name: 'b', field: 'sequence' }] },
    ]);
    expect(resultOf(await studio.output(1, { ...csv, tables: [0, 1] }, 2))).toEqual({
      text: 'a\r\n1\r\n2\r\n\nb\r\n1\r\n',
      isCut: false,
    });
  });

  it.each(['', 'x'])(
    'is cut after a million characters, but not within one, with “%s” before emojis',
    async (start) => {
      const value = '😀'.repeat(32_000);
      const columns = [
        { name: `${start}a`, field: 'constant', options: { value } },
        ...Array.from({ length: 19 }, (_, i) => ({ name: `c${i}`, field: 'constant', options: { value } })),
      ];
      const { text, isCut } = resultOf(await opened(table(1000, ...columns)).output(1, csv, 1000));
      expect(isCut).toBe(true);
      expect(text.length).toBeGreaterThan(999_998);
      expect(text.length).toBeLessThanOrEqual(1_000_000);
      expect(text).not.toMatch(/\p{Surrogate}/u);
    },
  );

  it('says what is wrong with the document or the options', async () => {
    const studio = opened(table(5, { name: 'a', field: 'nonsense' }));
    expect(await studio.output(1, csv, 5)).toMatchObject({
      ok: false,
      error: { problems: [{ code: 'unknown-field' }] },
    });
    const good = opened(table(5, { name: 'a', field: 'sequence' }));
    expect(await good.output(1, { ...csv, options: { delimiter: '"' } }, 5)).toMatchObject({
      ok: false,
      error: { problems: [{ path: ['options', 'delimiter'] }] },
    });
  });

  it.each([
    [csv],
    [{ tables: [0, 3], format: 'sql', options: {} }],
    [{ tables: [4], format: 'ndjson', options: {} }],
  ] as const)('is estimated within 4% plain and within 10% compressed: %o', async (request) => {
    const studio = opened(shop(5000));
    const tables = resultOf(await studio.estimate(1, request));
    const bytesOf = async (gzip: boolean) => {
      const files = await exported(studio, { ...request, gzip, zip: false, name: 'x' });
      return files.reduce((sum, { content }) => sum + content.length, 0);
    };
    const [plain, compressed] = [await bytesOf(false), await bytesOf(true)];
    const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
    const gzipBytes = tables.reduce((sum, table) => sum + table.gzipBytes, 0);
    expect(Math.abs(bytes / plain - 1)).toBeLessThan(0.04);
    expect(Math.abs(gzipBytes / compressed - 1)).toBeLessThan(0.1);
  });

  it('is estimated correctly if numbers grow: a sequence of ten million has seven digits in nine of ten rows', async () => {
    const studio = opened(table(10 ** 7, { name: 'a', field: 'sequence' }));
    const [estimate] = resultOf(await studio.estimate(1, csv));
    // A line end is two bytes.
    const digits = [1, 2, 3, 4, 5, 6, 7].reduce((sum, length) => sum + length * 9 * 10 ** (length - 1), 8);
    const bytes = digits + 2 * 10 ** 7;
    expect(Math.abs((estimate?.bytes ?? 0) / bytes - 1)).toBeLessThan(0.04);
  });

  it('is estimated together with the tables that other tables refer to, named as in the request', async () => {
    const studio = opened([
      { name: 'people', rows: 5, columns: [{ name: 'id', field: 'sequence', primaryKey: true }] },
      {
        name: 'notes',
        rows: 7,
        columns: [
          { name: 'id', field: 'sequence', primaryKey: true },
          { name: 'person', field: 'reference', options: { table: 'people', column: 'id' } },
          { name: 'answers', field: 'reference', options: { table: 'notes', column: 'id' } },
        ],
      },
    ]);
    const referenced = async (tables: readonly number[]) =>
      resultOf(await studio.estimate(1, { ...csv, tables })).map(({ rows, isReferenced }) => [
        rows,
        isReferenced,
      ]);
    expect(await referenced([0, 1])).toEqual([
      [5, true],
      // Its references to itself lead to earlier rows.
      [7, false],
    ]);
    expect(await referenced([0])).toEqual([[5, false]]);
  });
});

const PAGE = { kind: 'page' } as const;

/** The contents of an export's files, by file name. */
async function exported(studio: StudioApi, request: ExportRequest) {
  const parts: Buffer[][] = [];
  const answer = await studio.export(
    1,
    request,
    PAGE,
    (file, part) => {
      parts[file] ??= [];
      parts[file].push(Buffer.from(part));
    },
    () => {},
  );
  return resultOf(answer).files.map((file, i) => ({ ...file, content: Buffer.concat(parts[i] ?? []) }));
}

describe('copied cells', () => {
  const long = 'x'.repeat(3000);
  const request = { table: 0, from: 2, to: 4, options: {}, lengthMax: 100_000 } as const;
  const tables = table(
    10,
    { name: 'id', field: 'sequence', primaryKey: true },
    { name: 'long', field: 'constant', options: { value: long } },
    { name: 'bad', field: 'number', options: { min: 10, max: 5 } },
  );

  it('are whole values of any rows and columns, in the order of the request', async () => {
    const studio = opened(tables);
    const csv = await studio.cells(1, { ...request, columns: [1, 0], format: 'csv' });
    expect(resultOf(csv)).toEqual({ text: `long,id\r\n${long},3\r\n${long},4\r\n`, isCut: false });
    const json = await studio.cells(1, { ...request, columns: [0], format: 'json' });
    expect(JSON.parse(resultOf(json).text)).toEqual([{ id: 3 }, { id: 4 }]);
  });

  it('are cut, and said to be, if they are too long', async () => {
    const cells = await opened(tables).cells(1, { ...request, columns: [1], format: 'tsv', lengthMax: 500 });
    expect(resultOf(cells)).toEqual({ text: expect.stringMatching(/^long\nx+$/), isCut: true });
    expect(resultOf(cells).text).toHaveLength(500);
  });

  it('are refused if one of the columns has a problem, or is not there', async () => {
    const studio = opened(tables);
    for (const columns of [[0, 2], [7]]) {
      const cells = await studio.cells(1, { ...request, columns, format: 'tsv' });
      expect(cells).toEqual({ ok: false, error: 'unknown-column' });
    }
    const other = await studio.cells(1, { ...request, table: 1, columns: [0], format: 'tsv' });
    expect(other).toEqual({ ok: false, error: 'unknown-table' });
  });
});

describe('an export', () => {
  const whole = { ...csv, gzip: false, zip: false, name: 'shop' };

  it('writes a file for each table, with all rows, for parts of any size', async () => {
    const studio = opened(shop(2000));
    const schema = resultOf(engine.check({ version: 1, tables: shop(2000) }));
    const dataset = engine.open(schema);
    const files = await exported(studio, { ...whole, tables: [0, 4] });
    expect(files.map(({ name, mediaType, rows }) => [name, mediaType, rows])).toEqual([
      ['customers.csv', 'text/csv;charset=utf-8', 2000],
      ['lines.csv', 'text/csv;charset=utf-8', 12_000],
    ]);
    for (const [i, name] of ['customers', 'lines'].entries()) {
      const ready = dataset.table(name);
      if (!ready) throw new Error(name);
      const file = resultOf(createSchemaWriter('csv', [ready]));
      const writer = file.tables[0]?.writer;
      const text = `${writer?.head()}${writer?.rows(ready.read(0, ready.rowCount), 0)}${writer?.tail()}`;
      expect(files[i]?.content.toString() === text).toBe(true);
      expect(files[i]?.bytes).toBe(Buffer.byteLength(text));
    }
  });

  it('writes only the first rows of a table if the request says so', async () => {
    const studio = opened(shop(2000));
    const [whole0] = await exported(studio, whole);
    const [first] = await exported(studio, { ...whole, rows: [30] });
    expect(first?.rows).toBe(30);
    expect(first?.content.toString().trimEnd()).toBe(
      whole0?.content.toString().split('\r\n').slice(0, 31).join('\r\n'),
    );
    const sql = await exported(studio, { ...whole, tables: [0, 1], rows: [2000, 10], format: 'sql' });
    expect(sql.map(({ rows }) => rows)).toEqual([2010]);
  });

  it('reports which file it is writing, from the start', async () => {
    const studio = opened(shop(50));
    const files: string[] = [];
    await studio.export(
      1,
      { ...whole, tables: [0, 1] },
      PAGE,
      () => {},
      ({ file }) => files.push(file),
    );
    expect([...new Set(files)]).toEqual(['customers.csv', expect.stringMatching(/\.csv$/)]);
  });

  it('writes one SQL file for several tables', async () => {
    const files = await exported(opened(shop(50)), { ...whole, tables: [0, 1], format: 'sql' });
    expect(files.map(({ name, rows }) => [name, rows])).toEqual([['shop.sql', 150]]);
    expect(files[0]?.content.toString().match(/CREATE TABLE/g)).toHaveLength(2);
  });

  it('writes each table’s own rows if SQL needs the tables in another order', async () => {
    const studio = opened([
      {
        name: 'orders',
        rows: 3,
        columns: [{ name: 'user', field: 'reference', options: { table: 'users', column: 'id' } }],
      },
      { name: 'nothing', rows: 3, columns: [] },
      {
        name: 'users',
        rows: 2,
        columns: [{ name: 'id', field: 'sequence', options: { start: 7 }, primaryKey: true }],
      },
    ]);
    const request = { ...whole, tables: [0, 1, 2], format: 'sql' } as const;
    const [file] = await exported(studio, request);
    const users = 'INSERT INTO "users" ("id") VALUES\n(7),\n(8);\n';
    const orders = /INSERT INTO "orders" \("user"\) VALUES\n\([78]\),\n\([78]\),\n\([78]\);\n/;
    for (const text of [file?.content.toString(), resultOf(await studio.output(1, request, 3)).text]) {
      expect(text).toContain(users);
      expect(text).toMatch(orders);
    }
    expect(file?.rows).toBe(5);
  });

  it('compresses to the same bytes', async () => {
    const studio = opened(shop(3000));
    const [plain] = await exported(studio, whole);
    const [gzip] = await exported(studio, { ...whole, gzip: true });
    expect(gzip).toMatchObject({ name: 'customers.csv.gz', mediaType: 'application/gzip', rows: 3000 });
    expect(gzip?.content.length).toBe(gzip?.bytes);
    expect(gunzipSync(gzip?.content ?? '').equals(plain?.content ?? Buffer.alloc(0))).toBe(true);
  });

  it('gives files names that every file system accepts', async () => {
    const names = ['a/b', 'A_B', '..', 'con', ' x ', 'é'.repeat(300)];
    const studio = opened(
      names.map((name) => ({ name, rows: 1, columns: [{ name: 'a', field: 'sequence' }] })),
    );
    const files = await exported(studio, { ...whole, tables: names.map((_, i) => i) });
    expect(files.map(({ name }) => name)).toEqual([
      'a_b.csv',
      'A_B (2).csv',
      '_.csv',
      '_con.csv',
      'x.csv',
      `${'é'.repeat(100)}.csv`,
    ]);
  });

  it.each([false, true])(
    'hands on parts of a megabyte, waits for each, and says how far it is; compressed: %s',
    async (gzip) => {
      const studio = opened(table(400_000, { name: 'a', field: 'sequence' }, { name: 'b', field: 'number' }));
      const progress: number[] = [];
      let underWay = 0;
      let most = 0;
      const sizes: number[] = [];
      const answer = await studio.export(
        1,
        { ...whole, gzip },
        PAGE,
        async (_, part) => {
          underWay++;
          most = Math.max(most, underWay);
          sizes.push(part.byteLength);
          await new Promise((resolve) => setImmediate(resolve));
          underWay--;
        },
        ({ rows }) => progress.push(rows),
      );
      expect(resultOf(answer).saved).toHaveLength(1);
      expect(most).toBe(1);
      expect(sizes.length).toBeGreaterThan(gzip ? 0 : 3);
      expect(sizes.slice(0, -1).every((size) => size === 1_048_576)).toBe(true);
      expect(progress).toEqual([...progress].sort((a, b) => a - b));
      expect(progress.at(-1)).toBe(400_000);
    },
  );

  it.each([false, true])(
    'stops when it is cancelled, and when another begins; compressed: %s',
    async (gzip) => {
      const studio = opened(table(10 ** 10, { name: 'a', field: 'sequence' }));
      const first = studio.export(
        1,
        { ...whole, gzip },
        PAGE,
        () => {},
        () => studio.cancel(),
      );
      expect(await first).toEqual({ ok: false, error: 'cancelled' });
      const second = studio.export(
        1,
        { ...whole, gzip },
        PAGE,
        () => {},
        () => {},
      );
      const third = studio.export(
        1,
        { ...whole, gzip },
        PAGE,
        () => {},
        () => studio.cancel(),
      );
      expect(await second).toEqual({ ok: false, error: 'cancelled' });
      expect(await third).toEqual({ ok: false, error: 'cancelled' });
    },
  );

  it('is refused with the problems', async () => {
    const studio = opened(table(5, { name: 'a', field: 'nonsense' }));
    const answer = await studio.export(
      1,
      whole,
      PAGE,
      () => {},
      () => {},
    );
    expect(answer).toMatchObject({ ok: false, error: { problems: [{ code: 'unknown-field' }] } });
  });

  it.each([false, true])(
    'fails where its parts cannot be taken; compressed: %s',
    { tags: ['deep'] },
    async (gzip) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const studio = opened(table(10 ** 10, { name: 'a', field: 'string.uuid' }));
      const answer = await studio.export(
        1,
        { ...whole, gzip },
        PAGE,
        () => Promise.reject(new Error('full')),
        () => {},
      );
      expect(answer).toEqual({ ok: false, error: 'failed' });
    },
  );
});

it('holds the last few documents', () => {
  const studio = createStudioApi(largeTables);
  for (let i = 1; i <= 5; i++) {
    studio.open(i, JSON.stringify({ version: 1, tables: table(i, { name: 'a', field: 'sequence' }) }));
  }
  expect(studio.check(1)).toEqual({ ok: false, error: 'unknown-source' });
  expect(resultOf(studio.read(5, 0, 0, 1)).rowCount).toBe(5);
});

describe('a table with given rows that is not to be written', () => {
  const tables = (write?: boolean) => [
    { name: 'plans', given: { rows: [{ code: 'a' }, { code: 'b' }] }, ...(write && { write }) },
    { name: 'users', rows: 3, columns: [{ name: 'id', field: 'sequence' }] },
  ];
  const request: OutputRequest = { tables: [0, 1], format: 'csv', options: {} };

  it('is left out of the files of all tables and takes no space', async () => {
    const { text } = resultOf(await opened(tables()).output(1, request, 5));
    expect(text.replaceAll('\r', '')).toBe('id\n1\n2\n3\n');
    const [plans, users] = resultOf(await opened(tables()).estimate(1, request));
    expect(plans?.bytes).toBe(0);
    expect(users?.bytes).toBeGreaterThan(0);
  });

  it('is in the files if its document says so', async () => {
    const { text } = resultOf(await opened(tables(true)).output(1, request, 5));
    expect(text.replaceAll('\r', '')).toBe('code\na\nb\n\nid\n1\n2\n3\n');
  });

  it('is answered with the reason and a fix if nothing else is chosen', async () => {
    const path = ['tables', 0, 'write'];
    const patch = [{ op: 'add', path: '/tables/0/write', value: true }];
    const answer = await opened(tables()).output(1, { ...request, tables: [0] }, 5);
    expect(answer).toMatchObject({
      ok: false,
      error: { problems: [{ path, message: expect.stringContaining('“plans”'), fix: { patch } }] },
    });
  });
});
