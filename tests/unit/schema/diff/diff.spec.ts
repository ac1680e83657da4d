import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldId } from '../../../../src/catalogue/fields.ts';
import { createEngine } from '../../../../src/dataset/engine.ts';
import { enUs } from '../../../../src/locales/en-us.ts';
import { diffSchemas } from '../../../../src/schema/diff/diff.ts';
import type { Schema } from '../../../../src/schema/schema.ts';
import { lonelyFieldIds, schemaOf, type TableDocument } from '../../../fixtures/any-schema.ts';
import { PARENTS } from '../../../fixtures/documents.ts';
import { anyEdited, differ, read } from '../../../fixtures/edit-changes.ts';
import { type Edit, edits } from '../../../fixtures/edits.ts';
import { largeTables } from '../../../fixtures/large-tables.ts';
import { optionVariants } from '../../../fixtures/option-variants.ts';

/** Columns that random edits change and do not change, as the rows before and after tell, and what the diff says of them. */
function judged(anyEdit: fc.Arbitrary<Edit>, numRuns: number) {
  const overlooked: string[] = [];
  const counts = { changed: 0, unchanged: 0, falselyChanged: 0 };
  fc.assert(
    fc.property(anyEdited(anyEdit), ({ name, document, edit }) => {
      const { document: edited, tableNames = {}, columnNames = {} } = edit;
      const [before, after] = [read(document), read(edited)];
      const diff = diffSchemas(before.schema, after.schema);
      const named = new Set(diff.changed.map(({ table, column }) => JSON.stringify([table, column])));
      for (const { table, column } of [...diff.changed, ...diff.unchanged]) {
        const old = before.tables.get(tableNames[table] ?? table)?.get(columnNames[column] ?? column) ?? [];
        const cells = after.tables.get(table)?.get(column) ?? [];
        const isChanged = differ(old, cells);
        const isNamed = named.has(JSON.stringify([table, column]));
        if (isChanged && !isNamed) overlooked.push(`${name}: ${table}.${column}`);
        if (!isChanged && isNamed) counts.falselyChanged++;
        counts[isChanged ? 'changed' : 'unchanged']++;
      }
    }),
    { numRuns, seed: 48 },
  );
  return { overlooked, ...counts };
}

describe('the diff of random documents before and after an edit', () => {
  it('names each column with another value in some row, and few others', () => {
    const { overlooked, changed, unchanged, falselyChanged } = judged(fc.constantFrom(...edits), 8);
    expect(overlooked).toEqual([]);
    expect(changed).toBeGreaterThan(0);
    // Equal values in all rows by chance, such as those of a list of one entry at another seed.
    expect(falselyChanged / unchanged).toBeLessThan(0.02);
  });

  it.each(edits)('names each column that changes: $name', { tags: ['deep'] }, (edit) => {
    expect(judged(fc.constant(edit), 2).overlooked).toEqual([]);
  });
});

const ROWS = 20;
const engine = createEngine(enUs, largeTables);

/** A checked document of one column. Undefined if the check refuses it. */
function withField(
  field: FieldId,
  options: object,
  { seed = 'one', now = '2026-11-21T10:15:00Z', rows = ROWS },
) {
  const table = { name: 't', rows, columns: [{ name: 'value', field, options }] };
  const checked = engine.check({ version: 1, seed, now, tables: [PARENTS, table] });
  return checked.ok ? checked.value : undefined;
}

const valuesIn = (schema: Schema) => engine.open(schema).table('t')?.readColumn('value', 0, ROWS) ?? [];

describe('the diff of documents of one column names each choice of options whose values change with', {
  tags: ['deep'],
}, () => {
  it.each([
    ['the seed', { seed: 'other' }],
    ['the next day as “now”', { now: '2026-11-22T11:16:01Z' }],
    ['another year as “now”', { now: '2031-02-03T04:05:06Z' }],
    ['the number of rows', { rows: ROWS + 1 }],
  ])('%s', (_, change) => {
    const overlooked: string[] = [];
    let changed = 0;
    for (const field of lonelyFieldIds) {
      for (const options of optionVariants(field)) {
        const [before, after] = [withField(field, options, {}), withField(field, options, change)];
        if (!before || !after || !differ(valuesIn(before), valuesIn(after))) continue;
        changed++;
        const isNamed = diffSchemas(before, after).changed.length > 0;
        if (!isNamed) overlooked.push(`${field} ${JSON.stringify(options)}`);
      }
    }
    expect(changed).toBeGreaterThan(0);
    expect(overlooked).toEqual([]);
  });
});

const customers: TableDocument = {
  name: 'customers',
  rows: 40,
  columns: [
    { name: 'id', field: 'sequence', primaryKey: true },
    { name: 'name', field: 'person.fullName' },
    { name: 'born', field: 'date.birthdate' },
    { name: 'age', field: 'number', options: { min: 18, max: 90 } },
    { name: 'plan', field: 'reference', options: { table: 'plans', column: 'code' } },
    { name: 'spent', field: 'formula', options: { expression: 'sum(orders.price)' } },
  ],
};
const orders: TableDocument = {
  name: 'orders',
  rows: 120,
  columns: [
    { name: 'id', field: 'sequence', primaryKey: true },
    {
      name: 'customer',
      field: 'reference',
      options: { table: 'customers', column: 'id', children: { each: 3 } },
    },
    { name: 'number', field: 'position' },
    { name: 'price', field: 'number', options: { min: 1, max: 99 } },
    { name: 'text', field: 'template', options: { text: '{number}: {price}' } },
    { name: 'age', field: 'lookup', options: { via: 'customer', column: 'age' } },
    { name: 'day', field: 'series', options: { from: '2026-01-01', to: '2026-12-31' } },
  ],
};
const plans: TableDocument = {
  name: 'plans',
  given: { rows: [{ code: 'a' }, { code: 'b' }] },
  columns: [{ name: 'code', field: 'given', unique: true }],
};
const shop = [customers, orders, plans];

type Change = (column: TableDocument['columns'][number]) => TableDocument['columns'][number];

const withColumn = (table: string, name: string, change: Change) =>
  shop.map((one) => ({
    ...one,
    columns: one.columns.map((column) =>
      one.name === table && column.name === name ? change(column) : column,
    ),
  }));
const withTable = (table: string, more: Partial<TableDocument>) =>
  shop.map((one) => (one.name === table ? { ...one, ...more } : one));

/** The changed columns and their causes as texts. */
function causesOf(after: readonly TableDocument[], seed?: string, now?: string) {
  return Object.fromEntries(
    diffSchemas(schemaOf(shop), schemaOf(after, seed, now)).changed.map(({ table, column, causes }) => [
      `${table}.${column}`,
      causes.map((one) => {
        if (one.cause === 'options') return `options ${one.options.join()}`;
        if (one.cause !== 'reads') return one.cause;
        return `reads ${one.columns.map((read) => `${read.table}.${read.column}`).join()}`;
      }),
    ]),
  );
}

describe('the diff of two schemas', () => {
  it('names nothing if nothing changes', () => {
    expect(causesOf(shop)).toEqual({});
  });

  it('names the option that changes, and the columns that read the column, by docs/stability.md', () => {
    const after = withColumn('orders', 'price', (column) => ({ ...column, options: { min: 1, max: 50 } }));
    expect(causesOf(after)).toEqual({
      'orders.price': ['options max'],
      'orders.text': ['reads orders.price'],
      'customers.spent': ['reads orders.price'],
    });
  });

  it('names the columns that depend on chance if the seed changes', () => {
    expect(causesOf(shop, 'other')).toEqual({
      'customers.name': ['seed'],
      'customers.born': ['seed'],
      'customers.age': ['seed'],
      'customers.plan': ['seed'],
      'customers.spent': ['reads orders.price'],
      'orders.price': ['seed'],
      'orders.text': ['reads orders.price'],
      'orders.age': ['reads customers.age'],
    });
  });

  it('names the fields of `now` if it changes', () => {
    expect(causesOf(shop, undefined, '2027-11-21T10:15:00Z')).toEqual({
      'customers.name': ['now'],
      'customers.born': ['now'],
    });
  });

  it('names a series between two ends, and sums of groups that lose rows, if a table gets fewer rows', () => {
    expect(causesOf(withTable('orders', { rows: 100 }))).toEqual({
      'orders.day': ['rows'],
      'customers.spent': ['groups'],
    });
  });

  it('names no reference with so many rows for each parent if there are more parents', () => {
    expect(causesOf(withTable('customers', { rows: 50 }))).toEqual({});
  });

  it('names references to given rows if their number changes', () => {
    const given = { rows: [{ code: 'a' }, { code: 'b' }, { code: 'c' }] };
    expect(causesOf(withTable('plans', { given }))).toEqual({ 'customers.plan': ['parents'] });
  });

  it('names the given cells that change, and references to them', () => {
    const given = { rows: [{ code: 'a' }, { code: 'x' }] };
    expect(causesOf(withTable('plans', { given }))).toEqual({
      'plans.code': ['given'],
      'customers.plan': ['reads plans.code'],
    });
  });

  it('names only the other field of a column that gets one', () => {
    const after = withColumn('customers', 'age', ({ name }) => ({ name, field: 'person.zodiacSign' }));
    expect(causesOf(after)).toEqual({
      'customers.age': ['field'],
      'orders.age': ['reads customers.age'],
    });
  });

  it('recognizes renamed tables and columns by their keys', () => {
    const after = withColumn('customers', 'name', (column) => ({
      ...column,
      name: 'full name',
      key: 'name',
    }));
    const { changed, columns } = diffSchemas(schemaOf(shop), schemaOf(after));
    expect(changed).toEqual([]);
    expect(columns).toEqual({
      added: [],
      removed: [],
      renamed: [
        { from: { table: 'customers', column: 'name' }, to: { table: 'customers', column: 'full name' } },
      ],
    });
  });

  it('follows renamed tables and columns into what reads them', () => {
    const renamed = JSON.parse(
      JSON.stringify(shop)
        .replaceAll('"customers"', '"people"')
        .replaceAll('"price"', '"cost"')
        .replace('{price}', '{cost}')
        .replace('orders.price', 'orders.cost'),
    ).map((table: TableDocument) => ({
      ...table,
      ...(table.name === 'people' && { key: 'customers' }),
      columns: table.columns.map((column) => (column.name === 'cost' ? { ...column, key: 'price' } : column)),
    }));
    expect(causesOf(renamed)).toEqual({});
    const { tables, columns } = diffSchemas(schemaOf(shop), schemaOf(renamed));
    expect(tables.renamed).toEqual([{ from: 'customers', to: 'people' }]);
    expect(columns.renamed).toEqual([
      { from: { table: 'orders', column: 'price' }, to: { table: 'orders', column: 'cost' } },
    ]);
  });

  it('names what is new and gone, and numbers of rows, without a change of values', () => {
    const added: TableDocument = { name: 'log', rows: 5, columns: [{ name: 'at', field: 'timestamp' }] };
    const after = withTable('orders', {
      rows: 150,
      columns: [
        ...orders.columns.filter(({ name }) => name !== 'day' && name !== 'text'),
        { name: 'note', field: 'lorem.word' },
      ],
    });
    const diff = diffSchemas(schemaOf(shop), schemaOf([...after, added]));
    expect(diff).toMatchObject({
      changed: [],
      rows: [{ table: 'orders', before: 120, after: 150 }],
      tables: { added: ['log'], removed: [], renamed: [] },
      columns: {
        added: [{ table: 'orders', column: 'note' }],
        removed: [
          { table: 'orders', column: 'text' },
          { table: 'orders', column: 'day' },
        ],
      },
    });
  });
});
