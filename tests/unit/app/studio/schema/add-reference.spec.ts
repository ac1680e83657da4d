import { describe, expect, it } from 'vitest';
import { addKeyAndReference } from '../../../../../src/app/studio/schema/add-reference.ts';
import { parentWithoutKey } from '../../../../../src/importers/guess/guess-field.ts';
import {
  columnNamed,
  firstRows,
  namesIn,
  problemsIn,
  studioDocument,
  tableNamed,
} from '../../../../fixtures/studio.ts';

const orders = { name: 'orders', rows: 30, columns: [{ name: 'customer_id', field: 'number' }] };
const shopOf = (...columns: readonly object[]) =>
  studioDocument([{ name: 'customers', rows: 10, columns }, orders]);

/** The schema once `orders.customer_id` refers to `customers`. */
function referring(schema: ReturnType<typeof shopOf>) {
  const { id } = columnNamed(schema, 'orders', 'customer_id');
  return addKeyAndReference(schema, tableNamed(schema, 'customers').id, tableNamed(schema, 'orders').id, id);
}

describe('a table that is referred to', () => {
  it('gets a key if it has no column for one', () => {
    const after = referring(shopOf({ name: 'name', field: 'person.fullName' }));
    expect(namesIn(after, 'customers')).toEqual(['id', 'name']);
    expect(columnNamed(after, 'orders', 'customer_id')).toMatchObject({
      field: 'reference',
      options: { table: 'customers', column: 'id' },
    });
    expect(problemsIn(after)).toEqual([]);
    const [customers, children] = firstRows(after, 30) as readonly (readonly (readonly number[])[])[];
    const keys = new Set(customers?.[0]);
    expect(children?.[0]).toHaveLength(30);
    expect(children?.[0]?.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('has its column “id” as the key', () => {
    const after = referring(
      shopOf({ name: 'name', field: 'person.fullName' }, { name: 'id', field: 'string.uuid' }),
    );
    expect(namesIn(after, 'customers')).toEqual(['name', 'id']);
    expect(columnNamed(after, 'customers', 'id')).toMatchObject({ field: 'string.uuid', primaryKey: true });
    expect(problemsIn(after)).toEqual([]);
  });
});

describe('a name that refers to a table without a key', () => {
  const found = (name: string, schema: ReturnType<typeof shopOf>) =>
    parentWithoutKey(schema.tables, tableNamed(schema, 'orders'), name)?.name;
  const name = { name: 'name', field: 'person.fullName' };

  it('is found', () => {
    expect(found('customer_id', shopOf(name))).toBe('customers');
    expect(found('customer', shopOf(name))).toBeUndefined();
    expect(found('supplier_id', shopOf(name))).toBeUndefined();
  });

  it('is none if the table has a key', () => {
    expect(found('customer_id', shopOf({ ...name, unique: true }))).toBeUndefined();
    expect(found('customer_id', shopOf({ ...name, primaryKey: true }))).toBeUndefined();
  });
});
