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
const orders = (rows: number) => ({ name: 'orders', rows, columns: [id] });

describe('a table with a range of rows for each parent', () => {
  it('has the rows that the range gives, in the order of the parents', () => {
    const dataset = opened(orders(1024), {
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
      orders(2048),
    );
    expect(dataset.table('lines')?.rowCount).toBe(1024 * 1 + 1024 * 4);
    expect(dataset.table('parts')?.rowCount).toBe((1024 + 4096) * 3);
  });

  it('checks again as its checked schema', () => {
    const checked = engine.check({
      version: 1,
      tables: [orders(777), { name: 'lines', columns: [id, refersTo('orders', { from: 1, to: 7 })] }],
    });
    if (!checked.ok) throw new Error('It has a problem');
    expect(engine.check(JSON.parse(JSON.stringify(checked.value)))).toEqual(checked);
  });

  it('keeps the rows of its parents if there are more parents', () => {
    const lines = (count: number) =>
      cellsOf(
        opened(orders(count), { name: 'lines', columns: [refersTo('orders', { from: 0, to: 5 })] }),
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
      orders(3000),
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
        orders(30),
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
