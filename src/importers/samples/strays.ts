import { areExceptions } from './exceptions.ts';

/** Fewer rows do not show which numbers are far from all others. */
const ROWS_MIN = 100;
const DISTINCT_MIN = 10;
/** The part of the rows at each end that can be strays, as exceptions can be. */
const END = 0.02;
/** Strays are this many times the range of the other rows away from them: a log-normal measure with σ = 1.5 has none in 1,000 rows. */
const FAR = 5;
const FAR_DEVIATIONS = 4;

export interface Ends {
  readonly min: number;
  readonly max: number;
}

/**
 * The ends of the numbers or moments of nearly all rows, such as those of days of 2016 beside one of the year 216. Undefined if no row is far
 * from the others.
 */
export function endsWithoutStrays(values: readonly (readonly [number, number])[]): Ends | undefined {
  const rows = values.reduce((sum, [, count]) => sum + count, 0);
  if (rows < ROWS_MIN || values.length < DISTINCT_MIN) return undefined;
  if (!hasFar(values, rows)) return undefined;
  const sorted = values.toSorted(([one], [other]) => one - other);
  const low = valueAt(sorted, END * rows);
  const high = valueAt(sorted, (1 - END) * rows);
  const far = FAR * (high - low);
  if (!(far > 0)) return undefined;
  const near = sorted.filter(([value]) => value >= low - far && value <= high + far);
  const strays = rows - near.reduce((sum, [, count]) => sum + count, 0);
  if (strays === 0 || !areExceptions(strays, rows)) return undefined;
  return { min: near[0]?.[0] ?? low, max: near.at(-1)?.[0] ?? high };
}

/** Strays are more than four standard deviations from the mean: one row of 50 has seven at most. Most columns need not be sorted to find none. */
function hasFar(values: readonly (readonly [number, number])[], rows: number): boolean {
  let [sum, squares] = [0, 0];
  const [first] = values[0] ?? [0];
  for (const [value, count] of values) {
    sum += (value - first) * count;
    squares += (value - first) ** 2 * count;
  }
  const mean = sum / rows;
  const farthest = (FAR_DEVIATIONS * FAR_DEVIATIONS * (squares - rows * mean * mean)) / rows;
  return values.some(([value]) => (value - first - mean) ** 2 > farthest);
}

function valueAt(sorted: readonly (readonly [number, number])[], row: number): number {
  let below = 0;
  for (const [value, count] of sorted) {
    below += count;
    if (below > row) return value;
  }
  return sorted.at(-1)?.[0] ?? Number.NaN;
}
