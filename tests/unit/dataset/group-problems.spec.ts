import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/dataset/engine.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import { formatPath, type Problem } from '../../../src/schema/problem.ts';
import { applyPatch } from '../../fixtures/json-patch.ts';
import { largeTables } from '../../fixtures/large-tables.ts';

const engine = createEngine(enUs, largeTables);
const id = { name: 'id', field: 'sequence', primaryKey: true };
const table = (name: string, rows: number | undefined, ...columns: readonly object[]) => ({
  name,
  ...(rows === undefined ? {} : { rows }),
  columns: [id, ...columns],
});
const refersTo = (parent: string, children?: object, rest: object = {}) => ({
  name: parent,
  field: 'reference',
  options: { table: parent, column: 'id', ...(children ? { children } : {}), ...rest },
});
const formula = (name: string, expression: string) => ({ name, field: 'formula', options: { expression } });
const integer = (name: string, max: number) => ({ name, field: 'number.int', options: { min: 0, max } });
const state = (initial: unknown, transitions: unknown) => ({
  name: 'state',
  field: 'state',
  options: { initial, transitions },
});
const position = { name: 'position', field: 'position' };
const orders = table('orders', 10);
/** Lines that are grouped by orders. */
const lines = (...columns: readonly object[]) =>
  table('lines', undefined, refersTo('orders', { from: 0, to: 4 }), ...columns);
const cases = (alternatives: readonly object[], otherwise?: object) => ({
  name: 'cases',
  field: 'cases',
  options: { cases: alternatives, ...(otherwise ? { else: otherwise } : {}) },
});
const given = (rows: readonly object[], rest: object = {}) => ({ name: 'plans', given: { rows }, ...rest });
const tenant = refersTo('tenants');
const tenants = table('tenants', 5);
const ofTenant = refersTo('users', undefined, { where: { tenants: 'tenants' } });
const users = (rows: number) => table('users', rows, tenant);
const weighted = (weights: readonly unknown[]) =>
  table('lines', undefined, refersTo('orders', { from: 0, to: 2, weights }));

function problemsOf(document: unknown): readonly Problem[] {
  const checked = engine.check(document);
  return checked.ok ? [] : checked.error;
}

/** Applies the first fix of a document until none is left. */
function afterFixes(document: unknown): readonly Problem[] {
  let mended = document;
  for (let round = 0; round < 10; round++) {
    const problems = problemsOf(mended);
    const fix = problems.find((problem) => problem.fix)?.fix;
    if (!fix) return problems;
    mended = applyPatch(mended, fix.patch);
  }
  throw new Error('The fixes do not end.');
}

type Case = readonly [name: string, tables: readonly object[], path: string, code: string, message: RegExp];

describe('a problem of rows that belong together', () => {
  it.each<Case>([
    [
      'groups in a circle',
      [
        table('a', undefined, refersTo('b', { from: 1, to: 3 })),
        table('b', undefined, refersTo('a', { each: 2 })),
      ],
      'tables[0].columns[1].options.children',
      'circular-groups',
      /“a” → “b” → “a”/,
    ],
    [
      'previous without groups',
      [orders, table('lines', 9, refersTo('orders'), formula('before', 'previous(id)'))],
      'tables[1].columns[2].options.expression',
      'not-grouped',
      /previous\(id\)/,
    ],
    [
      'a position in groups that could be null',
      [orders, table('lines', 20, { ...refersTo('orders', { each: 2 }), nulls: 5 }, position)],
      'tables[1].columns[2]',
      'not-grouped',
      /“orders” would group them, but it can be null/,
    ],
    [
      'a position in groups that are null where a formula says so',
      [orders, table('lines', 20, { ...refersTo('orders', { each: 2 }), nullWhen: 'id = 3' }, position)],
      'tables[1].columns[2]',
      'not-grouped',
      /“orders” would group them, but it can be null/,
    ],
    [
      'a grouping that is named and can be null',
      [
        orders,
        {
          ...table('lines', 20, { ...refersTo('orders', { each: 2 }), nulls: 5 }, position),
          groupedBy: 'orders',
        },
      ],
      'tables[1].groupedBy',
      'not-grouped',
      /“orders” cannot group rows/,
    ],
    [
      'several groupings',
      [
        orders,
        tenants,
        table('lines', 20, refersTo('orders', { each: 2 }), refersTo('tenants', { each: 4 }), position),
      ],
      'tables[2].columns[3]',
      'not-grouped',
      /“orders”, “tenants”/,
    ],
    [
      'transitions from a state that no row has',
      [orders, lines(state('new', { new: { paid: 1 }, shipped: { done: 1 } }))],
      'tables[1].columns[2].options.transitions.shipped',
      'unknown-state',
      /“shipped”/,
    ],
    [
      'a first state that no transition names',
      [orders, lines(state('nwe', { new: { paid: 1 } }))],
      'tables[1].columns[2].options.initial',
      'unknown-state',
      /“nwe”/,
    ],
    [
      'weights of a state that sum to zero',
      [orders, lines(state('new', { new: { paid: 0 }, paid: { shipped: 1 } }))],
      'tables[1].columns[2].options.transitions.new',
      'weights-zero',
      /No state has a weight above zero/,
    ],
    [
      'weights of first states that sum to zero',
      [orders, lines(state({ new: 0, paid: 0 }, { new: { paid: 1 } }))],
      'tables[1].columns[2].options.initial',
      'weights-zero',
      /No state has a weight above zero/,
    ],
    [
      'weights of sizes that sum to zero',
      [orders, weighted([0, 0, 0])],
      'tables[1].columns[1].options.children.weights',
      'weights-zero',
      /All weights are zero/,
    ],
    [
      'too few weights of sizes',
      [orders, weighted([1, 2])],
      'tables[1].columns[1].options.children.weights',
      'weights-mismatch',
      /2 weights, but there are 3/,
    ],
    [
      'a negative weight',
      [orders, weighted([1, -2, 1])],
      'tables[1].columns[1].options.children.weights[1]',
      'out-of-range',
      /0 or more/,
    ],
    [
      'more rows than a table can have',
      [table('orders', 1e10), table('lines', undefined, refersTo('orders', { from: 9990, to: 10_000 }))],
      'tables[1].columns[1].options.children',
      'out-of-range',
      /10,000,000,000 rows of “orders”.* 99,9\d\d,\d{3},\d{3},\d{3} rows.*at most 10,000,000,000\./,
    ],
    [
      'groups that are too large to be read',
      [
        orders,
        table('lines', 100_010, refersTo('orders', { each: 10_001 }), formula('before', 'previous(id)')),
      ],
      'tables[1].columns[1].options.children',
      'out-of-range',
      /10,001 rows; the limit is 10,000/,
    ],
    [
      'a range whose ends are swapped',
      [orders, table('lines', undefined, refersTo('orders', { from: 5, to: 2 }))],
      'tables[1].columns[1].options.children',
      'range-empty',
      /“from” is 5, which is more than “to”, 2/,
    ],
    [
      'a total past 2^53',
      [orders, lines(integer('amount', Number.MAX_SAFE_INTEGER), formula('total', 'total(amount)'))],
      'tables[1].columns[3].options.expression',
      'inexact-sum',
      /4 numbers of up to 9,007,199,254,740,991, which make 36,028,797,018,963,964.*9,007,199,254,740,991/,
    ],
    [
      'a sum of numbers with any decimals',
      [table('orders', 10, formula('sum', 'sum(lines.third)')), lines(formula('third', 'id / 3'))],
      'tables[0].columns[1].options.expression',
      'inexact-sum',
      /“third” can have any decimals/,
    ],
    [
      'a sum of rows that are not grouped',
      [table('orders', 10, formula('sum', 'sum(lines.id)')), table('lines', 9, refersTo('orders'))],
      'tables[0].columns[1].options.expression',
      'not-grouped',
      /grouped by “orders”/,
    ],
    [
      'a condition on a column that can be null',
      [tenants, users(50), table('tasks', 9, { ...tenant, nulls: 10 }, ofTenant)],
      'tables[2].columns[2].options.where.tenants',
      'where-mismatch',
      /“tenants” can be null/,
    ],
    [
      'a key with a condition that no parent may fulfil',
      [tenants, users(50), { ...table('tasks', 9, tenant, { ...ofTenant, nullable: false }) }],
      'tables[2].columns[2].nullable',
      'nulls-in-key',
      /no row of “users” that fulfils its condition/,
    ],
    [
      'a condition on more parents than can be searched',
      [tenants, users(1_000_001), table('tasks', 9, tenant, ofTenant)],
      'tables[2].columns[2].options.where',
      'too-large',
      /1,000,001 rows. At most 1,000,000/,
    ],
    [
      'cases of different types',
      [
        table(
          'a',
          9,
          cases([
            { when: 'id = 1', field: 'number.int' },
            { when: 'id = 2', field: 'lorem.word' },
          ]),
        ),
      ],
      'tables[0].columns[1].options.cases[1].field',
      'types-differ',
      /a text, but the first one gives an integer/,
    ],
    [
      'another type otherwise',
      [table('a', 9, cases([{ when: 'id = 1', field: 'number.int' }], { field: 'lorem.word' }))],
      'tables[0].columns[1].options.else.field',
      'types-differ',
      /a text, but the first one gives an integer/,
    ],
    [
      'given cells of two types',
      [given([{ price: 1 }, { price: 2 }, { price: 'free' }])],
      'tables[0].given.columns.price',
      'mixed-types',
      /row 3 has a text, “free”, and most others have an integer. 1 cell/,
    ],
  ])('is found, with figures and a fix: %s', (_, tables, path, code, message) => {
    const document = { version: 1, tables };
    const [problem] = problemsOf(document);
    expect([problem && formatPath(problem.path), problem?.code]).toEqual([path, code]);
    expect(problem?.message).toMatch(message);
    expect(problem?.fix).toBeDefined();
    expect(afterFixes(document)).toEqual([]);
  });

  it.each<Case>([
    [
      'previous without a reference',
      [table('a', 9, formula('before', 'previous(id)'))],
      'tables[0].columns[1].options.expression',
      'not-grouped',
      /Give a reference to another table “children”/,
    ],
    [
      'first states that are none',
      [orders, lines(state({}, { new: { paid: 1 } }))],
      'tables[1].columns[2].options.initial',
      'weights-zero',
      /No state/,
    ],
    [
      'an unknown number of rows',
      [orders, table('lines', undefined, refersTo('orders', { from: 1 }))],
      'tables[1].columns[1].options.children.to',
      'missing-property',
      /“to” is missing/,
    ],
    [
      'a sum that reads too many rows of groups of groups',
      [
        table('tenants', 1, formula('sum', 'sum(orders.sum)')),
        table('orders', undefined, refersTo('tenants', { each: 10_000 }), formula('sum', 'sum(lines.id)')),
        table('lines', undefined, refersTo('orders', { each: 1001 })),
      ],
      'tables[0].columns[1]',
      'too-large',
      /“sum” can read 10,010,000 rows.*The limit is 10,000,000/,
    ],
    [
      'a condition that is a number',
      [table('a', 9, cases([{ when: 'id + 1', field: 'number.int' }]))],
      'tables[0].columns[1].options.cases[0].when',
      'invalid-formula',
      /an integer. It must be true or false, as in isNull\(id\)/,
    ],
    [
      'a given key with null',
      [given([{ code: 'a' }, { code: null }], { primaryKey: ['code'] })],
      'tables[0].given.columns.code',
      'nulls-in-key',
      /row 2 of the given rows has no value/,
    ],
  ])('is found: %s', (_, tables, path, code, message) => {
    const [problem] = problemsOf({ version: 1, tables });
    expect([problem && formatPath(problem.path), problem?.code]).toEqual([path, code]);
    expect(problem?.message).toMatch(message);
    expect(problem?.fix).toBeUndefined();
  });

  it('is none where groups could be too large, but all of them together are not', () => {
    // Nearly all orders have 9,745 lines: 1,001 of them have fewer than 10,000,000.
    const children = { from: 9745, to: 10_000, weights: [1e9, ...new Array<number>(255).fill(1)] };
    const tables = [
      table('tenants', 1, formula('sum', 'sum(orders.sum)')),
      table('orders', undefined, refersTo('tenants', { each: 1001 }), formula('sum', 'sum(lines.id)')),
      table('lines', undefined, refersTo('orders', children)),
    ];
    expect(problemsOf({ version: 1, tables })).toEqual([]);
  });

  const twoLevels = (
    tops: string,
    middles: string,
    sizes: readonly [number, number],
    ...leaves: object[]
  ) => [
    table('tenants', 1, formula('sum', tops)),
    table('orders', undefined, refersTo('tenants', { each: sizes[0] }), formula('sum', middles)),
    table('lines', undefined, refersTo('orders', { each: sizes[1] }), ...leaves),
  ];
  const firstState = 'if(last(lines.state) = "new", 1, 0)';
  const states = state('new', { new: { paid: 1 } });

  it.each([
    [
      'first rows of first rows, which are one row',
      twoLevels('first(orders.sum)', 'first(lines.id)', [5000, 5000]),
    ],
    [
      'the last state of the last group, which reads that group from its start',
      twoLevels('last(orders.sum)', firstState, [5000, 5000], states),
    ],
    [
      'a sum of running totals, which reads each row of its group once',
      [
        table('orders', 2000, formula('sum', 'sum(lines.total)')),
        table('lines', undefined, refersTo('orders', { each: 10_000 }), formula('total', 'total(id)')),
      ],
    ],
  ])('is none for %s', (_, tables) => {
    expect(problemsOf({ version: 1, tables })).toEqual([]);
  });

  it('is a sum of last states, because each of them reads its group from the start', () => {
    const tables = twoLevels('sum(orders.sum)', firstState, [10_000, 1001], states);
    const [problem] = problemsOf({ version: 1, tables });
    expect(problem?.code).toBe('too-large');
    expect(problem?.message).toMatch(/10,010,000 rows.*“children”.*first\(\) or last\(\)\./);
  });

  const day = { name: 'day', field: 'date', options: { from: '2026-01-01', to: '2026-03-31' } };
  it.each([
    [
      'a date after another column that has an end',
      [day, { name: 'due', field: 'date', options: { after: 'day', to: '2026-02-01' }, nullable: false }],
      'there may be no date after “day” and up to 2026-02-01.',
    ],
    [
      'a date after a column that can be null',
      [
        { ...day, nulls: 5 },
        { name: 'due', field: 'date', options: { after: 'day' }, nullable: false },
      ],
      '“day” can be null.',
    ],
    [
      'a series in groups that has an end',
      [
        {
          name: 'n',
          field: 'series',
          options: { from: 1, to: 3, step: 1, within: true },
          nullable: false,
        },
      ],
      'the last rows of a group can be past the end, 3.',
    ],
    [
      'a formula of the row before',
      [{ ...formula('before', 'previous(id)'), nullable: false }],
      'previous(id) is null in the first row of a group, a column that it reads can be null, ',
    ],
  ])('says why cells can be null: %s', (_, columns, cause) => {
    const [problem] = problemsOf({ version: 1, tables: [orders, lines(...columns)] });
    expect(problem?.code).toBe('nulls-in-key');
    expect(problem?.message).toContain(`The column is not nullable, but it can be null: ${cause}`);
  });

  it('says that a row may group none whose values a formula reads', () => {
    const last = { ...formula('last', 'last(lines.id)'), nullable: false };
    const [problem] = problemsOf({ version: 1, tables: [table('orders', 9, last), lines()] });
    expect(problem?.message).toContain('it can be null: there may be no row of “lines”, ');
  });
});

it('a mistake in a formula is one problem, also where other tables add up what reads the formula', () => {
  const products = table('products', 3, integer('net', 9), formula('total', 'nett + 1'));
  const price = { name: 'price', field: 'lookup', options: { via: 'products', column: 'total' } };
  const document = {
    version: 1,
    tables: [
      table('orders', 10, formula('sum', 'sum(lines.price)'), formula('most', 'max(lines.price)')),
      lines(refersTo('products'), price),
      products,
    ],
  };
  expect(problemsOf(document).map(({ path }) => formatPath(path))).toEqual([
    'tables[2].columns[2].options.expression',
  ]);
  expect(afterFixes(document)).toEqual([]);
});
