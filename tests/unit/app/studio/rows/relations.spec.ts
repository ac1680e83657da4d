import { expect, test } from 'vitest';
import { levelsOf, relationsOf, relationsShape } from '../../../../../src/app/studio/rows/relations.ts';
import { layOut } from '../../../../../src/app/studio/rows/relations-layout.ts';
import type { StudioSchema, StudioTable } from '../../../../../src/app/studio/schema/studio-schema.ts';

function tableOf(name: string, ...parents: readonly string[]): StudioTable {
  const references = parents.map((table) => ({
    id: `${name} ${table}`,
    name: `${table}_id`,
    field: 'reference',
    options: { table, column: 'id' },
  }));
  return {
    id: name,
    name,
    rows: 1,
    columns: [{ id: `${name} id`, name: 'id', field: 'sequence' }, ...references],
  };
}

const shop: StudioSchema = {
  tables: [
    tableOf('lines', 'orders', 'products'),
    tableOf('orders', 'customers'),
    tableOf('customers'),
    tableOf('products'),
  ],
};

test('each reference is a relation', () => {
  expect(relationsOf(shop)).toEqual([
    { from: 'lines', columns: ['orders_id'], to: 'orders', references: ['id'] },
    { from: 'lines', columns: ['products_id'], to: 'products', references: ['id'] },
    { from: 'orders', columns: ['customers_id'], to: 'customers', references: ['id'] },
  ]);
});

test('the shape of relations is the same for all that their drawing does not show', () => {
  const [first, ...others] = shop.tables;
  if (!first) throw new Error('no table');
  const [id, ...references] = first.columns;
  if (!id) throw new Error('no column');
  const shapeWith = (table: Partial<StudioTable>) =>
    relationsShape({ ...shop, tables: [{ ...first, ...table }, ...others] });
  const shape = relationsShape(shop);
  expect(relationsShape({ ...shop, seed: 'other' })).toBe(shape);
  expect(shapeWith({ rows: 99 })).toBe(shape);
  expect(
    shapeWith({ columns: [{ ...id, field: 'number', options: { min: 1 }, nulls: 5 }, ...references] }),
  ).toBe(shape);
  for (const other of [
    shapeWith({ name: 'positions' }),
    shapeWith({ columns: [{ ...id, name: 'key' }, ...references] }),
    shapeWith({ columns: [{ ...id, primaryKey: true }, ...references] }),
    shapeWith({ columns: [...references, id] }),
    shapeWith({ columns: [id] }),
    shapeWith({ columns: [{ ...id, field: 'reference', options: { table: 'orders', column: 'id' } }] }),
    shapeWith({ foreignKeys: [{ columns: ['id'], table: 'orders', references: ['id'] }] }),
  ]) {
    expect(other).not.toBe(shape);
  }
});

test('a key of several columns is one relation', () => {
  const keyed = {
    ...tableOf('visits', 'rooms', 'floors'),
    foreignKeys: [{ columns: ['rooms_id', 'floors_id'], table: 'rooms', references: ['id', 'floor'] }],
  };
  expect(relationsOf({ tables: [keyed] })).toEqual([
    { from: 'visits', columns: ['rooms_id', 'floors_id'], to: 'rooms', references: ['id', 'floor'] },
  ]);
});

test('a table is placed to the right of the tables that it refers to', () => {
  expect(Object.fromEntries(levelsOf(shop, relationsOf(shop)))).toEqual({
    lines: 2,
    orders: 1,
    customers: 0,
    products: 0,
  });
});

test('tables that refer to each other, or to themselves, have places that do not overlap', () => {
  const circle = { tables: [tableOf('a', 'b'), tableOf('b', 'a'), tableOf('c', 'c')] };
  const { boxes, width, height } = layOut(circle, relationsOf(circle));
  for (const box of boxes) {
    expect(box.x + 200).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    for (const other of boxes) {
      const apart = box.x !== other.x || box.y >= other.y + other.height || other.y >= box.y + box.height;
      expect(box === other || apart).toBe(true);
    }
  }
});
