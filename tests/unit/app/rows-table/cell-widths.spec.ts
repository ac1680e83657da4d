import { expect, test } from 'vitest';
import { measure, type Widths } from '../../../../src/app/rows-table/cell-widths.ts';
import type { Shown } from '../../../../src/app/rows-table/shown-rows.ts';
import type { StudioSchema, StudioTable } from '../../../../src/app/studio/schema/studio-schema.ts';

type Type = Shown['rows']['columns'][number]['type'];

/** A table of one column, which has the same id in each document. */
const documentOf = (field = 'sequence', name = 'id'): StudioSchema => ({
  tables: [{ id: 'keys', name: 'keys', rows: 1e10, columns: [{ id: 'column', name, field }] }],
});

function tableOf({ tables: [table] }: StudioSchema): StudioTable {
  if (!table) throw new Error('There is no table');
  return table;
}

function shownOf(schema: StudioSchema, from: number, cells: readonly (string | null)[], type: Type) {
  const table = tableOf(schema);
  const places = new Map(table.columns.map(({ id }, place) => [id, place] as const));
  const columns = new Map(table.columns.map((column) => [column.id, column] as const));
  const rows = { from, rowCount: 1e10, columns: [{ type, isBroken: false, cells: [...cells] }] };
  return { table: table.id, document: schema, rows, places, columns };
}

const sequence = (schema: StudioSchema, from: number) =>
  shownOf(
    schema,
    from,
    Array.from({ length: 90 }, (_, i) => String(from + i + 1)),
    'integer',
  );

const texts = (schema: StudioSchema, from: number, cells: readonly string[]) =>
  shownOf(schema, from, cells, 'text');

/** The width of the only column, after some rows were shown one after another. */
function widthAfter(...shown: readonly ReturnType<typeof shownOf>[]): number {
  let widths: Widths = new Map();
  for (const each of shown) widths = measure(widths, [...each.columns.values()], () => false, each);
  return [...widths.values()][0]?.width ?? 0;
}

/** In pixels: half a rem a character, and the cell's padding. */
const roomFor = (characters: number) => characters * 8 + 24;

test('a column of keys grows with the keys that are scrolled into view', () => {
  const schema = documentOf();
  expect(widthAfter(sequence(schema, 0))).toBe(roomFor(5));
  for (const from of [99_950, 999_910, 999_999_950, 9_999_999_910]) {
    const digits = String(from + 90).length;
    expect(widthAfter(sequence(schema, 0), sequence(schema, from))).toBe(roomFor(digits));
  }
});

test('it does not shrink again while rows are scrolled', () => {
  const schema = documentOf();
  const end = sequence(schema, 9_999_999_910);
  expect(widthAfter(end, sequence(schema, 0))).toBe(roomFor(11));
  expect(widthAfter(sequence(schema, 0), end, sequence(schema, 500))).toBe(roomFor(11));
});

test('the width of a text column grows up to the width of a UUID', () => {
  const schema = documentOf('string.uuid');
  const rows = (length: number) => texts(schema, length, ['x'.repeat(length)]);
  expect(widthAfter(rows(8), rows(36))).toBe(roomFor(36));
  expect(widthAfter(rows(8), rows(500))).toBe(roomFor(36));
});

test('an edit that changes the cells, or the column, measures it anew', () => {
  const before = documentOf('person.firstName');
  const long = texts(before, 0, ['x'.repeat(30)]);
  const reseeded = { ...before, seed: 'other' };
  expect(widthAfter(long, texts(reseeded, 0, ['Ann']))).toBe(roomFor(5));
  const renamed = documentOf('person.firstName', 'given_name');
  expect(widthAfter(long, texts(renamed, 0, ['Ann']))).toBe(roomFor('given_name'.length));
});

test('an edit of something else leaves the width, wherever the table is scrolled', () => {
  const before = documentOf();
  const after = { ...before, name: 'Renamed' };
  const end = sequence(before, 9_999_999_910);
  const start = sequence(before, 0);
  expect(widthAfter(end, start, sequence(after, 0))).toBe(roomFor(11));
  expect(widthAfter(end, start, sequence(after, 40))).toBe(roomFor(11));
  expect(widthAfter(end, sequence(after, 500))).toBe(roomFor(11));
});

test('the width stays the same until the rows after an edit arrive', () => {
  const end = sequence(documentOf(), 9_999_999_910);
  const measured = measure(new Map(), [...end.columns.values()], () => false, end);
  const renamed = tableOf(documentOf('sequence', 'key')).columns;
  expect(measure(measured, renamed, () => false, end).get('column')?.width).toBe(roomFor(11));
});

test('neither texts that are to be whole nor numbers are cut, however long they are', () => {
  const long = 'x'.repeat(120);
  const widthOf = (type: Type, text: string, isUncut: boolean) => {
    const shown = shownOf(documentOf(), 0, [text], type);
    return measure(new Map(), [...shown.columns.values()], () => isUncut, shown).get('column')?.width;
  };
  expect(widthOf('text', long, false)).toBe(roomFor(36));
  expect(widthOf('text', long, true)).toBe(roomFor(120));
  expect(widthOf('decimal', '9'.repeat(120), false)).toBe(roomFor(120));
});
