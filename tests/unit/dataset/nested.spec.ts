import { describe, expect, it } from 'vitest';
import { ArrayTexts } from '../../../src/dataset/array-texts.ts';
import { BatchSource, Part } from '../../../src/generators/entities/part.ts';
import { CELL_LENGTH_MAX, CELL_VALUES_MAX, TABLE_ROWS_MAX } from '../../../src/schema/schema.ts';
import { cellsByName, cellsOfColumn, schemaOf, tableOf } from '../../fixtures/any-schema.ts';
import type { ColumnDocument } from '../../fixtures/documents.ts';

type Nested = Omit<ColumnDocument, 'name'>;

const arrayOf = (item: Nested, minItems: number, maxItems = minItems): Nested => ({
  field: 'array',
  options: { field: item.field, ...(item.options && { options: item.options }), minItems, maxItems },
});
const objectOf = (...columns: readonly ColumnDocument[]): Nested => ({ field: 'json', options: { columns } });
const parsed = (cell: unknown): readonly unknown[] => JSON.parse(String(cell));

describe('an array that is too long for a cell', () => {
  it('holds the items before the first that does not fit', () => {
    // Each is 102 characters of JSON and a comma; 636 of them and the brackets are 65,509.
    const [cell] = cellsOfColumn(arrayOf({ field: 'sequence', options: { pad: 100 } }, 1000), 1);
    expect(parsed(cell)).toEqual(Array.from({ length: 636 }, (_, i) => String(i + 1).padStart(100, '0')));
  });

  it('can fill the cell to its last character', () => {
    const three = (length: number) =>
      cellsOfColumn(arrayOf({ field: 'constant', options: { value: 'x'.repeat(length) } }, 3), 1)[0];
    // Three times 21,842 characters, six quotes, two commas and the brackets.
    expect(String(three(21_842))).toHaveLength(CELL_LENGTH_MAX);
    expect(parsed(three(21_842))).toHaveLength(3);
    expect(parsed(three(21_843))).toHaveLength(2);
  });

  it('is shortened independently in each row', () => {
    const column = arrayOf({ field: 'string.alpha', options: { minLength: 1, maxLength: 400 } }, 0, 1000);
    const cells = cellsOfColumn(column, 40);
    const lengths = cells.map((cell) => String(cell).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(CELL_LENGTH_MAX);
    // The item that no longer fits has at most 400 characters, two quotes and a comma.
    expect(lengths.filter((length) => length > CELL_LENGTH_MAX - 404).length).toBeGreaterThan(20);
    expect(cells.every((cell) => parsed(cell).every((item) => /^[A-Za-z]{1,400}$/.test(String(item))))).toBe(
      true,
    );
  });
});

it('an object that is too long for a cell is empty', () => {
  const long = { field: 'list', options: { values: ['x'.repeat(40_000), ''] } } as const;
  const cells = cellsOfColumn(objectOf({ name: 'a', ...long }, { name: 'b', ...long }), 40);
  const shapes = new Set(cells.map((cell) => Object.keys(JSON.parse(String(cell))).join()));
  expect([...shapes].sort()).toEqual(['', 'a,b']);
});

it('long arrays are made in groups of a few million characters, and few items that do not fit are made', () => {
  const source = new BatchSource();
  const groups: number[] = [];
  const part = new Part(source, (rows) => {
    groups.push(rows.length);
    return rows.map(() => 'x'.repeat(10_000));
  });
  const item = { name: 'item', type: 'text', problem: undefined, part } as const;
  const arrays = new ArrayTexts(source, item, { maxItems: 1000, cells: 1 });
  const rows = Array.from({ length: 100 }, (_, row) => row);
  const texts = arrays.of(
    rows,
    rows.map(() => 1000),
  );
  expect(new Set(texts.map((text) => parsed(text).length))).toEqual(new Set([6]));
  expect(Math.max(...groups)).toBeLessThan(200);
  // Six fit in a cell, and one is made that does not; the length of the first group's was not known.
  expect(groups.reduce((sum, items) => sum + items)).toBeLessThanOrEqual(100 * 7 + 64);
});

describe('the items of arrays', () => {
  const columns: readonly ColumnDocument[] = [
    { name: 'long', ...arrayOf({ field: 'lorem.text' }, 0, 1000) },
    { name: 'mixed', ...arrayOf({ field: 'list', options: { values: ['a', 'b'.repeat(9000)] } }, 0, 60) },
    { name: 'arrays', ...arrayOf(arrayOf({ field: 'string.uuid' }, 0, 150), 0, 150) },
    {
      name: 'objects',
      ...arrayOf(
        objectOf(
          { name: 'name', field: 'person.fullName' },
          { name: 'tags', ...arrayOf({ field: 'word.noun' }, 0, 30) },
        ),
        0,
        300,
      ),
    },
  ];

  it('are the same however many rows are read at once, and whatever was read before', () => {
    const tables = [{ name: 't', rows: 60, columns }];
    const whole = [...cellsByName(tables, 't').values()];
    const again = tableOf(schemaOf(tables), 't');
    for (const [from, to] of [
      [40, 41],
      [3, 30],
      [59, 60],
      [0, 5],
    ] as const) {
      expect(again.read(from, to).columns).toEqual(whole.map((cells) => cells.slice(from, to)));
    }
  });

  it('have separate streams even in the last rows of the longest table', () => {
    expect(TABLE_ROWS_MAX * CELL_VALUES_MAX).toBeLessThan(2 ** 53);
    const table = tableOf(
      schemaOf([
        {
          name: 't',
          rows: TABLE_ROWS_MAX,
          columns: [{ name: 'a', ...arrayOf(arrayOf({ field: 'string.uuid' }, 32), 32) }],
        },
      ]),
      't',
    );
    const [cells = []] = table.read(TABLE_ROWS_MAX - 3, TABLE_ROWS_MAX).columns;
    const items = cells.flatMap((cell) => parsed(cell).flat());
    expect(items).toHaveLength(3 * 32 * 32);
    expect(new Set(items).size).toBe(items.length);
  });
});

describe('the form of an object', () => {
  const columns = [
    { name: 'x', field: 'number', options: { min: 5, max: 5 } },
    { name: 'y', field: 'formula', options: { expression: 'x + 1' } },
  ] as const;

  it.each([
    [undefined, '{"x":5,"y":6}'],
    ['object', '{"x":5,"y":6}'],
    ['list', '[5,6]'],
    ['value', '6'],
  ])('%s gives %s', (form, json) => {
    const [cell] = cellsOfColumn({ field: 'json', options: { columns, ...(form && { form }) } }, 1);
    expect(cell).toBe(json);
  });

  it.each([
    ['object', '{}'],
    ['list', '[]'],
    ['value', 'null'],
  ])('%s without columns is %s', (form, json) => {
    expect(cellsOfColumn({ field: 'json', options: { columns: [], form } }, 1)).toEqual([json]);
  });

  it('value lets the items of an array be one of several kinds', () => {
    const cases = {
      cases: [{ when: 'random() < 0.5', ...objectOf(columns[0]) }],
      else: { field: 'json', options: { form: 'list', columns } },
    };
    const item = {
      field: 'json',
      options: { form: 'value', columns: [{ name: 'one', field: 'cases', options: cases }] },
    } as const;
    const items = cellsOfColumn(arrayOf(item, 3), 100).flatMap(parsed);
    const lists = items.filter((one) => Array.isArray(one));
    expect(items).toHaveLength(300);
    expect(new Set(items.map((one) => JSON.stringify(one)))).toEqual(new Set(['{"x":5}', '[5,6]']));
    // 300 throws of a coin: outside 110 to 190 once in 250,000 times.
    expect(lists.length).toBeGreaterThan(110);
    expect(lists.length).toBeLessThan(190);
  });

  it('list that is too long for a cell is empty', () => {
    const long = { field: 'constant', options: { value: 'x'.repeat(40_000) } } as const;
    const two = [
      { name: 'a', ...long },
      { name: 'b', ...long },
    ];
    expect(cellsOfColumn({ field: 'json', options: { form: 'list', columns: two } }, 1)).toEqual(['[]']);
  });
});

describe('distinct items', () => {
  const letters = { field: 'list', options: { values: ['a', 'b', 'c'] } } as const;
  const distinct = {
    ...arrayOf(letters, 1, 12),
    options: { ...arrayOf(letters, 1, 12).options, distinct: true },
  };

  it('leave out what an array has already', () => {
    for (const cell of cellsOfColumn(distinct, 200)) {
      const items = parsed(cell);
      expect(new Set(items).size).toBe(items.length);
      expect(items.length).toBeGreaterThan(0);
    }
  });

  it('are the first of each kind', () => {
    const all = cellsOfColumn(arrayOf(letters, 1, 12), 200).map((cell) => [...new Set(parsed(cell))]);
    expect(cellsOfColumn(distinct, 200).map(parsed)).toEqual(all);
  });
});
