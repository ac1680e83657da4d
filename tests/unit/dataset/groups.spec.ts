import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/catalogue/field.ts';
import { createEngine } from '../../../src/dataset/engine.ts';
import type { Dataset } from '../../../src/dataset/table.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import { largeTables } from '../../fixtures/large-tables.ts';

const engine = createEngine(enUs, largeTables);

function opened(...tables: readonly object[]): Dataset {
  const checked = engine.check({ version: 1, tables });
  if (!checked.ok) throw new Error(JSON.stringify(checked.error, null, 1));
  return engine.open(checked.value);
}

function cellsOf(dataset: Dataset, table: string, column: string): readonly Cell[] {
  const opened = dataset.table(table);
  return opened?.readColumn(column, 0, opened.rowCount) ?? [];
}

const id = { name: 'id', field: 'sequence', primaryKey: true };
const refersTo = (table: string, children: object) => ({
  name: table,
  field: 'reference',
  options: { table, column: 'id', children },
});
const ordersOf = (rows: number) => ({ name: 'orders', rows, columns: [id] });

describe('a table with a range of rows for each parent', () => {
  it('has the rows that the range gives, in the order of the parents', () => {
    const dataset = opened(ordersOf(1024), {
      name: 'lines',
      columns: [refersTo('orders', { from: 0, to: 3 })],
    });
    // 256 orders each have 0, 1, 2 and 3 lines.
    const parents = cellsOf(dataset, 'lines', 'orders').map(Number);
    expect(parents).toHaveLength(256 * (1 + 2 + 3));
    expect(parents).toEqual(parents.toSorted((a, b) => a - b));
    const counts = new Array<number>(1024).fill(0);
    for (const parent of parents) counts[parent - 1] = (counts[parent - 1] ?? 0) + 1;
    expect([0, 1, 2, 3].map((size) => counts.filter((count) => count === size).length)).toEqual([
      256, 256, 256, 256,
    ]);
  });

  it('has rows in the order of the grandparents, too', () => {
    const dataset = opened(
      { name: 'parts', columns: [refersTo('lines', { each: 3 })] },
      { name: 'lines', columns: [id, refersTo('orders', { from: 1, to: 4, weights: [1, 0, 0, 1] })] },
      ordersOf(2048),
    );
    expect(dataset.table('lines')?.rowCount).toBe(1024 * 1 + 1024 * 4);
    expect(dataset.table('parts')?.rowCount).toBe((1024 + 4096) * 3);
  });

  it('checks again as its checked schema', () => {
    const checked = engine.check({
      version: 1,
      tables: [ordersOf(777), { name: 'lines', columns: [id, refersTo('orders', { from: 1, to: 7 })] }],
    });
    if (!checked.ok) throw new Error('It has a problem');
    expect(engine.check(JSON.parse(JSON.stringify(checked.value)))).toEqual(checked);
  });

  it('keeps the rows of its parents if there are more parents', () => {
    const lines = (count: number) =>
      cellsOf(
        opened(ordersOf(count), { name: 'lines', columns: [refersTo('orders', { from: 0, to: 5 })] }),
        'lines',
        'orders',
      );
    const few = lines(700);
    expect(lines(2000).slice(0, few.length)).toEqual(few);
  });
});

describe('pairs of a parent and something else', () => {
  it('occur once each in groups of different sizes', () => {
    const dataset = opened(
      ordersOf(3000),
      { name: 'products', rows: 40, columns: [id] },
      {
        name: 'lines',
        columns: [
          refersTo('orders', { from: 0, to: 12 }),
          { name: 'product', field: 'reference', options: { table: 'products', column: 'id' } },
        ],
        primaryKey: ['orders', 'product'],
      },
    );
    const products = cellsOf(dataset, 'lines', 'product');
    const pairs = cellsOf(dataset, 'lines', 'orders').map((order, i) => `${order} ${products[i]}`);
    expect(pairs.length).toBeGreaterThan(15_000);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('are refused if a group can have more rows than there are values', () => {
    const checked = engine.check({
      version: 1,
      tables: [
        ordersOf(30),
        { name: 'products', rows: 11, columns: [id] },
        {
          name: 'lines',
          columns: [
            refersTo('orders', { from: 0, to: 12 }),
            { name: 'product', field: 'reference', options: { table: 'products', column: 'id' } },
          ],
          primaryKey: ['orders', 'product'],
        },
      ],
    });
    expect(checked.ok ? [] : checked.error.map(({ code, message }) => [code, message])).toEqual([
      [
        'unique-too-few',
        expect.stringMatching(/11 combinations of values, but there are 12 rows for each parent/),
      ],
    ]);
  });
});

/** Orders with moments, and events of each: none to six. */
const HISTORY = [
  {
    name: 'orders',
    rows: 500,
    columns: [
      id,
      { name: 'at', field: 'timestamp', options: { from: '2025-12-01', to: '2025-12-31T12:00:00Z' } },
    ],
  },
  {
    name: 'events',
    columns: [
      refersTo('orders', { from: 0, to: 6 }),
      { name: 'line', field: 'position' },
      { name: 'placed', field: 'lookup', options: { via: 'orders', column: 'at' } },
      {
        name: 'at',
        field: 'series',
        options: { from: 'placed', step: 'P3D', jitter: 0.5, to: 'now', within: true },
      },
      {
        name: 'state',
        field: 'state',
        options: {
          initial: { new: 9, cancelled: 1 },
          transitions: { new: { paid: 3, cancelled: 1 }, paid: { shipped: 1, paid: 1 } },
        },
      },
    ],
    primaryKey: ['orders', 'line'],
  },
];

describe('the rows of a group', () => {
  const dataset = opened(...HISTORY);
  const column = (name: string) => cellsOf(dataset, 'events', name);
  const [orders, lines, placed, at, states] = ['orders', 'line', 'placed', 'at', 'state'].map(column);
  const isFirst = (i: number) => orders?.[i] !== orders?.[i - 1];

  it('are numbered from 1', () => {
    let expected = 0;
    for (const [i, line] of (lines ?? []).entries()) {
      expected = isFirst(i) ? 1 : expected + 1;
      expect(line).toBe(expected);
    }
  });

  it('follow each other in time, from the moment of the parent on, until now', () => {
    const DAY = 86_400_000;
    const now = Date.parse('2026-01-01');
    expect(at?.filter((time) => time === null).length).toBeGreaterThan(20);
    for (const [i, time] of (at ?? []).entries()) {
      const earliest = Number(placed?.[i]) + (Number(lines?.[i]) - 1) * 3 * DAY;
      if (time === null) expect(earliest + 1.5 * DAY).toBeGreaterThan(now);
      else {
        expect(time).toBeGreaterThanOrEqual(earliest);
        expect(time).toBeLessThanOrEqual(Math.min(now, earliest + 1.5 * DAY));
      }
    }
    expect(dataset.table('events')?.columns.find(({ name }) => name === 'at')?.nullable).toBe(true);
  });

  it('begin with an initial state, and then follow its transitions', () => {
    const allowed = ['new paid', 'new cancelled', 'paid shipped', 'paid paid', 'shipped shipped'];
    const seen = new Map<string, number>();
    for (const [i, state] of (states ?? []).entries()) {
      const step = isFirst(i) ? `${state}` : `${states?.[i - 1]} ${state}`;
      seen.set(step, (seen.get(step) ?? 0) + 1);
    }
    expect([...seen.keys()].toSorted()).toEqual(
      [...allowed, 'new', 'cancelled', 'cancelled cancelled'].toSorted(),
    );
    const firsts = (seen.get('new') ?? 0) + (seen.get('cancelled') ?? 0);
    expect((seen.get('new') ?? 0) / firsts).toBeCloseTo(0.9, 1);
    const fromNew = (seen.get('new paid') ?? 0) + (seen.get('new cancelled') ?? 0);
    expect((seen.get('new paid') ?? 0) / fromNew).toBeCloseTo(0.75, 1);
  });

  it('are the same in any order and number', () => {
    const table = dataset.table('events');
    const whole = table?.read(0, table.rowCount);
    for (const [from, to] of [
      [7, 8],
      [100, 133],
      [1, 900],
    ] as const) {
      const part = table?.read(from, to);
      expect(part?.columns).toEqual(whole?.columns.map((cells) => cells.slice(from, to)));
    }
  });

  it('are the same in batches of any size, forwards and backwards, if they are many', () => {
    const read = (name: string, expression: string) => ({ name, field: 'formula', options: { expression } });
    const document = [
      ordersOf(7),
      {
        name: 'lines',
        columns: [
          refersTo('orders', { from: 300, to: 420 }),
          { name: 'price', field: 'number', options: { min: 0, max: 9, decimals: 2 } },
          read('total', 'total(price)'),
          read('count', 'coalesce(previous(count), 0) + 1'),
          read('price before', 'previous(price)'),
          {
            name: 'state',
            field: 'state',
            options: { initial: 'a', transitions: { a: { b: 9, c: 1 }, b: { a: 1 } } },
          },
        ],
      },
    ];
    const lines = opened(...document).table('lines');
    const rows = lines?.rowCount ?? 0;
    const whole = lines?.read(0, rows).columns ?? [];
    const [parents = [], prices = [], totals = [], counts = []] = whole;
    let cents = 0;
    let count = 0;
    for (const [i, parent] of parents.entries()) {
      const isFirst = i === 0 || parent !== parents[i - 1];
      cents = (isFirst ? 0 : cents) + Math.round(Number(prices[i]) * 100);
      count = isFirst ? 1 : count + 1;
      expect([totals[i], counts[i]]).toEqual([cents / 100, count]);
    }
    expect(count).toBeGreaterThanOrEqual(300);
    for (const size of [1, 7, 43, 170, 333, 1000]) {
      const starts = Array.from({ length: Math.ceil(rows / size) }, (_, i) => i * size);
      for (const order of [starts, starts.toReversed()]) {
        const table = opened(...document).table('lines');
        const parts = new Map(
          order.map((from) => [from, table?.read(from, Math.min(rows, from + size)).columns]),
        );
        const joined = whole.map((_, at) => starts.flatMap((from) => parts.get(from)?.[at] ?? []));
        expect(joined).toEqual(whole);
      }
    }
  });

  it('are the same where others look them up, however many groups are read at once', () => {
    const total = { name: 'total', field: 'formula', options: { expression: 'total(n)' } };
    const n = { name: 'n', field: 'formula', options: { expression: 'line' } };
    const dataset = opened(
      {
        name: 'orders',
        rows: 40,
        columns: [id, { name: 'all', field: 'formula', options: { expression: 'last(lines.total)' } }],
      },
      {
        name: 'lines',
        columns: [id, refersTo('orders', { each: 5000 }), { name: 'line', field: 'position' }, n, total],
      },
      {
        name: 'payments',
        rows: 60,
        columns: [
          { name: 'line', field: 'reference', options: { table: 'lines', column: 'id' } },
          { name: 'total', field: 'lookup', options: { via: 'line', column: 'total' } },
        ],
      },
    );
    // Gauss: 1 + 2 + … + n.
    const sumTo = (count: number) => (count * (count + 1)) / 2;
    expect(cellsOf(dataset, 'orders', 'all')).toEqual(new Array(40).fill(sumTo(5000)));
    const [paid = [], totals = []] = dataset.table('payments')?.read(0, 60).columns ?? [];
    expect(totals).toEqual(paid.map((line) => sumTo(((Number(line) - 1) % 5000) + 1)));
  });

  it('are a key of the parent and the position', () => {
    expect(new Set(orders?.map((order, i) => `${order} ${lines?.[i]}`)).size).toBe(lines?.length);
  });

  it('have times of the whole range of their series without nulls if it has no end', () => {
    const events = {
      name: 'events',
      columns: [
        refersTo('orders', { each: 4 }),
        { name: 'n', field: 'series', options: { from: 10, step: 5, to: 20, within: true } },
        { name: 'day', field: 'series', options: { from: '2026-01-30', step: 'P1D', within: true } },
      ],
    };
    const dataset = opened(ordersOf(3), events);
    expect(cellsOf(dataset, 'events', 'n')).toEqual([10, 15, 20, null, 10, 15, 20, null, 10, 15, 20, null]);
    const days = cellsOf(dataset, 'events', 'day').map((day) =>
      new Date(Number(day)).toISOString().slice(5, 10),
    );
    expect(days.slice(3, 6)).toEqual(['02-02', '01-30', '01-31']);
    expect(dataset.table('events')?.columns.map(({ type, nullable }) => [type, nullable])).toEqual([
      ['integer', false],
      ['integer', true],
      ['date', false],
    ]);
  });
});
