import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell, ValueType } from '../../../src/catalogue/field.ts';
import type { Column } from '../../../src/dataset/table.ts';
import { asUtf8 } from '../../fixtures/any-text.ts';
import { openDocument } from '../../fixtures/code.ts';
import { parquetOf, readParquet, tableWith, wellFormed } from '../../fixtures/parquet.ts';
import { columnOf } from '../../fixtures/tables.ts';
import { anyTypedTable, headOf, rowsOf } from '../../fixtures/typed-tables.ts';

const { schema } = openDocument({
  version: 1,
  seed: 'parquet',
  tables: [{ name: 'any', rows: 1, columns: [{ name: 'id', field: 'sequence' }] }],
});
/** The values of one column, and the element of the schema that describes it. */
async function stored(column: Column, cells: readonly Cell[]) {
  const { metadata, rows } = await readParquet(await parquetOf(tableWith([column], [cells]), schema));
  return { element: metadata.schema[1], values: rows.map(([value]) => value) };
}

/** A cell as hyparquet reads it. */
function expected(type: ValueType, cell: Cell): unknown {
  if (cell === null) return null;
  if (type === 'text') return asUtf8(String(cell));
  if (type === 'integer') return BigInt(cell);
  if (type === 'decimal') return Number(cell) + 0;
  if (type === 'json') return wellFormed(JSON.parse(String(cell)));
  return type === 'boolean' ? cell : new Date(Number(cell));
}

describe('any table', () => {
  it.each(['snappy', 'none'] as const)(
    'is read with its types and values, with the compression %s',
    async (compression) => {
      await fc.assert(
        fc.asyncProperty(anyTypedTable, async (columns) => {
          const distinct = new Set(columns.map(({ name }) => asUtf8(name)));
          fc.pre(distinct.size === columns.length);
          const cells = columns.map((column) => column.cells);
          const table = tableWith(headOf(columns).columns, cells);
          const { names, rows } = await readParquet(await parquetOf(table, schema, { compression }));
          expect(names).toEqual(columns.map(({ name }) => asUtf8(name)));
          expect(rows).toEqual(
            rowsOf(columns).map((row) => row.map(([{ type }, cell]) => expected(type, cell))),
          );
        }),
        { numRuns: 300 },
      );
    },
  );
});

describe('the type of a column', () => {
  it('is a 32-bit integer only if no value has more than nine characters', async () => {
    const short = await stored(columnOf('n', 'integer', { longest: () => 9 }), [999_999_999, -99_999_999, 0]);
    expect(short.element).toMatchObject({ type: 'INT32', repetition_type: 'REQUIRED' });
    expect(short.values).toEqual([999_999_999, -99_999_999, 0]);
    const long = await stored(columnOf('n', 'integer', { longest: () => 20 }), [
      2n ** 63n - 1n,
      -(2n ** 63n),
      5,
    ]);
    expect(long.element).toMatchObject({ type: 'INT64' });
    expect(long.values).toEqual([2n ** 63n - 1n, -(2n ** 63n), 5n]);
  });

  it('is text for integers that can exceed 64 bits', async () => {
    const numeric = { precision: 24, scale: 0 };
    const { element, values } = await stored(columnOf('n', 'integer', { numeric }), [10n ** 23n, -7]);
    expect(element).toMatchObject({ type: 'BYTE_ARRAY', converted_type: 'UTF8' });
    expect(values).toEqual(['100000000000000000000000', '-7']);
  });

  it.each([
    [{ precision: 9, scale: 2 }, 'INT32', ['-9999999.99', 9999999.99, 0.1, -0, '1.50']],
    [{ precision: 18, scale: 3 }, 'INT64', ['-999999999999999.999', 1.005, 2.675, '0.001']],
    [
      { precision: 38, scale: 8 },
      'FIXED_LEN_BYTE_ARRAY',
      ['-123456789012345678901234567890.12345678', 1e21, 1e-8],
    ],
  ] as const)('is a decimal with the digits of the column: %j', async (numeric, type, cells) => {
    const { element, values } = await stored(columnOf('n', 'decimal', { numeric }), cells);
    expect(element).toMatchObject({ type, converted_type: 'DECIMAL', ...numeric });
    for (const [i, value] of values.entries()) expect(value).toBeCloseTo(Number(cells[i]) + 0, 8);
  });

  it('is JSON without half characters, for which some readers refuse a file', async () => {
    const json = String.raw`{"a":"\ud83d\ude00|\ud800|\\ud800"}`;
    const { element, values } = await stored(columnOf('j', 'json'), [json, '[1]']);
    expect(element).toMatchObject({ converted_type: 'JSON', logical_type: { type: 'JSON' } });
    expect(values).toEqual([{ a: '😀|\ufffd|\\ud800' }, [1]]);
  });

  it('refuses a decimal that does not have the digits of its column', async () => {
    const column = columnOf('n', 'decimal', { numeric: { precision: 4, scale: 2 } });
    await expect(stored(column, [99.99, 100])).rejects.toThrow(/100 is no decimal with 4 digits/);
  });

  it('is a double for other decimals, without a negative zero', async () => {
    const { element, values } = await stored(columnOf('n', 'decimal'), [0.1, -0, '-0.00', 5e-324, -1.5e300]);
    expect(element).toMatchObject({ type: 'DOUBLE' });
    expect(values).toEqual([0.1, 0, 0, 5e-324, -1.5e300]);
  });

  it('has the ends of the calendar, as dates and as milliseconds in UTC', async () => {
    const first = Date.parse('0001-01-01T00:00:00.000Z');
    const last = Date.parse('9999-12-31T23:59:59.999Z');
    const dates = await stored(columnOf('d', 'date'), [first, Date.parse('9999-12-31')]);
    expect(dates.element).toMatchObject({ type: 'INT32', logical_type: { type: 'DATE' } });
    expect(dates.values).toEqual([new Date(first), new Date('9999-12-31')]);
    const times = await stored(columnOf('t', 'timestamp'), [first, last]);
    expect(times.element).toMatchObject({
      type: 'INT64',
      logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
    });
    expect(times.values).toEqual([new Date(first), new Date(last)]);
  });

  it('is found by a name that no other column has, also where names are equal in UTF-8', async () => {
    const columns = ['a\ud800', 'a\udc00', 'a\ufffd', 'A\ufffd'].map((name) => columnOf(name));
    const table = tableWith(columns, [['1'], ['2'], ['3'], ['4']]);
    const { names, rows } = await readParquet(await parquetOf(table, schema));
    expect(names).toEqual(['a\ufffd_2', 'a\ufffd_3', 'a\ufffd', 'A\ufffd']);
    expect(rows).toEqual([['1', '2', '3', '4']]);
  });

  it('keeps NUL characters, emoji and right to left, and replaces half characters', async () => {
    const texts = ['a\0b', '😀👩🏽‍🚀', 'שלום עולם', 'مرحبا', '', '\ufeffx', 'é\ud800'];
    expect((await stored(columnOf('t'), texts)).values).toEqual([...texts.slice(0, -1), 'é\ufffd']);
  });
});

describe('the columns of a document', () => {
  const id = { name: 'id', field: 'string.uuid', primaryKey: true };
  const array = (field: string, options: object) => ({
    field: 'array',
    options: { field, minItems: 0, ...options },
  });
  const opened = openDocument({
    version: 1,
    seed: 'parquet',
    tables: [
      { name: 'users', rows: 9, columns: [id] },
      {
        name: 'orders',
        rows: 400,
        columns: [
          { name: 'user', field: 'reference', options: { table: 'users', column: 'id' }, nulls: 20 },
          { name: 'near', field: 'string.uuid', options: { suffix: '!' } },
          { name: 'words', ...array('lorem.word', {}), nulls: 30 },
          { name: 'counts', ...array('number', { options: { decimals: 0, min: -9, max: 9 } }) },
          { name: 'days', ...array('date', { options: { from: '1900-01-01', to: '2100-01-01' } }) },
          { name: 'flags', ...array('boolean', {}) },
          { name: 'lists', ...array('array', { options: { field: 'lorem.word' } }) },
          { name: 'huge', ...array('number.bigInt', { options: { min: '0', max: '9'.repeat(30) } }) },
          { name: 'none', field: 'lorem.word', nulls: 100 },
        ],
      },
    ],
  });
  const [, orders] = opened.tables;

  it('are UUIDs of 16 bytes, also where they refer to one, lists, and JSON where a list has no type', async () => {
    if (!orders) throw new Error('There is no table');
    const { metadata, names, rows } = await readParquet(await parquetOf(orders, opened.schema));
    const types = metadata.schema.map(({ name, type, converted_type }) => [name, converted_type ?? type]);
    expect(names).toEqual(orders.columns.map(({ name }) => name));
    expect(types.slice(1)).toEqual([
      ['user', 'FIXED_LEN_BYTE_ARRAY'],
      ['near', 'UTF8'],
      ['words', 'LIST'],
      ['list', undefined],
      ['element', 'UTF8'],
      ['counts', 'LIST'],
      ['list', undefined],
      ['element', 'INT64'],
      ['days', 'LIST'],
      ['list', undefined],
      ['element', 'DATE'],
      ['flags', 'LIST'],
      ['list', undefined],
      ['element', 'BOOLEAN'],
      ['lists', 'JSON'],
      ['huge', 'JSON'],
      ['none', 'UTF8'],
    ]);
    const { columns } = orders.read(0, orders.rowCount);
    const items = (change: (item: never) => unknown) => (cell: Cell) =>
      cell === null ? null : JSON.parse(String(cell)).map(change);
    const same = (cell: Cell) => cell;
    const parsed = (cell: Cell) => JSON.parse(String(cell));
    const changes = [
      same,
      same,
      items((item) => item),
      items((item) => BigInt(item)),
      items((item) => new Date(item)),
      items((item) => item),
      parsed,
      parsed,
      same,
    ];
    expect(rows).toEqual(
      Array.from({ length: 400 }, (_, row) => changes.map((change, i) => change(columns[i]?.[row] ?? null))),
    );
  });

  it('are described by the document and its seed in the metadata', async () => {
    if (!orders) throw new Error('There is no table');
    const { metadata } = await readParquet(await parquetOf(orders, opened.schema));
    const values = new Map(metadata.key_value_metadata?.map(({ key, value }) => [key, value ?? '']));
    expect(values.get('rowloom:table')).toBe('orders');
    expect(values.get('rowloom:seed')).toBe('parquet');
    expect(JSON.parse(values.get('rowloom:schema') ?? '')).toEqual(JSON.parse(JSON.stringify(opened.schema)));
    expect(metadata.created_by).toMatch(/^rowloom version \d+\.\d+\.\d+$/);
  });
});

describe('row groups', () => {
  it('hold fewer rows if texts are long, and their statistics are those of their rows', async () => {
    const text = 'x'.repeat(100_000);
    const numbers = Array.from({ length: 700 }, (_, i) => i);
    const columns = [columnOf('n', 'integer', { longest: () => 3, nullable: true }), columnOf('t')];
    const cells = [numbers.map((n) => (n % 7 === 3 ? null : n)), numbers.map((n) => text + n)];
    const file = await parquetOf(tableWith(columns, cells), schema);
    const { metadata, rows } = await readParquet(file);
    const groups = metadata.row_groups;
    expect(groups.map(({ num_rows }) => Number(num_rows))).toEqual([335, 335, 30]);
    const statistics = groups.map((group) => group.columns[0]?.meta_data?.statistics);
    expect(statistics.map((values) => [values?.min_value, values?.max_value, values?.null_count])).toEqual([
      [0, 334, 48n],
      [335, 669, 48n],
      [670, 699, 4n],
    ]);
    expect(rows.map(([n]) => n)).toEqual(cells[0]);
    expect(rows.every(([, value], i) => value === cells[1]?.[i])).toBe(true);
    expect(file.length).toBeLessThan(700 * 100_000 * 0.1);
  });

  it('store repeated values once, in a dictionary', async () => {
    const cells = Array.from({ length: 5000 }, (_, i) => `value number ${i % 4}`);
    const { metadata } = await readParquet(await parquetOf(tableWith([columnOf('t')], [cells]), schema));
    expect(metadata.row_groups[0]?.columns[0]?.meta_data?.encodings).toContain('RLE_DICTIONARY');
  });
});

describe('an unusual table', () => {
  it('without rows has its columns', async () => {
    const { metadata, rows } = await readParquet(
      await parquetOf(tableWith([columnOf('a'), columnOf('b', 'date')], [[], []]), schema),
    );
    expect(metadata.num_rows).toBe(0n);
    expect(metadata.schema.map(({ name }) => name)).toEqual(['schema', 'a', 'b']);
    expect(rows).toEqual([]);
  });

  it('without columns has the number of its rows', async () => {
    const { metadata } = await readParquet(await parquetOf(tableWith([], [], 12), schema));
    expect([metadata.num_rows, metadata.schema.length]).toEqual([12n, 1]);
  });

  it('can have 2,000 columns, some with nulls alone', async () => {
    const columns = Array.from({ length: 2000 }, (_, i) =>
      columnOf(`c${i}`, 'integer', { nullable: true, longest: () => 4 }),
    );
    const cells = columns.map((_, i) => [i % 2 === 0 ? i : null, null]);
    const { rows } = await readParquet(await parquetOf(tableWith(columns, cells), schema));
    expect(rows).toEqual([0, 1].map((row) => cells.map((column) => column[row])));
  });
});
