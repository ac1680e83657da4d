import { binsOf } from './histogram.ts';
import { type GridNumbers, numberGrids } from './number-grids.ts';

/** Numbers of a part of a column's range, with how many rows have one of them. */
export interface NumberPart {
  readonly min: number;
  readonly max: number;
  readonly count: number;
  /** Digits after the point. */
  readonly decimals: number;
  /** The distance of neighboring numbers, if it is more than a unit of the last digit. */
  readonly step?: number;
  /** Counts of equal parts from `min` to `max`. Absent if numbers are spread evenly. */
  readonly bins?: readonly number[];
}

/** A number of so many percent of the rows, and of so many rows, has a part of its own. */
const FREQUENT_PERCENT = 10;
const FREQUENT_COUNT_MIN = 10;
const FREQUENT_MAX = 3;
/** In samples of fewer numbers, quantiles say little. */
const SPREAD_MIN = 40;
/** Half of the numbers lie within so small a share of the range where equal parts do not show how numbers are spread. */
const HALF_RANGE_MAX = 0.1;
/** So few rows beyond a gap that is wider than the range of all others, such as one of totals, have no part. */
const OUTLIERS_MAX = 9;
const OUTLIERS_PART = 0.01;
/** Numbers of so many digits after the point can be coordinates. */
const LONG_DECIMALS_MIN = 5;
/** So small a part of the coordinates on each side, which makes the range so many times wider, is astray. */
const STRAYS_PART = 0.005;
const STRAYS_RANGE = 4;
const STRAYS_ROWS_MIN = 200;
const QUANTILES = [0.01, 0.05, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 0.95, 0.99];

/**
 * The parts of a range in which some numbers are very frequent, such as 0, most numbers lie near one end, or numbers have another step.
 * There is one part if a histogram of equal parts shows how numbers are spread. Parts end at numbers of two digits, which tell nothing about
 * single rows, or at the step behind.
 */
export function numberParts(
  entries: Iterable<readonly [value: number, count: number]>,
  { rows, decimals }: { readonly rows: number; readonly decimals: number },
): readonly NumberPart[] | undefined {
  const sorted = [...entries].sort(([one], [other]) => one - other);
  const isFrequent = (count: number) => count >= FREQUENT_COUNT_MIN && count * 100 >= FREQUENT_PERCENT * rows;
  const frequent = sorted.filter(([, count]) => isFrequent(count));
  if (frequent.length > FREQUENT_MAX || sorted.some(([value]) => Number.isNaN(value))) return undefined;
  const rest = sorted.filter(([, count]) => !isFrequent(count));
  const spread = rest.length === 0 ? [] : numberGrids(rest, decimals).flatMap(spreadOf);
  return [...frequent.map(([value, count]) => ({ min: value, max: value, count, decimals })), ...spread];
}

function spreadOf({ entries: all, step, decimals }: GridNumbers): readonly NumberPart[] {
  const entries = withoutOutliers(decimals < LONG_DECIMALS_MIN ? all : withoutStrays(all));
  const [[min] = [], [max] = []] = [entries[0] ?? [], entries.at(-1) ?? []];
  if (min === undefined || max === undefined) return [];
  const count = entries.reduce((sum, [, one]) => sum + one, 0);
  const form = { decimals, ...(step * Number(`1e${decimals}`) > 1 && { step }) };
  const onStep = (value: number) => Number((Math.ceil(value / step) * step).toFixed(decimals));
  const at = quantilesOf(entries, count);
  const isUneven = Math.min(at(0.5) - min, max - at(0.5)) < HALF_RANGE_MAX * (max - min);
  if (!isUneven || count < SPREAD_MIN) {
    const bins = binsOf(entries, { min, max, unit: step, rows: count });
    return [{ min, max, count, ...form, ...(bins && { bins }) }];
  }
  // Above most numbers, there is a cut even where the last quantile is rounded down to an earlier one.
  const cuts = [...QUANTILES.map((share) => Number(at(share).toPrecision(2))), above(at(0.99))].map(onStep);
  const inner = cuts.filter((cut) => cut > min && cut < max).sort((one, other) => one - other);
  const ends = [...new Set([min, ...inner, max])];
  return ends.slice(1).flatMap((end, i) => {
    const start = ends[i] ?? min;
    const inside = entries.filter(([value]) => value >= start && (value < end || end === max));
    const sum = inside.reduce((all, [, one]) => all + one, 0);
    const last = end === max || form.step === undefined ? end : Number((end - step).toFixed(decimals));
    return sum === 0 ? [] : [{ min: start, max: last, count: sum, ...form }];
  });
}

/** Coordinates without those of places that a wrong sign or digit moves far away. */
function withoutStrays(entries: GridNumbers['entries']): GridNumbers['entries'] {
  const rows = entries.reduce((sum, [, count]) => sum + count, 0);
  const at = quantilesOf(entries, rows);
  const [low, high] = [at(STRAYS_PART), at(1 - STRAYS_PART)];
  const range = (entries.at(-1)?.[0] ?? 0) - (entries[0]?.[0] ?? 0);
  if (rows < STRAYS_ROWS_MIN || (high - low) * STRAYS_RANGE > range) return entries;
  return entries.filter(([value]) => value >= low && value <= high);
}

/** The next number of two digits. */
function above(value: number): number {
  const unit = Number(`1e${Math.floor(Math.log10(Math.abs(value) || 1)) - 1}`);
  return Number(((Math.floor(value / unit) + 1) * unit).toPrecision(2));
}

function withoutOutliers(entries: GridNumbers['entries']): GridNumbers['entries'] {
  const rows = entries.reduce((sum, [, count]) => sum + count, 0);
  const most = Math.min(OUTLIERS_MAX, OUTLIERS_PART * rows);
  const high = entries.length - outliersFrom(entries, most);
  const kept = entries.slice(0, high);
  return kept.slice(outliersFrom(kept.toReversed(), most));
}

/** How many entries at the end lie beyond a gap. */
function outliersFrom(entries: GridNumbers['entries'], rowsMax: number): number {
  const numberAt = (i: number) => entries[i]?.[0] ?? 0;
  let rows = 0;
  let found = 0;
  for (let i = entries.length - 1; i > 1; i--) {
    rows += entries[i]?.[1] ?? 0;
    if (rows > rowsMax) break;
    const gap = Math.abs(numberAt(i) - numberAt(i - 1));
    if (gap > Math.abs(numberAt(i - 1) - numberAt(0))) found = entries.length - i;
  }
  return found;
}

/** Finds the value below which a share of all entries lies. */
function quantilesOf(
  entries: readonly (readonly [number, number])[],
  count: number,
): (share: number) => number {
  return (share) => {
    let below = 0;
    for (const [value, own] of entries) {
      below += own;
      if (below >= share * count) return value;
    }
    return entries.at(-1)?.[0] ?? 0;
  };
}
