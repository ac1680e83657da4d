import type { Cell, ValueType } from '../../src/catalogue/field.ts';
import { shownCells } from './display.ts';
import type { Histogram, RowsPerValue } from './protocol.ts';

const PARTS = 20;
/** If a column has more distinct numbers, the rows in each part of their range are counted. */
const NUMBERS_MAX = 12;
const VALUES_SHOWN = 12;

/** Cells as they are counted. Texts are cut as in the table, so that long texts with the same start count as equal. */
export function countedCells(type: ValueType, cells: readonly Cell[]): readonly Cell[] {
  return type === 'text' || type === 'json' ? shownCells(type, cells) : cells;
}

/** How many rows have the same value, among the values that occur. Undefined if none does. */
export function rowsPerValue(cells: readonly Cell[]): RowsPerValue | undefined {
  const counts = new Map<Cell, number>();
  for (const cell of cells) if (cell !== null) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const sorted = [...counts.values()].sort((a, b) => a - b);
  const most = sorted.at(-1);
  const median = sorted[Math.floor(sorted.length / 2)];
  return most === undefined || median === undefined ? undefined : { most, median };
}

/** Counts cells by value, or by part of their range. */
export function histogramOf(type: ValueType, cells: readonly Cell[]): Histogram {
  const present = cells.filter((cell) => cell !== null);
  const counted = { rows: cells.length, nulls: cells.length - present.length };
  const counts = new Map<Cell, number>();
  for (const cell of present) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const isOrdered = type === 'integer' || type === 'decimal' || type === 'date' || type === 'timestamp';
  if (isOrdered && counts.size > NUMBERS_MAX) return { ...counted, ...ranges(type, present) };
  const entries = [...counts].sort((a, b) => (isOrdered ? Number(a[0]) - Number(b[0]) : b[1] - a[1]));
  const most = entries.slice(0, VALUES_SHOWN);
  const texts = shownCells(
    type,
    most.map(([cell]) => cell),
  );
  const values = most.map(([, count], i) => ({ text: texts[i] ?? '', count }));
  return { ...counted, kind: 'values', values, distinct: counts.size };
}

function ranges(
  type: ValueType,
  cells: readonly Cell[],
): Pick<Extract<Histogram, { kind: 'ranges' }>, 'kind' | 'min' | 'max' | 'counts'> {
  const numbers = cells.map(Number);
  const least = numbers.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const greatest = numbers.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const counts = new Array<number>(PARTS).fill(0);
  for (const number of numbers) {
    const part = Math.min(PARTS - 1, Math.floor(((number - least) / (greatest - least)) * PARTS));
    counts[part] = (counts[part] ?? 0) + 1;
  }
  const [min = '', max = ''] = shownCells(type, [least, greatest]);
  return { kind: 'ranges', min: min ?? '', max: max ?? '', counts };
}
