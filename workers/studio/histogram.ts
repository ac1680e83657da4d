import type { Cell, ValueType } from '../../src/catalogue/field.ts';
import { shownCells } from './display.ts';
import type { Histogram } from './protocol.ts';

const PARTS = 20;
/** More different numbers are counted by parts of their range. */
const NUMBERS_MAX = 12;
const VALUES_SHOWN = 12;

/** Cells that are to be counted: long texts as they are shown. */
export function countedCells(type: ValueType, cells: readonly Cell[]): readonly Cell[] {
  return type === 'text' || type === 'json' ? shownCells(type, cells) : cells;
}

/** How cells are spread. */
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
