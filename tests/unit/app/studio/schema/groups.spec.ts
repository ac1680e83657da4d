import { describe, expect, test } from 'vitest';
import {
  childRangeIn,
  childRangeJson,
  withEnd,
  withSizeWeight,
} from '../../../../../src/app/studio/schema/child-range.ts';
import { removeColumns, renameColumn, setOption } from '../../../../../src/app/studio/schema/columns.ts';
import { schemaJson } from '../../../../../src/app/studio/schema/json.ts';
import { readStudioSchema } from '../../../../../src/app/studio/schema/read.ts';
import { rowCallsOf, trialKeyOf, trialOf } from '../../../../../src/app/studio/schema/row-calls.ts';
import {
  groupingChoices,
  groupStartOf,
  rowsOfTable,
  rowsSourceOf,
} from '../../../../../src/app/studio/schema/row-counts.ts';
import type { StudioSchema } from '../../../../../src/app/studio/schema/studio-schema.ts';
import { renameTable } from '../../../../../src/app/studio/schema/tables.ts';
import { duplicateTable } from '../../../../../src/app/studio/tables/duplicate-table.ts';
import type { Json } from '../../../../../src/catalogue/field.ts';
import { columnsRenamed, withTableNames } from '../../../../../src/schema/edits/renamed-parts.ts';
import { readSchema } from '../../../../../src/schema/parse.ts';
import {
  checkedProblems,
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

function callsFor(schema: StudioSchema, table: string, holder: string, isCondition = false) {
  const column = columnNamed(schema, table, holder);
  const groups = rowCallsOf(schema, { table: tableNamed(schema, table), column, isCondition });
  return groups.flatMap(({ calls }) => calls);
}

/** The calls that the list shows: those that the check of all of them accepts. */
function offered(schema: StudioSchema, table: string, holder: string, isCondition = false) {
  const texts = callsFor(schema, table, holder, isCondition).map(({ text }) => text);
  const trial = trialOf(schema, tableNamed(schema, table), texts);
  const checked = readStudioSchema(JSON.parse(JSON.stringify(trial.json)));
  if (!checked.ok) throw new Error(checked.error.message);
  return [...trial.accepted(checkedProblems(checked.value))];
}

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
  const textsOf = (table: string, holder: string) => offered(schema, table, holder);

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
    expect(texts).toEqual(
      expect.arrayContaining(['previous(amount)', 'total(amount)', 'previous([sent at])']),
    );
    expect(texts).not.toContain('total(note)');
    expect(texts).not.toContain('sum(orders.total)');
  });

  test('says the type of its result', () => {
    const types = Object.fromEntries(
      callsFor(schema, 'orders', 'total').map(({ text, type }) => [text, type]),
    );
    expect(types).toMatchObject({
      'count([order lines])': 'integer',
      'sum([order lines].amount)': 'decimal',
      'average([order lines].amount)': 'decimal',
      'max([order lines].[sent at])': 'timestamp',
      'last([order lines].note)': 'text',
    });
  });

  test('is no sum of numbers that tell rows apart', () => {
    const texts = textsOf('order lines', 'note');
    expect(texts.filter((text) => text.startsWith('total'))).toEqual(['total(amount)']);
    expect(texts).not.toContain('previous(order_id)');
  });
});

describe('with groups that are too large to be read', () => {
  const large = studioDocument([
    { name: 'shops', rows: 2, columns: [id] },
    {
      name: 'orders',
      rows: 4,
      columns: [
        id,
        reference('shop_id', 'shops', { children: { each: 2 } }),
        { name: 'price', field: 'number' },
        { name: 'note', field: 'number' },
      ],
    },
    {
      name: 'lines',
      rows: 80_000,
      columns: [id, reference('order_id', 'orders', { children: { each: 20_000 } }), amount],
    },
  ]);

  test('nothing is offered that reads them, and all that reads smaller ones is', () => {
    expect(callsFor(large, 'lines', 'id').map(({ text }) => text)).toContain('total(amount)');
    expect(offered(large, 'lines', 'id')).toEqual([]);
    expect(callsFor(large, 'orders', 'note').map(({ text }) => text)).toContain('sum(lines.amount)');
    const texts = offered(large, 'orders', 'note');
    expect(texts).toContain('total(price)');
    expect(texts.filter((text) => text.includes('lines'))).toEqual([]);
  });

  test('the calls are checked again once the groups, or decimals, change, but not while the formula is typed', () => {
    const keyOf = (schema: StudioSchema) => {
      const column = columnNamed(schema, 'orders', 'note');
      return trialKeyOf(schema, { table: tableNamed(schema, 'orders'), column, isCondition: false });
    };
    const withOption = (table: string, column: string, option: string, value: Json) =>
      setOption(large, tableNamed(large, table).id, columnNamed(large, table, column).id, option, value);
    const before = keyOf(large);
    expect(keyOf(withOption('orders', 'note', 'max', 5))).toBe(before);
    expect(keyOf(withOption('lines', 'order_id', 'children', { each: 5 }))).not.toBe(before);
    expect(keyOf(withOption('lines', 'amount', 'decimals', 3))).not.toBe(before);
  });
});

describe('what the check refuses is not offered', () => {
  const formula = (name: string, expression: string) => ({ name, field: 'formula', options: { expression } });
  const schema = studioDocument([
    {
      name: 'orders',
      rows: 50,
      columns: [
        id,
        formula('total', '1'),
        formula('half', 'total / 2'),
        {
          name: 'kind',
          field: 'cases',
          options: { cases: [], else: { field: 'constant', options: { value: 1 } } },
        },
      ],
    },
    {
      name: 'lines',
      columns: [
        reference('order_id', 'orders', { children: { from: 1, to: 3 } }),
        amount,
        formula('thirds', 'amount / 3'),
        { name: 'huge', field: 'number', options: { max: 9e15 } },
        { name: 'of_order', field: 'lookup', options: { via: 'order_id', column: 'total' } },
        formula('rest', 'coalesce(previous(after), 10)'),
        formula('after', 'rest - amount'),
        { name: 'doubled', field: 'template', options: { text: '{rest} pieces' } },
        { name: 'note', field: 'lorem.word' },
        { name: 'step', field: 'cases', options: { cases: [{ when: 'true', field: 'lorem.word' }] } },
        { name: 'data', field: 'json', options: { columns: [{ name: 'x', field: 'number' }] } },
      ],
    },
    { name: 'alone', rows: 5, columns: [id, formula('x', '1')] },
  ]);

  test.each([
    ['orders', 'total', 'sum(lines.amount)'],
    ['orders', 'total', 'max(lines.amount)'],
    ['lines', 'note', 'total(amount)'],
    ['lines', 'rest', 'previous(rest)'],
    ['lines', 'amount', 'previous(note)'],
  ])('%s.%s is offered %s', (table, holder, text) => {
    expect(offered(schema, table, holder)).toContain(text);
  });

  test.each([
    ['a circle through a lookup', 'orders', 'total', 'sum(lines.of_order)'],
    ['a circle in the row', 'lines', 'amount', 'total(after)'],
    ['a sum of any decimals', 'orders', 'half', 'sum(lines.thirds)'],
    ['a sum that is too large', 'lines', 'note', 'total(huge)'],
    ['the row before in a circle with a template', 'lines', 'rest', 'previous(doubled)'],
  ])('%s', (_, table, holder, text) => {
    expect(offered(schema, table, holder)).not.toContain(text);
  });

  test('in a table without groups', () => {
    expect(offered(schema, 'alone', 'x')).toEqual([]);
  });

  const withExpression = (column: object, call: string) => ({
    ...column,
    field: 'formula',
    options: { expression: `if(isNull(${call}), 1, 2)` },
  });
  const withNullWhen = (column: object, call: string) => ({ ...column, nullWhen: `isNull(${call})` });
  const withCase = (column: object, call: string) => ({
    ...column,
    field: 'cases',
    options: { cases: [{ when: `isNull(${call})`, field: 'lorem.word' }] },
  });
  test.each([
    ['orders', 'total', false, withExpression],
    ['orders', 'half', false, withExpression],
    ['orders', 'half', true, withNullWhen],
    ['orders', 'kind', true, withCase],
    ['lines', 'thirds', false, withExpression],
    ['lines', 'rest', false, withExpression],
    ['lines', 'after', false, withExpression],
    ['lines', 'after', true, withNullWhen],
    ['lines', 'amount', true, withNullWhen],
    ['lines', 'note', true, withNullWhen],
    ['lines', 'step', true, withCase],
  ] as const)(
    '%s.%s takes each call that it is offered (condition: %s)',
    (table, holder, isCondition, put) => {
      const calls = offered(schema, table, holder, isCondition);
      expect(calls.length).toBeGreaterThan(3);
      const before = problemsIn(schema);
      for (const call of calls) {
        const tables = schemaJson(schema).tables.map((json) =>
          json.name === table
            ? { ...json, columns: json.columns.map((own) => (own.name === holder ? put(own, call) : own)) }
            : json,
        );
        expect([call, problemsIn(studioDocument(tables)).filter((text) => !before.includes(text))]).toEqual([
          call,
          [],
        ]);
      }
    },
  );
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
