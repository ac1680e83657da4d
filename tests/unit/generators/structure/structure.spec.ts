import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../../src/catalogue/field.ts';
import {
  type ColumnDocument,
  cellsByName,
  cellsOfColumn,
  schemaOf,
  tableOf,
} from '../../../fixtures/any-schema.ts';
import { chiSquareMisfit, isWithinBinomialBounds } from '../../../fixtures/goodness-of-fit.ts';

const ROWS = 5000;

function columnsOf(columns: readonly ColumnDocument[], rows = ROWS) {
  const cells = cellsByName([{ name: 't', rows, columns }], 't');
  return (name: string): readonly Cell[] => cells.get(name) ?? [];
}

/** JSON cells, read. */
function readJson<T>(cells: readonly Cell[], read: (value: unknown) => T): T[] {
  return cells.map((cell) => read(JSON.parse(String(cell))));
}

function typeOf(column: Omit<ColumnDocument, 'name'>) {
  return tableOf(schemaOf([{ name: 't', rows: 1, columns: [{ name: 'c', ...column }] }]), 't').columns[0]
    ?.type;
}

describe('a sequence', () => {
  const sequence = (options: object, rows = 4) => cellsOfColumn({ field: 'sequence', options }, rows);

  it('counts from one, or from its start by its step', () => {
    expect(sequence({})).toEqual([1, 2, 3, 4]);
    expect(sequence({ start: 10, step: -4 })).toEqual([10, 6, 2, -2]);
    expect(sequence({ start: 5, step: 0 })).toEqual([5, 5, 5, 5]);
  });

  it('is text with digits or a prefix, an integer otherwise', () => {
    expect(sequence({ start: 99, pad: 3, prefix: 'INV-' }, 2)).toEqual(['INV-099', 'INV-100']);
    expect(sequence({ start: 0, step: -1, pad: 3 }, 2)).toEqual(['000', '-001']);
    expect(typeOf({ field: 'sequence' })).toBe('integer');
    expect(typeOf({ field: 'sequence', options: { pad: 3 } })).toBe('text');
    expect(typeOf({ field: 'sequence', options: { prefix: 'x' } })).toBe('text');
  });

  it('is exact beyond 2^53, upward and downward', () => {
    expect(sequence({ start: 9_007_199_254_740_990 })).toEqual([
      9_007_199_254_740_990,
      9_007_199_254_740_991,
      9_007_199_254_740_992n,
      9_007_199_254_740_993n,
    ]);
    expect(sequence({ start: -9_007_199_254_740_991, step: -1 }, 2)[1]).toBe(-9_007_199_254_740_992n);
  });

  it('is exact if only its step is beyond 2^53', () => {
    const step = 9_007_199_254_740_991;
    expect(sequence({ start: -step, step }, 4)).toEqual([-step, 0, step, 18_014_398_509_481_982n]);
    const options = { start: -9_007_199_254_740_991, step: 9_007_199_254_741 };
    const table = tableOf(
      schemaOf([{ name: 't', rows: 3000, columns: [{ name: 'c', field: 'sequence', options }] }]),
      't',
    );
    for (const row of [1001, 1501, 1999]) {
      const exact = BigInt(options.start) + BigInt(options.step) * BigInt(row);
      expect(BigInt(String(table.read(row, row + 1).columns[0]?.[0]))).toBe(exact);
    }
  });
});

describe('a constant', () => {
  it.each([
    ['x', 'text'],
    [3, 'integer'],
    [3.5, 'decimal'],
    [true, 'boolean'],
    [null, 'text'],
  ] as const)('%j stands in every row, as %s', (value, type) => {
    expect(cellsOfColumn({ field: 'constant', options: { value } }, 3)).toEqual([value, value, value]);
    expect(typeOf({ field: 'constant', options: { value } })).toBe(type);
  });
});

describe('a list', () => {
  const counted = (cells: readonly Cell[], values: readonly Cell[]) =>
    values.map((value) => cells.filter((cell) => cell === value).length);

  it('gives all values with equal frequency', () => {
    const values = ['a', 'b', 'c', null, 'e', 'f', 'g'];
    const counts = counted(cellsOfColumn({ field: 'list', options: { values } }, ROWS), values);
    expect(
      chiSquareMisfit(
        counts,
        values.map(() => ROWS / 7),
      ),
    ).toBeLessThan(1);
  });

  it('gives each value by its weight, and none of weight zero', () => {
    const values = ['new', 'paid', 'never', 'shipped'];
    const weights = [1, 5, 0, 3];
    const cells = cellsOfColumn({ field: 'list', options: { values, weights } }, 20_000);
    for (const [i, count] of counted(cells, values).entries()) {
      expect(isWithinBinomialBounds(count, 20_000, (weights[i] ?? 0) / 9), values[i]).toBe(true);
    }
    expect(cells.includes('never')).toBe(false);
  });

  it('follows thousands of different weights', () => {
    const values = Array.from({ length: 5000 }, (_, i) => i);
    const weights = values.map((i) => (i % 10) + 1);
    const cells = cellsOfColumn({ field: 'list', options: { values, weights } }, 50_000);
    const counts = new Array<number>(10).fill(0);
    for (const cell of cells) counts[Number(cell) % 10] = (counts[Number(cell) % 10] ?? 0) + 1;
    expect(
      chiSquareMisfit(
        counts,
        counts.map((_, i) => ((i + 1) * 50_000) / 55),
      ),
    ).toBeLessThan(1);
  });

  it.each([
    [[1, 2], 'integer', 'number'],
    [[1, 2.5], 'decimal', 'number'],
    [[true, false], 'boolean', 'boolean'],
    [['a', 'b'], 'text', 'string'],
    [[1, 'a', true], 'text', 'string'],
    [[null, 4], 'integer', 'number'],
  ] as const)('of %j is %s', (values, type, cellType) => {
    expect(typeOf({ field: 'list', options: { values } })).toBe(type);
    const cells = cellsOfColumn({ field: 'list', options: { values } }, 50);
    expect(new Set(cells.filter((cell) => cell !== null).map((cell) => typeof cell))).toEqual(
      new Set([cellType]),
    );
  });
});

describe('a boolean', () => {
  it.each([0, 3.5, 50, 100])('is true in %d percent of the rows', (percent) => {
    const cells = cellsOfColumn({ field: 'boolean', options: { percent } }, 20_000);
    const hits = cells.filter((cell) => cell === true).length;
    expect(isWithinBinomialBounds(hits, 20_000, percent / 100)).toBe(true);
    expect(new Set(cells.map((cell) => typeof cell))).toEqual(new Set(['boolean']));
  });
});

describe('a pattern', () => {
  it('is matched by every value', () => {
    const cells = cellsOfColumn({ field: 'regex', options: { pattern: '[A-F]{2}-\\d{1,3}(x|yz)?' } }, ROWS);
    expect(cells.filter((cell) => !/^[A-F]{2}-\d{1,3}(x|yz)?$/.test(String(cell)))).toEqual([]);
    expect(new Set(cells).size).toBeGreaterThan(3000);
  });
});

describe('templates and formulas', () => {
  const columns: readonly ColumnDocument[] = [
    { name: 'text', field: 'template', options: { text: '{{{unit price|fixed:2}} {row|pad:3} {gone}' } },
    { name: 'gross', field: 'formula', options: { expression: 'round([unit price] * 1.19, 2)' } },
    { name: 'known', field: 'formula', options: { expression: 'coalesce(gone, -1)' } },
    { name: 'sum', field: 'formula', options: { expression: 'gone + 1' } },
    { name: 'unit price', field: 'number', options: { decimals: 2 } },
    { name: 'gone', field: 'number', nulls: 50 },
  ];

  it('are made of the other columns of their row, wherever these stand', () => {
    const of = columnsOf(
      columns.filter(({ name }) => name !== 'text'),
      500,
    );
    for (const [i, price] of of('unit price').entries()) {
      expect(of('gross')[i]).toBeCloseTo(Number(price) * 1.19, 1);
      expect(Number(of('gross')[i])).toBe(Number(Number(of('gross')[i]).toFixed(2)));
    }
  });

  it('turn a null into empty text in a template and into null in a formula, unless coalesce replaces it', () => {
    const of = columnsOf(
      columns.filter(({ name }) => name !== 'text' && name !== 'gross'),
      500,
    );
    const nulls = of('gone').filter((cell) => cell === null).length;
    expect(nulls).toBeGreaterThan(200);
    for (const [i, gone] of of('gone').entries()) {
      expect(of('sum')[i]).toBe(gone === null ? null : Number(gone) + 1);
      expect(of('known')[i]).toBe(gone ?? -1);
    }
    const text: ColumnDocument = {
      name: 'text',
      field: 'template',
      options: { text: '<{gone}> {row|pad:3} {{' },
    };
    const withText = columnsOf([text, ...columns.filter(({ name }) => name === 'gone')], 500);
    expect(withText('text')).toEqual(
      withText('gone').map((gone, i) => `<${gone ?? ''}> ${String(i).padStart(3, '0')} {`),
    );
  });

  it('are made in any order, two thousand of them in a chain', { tags: ['deep'] }, () => {
    const chain = Array.from(
      { length: 2000 },
      (_, i): ColumnDocument => ({
        name: `c${i}`,
        field: 'formula',
        options: { expression: `c${i + 1} + 1` },
      }),
    );
    const of = columnsOf([...chain, { name: 'c2000', field: 'sequence' }], 3);
    expect(of('c0')).toEqual([2001, 2002, 2003]);
    const nested: ColumnDocument = {
      name: 'j',
      field: 'json',
      options: { columns: [...chain, { name: 'c2000', field: 'sequence' }] },
    };
    expect(readJson(columnsOf([nested], 1)('j'), (value) => value)).toEqual([
      expect.objectContaining({ c0: 2001, c1999: 2 }),
    ]);
  });
});

describe('an object', () => {
  const person = { field: 'person.firstName', of: { person: 1 } } as const;

  it('has its columns as properties, in their order, each of its type', () => {
    const columns: readonly ColumnDocument[] = [
      { name: 'n', field: 'number' },
      { name: '2', field: 'boolean' },
      { name: 'quote "\n', field: 'constant', options: { value: '"\\\u2028' } },
      { name: 'at', field: 'timestamp' },
      { name: 'day', field: 'date' },
      { name: 'price', field: 'number', options: { decimals: 2 } },
      {
        name: 'inner',
        field: 'json',
        options: { columns: [{ name: 'x', field: 'constant', options: { value: null } }] },
      },
      { name: 'sum', field: 'formula', options: { expression: 'n + 1' } },
    ];
    const cells = columnsOf([{ name: 'j', field: 'json', options: { columns } }], 20)('j');
    for (const cell of cells) {
      const value: unknown = JSON.parse(String(cell));
      expect(value).toEqual({
        n: expect.any(Number),
        '2': expect.any(Boolean),
        'quote "\n': '"\\\u2028',
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        price: expect.any(Number),
        inner: { x: null },
        sum: expect.any(Number),
      });
      expect(String(cell).indexOf('"n"')).toBeLessThan(String(cell).indexOf('"2"'));
    }
  });

  it('agrees with the row’s entity, and reads the row’s columns', () => {
    const of = columnsOf([
      { name: 'first', ...person },
      {
        name: 'j',
        field: 'json',
        options: {
          columns: [
            { name: 'first', ...person },
            { name: 'other', ...person, of: { person: 2 } },
            { name: 'greeting', field: 'template', options: { text: 'Hi {outer}' } },
          ],
        },
      },
      { name: 'outer', field: 'person.firstName' },
    ]);
    const others = readJson(of('j'), (value) => value).map((value, i) => {
      expect(value).toMatchObject({ first: of('first')[i], greeting: `Hi ${of('outer')[i]}` });
      return value;
    });
    const differing = others.filter(
      (value) =>
        typeof value === 'object' &&
        value &&
        'first' in value &&
        'other' in value &&
        value.first !== value.other,
    );
    expect(differing.length).toBeGreaterThan(ROWS / 2);
  });

  it('knows the types of its columns when a formula reads a formula of the surrounding object', () => {
    const columns: readonly ColumnDocument[] = [
      {
        name: 'inner',
        field: 'json',
        options: { columns: [{ name: 'x', field: 'formula', options: { expression: 'two * 2' } }] },
      },
      { name: 'two', field: 'formula', options: { expression: '1 + 1' } },
    ];
    const [value] = readJson(
      columnsOf([{ name: 'j', field: 'json', options: { columns } }], 1)('j'),
      (v) => v,
    );
    expect(value).toEqual({ inner: { x: 4 }, two: 2 });
  });
});

describe('an array', () => {
  const arrays = (options: object, rows = ROWS) =>
    readJson(columnsOf([{ name: 'a', field: 'array', options }], rows)('a'), (value) => {
      if (!Array.isArray(value)) throw new TypeError('no array');
      const items: readonly unknown[] = value;
      return items;
    });

  it('has any allowed number of items, with equal frequency', () => {
    const counts = new Array<number>(5).fill(0);
    for (const { length } of arrays({ field: 'number', minItems: 2, maxItems: 6 })) {
      counts[length - 2] = (counts[length - 2] ?? 0) + 1;
    }
    expect(counts).toHaveLength(5);
    expect(
      chiSquareMisfit(
        counts,
        counts.map(() => ROWS / 5),
      ),
    ).toBeLessThan(1);
    expect(
      new Set(arrays({ field: 'number', minItems: 0, maxItems: 0 }, 5).map(({ length }) => length)),
    ).toEqual(new Set([0]));
    expect(
      arrays({ field: 'boolean', minItems: 1000, maxItems: 1000 }, 2).map(({ length }) => length),
    ).toEqual([1000, 1000]);
  });

  it('has items that depend neither on each other nor on the row', () => {
    const pairs = arrays({ field: 'number', options: { min: 0, max: 9 }, minItems: 2, maxItems: 2 }, 20_000);
    const counts = new Array<number>(100).fill(0);
    for (const [a, b] of pairs)
      counts[Number(a) * 10 + Number(b)] = (counts[Number(a) * 10 + Number(b)] ?? 0) + 1;
    expect(
      chiSquareMisfit(
        counts,
        counts.map(() => 200),
      ),
    ).toBeLessThan(1);
    const neighbors = new Array<number>(100).fill(0);
    for (const [i, [a]] of pairs.entries()) {
      const bin = Number(a) * 10 + Number(pairs[i + 1]?.[0] ?? 0);
      neighbors[bin] = (neighbors[bin] ?? 0) + 1;
    }
    expect(
      chiSquareMisfit(
        neighbors,
        neighbors.map(() => 200),
      ),
    ).toBeLessThan(1);
  });

  it('of objects keeps the values of each object consistent, with their types', () => {
    const columns: readonly ColumnDocument[] = [
      { name: 'code', field: 'location.countryCode' },
      { name: 'again', field: 'template', options: { text: '{code}' } },
      { name: 'sum', field: 'formula', options: { expression: 'n + 1' } },
      { name: 'n', field: 'sequence' },
    ];
    const all = arrays({ field: 'json', options: { columns }, minItems: 2, maxItems: 3 }, 200);
    expect(all).toHaveLength(200);
    for (const items of all) {
      expect([2, 3]).toContain(items.length);
      for (const [i, item] of items.entries()) {
        const { code }: { readonly code?: unknown } = Object(item);
        expect(code).toMatch(/^[A-Z]{2}$/);
        expect(item).toMatchObject({ n: i + 1, sum: i + 2, again: code });
      }
    }
  });

  it('of arrays differs from row to row, at the last rows too', () => {
    const options = {
      field: 'array',
      options: { field: 'string.uuid', minItems: 3, maxItems: 3 },
      minItems: 3,
      maxItems: 3,
    };
    const table = tableOf(
      schemaOf([{ name: 't', rows: 10 ** 10, columns: [{ name: 'a', field: 'array', options }] }]),
      't',
    );
    for (const from of [0, 10 ** 10 - 50]) {
      const texts = table.read(from, from + 50).columns[0] ?? [];
      expect(new Set(texts.join().match(/[0-9a-f-]{36}/g)).size).toBe(50 * 9);
    }
  });
});
