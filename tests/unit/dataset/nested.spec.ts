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
