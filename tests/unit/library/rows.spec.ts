import { describe, expect, it } from 'vitest';
import { RowloomError } from '../../../src/library/errors.ts';
import { opened, tableOf, watched } from '../../fixtures/library.ts';

const DAY = '2024-02-29';
const MOMENT = '2024-02-29T12:30:15.250Z';

const typed = tableOf('typed', 3, [
  { name: 'day', field: 'date', options: { from: DAY, to: DAY } },
  { name: 'moment', field: 'timestamp', options: { from: MOMENT, to: MOMENT } },
  { name: 'list', field: 'array', options: { field: 'sequence', minItems: 2, maxItems: 2 } },
  { name: 'object', field: 'json', options: { columns: [{ name: '__proto__', field: 'sequence' }] } },
  { name: 'large', field: 'constant', options: { value: 2 ** 52 } },
  {
    name: 'huge',
    field: 'number.bigInt',
    options: { min: '9223372036854775808', max: '9223372036854775808' },
  },
  { name: 'price', field: 'commerce.price', options: { min: 12, max: 12 } },
  { name: 'ready', field: 'boolean', options: { percent: 100 } },
  { name: 'digits', field: 'sequence', options: { pad: 4 } },
  { name: 'never', field: 'timestamp', nulls: 100 },
]);

describe('the rows of a table', () => {
  it('hold the values that programs expect', async () => {
    const table = (await opened(typed)).table('typed');
    expect(table.row(1)).toStrictEqual({
      day: new Date(DAY),
      moment: new Date(MOMENT),
      list: expect.arrayContaining([expect.any(Number)]),
      object: JSON.parse('{ "__proto__": 2 }'),
      large: 4_503_599_627_370_496,
      huge: 9_223_372_036_854_775_808n,
      price: 12,
      ready: true,
      digits: '0002',
      never: null,
    });
  });

  it('are plain objects, in which every name is an ordinary key', async () => {
    const names = ['__proto__', 'constructor', 'hasOwnProperty', 'b', '2024', 'a'];
    const columns = names.map((name, i) => ({ name, field: 'sequence', options: { start: i } }) as const);
    const table = (await opened(tableOf('odd', 2, columns))).table('odd');
    const row = table.row(1);
    expect(Object.getPrototypeOf(row)).toBe(Object.prototype);
    expect(new Map(Object.entries(row))).toEqual(new Map(names.map((name, i) => [name, i + 1])));
    // JavaScript puts keys that are integers first.
    expect(Object.keys(row)).toEqual(['2024', '__proto__', 'constructor', 'hasOwnProperty', 'b', 'a']);
    expect(table.columns().map(({ name }) => name)).toEqual(names);
    expect(table.columns().map(({ values }) => values)).toEqual(names.map((_, i) => [i, i + 1]));
  });

  it('are the same in any range, row by row and column by column', async () => {
    const table = (
      await opened(
        tableOf('people', 1200, [
          { name: 'id', field: 'sequence' },
          { name: 'name', field: 'person.fullName' },
          { name: 'born', field: 'date.birthdate', nulls: 20 },
        ]),
      )
    ).table('people');
    const all = [...table.rows()];
    expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 1200 }, (_, i) => i + 1));
    expect([...table.rows(411, 900)]).toEqual(all.slice(411, 900));
    expect([0, 1, 410, 1199].map((number) => table.row(number))).toEqual(
      [0, 1, 410, 1199].map((number) => all[number]),
    );
    for (const { name, values } of table.columns(411, 900)) {
      expect(values).toEqual(all.slice(411, 900).map((row) => row[name]));
    }
    expect(table.columns().map(({ name, type }) => [name, type])).toEqual([
      ['id', 'integer'],
      ['name', 'text'],
      ['born', 'date'],
    ]);
  });

  it('can be read by two loops at the same time, and again by another', async () => {
    const table = (await opened(tableOf('people', 700, [{ name: 'name', field: 'person.fullName' }]))).table(
      'people',
    );
    const rows = table.rows(0, 600);
    const expected = [...rows];
    const first = rows[Symbol.iterator]();
    const second = table.rows(50)[Symbol.iterator]();
    for (let i = 0; i < 600; i++) {
      expect(first.next().value).toEqual(expected[i]);
      if (i < 550) expect(second.next().value).toEqual(expected[i + 50]);
    }
    expect([...rows]).toEqual(expected);
  });

  it('are made while they are read', () => {
    let made = 0;
    const dataset = watched([tableOf('endless', 10 ** 10)], (_, from, to) => {
      made += to - from;
    });
    const ids: unknown[] = [];
    for (const { id } of dataset.table('endless').rows(10 ** 9)) {
      if (ids.push(id) === 3) break;
    }
    expect(ids).toEqual([10 ** 9 + 1, 10 ** 9 + 2, 10 ** 9 + 3]);
    expect(made).toBeLessThanOrEqual(3);
  });

  it('end with the table, and a range may be empty', async () => {
    const table = (await opened(tableOf('few', 3))).table('few');
    const ids = (from?: number, to?: number) => [...table.rows(from, to)].map(({ id }) => id);
    expect([ids(), ids(1), ids(1, 99), ids(0, 2)]).toEqual([
      [1, 2, 3],
      [2, 3],
      [2, 3],
      [1, 2],
    ]);
    expect([ids(3), ids(99), ids(2, 2), ids(0, 0)]).toEqual([[], [], [], []]);
    expect(table.columns(99)).toEqual([{ name: 'id', type: 'integer', values: [] }]);
  });

  it.each([
    [5, 2],
    [1, 0],
    [99, 98],
    [Number.POSITIVE_INFINITY, 3],
  ])('are not a range from %d to %d, which ends before it starts', async (from, to) => {
    const table = (await opened(tableOf('few', 3))).table('few');
    const message = `The range ends at row ${to}, before row ${from}.`;
    expect(() => table.rows(from, to)).toThrow(new RangeError(message));
    expect(() => table.columns(from, to)).toThrow(new RangeError(message));
    expect(() => table.stream('csv', { from, to })).toThrow(RowloomError);
  });

  it.each([-1, 0.5, Number.NaN, Number.NEGATIVE_INFINITY])('have no number %d', async (number) => {
    const table = (await opened(tableOf('few', 3))).table('few');
    expect(() => table.rows(number)).toThrow(RangeError);
    expect(() => table.rows(0, number)).toThrow(RangeError);
    expect(() => table.columns(number)).toThrow(RangeError);
    expect(() => table.row(number)).toThrow(RangeError);
  });

  it('have numbers from 0 to below their count', async () => {
    const table = (await opened(tableOf('few', 3), tableOf('endless', 10 ** 10))).table('few');
    expect(() => table.row(3)).toThrow('There is no row 3 in the table “few”. It has 3 rows');
  });

  it('are refused as arrays if there are more than an array can hold', async () => {
    const table = (await opened(tableOf('endless', 10 ** 10))).table('endless');
    expect(() => table.columns()).toThrow(/10000000000 rows/);
    expect(table.columns(10 ** 10 - 2)[0]?.values).toEqual([10 ** 10 - 1, 10 ** 10]);
  });
});
