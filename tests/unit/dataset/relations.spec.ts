import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/catalogue/field.ts';
import { createEngine } from '../../../src/dataset/engine.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import { type ColumnDocument, cellsByName, type TableDocument } from '../../fixtures/any-schema.ts';
import { chiSquareMisfit } from '../../fixtures/goodness-of-fit.ts';
import { largeTables } from '../../fixtures/large-tables.ts';

const PARENTS = 50;
const CHILDREN = 10_000;

const id: ColumnDocument = { name: 'id', field: 'sequence', primaryKey: true };

const parents: TableDocument = {
  name: 'parents',
  rows: PARENTS,
  columns: [
    id,
    { name: 'name', field: 'person.fullName' },
    { name: 'code', field: 'regex', options: { pattern: '[A-Z]{4}' }, unique: true },
  ],
};

function reference(children?: unknown, more: Partial<ColumnDocument> = {}): ColumnDocument {
  const options = { table: 'parents', column: 'id', ...(children === undefined ? {} : { children }) };
  return { name: 'parent', field: 'reference', options, ...more };
}

function cellsIn(tables: readonly TableDocument[], table: string) {
  const cells = cellsByName(tables, table);
  return (name: string): readonly Cell[] => cells.get(name) ?? [];
}

function children(columns: readonly ColumnDocument[], rows = CHILDREN, more: Partial<TableDocument> = {}) {
  return cellsIn([parents, { name: 'children', rows, columns, ...more }], 'children');
}

/** How many rows refer to each parent, by its id from 1. */
function counted(cells: readonly Cell[], count = PARENTS): number[] {
  const counts = new Array<number>(count).fill(0);
  for (const cell of cells) counts[Number(cell) - 1] = (counts[Number(cell) - 1] ?? 0) + 1;
  expect(counts).toHaveLength(count);
  return counts;
}

const evenly = (count: number, rows = CHILDREN) => new Array<number>(count).fill(rows / count);
const isDistinct = (rows: readonly (readonly Cell[])[]) =>
  new Set(rows.map((row) => JSON.stringify(row))).size === rows.length;

/** Rows of some columns, side by side. */
function zipped(...columns: readonly (readonly Cell[])[]): (readonly Cell[])[] {
  return (columns[0] ?? []).map((_, i) => columns.map((cells) => cells[i] ?? null));
}

describe('a reference', () => {
  it('refers to all parents with equal frequency', () => {
    expect(chiSquareMisfit(counted(children([reference()])('parent')), evenly(PARENTS))).toBeLessThan(1);
  });

  it('with zipf refers to the k-th parent of a permutation with a frequency proportional to 1 / k', () => {
    const counts = counted(children([reference('zipf')])('parent'));
    const sum = counts.reduce((total, _, i) => total + 1 / (i + 1), 0);
    const expected = counts.map((_, i) => CHILDREN / (i + 1) / sum);
    expect(
      chiSquareMisfit(
        counts.toSorted((a, b) => b - a),
        expected,
      ),
    ).toBeLessThan(1);
    expect(counts).not.toEqual(counts.toSorted((a, b) => b - a));
  });

  it.each([
    ['by its children', reference('one-to-one')],
    ['because it is unique', reference(undefined, { unique: true })],
    ['because it is the primary key', reference(undefined, { primaryKey: true })],
  ])('one to one names no parent twice, %s', (_, column) => {
    for (const rows of [PARENTS, 20]) {
      const cells = children([column], rows)('parent');
      expect(new Set(cells).size).toBe(rows);
      expect(Math.max(...cells.map(Number))).toBeLessThanOrEqual(PARENTS);
    }
  });

  it('as a unique key of one column refers to each parent at most once', () => {
    expect(new Set(children([reference()], PARENTS, { unique: [['parent']] })('parent')).size).toBe(PARENTS);
  });

  it('gives each parent as many children as it says', () => {
    expect(counted(children([reference({ each: 7 })], 7 * PARENTS)('parent'))).toEqual(
      evenly(PARENTS, 7 * PARENTS),
    );
  });

  it('gives each parent at least the required children, and distributes the others at random', () => {
    const counts = counted(children([reference({ min: 100 })])('parent'));
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(100);
    const others = counts.map((count) => count - 100);
    expect(chiSquareMisfit(others, evenly(PARENTS, CHILDREN - 100 * PARENTS))).toBeLessThan(1);
    expect(counted(children([reference({ min: 1 })], PARENTS)('parent'))).toEqual(evenly(PARENTS, PARENTS));
  });

  it.each([
    ['uniform', 0],
    [{ min: 1 }, 1],
  ])(
    'keeps its parent when one is added, unless it leads to the new one, with children %j',
    (kind, minimum) => {
      const ROWS = 2000;
      const parentsIn = (rows: number) => {
        const tables = [
          { ...parents, rows },
          { name: 'children', rows: ROWS, columns: [reference(kind)] },
        ];
        return cellsIn(tables, 'children')('parent');
      };
      const before = parentsIn(1000);
      const after = parentsIn(1001);
      const moved = after.filter((parent, row) => parent !== before[row]);
      expect(new Set(moved)).toEqual(new Set([1001]));
      // The number of moved rows is near 2000 / 1001.
      expect(moved.length).toBeGreaterThanOrEqual(Math.max(1, minimum));
      expect(moved.length).toBeLessThan(12);
    },
  );

  it('and its lookup come from the same row of the parent, and are null together', () => {
    const of = children([
      { name: 'code', field: 'lookup', options: { via: 'parent', column: 'code' } },
      { name: 'name', field: 'lookup', options: { via: 'parent', column: 'name' } },
      reference(undefined, { nulls: 30 }),
    ]);
    const parent = cellsIn([parents], 'parents');
    expect(of('parent').filter((cell) => cell === null).length).toBeGreaterThan(CHILDREN / 5);
    for (const [i, cell] of of('parent').entries()) {
      expect(of('code')[i]).toBe(cell === null ? null : parent('code')[Number(cell) - 1]);
      expect(of('name')[i]).toBe(cell === null ? null : parent('name')[Number(cell) - 1]);
    }
  });

  it('refers to a parent’s reference, and is null if that is null', () => {
    const middle: TableDocument = {
      name: 'middle',
      rows: PARENTS,
      columns: [reference('one-to-one', { nulls: 20 })],
    };
    const options = { table: 'middle', column: 'parent' };
    const of = cellsIn(
      [{ name: 't', rows: 2000, columns: [{ name: 'c', field: 'reference', options }] }, middle, parents],
      't',
    );
    const named = new Set(of('c'));
    expect(named).toEqual(new Set(cellsIn([middle, parents], 'middle')('parent')));
    expect(named.has(null)).toBe(true);
  });

  it('looks through three tables', () => {
    const chain = Array.from(
      { length: 3 },
      (_, i): TableDocument => ({
        name: `t${i}`,
        rows: 40,
        columns: [
          { name: 'code', field: 'lookup', options: { via: 'up', column: 'code' } },
          {
            name: 'up',
            field: 'reference',
            options: { table: i === 0 ? 'parents' : `t${i - 1}`, column: 'id' },
          },
          id,
        ],
      }),
    );
    const tables = [...chain.toReversed(), parents];
    const [first, second, third] = chain.map(({ name }) => cellsIn(tables, name));
    if (!first || !second || !third) throw new Error('no tables');
    const codes = cellsIn(tables, 'parents')('code');
    for (let i = 0; i < 40; i++) {
      const inSecond = Number(third('up')[i]) - 1;
      const inFirst = Number(second('up')[inSecond]) - 1;
      expect(third('code')[i]).toBe(codes[Number(first('up')[inFirst]) - 1]);
    }
  });

  it('looks through a hundred tables, the most that a check lets pass', () => {
    const chain = Array.from(
      { length: 100 },
      (_, i): TableDocument => ({
        name: `t${i}`,
        rows: 3,
        columns: [
          { name: 'code', field: 'lookup', options: { via: 'up', column: 'code' } },
          {
            name: 'up',
            field: 'reference',
            options: { table: i === 0 ? 'parents' : `t${i - 1}`, column: 'id' },
          },
          id,
        ],
      }),
    );
    const codes = new Set(cellsIn([parents], 'parents')('code'));
    expect(cellsIn([...chain, parents], 't99')('code').every((code) => codes.has(code))).toBe(true);
  });
});

describe('a reference to the own table', () => {
  const own = (childrenOf?: unknown): ColumnDocument => ({
    name: 'manager',
    field: 'reference',
    options: { table: 'staff', column: 'id', ...(childrenOf === undefined ? {} : { children: childrenOf }) },
  });
  const staff = (column: ColumnDocument, rows = 2000) =>
    cellsIn(
      [
        {
          name: 'staff',
          rows,
          columns: [
            { name: 'manager name', field: 'lookup', options: { via: 'manager', column: 'name' } },
            column,
            id,
            { name: 'name', field: 'person.fullName' },
          ],
        },
      ],
      'staff',
    );

  it.each([undefined, 'uniform', 'zipf', 'one-to-one', { each: 4 }])(
    'names an earlier row always, and none in row 0, with children %j',
    (kind) => {
      const of = staff(own(kind));
      expect(of('manager')[0]).toBe(null);
      expect(of('manager name')[0]).toBe(null);
      for (let i = 1; i < 2000; i++) {
        const manager = Number(of('manager')[i]);
        expect(manager >= 1 && manager <= i).toBe(true);
        expect(of('manager name')[i]).toBe(of('name')[manager - 1]);
      }
    },
  );

  it('gives each row exactly its number of children, or one with one-to-one', () => {
    const counts = counted(staff(own({ each: 4 }))('manager').slice(1), 500);
    expect(new Set(counts.slice(0, 499))).toEqual(new Set([4]));
    expect(new Set(staff(own('one-to-one'))('manager')).size).toBe(2000);
  });

  it('refers to earlier rows evenly, in a table of two rows to the first', () => {
    const of = staff(own(), 20_000)('manager');
    const quarters = [0, 0, 0, 0];
    for (let i = 100; i < 20_000; i++) {
      const quarter = Math.min(3, Math.floor(((Number(of[i]) - 1) * 4) / i));
      quarters[quarter] = (quarters[quarter] ?? 0) + 1;
    }
    expect(chiSquareMisfit(quarters, evenly(4, 19_900))).toBeLessThan(1);
    expect(staff(own(), 2)('manager')).toEqual([null, 1]);
  });
});

describe('tables that refer to each other', () => {
  it('refer to rows of the other table, and look through it to their own', () => {
    const tables: readonly TableDocument[] = [
      {
        name: 'users',
        rows: 100,
        columns: [
          id,
          { name: 'name', field: 'person.fullName' },
          { name: 'team', field: 'reference', options: { table: 'teams', column: 'id' } },
          { name: 'lead', field: 'lookup', options: { via: 'team', column: 'lead name' } },
        ],
      },
      {
        name: 'teams',
        rows: 10,
        columns: [
          { name: 'lead name', field: 'lookup', options: { via: 'lead', column: 'name' } },
          {
            name: 'lead',
            field: 'reference',
            options: { table: 'users', column: 'id', children: 'one-to-one' },
          },
          id,
        ],
      },
    ];
    const users = cellsIn(tables, 'users');
    const teams = cellsIn(tables, 'teams');
    for (let i = 0; i < 100; i++) {
      const lead = Number(teams('lead')[Number(users('team')[i]) - 1]);
      expect(users('lead')[i]).toBe(users('name')[lead - 1]);
    }
  });
});

describe('a foreign key of several columns', () => {
  const places: TableDocument = {
    name: 'places',
    rows: 60,
    primaryKey: ['country', 'number'],
    columns: [
      { name: 'country', field: 'list', options: { values: ['DE', 'FR', 'US'] } },
      { name: 'number', field: 'number', options: { min: 1, max: 40 } },
      { name: 'city', field: 'location.city' },
    ],
  };
  const of = (name: string, column: string, kind?: unknown): ColumnDocument => ({
    name,
    field: 'reference',
    options: { table: 'places', column, ...(kind === undefined ? {} : { children: kind }) },
  });
  const foreignKeys = [{ columns: ['c', 'n'], table: 'places', references: ['country', 'number'] }];
  const shops = (columns: readonly ColumnDocument[], rows: number, more: Partial<TableDocument> = {}) =>
    cellsIn([{ name: 'shops', rows, columns, foreignKeys, ...more }, places], 'shops');
  const place = cellsIn([places], 'places');
  const rowsOfPlaces = new Map(
    zipped(place('country'), place('number'), place('city')).map(([c, n, city]) => [
      JSON.stringify([c, n]),
      city,
    ]),
  );

  it('names one row by all its columns, and a lookup by any of them is of that row', () => {
    expect(rowsOfPlaces.size).toBe(60);
    const lookup = (name: string, via: string): ColumnDocument => ({
      name,
      field: 'lookup',
      options: { via, column: 'city' },
    });
    const shop = shops(
      [of('n', 'number'), lookup('x', 'c'), of('c', 'country', 'zipf'), lookup('y', 'n')],
      1000,
    );
    for (const [i, pair] of zipped(shop('c'), shop('n')).entries()) {
      expect(rowsOfPlaces.get(JSON.stringify(pair))).toBe(shop('x')[i]);
      expect(shop('y')[i]).toBe(shop('x')[i]);
    }
  });

  it('is distinct with a column beside it', () => {
    const columns = [
      of('c', 'country'),
      of('n', 'number'),
      { name: 'line', field: 'number', options: { min: 1, max: 10 } } as const,
    ];
    const shop = shops(columns, 600, { primaryKey: ['c', 'n', 'line'] });
    expect(isDistinct(zipped(shop('c'), shop('n'), shop('line')))).toBe(true);
    for (const pair of zipped(shop('c'), shop('n')))
      expect(rowsOfPlaces.has(JSON.stringify(pair))).toBe(true);
  });

  it('is distinct by itself, one to one', () => {
    const shop = shops([of('c', 'country'), of('n', 'number')], 60, { unique: [['c', 'n']] });
    expect(isDistinct(zipped(shop('c'), shop('n')))).toBe(true);
    const byUnique = shops([of('c', 'country'), { ...of('n', 'number'), unique: true }], 60);
    expect(isDistinct(zipped(byUnique('c'), byUnique('n')))).toBe(true);
  });

  it('is distinct with a column beside it within each parent', () => {
    const columns = [
      of('c', 'country', { each: 5 }),
      of('n', 'number'),
      { name: 'line', field: 'number', options: { min: 1, max: 5 } } as const,
    ];
    const shop = shops(columns, 300, { primaryKey: ['c', 'n', 'line'] });
    expect(isDistinct(zipped(shop('c'), shop('n'), shop('line')))).toBe(true);
  });
});

describe('a key of several columns', () => {
  const number = (name: string, max: number): ColumnDocument => ({
    name,
    field: 'number',
    options: { min: 1, max },
  });
  const table = (columns: readonly ColumnDocument[], rows: number, more: Partial<TableDocument>) =>
    cellsIn([{ name: 'children', rows, columns, ...more }, parents], 'children');

  it('of two has each pair at most once, all where there are as many rows', () => {
    const of = table([number('a', 30), number('b', 40), number('free', 5)], 1200, { unique: [['a', 'b']] });
    expect(isDistinct(zipped(of('a'), of('b')))).toBe(true);
    expect(chiSquareMisfit(counted(of('free'), 5), evenly(5, 1200))).toBeLessThan(1);
  });

  it('works with three columns and a second key', () => {
    const columns = ['a', 'b', 'c', 'd', 'e'].map((name) => number(name, 8));
    const of = table(columns, 64, { primaryKey: ['a', 'b', 'c'], unique: [['d', 'e']] });
    expect(isDistinct(zipped(of('a'), of('b'), of('c')))).toBe(true);
    expect(isDistinct(zipped(of('d'), of('e')))).toBe(true);
    const all = table(columns, 512, { primaryKey: ['a', 'b', 'c'] });
    expect(isDistinct(zipped(all('a'), all('b'), all('c')))).toBe(true);
  });

  it('of two references', () => {
    const of = table([reference(), { ...reference(), name: 'other' }], PARENTS * PARENTS, {
      primaryKey: ['parent', 'other'],
    });
    expect(isDistinct(zipped(of('parent'), of('other')))).toBe(true);
  });

  it('of a reference that gives each parent so many, distinct within each', () => {
    const of = table([reference({ each: 6 }), number('line', 6)], 6 * PARENTS, {
      primaryKey: ['parent', 'line'],
    });
    expect(counted(of('parent'))).toEqual(evenly(PARENTS, 6 * PARENTS));
    expect(isDistinct(zipped(of('parent'), of('line')))).toBe(true);
    const products = table([reference({ each: 6 }), number('a', 4), number('b', 4)], 6 * PARENTS, {
      unique: [['parent', 'a', 'b']],
    });
    expect(isDistinct(zipped(products('parent'), products('a'), products('b')))).toBe(true);
    expect(new Set(products('a')).size).toBe(4);
  });

  it('of lists, dates and patterns', () => {
    const of = table(
      [
        { name: 'status', field: 'list', options: { values: ['a', 'b', 'c'] } },
        { name: 'day', field: 'date', options: { from: '2026-01-01', to: '2026-01-31' } },
        { name: 'code', field: 'regex', options: { pattern: '[AB]\\d' } },
      ],
      3 * 31 * 20,
      { unique: [['status', 'day', 'code']] },
    );
    expect(isDistinct(zipped(of('status'), of('day'), of('code')))).toBe(true);
  });

  it('with more than 2^53 combinations is distinct, whichever column comes first', () => {
    const large: ColumnDocument = { name: 'large', field: 'number', options: { min: 0, max: 2 ** 53 - 2 } };
    const middle: ColumnDocument = { name: 'middle', field: 'number', options: { min: 0, max: 10 ** 8 } };
    for (const columns of [
      [number('few', 2), large],
      [large, number('few', 2)],
      [middle, { ...middle, name: 'other' }],
    ]) {
      const names = columns.map(({ name }) => name);
      const document: TableDocument = { name: 't', rows: 20_000, columns, unique: [names] };
      const checked = createEngine(enUs, largeTables).check({ version: 1, tables: [document] });
      expect(checked.ok ? [] : checked.error).toEqual([]);
      const of = table(columns, 20_000, { unique: [names] });
      expect(isDistinct(zipped(...names.map(of)))).toBe(true);
      expect(Math.max(...of(names[1] ?? '').map(Number))).toBeGreaterThan(1);
    }
  });
});
