import { describe, expect, it } from 'vitest';
import { type ColumnDocument, cellsByName, cellsOfColumn } from '../../fixtures/any-schema.ts';
import { isWithinBinomialBounds } from '../../fixtures/goodness-of-fit.ts';

const ROWS = 20_000;
const uuid = { field: 'string.uuid' } as const;

describe('nulls', () => {
  it.each([0.1, 1, 12.5, 50, 99.9])('are %d percent of the rows', (nulls) => {
    const cells = cellsOfColumn({ ...uuid, nulls }, ROWS);
    const count = cells.filter((cell) => cell === null).length;
    expect(isWithinBinomialBounds(count, ROWS, nulls / 100)).toBe(true);
    expect(count).toBeGreaterThan(0);
  });

  it('occur in no row at 0 percent, and in every row at 100', () => {
    expect(cellsOfColumn({ ...uuid, nulls: 0 }, ROWS).includes(null)).toBe(false);
    expect(new Set(cellsOfColumn({ ...uuid, nulls: 100 }, ROWS))).toEqual(new Set([null]));
  });

  it('keep their rows when their percentage grows', () => {
    const few = cellsOfColumn({ ...uuid, nulls: 10 }, ROWS);
    const more = cellsOfColumn({ ...uuid, nulls: 20 }, ROWS);
    expect(few.every((cell, i) => cell !== null || more[i] === null)).toBe(true);
  });

  it('of two columns do not depend on each other', () => {
    const columns: readonly ColumnDocument[] = ['a', 'b'].map((name) => ({ name, ...uuid, nulls: 30 }));
    const cells = cellsByName([{ name: 't', rows: ROWS, columns }], 't');
    const both = (cells.get('a') ?? []).filter((cell, i) => cell === null && cells.get('b')?.[i] === null);
    expect(isWithinBinomialBounds(both.length, ROWS, 0.09)).toBe(true);
  });

  it('within an object are nulls of JSON', () => {
    const columns = [{ name: 'a', ...uuid, nulls: 100 }];
    expect(cellsOfColumn({ field: 'json', options: { columns } }, 1)).toEqual(['{"a":null}']);
  });

  it('have no prefix', () => {
    const cells = cellsOfColumn({ ...uuid, options: { prefix: 'x-' }, nulls: 50 }, 100);
    expect(cells.every((cell) => cell === null || String(cell).startsWith('x-'))).toBe(true);
    expect(cells.includes(null)).toBe(true);
  });
});
