import type { Cell } from '../../catalogue/field.ts';
import type { ColumnDraft } from '../choose/draft.ts';
import { numberLimits } from '../choose/number-limits.ts';
import { onStep } from '../choose/private-values.ts';
import type { TestTools } from '../source-tables.ts';
import type { Finding } from './judge.ts';

/** Conditions of more columns have too many corners. */
const COLUMNS_MAX = 5;
/** The shares of a range that a shorter one can keep, the longest first. */
const SHARES = [0.95, 0.9, 0.8, 0.6, 0.4, 0.2, 0.1, 0.04, 0.01];

interface Range {
  readonly min: number;
  readonly max: number;
}

/**
 * Shortens the range of one number, so that a condition such as `discount <= quantity * price` holds for the first rows and for
 * all ends of the ranges. The longest of several ranges is taken. False if the condition reads other columns.
 */
export function narrowNumbers(
  { demand, cells, rows }: Finding,
  columns: readonly ColumnDraft[],
  tools: TestTools,
): boolean {
  const ranges = columns.map(rangeOf);
  const isWhole = columns.length === cells.length && columns.length > 1 && columns.length <= COLUMNS_MAX;
  if (!isWhole || !ranges.every((range) => range !== undefined)) return false;
  const holds = (row: readonly Cell[]) => demand.holds?.(row, tools) === true;
  for (const share of SHARES) {
    for (const [at, column] of columns.entries()) {
      const own = ranges[at];
      if (!own || column.context.key !== undefined) continue;
      const { step } = column.choice.options ?? {};
      for (const part of shorter(own, share, numberLimits(column.context.column).decimals)) {
        const range = typeof step === 'number' ? { ...part, min: onStep(part.min, own.min, step) } : part;
        const isKept = cornersOf(ranges.with(at, range)).every(holds);
        if (!isKept || !rowsWith(cells, rows, at, range).every(holds)) continue;
        column.choice = { ...column.choice, options: { ...column.choice.options, ...range } };
        column.repairs = [
          ...column.repairs,
          `It is from ${range.min} to ${range.max}, to keep “${demand.text}”.`,
        ];
        return true;
      }
    }
  }
  return false;
}

function rangeOf({ choice }: ColumnDraft): Range | undefined {
  const { min, max } = choice.options ?? {};
  const isNumber = choice.field === 'number' || choice.field === 'number.int';
  return isNumber && typeof min === 'number' && typeof max === 'number' ? { min, max } : undefined;
}

/** The upper and the lower part of a range. */
function shorter({ min, max }: Range, share: number, decimals: number): readonly Range[] {
  const length = (max - min) * share;
  const places = 10 ** decimals;
  const parts = [
    { min: Math.ceil((max - length) * places) / places, max },
    { min, max: Math.floor((min + length) * places) / places },
  ];
  return parts.filter((part) => part.min < part.max);
}

/** Rows of all combinations of the ends of the ranges. */
function cornersOf(ranges: readonly Range[]): readonly (readonly number[])[] {
  return ranges.reduce<readonly (readonly number[])[]>(
    (corners, { min, max }) => corners.flatMap((corner) => [min, max].map((end) => [...corner, end])),
    [[]],
  );
}

/** The first rows, with the numbers of one column moved into a range. */
function rowsWith(
  cells: readonly (readonly Cell[])[],
  rows: number,
  at: number,
  { min, max }: Range,
): readonly (readonly Cell[])[] {
  return Array.from({ length: rows }, (_, i) =>
    cells.map((column, j) => {
      const cell = column[i] ?? null;
      return j === at && typeof cell === 'number' ? Math.min(max, Math.max(min, cell)) : cell;
    }),
  );
}
