/** @module-tag deep */
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/dataset/table.ts';
import { type ColumnDocument, schemaOf, tableOf } from '../../fixtures/any-schema.ts';
import { usedBytes } from '../../fixtures/heap.ts';

const BATCH = 1000;
/** A tenth of the rows comes first, so that all code is compiled and all caches are full. */
const FIRST_SHARE = 10;

const formula = (name: string, expression: string): ColumnDocument => ({
  name,
  field: 'formula',
  options: { expression },
});

/** Orders with sums of their lines, and lines with totals, a balance and a state. */
function opened(orders: number, children: object, name: 'orders' | 'lines'): Table {
  const tables = [
    {
      name: 'orders',
      rows: orders,
      columns: [
        { name: 'id', field: 'sequence', primaryKey: true },
        formula('sum', 'sum(lines.price)'),
        formula('last', 'last(lines.balance)'),
      ],
    },
    {
      name: 'lines',
      columns: [
        { name: 'order', field: 'reference', options: { table: 'orders', column: 'id', children } },
        { name: 'line', field: 'position' },
        { name: 'price', field: 'number', options: { min: 0, max: 90, decimals: 2 } },
        formula('total', 'total(price)'),
        formula('balance', 'coalesce(previous(balance), 0) + price'),
        {
          name: 'state',
          field: 'state',
          options: { initial: 'new', transitions: { new: { paid: 1 }, paid: { new: 1, paid: 8 } } },
        },
      ],
    },
  ] as const;
  return tableOf(schemaOf(tables), name);
}

/** By how many bytes the heap grows while all rows are read. */
function growthOf(table: Table): number {
  const read = (to: number) => {
    let rows = 0;
    for (let at = 0; at < to; at += BATCH) rows += table.read(at, Math.min(to, at + BATCH)).rowCount;
    return rows;
  };
  read(Math.ceil(table.rowCount / FIRST_SHARE));
  const before = usedBytes();
  expect(read(table.rowCount)).toBe(table.rowCount);
  return usedBytes() - before;
}

describe('the memory of ten million rows that belong together', () => {
  it.each([
    ['in groups of 0 to 7', 3_000_000, { from: 0, to: 7 }, 'lines'],
    ['in groups of up to 10,000', 1000, { from: 9990, to: 10_000 }, 'lines'],
    ['that their parents add up', 1000, { from: 9990, to: 10_000 }, 'orders'],
  ] as const)('is that of one batch and one group: %s', (_, orders, children, name) => {
    // Ten million prices alone take 80 MB.
    expect(growthOf(opened(orders, children, name))).toBeLessThan(10_000_000);
  });

  it('is that of one batch if two groups have all rows', () => {
    const children = { each: 5_000_000 };
    const columns: readonly ColumnDocument[] = [
      { name: 'order', field: 'reference', options: { table: 'orders', column: 'id', children } },
      { name: 'line', field: 'position' },
    ];
    const id: ColumnDocument = { name: 'id', field: 'sequence', primaryKey: true };
    const orders = { name: 'orders', rows: 2, columns: [id] };
    const table = tableOf(schemaOf([orders, { name: 'lines', columns }]), 'lines');
    expect(table.read(9_999_999, 10_000_000).columns).toEqual([[2], [5_000_000]]);
    expect(growthOf(table)).toBeLessThan(10_000_000);
  });
});
