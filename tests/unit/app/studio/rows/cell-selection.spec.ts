import { expect, test } from 'vitest';
import { type CellPlace, moveBy } from '../../../../../src/app/rows-table/cell-moves.ts';
import {
  allCells,
  edgesAt,
  rangeOf,
  rowsBetween,
} from '../../../../../src/app/studio/rows/cell-selection.ts';

const columns = ['a', 'b', 'c'].map((id) => ({ id, name: id, field: 'sequence' }));
const area = { columns, rowCount: 100 };
const place = (row: number, column: string): CellPlace => ({ row, column });

test('a selection covers all cells between its corners, whichever was first', () => {
  const expected = { from: 2, to: 6, first: 0, end: 2 };
  expect(rangeOf({ anchor: place(2, 'a'), active: place(5, 'b') }, area)).toEqual(expected);
  expect(rangeOf({ anchor: place(5, 'a'), active: place(2, 'b') }, area)).toEqual(expected);
  expect(rangeOf({ anchor: place(2, 'b'), active: place(5, 'a') }, area)).toEqual(expected);
});

test('a selection ends with the column of a corner, and is cut to the rows that are left', () => {
  const selection = { anchor: place(2, 'a'), active: place(50, 'c') };
  expect(rangeOf(selection, { columns: columns.slice(1), rowCount: 100 })).toBeUndefined();
  expect(rangeOf(selection, { columns, rowCount: 10 })).toEqual({ from: 2, to: 10, first: 0, end: 3 });
  expect(rangeOf(selection, { columns, rowCount: 0 })).toBeUndefined();
});

test('a line goes around the selected block, and not through it', () => {
  const range = { from: 2, to: 5, first: 0, end: 3 };
  expect(edgesAt(range, 2, 0)).toBe('top left');
  expect(edgesAt(range, 2, 1)).toBe('top');
  expect(edgesAt(range, 3, 1)).toBeUndefined();
  expect(edgesAt(range, 4, 2)).toBe('right bottom');
  expect(edgesAt({ from: 7, to: 8, first: 1, end: 2 }, 7, 1)).toBe('top right bottom left');
});

test('whole rows and all cells are selected', () => {
  expect(rangeOf(rowsBetween(7, 4, area), area)).toEqual({ from: 4, to: 8, first: 0, end: 3 });
  expect(rangeOf(allCells(area), area)).toEqual({ from: 0, to: 100, first: 0, end: 3 });
  expect(allCells({ columns: [], rowCount: 100 })).toBeUndefined();
  expect(allCells({ columns, rowCount: 0 })).toBeUndefined();
});

test.each([
  ['ArrowUp', false, 9, 'b'],
  ['ArrowDown', false, 11, 'b'],
  ['ArrowLeft', false, 10, 'a'],
  ['ArrowRight', false, 10, 'c'],
  ['Home', false, 10, 'a'],
  ['End', false, 10, 'c'],
  ['PageUp', false, 0, 'b'],
  ['PageDown', false, 30, 'b'],
  ['ArrowUp', true, 0, 'b'],
  ['ArrowDown', true, 99, 'b'],
  ['ArrowLeft', true, 10, 'a'],
  ['ArrowRight', true, 10, 'c'],
  ['Home', true, 0, 'a'],
  ['End', true, 99, 'c'],
])('%s (with Ctrl: %s) leads to row %i, column %s', (key, isFar, row, column) => {
  expect(moveBy({ key, isFar }, place(10, 'b'), area, 20)).toEqual(place(row, column));
});

test('keys lead no further than the edges, and other keys nowhere', () => {
  expect(moveBy({ key: 'ArrowUp', isFar: false }, place(0, 'a'), area, 20)).toEqual(place(0, 'a'));
  expect(moveBy({ key: 'ArrowLeft', isFar: false }, place(0, 'a'), area, 20)).toEqual(place(0, 'a'));
  expect(moveBy({ key: 'ArrowDown', isFar: false }, place(99, 'c'), area, 20)).toEqual(place(99, 'c'));
  expect(moveBy({ key: 'x', isFar: false }, place(0, 'a'), area, 20)).toBeUndefined();
  expect(moveBy({ key: 'ArrowUp', isFar: false }, place(0, 'gone'), area, 20)).toBeUndefined();
});
