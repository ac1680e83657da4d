import { describe, expect, test } from 'vitest';
import {
  childRangeIn,
  childRangeJson,
  withEnd,
  withSizeWeight,
} from '../../../../../src/app/studio/schema/child-range.ts';
import { removeColumns, renameColumn, setOption } from '../../../../../src/app/studio/schema/columns.ts';
import { schemaJson } from '../../../../../src/app/studio/schema/json.ts';
import { columnsRenamed, withTableNames } from '../../../../../src/app/studio/schema/renamed-parts.ts';
import { rowCallsOf } from '../../../../../src/app/studio/schema/row-calls.ts';
import {
  groupingChoices,
  groupStartOf,
  rowsOfTable,
  rowsSourceOf,
} from '../../../../../src/app/studio/schema/row-counts.ts';
import type { StudioSchema } from '../../../../../src/app/studio/schema/studio-schema.ts';
import { renameTable } from '../../../../../src/app/studio/schema/tables.ts';
import { duplicateTable } from '../../../../../src/app/studio/tables/duplicate-table.ts';
import { readSchema } from '../../../../../src/schema/parse.ts';
import {
  columnNamed,
  firstRows,
  problemsIn,
  studioDocument,
  tableNamed,
} from '../../../../fixtures/studio.ts';

const id = { name: 'id', field: 'sequence', primaryKey: true };
const reference = (name: string, table: string, more: object = {}) => ({
  name,
  field: 'reference',
  options: { table, column: 'id', ...more },
});
const amount = { name: 'amount', field: 'number', options: { max: 900, decimals: 2 } };

/** Orders have lines, and lines have parcels. */
function shop(children: unknown = { from: 0, to: 3 }, more: object = {}): StudioSchema {
  return studioDocument([
    {
      name: 'orders',
      rows: 2500,
      columns: [id, { name: 'total', field: 'formula', options: { expression: 'sum(lines.amount)' } }],
    },
    { name: 'lines', columns: [id, reference('order_id', 'orders', { children }), amount], ...more },
  ]);
}

const counts = (schema: StudioSchema) => schema.tables.map((table) => rowsOfTable(schema, table));

describe('the number of rows of a table that leaves it out', () => {
  test.each([
    { from: 0, to: 3 },
    { from: 2, to: 2 },
    { from: 0, to: 200, weights: [5, ...new Array<number>(200).fill(0.5)] },
    { from: 1, to: 3, weights: [1, 0, 7] },
    { each: 4 },
  ])('is that of the checked document: %j', (children) => {
    const schema = shop(children);
    const read = readSchema(schemaJson(schema));
    expect(read.problems.count).toBe(0);
    expect(counts(schema)).toEqual(read.schema.tables.map(({ rows }) => rows));
    expect(counts(schema)[1]).toBeGreaterThan(2500);
  });

  test('follows through several tables', () => {
    const schema = studioDocument([
      { name: 'a', rows: 1024, columns: [id] },
      { name: 'b', columns: [id, reference('a_id', 'a', { children: { from: 1, to: 3 } })] },
      { name: 'c', columns: [id, reference('b_id', 'b', { children: { each: 2 } })] },
    ]);
    // 1,024 parents with 1, 2 or 3 rows: a third each, and what is left over is one row more or less.
    const [, b = 0, c] = counts(schema);
    expect(Math.abs(b - 2048)).toBeLessThanOrEqual(1);
    expect(c).toBe(2 * b);
    expect(rowsSourceOf(tableNamed(schema, 'c'))?.text).toBe('Follows from the rows of b.');
  });

  test.each([
    [
      'a circle',
      [
        reference('x', 'b', { children: { from: 1, to: 2 } }),
        reference('x', 'a', { children: { from: 1, to: 2 } }),
      ],
    ],
    ['a range without numbers', [id, reference('x', 'a', { children: { from: 'many', to: 2 } })]],
  ])('is 0 for %s', (_, [a, b]) => {
    const schema = studioDocument([
      { name: 'a', ...(a === id ? { rows: 5 } : {}), columns: [a] },
      { name: 'b', columns: [b] },
    ]);
    expect(counts(schema)[1]).toBe(0);
  });
});

test('a range takes the number of rows out of the document, and another choice puts back what there was', () => {
  const plain = studioDocument([
    { name: 'orders', rows: 2048, columns: [id] },
    { name: 'lines', rows: 70, columns: [id, reference('order_id', 'orders')] },
  ]);
  const lines = tableNamed(plain, 'lines').id;
  const column = columnNamed(plain, 'lines', 'order_id').id;
  const ranged = setOption(plain, lines, column, 'children', { from: 2, to: 4 });
  expect(tableNamed(ranged, 'lines')).not.toHaveProperty('rows');
  expect(problemsIn(ranged)).toEqual([]);
  const count = rowsOfTable(ranged, tableNamed(ranged, 'lines'));
  expect(Math.abs(count - 3 * 2048)).toBeLessThanOrEqual(2);
  expect(tableNamed(setOption(ranged, lines, column, 'children', undefined), 'lines').rows).toBe(count);
  expect(tableNamed(setOption(ranged, lines, column, 'children', { each: 5 }), 'lines').rows).toBe(5 * 2048);
  const removed = removeColumns(ranged, lines, new Set([column]));
  expect(tableNamed(removed, 'lines').rows).toBe(count);
  expect(problemsIn(removed)).toEqual([]);
});

test('a range without a valid number is still being typed: the rows stay out of the document', () => {
  const schema = shop();
  const lines = tableNamed(schema, 'lines').id;
  const column = columnNamed(schema, 'lines', 'order_id').id;
  const typing = setOption(schema, lines, column, 'children', { from: '', to: 3 });
  expect(tableNamed(typing, 'lines')).not.toHaveProperty('rows');
});

test('groups start where the rows of another parent begin', () => {
  const schema = shop({ from: 0, to: 3 });
  const starts = groupStartOf(schema, tableNamed(schema, 'lines'));
  const [, columns] = firstRows(schema, 500);
  const parents = Array.isArray(columns) ? Array.from<unknown>(columns[1]) : [];
  expect(parents).toHaveLength(500);
  const first = parents.map((parent, row) => row === 0 || parents[row - 1] !== parent);
  expect(parents.map((_, row) => starts?.(row))).toEqual(first);
  expect(groupStartOf(schema, tableNamed(schema, 'orders'))).toBeUndefined();
});

describe('shares of a range', () => {
  test('are equal until one is changed', () => {
    const range = childRangeIn({ from: 0, to: 2 });
    expect(childRangeJson(withSizeWeight(range, 1, 30))).toEqual({ from: 0, to: 2, weights: [10, 30, 10] });
  });

  test('stay with their numbers when an end moves', () => {
    const range = childRangeIn({ from: 1, to: 3, weights: [4, 6, 2] });
    expect(childRangeJson(withEnd(range, 'from', 2))).toEqual({ from: 2, to: 3, weights: [6, 2] });
    expect(childRangeJson(withEnd(range, 'to', 4))).toEqual({ from: 1, to: 4, weights: [4, 6, 2, 4] });
    expect(childRangeJson(withEnd(range, 'to', 'x'))).toEqual({ from: 1, to: 'x', weights: [4, 6, 2] });
  });
});

describe('what a formula is offered', () => {
  const schema = studioDocument([
    { name: 'orders', rows: 5, columns: [id, { name: 'total', field: 'number' }] },
    {
      name: 'order lines',
      columns: [
        id,
        reference('order_id', 'orders', { children: { from: 1, to: 3 } }),
        amount,
        { name: 'sent at', field: 'timestamp' },
        { name: 'note', field: 'lorem.word' },
      ],
    },
  ]);
  const textsOf = (table: string, holder: string) =>
    rowCallsOf(schema, tableNamed(schema, table), holder).flatMap(({ calls }) =>
      calls.map(({ text }) => text),
    );

  test('is sums of the numbers, and ends of the others, of the tables that the rows group', () => {
    const texts = textsOf('orders', 'total');
    expect(texts).toEqual(
      expect.arrayContaining([
        'count([order lines])',
        'sum([order lines].amount)',
        'average([order lines].amount)',
        'max([order lines].[sent at])',
        'last([order lines].note)',
      ]),
    );
    expect(texts.filter((text) => text.startsWith('sum'))).toEqual(['sum([order lines].amount)']);
  });

  test('is the row before and the sum so far in a grouped table', () => {
    const texts = textsOf('order lines', 'note');
    expect(texts).toEqual(expect.arrayContaining(['previous(amount)', 'total(amount)', 'previous(note)']));
    expect(texts).not.toContain('total(note)');
    expect(texts).not.toContain('sum(orders.total)');
  });

  test.each(['orders', 'order lines'])('makes no problem in %s', (table) => {
    for (const text of textsOf(table, 'total')) {
      const changed = studioDocument(
        schemaJson(schema).tables.map((json) =>
          json.name === table
            ? {
                ...json,
                columns: [...json.columns, { name: 'made', field: 'formula', options: { expression: text } }],
              }
            : json,
        ),
      );
      expect([text, problemsIn(changed)]).toEqual([text, []]);
    }
  });
});

describe('a new name', () => {
  const expressionOf = (schema: StudioSchema) => columnNamed(schema, 'orders', 'total').options?.expression;

  test('of a table or a column is in the aggregates that read it', () => {
    const schema = shop();
    const lines = tableNamed(schema, 'lines');
    const table = renameTable(schema, lines.id, 'order lines');
    expect(expressionOf(table)).toBe('sum([order lines].amount)');
    const column = renameColumn(schema, lines.id, columnNamed(schema, 'lines', 'amount').id, 'net');
    expect(expressionOf(column)).toBe('sum(lines.net)');
    expect([table, column].map((renamed) => problemsIn(renamed))).toEqual([[], []]);
  });

  test('of two tables can be the old one of the other', () => {
    const schema = studioDocument([
      {
        name: 'orders',
        rows: 5,
        columns: [id, { name: 'total', field: 'formula', options: { expression: 'count(a) - count(b)' } }],
      },
      { name: 'a', columns: [id, reference('order_id', 'orders', { children: { each: 1 } })] },
      { name: 'b', columns: [id, reference('order_id', 'orders', { children: { each: 2 } })] },
    ]);
    const names = new Map([
      ['a', 'b'],
      ['b', 'a'],
    ]);
    expect(expressionOf({ tables: withTableNames(schema, names) })).toBe('count(b) - count(a)');
  });

  test('is in the conditions of references and in the choice of the group', () => {
    const schema = studioDocument([
      { name: 'users', rows: 9, columns: [id, { name: 'tenant', field: 'number' }] },
      {
        name: 'tasks',
        columns: [
          reference('user_id', 'users', { children: { each: 1 } }),
          reference('other_id', 'users', { where: { tenant: 'tenant' } }),
          { name: 'tenant', field: 'number' },
        ],
        groupedBy: 'user_id',
      },
    ]);
    const whereOf = (renamed: StudioSchema) => columnNamed(renamed, 'tasks', 'other_id').options?.where;
    const own = columnsRenamed(schema, 'tasks', [['tenant', 'org']]);
    expect(whereOf(own)).toEqual({ tenant: 'org' });
    expect(whereOf(columnsRenamed(schema, 'users', [['tenant', 'org']]))).toEqual({ org: 'tenant' });
    const grouped = columnsRenamed(schema, 'tasks', [['user_id', 'person_id']]);
    expect(tableNamed(grouped, 'tasks').groupedBy).toBe('person_id');
  });
});

test('a copied table has rows that follow from the same table', () => {
  const schema = shop();
  const copied = duplicateTable(schema, tableNamed(schema, 'lines').id);
  if (!copied) throw new Error('no copy');
  expect(problemsIn(copied.schema)).toEqual([]);
  expect(
    Math.abs(rowsOfTable(copied.schema, tableNamed(copied.schema, 'lines_2')) - 3750),
  ).toBeLessThanOrEqual(60);
});

test('several references can group a table, and the choice goes with its column', () => {
  const schema = studioDocument([
    { name: 'a', rows: 4, columns: [id] },
    {
      name: 'pairs',
      rows: 8,
      groupedBy: 'second',
      columns: [
        reference('first', 'a', { children: { each: 2 } }),
        reference('second', 'a', { children: { each: 2 } }),
      ],
    },
  ]);
  const pairs = tableNamed(schema, 'pairs');
  expect(groupingChoices(pairs)).toEqual(['first', 'second']);
  const after = removeColumns(schema, pairs.id, new Set([columnNamed(schema, 'pairs', 'second').id]));
  expect(tableNamed(after, 'pairs')).not.toHaveProperty('groupedBy');
});
