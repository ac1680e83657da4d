import { wordsOf } from '../guess/words.ts';
import type { SourceComparison } from '../source-tables.ts';
import type { NumericColumn } from './derived-numbers.ts';
import { binsOf, Histogram } from './histogram.ts';

/** A column of numbers with its place in the rows. */
export interface PlacedColumn {
  readonly index: number;
  readonly numeric: NumericColumn;
}

interface OrderedPair {
  readonly lower: PlacedColumn;
  readonly higher: PlacedColumn;
  /** The distances in the first rows. */
  readonly gaps: readonly number[];
}

/** A pair with the distances in all rows. */
interface Pair extends Omit<OrderedPair, 'gaps'> {
  readonly decimals: number;
  /** The distances in steps of the decimals, with their counts: exact ones up to `EXACT_MAX`. */
  gaps: Map<number, number> | Histogram;
  min: number;
  max: number;
  rows: number;
}

/** Words of names that differ between the lower and the higher one of two columns. */
const NAMES: ReadonlyMap<string, string> = new Map(
  [
    ...(['min max', 'minimum maximum', 'low high', 'lowest highest', 'lower upper', 'least most'] as const),
    ...([
      'start end',
      'begin end',
      'from to',
      'first last',
      'birth death',
      'born died',
      'since until',
    ] as const),
    ...([
      'von bis',
      'debut fin',
      'desde hasta',
      'inicio fin',
      'shortest longest',
      'smallest largest',
    ] as const),
  ].map((words): [string, string] => {
    const [lower = '', higher = ''] = words.split(' ');
    return [lower, higher];
  }),
);

/** Columns beyond these, and pairs beyond those, are not compared. */
const COLUMNS_MAX = 40;
const PAIRS_MAX = 8;
const ROWS_MIN = 10;
const DISTINCT_MIN = 4;
/** As many distances as a histogram has buckets. */
const EXACT_MAX = 4096;
/** Columns that have nothing to do with each other are in order in all rows of one in a million samples at most. */
const CHANCE_MAX = 1e-6;
/** The part of rows that may lie in another of ten parts of the range, if distances do not depend on the lower column. */
const MOVED_MAX = 0.15;
/** The part of rows that may be beyond the highest number, and so become equal to it. */
const BEYOND_MAX = 0.05;

/** Finds pairs of columns whose numbers have the same order in all rows, such as `temp_min` and `temp_max`. */
export class NumberOrders {
  #pairs: readonly Pair[];

  /** @param columns the columns of the first rows */
  constructor(columns: readonly PlacedColumn[]) {
    const numbers = columns
      .filter(({ numeric }) => new Set(numeric.values).size >= DISTINCT_MIN)
      .slice(0, COLUMNS_MAX);
    const chanceMax = CHANCE_MAX / Math.max(1, numbers.length * (numbers.length - 1));
    this.#pairs = numbers
      .flatMap((higher) => closestBelow(higher, numbers, chanceMax) ?? [])
      .slice(0, PAIRS_MAX)
      .map(pairOf);
  }

  /** @param numberAt the number of the row in a column; NaN for null */
  add(numberAt: (index: number) => number): void {
    if (this.#pairs.length === 0) return;
    this.#pairs = this.#pairs.filter((pair) => {
      const gap = numberAt(pair.higher.index) - numberAt(pair.lower.index);
      if (!Number.isNaN(gap)) addGap(pair, gap);
      return !(gap < 0);
    });
  }

  result(): readonly SourceComparison[] {
    return this.#pairs.flatMap(({ lower, higher, gaps, decimals, rows, ...ends }) => {
      const unit = 10 ** -decimals;
      const exact = (value: number) => Number(value.toFixed(decimals));
      const [min, max] = [exact(ends.min), exact(ends.max)];
      if ((max - min) / unit > Number.MAX_SAFE_INTEGER) return [];
      const inSteps = { min: min / unit, max: max / unit, unit: 1, rows };
      const bins = binsOf(gaps.entries(), inSteps);
      const sampledGap = { min, max, decimals, ...(bins && { bins }) };
      return {
        left: higher.numeric.name,
        operator: min > 0 ? '>' : '>=',
        right: lower.numeric.name,
        sampledGap,
      };
    });
  }
}

function pairOf({ lower, higher, gaps }: OrderedPair): Pair {
  const decimals = Math.max(lower.numeric.decimals, higher.numeric.decimals);
  const [first = 0] = gaps;
  const pair: Pair = { lower, higher, decimals, gaps: new Map(), min: first, max: first, rows: 0 };
  for (const gap of gaps) addGap(pair, gap);
  return pair;
}

function addGap(pair: Pair, gap: number): void {
  const steps = Math.round(gap * 10 ** pair.decimals);
  if (pair.gaps instanceof Histogram) pair.gaps.add(steps, 1);
  else {
    pair.gaps.set(steps, (pair.gaps.get(steps) ?? 0) + 1);
    if (pair.gaps.size > EXACT_MAX) pair.gaps = asHistogram(pair.gaps, steps);
  }
  pair.min = Math.min(pair.min, gap);
  pair.max = Math.max(pair.max, gap);
  pair.rows++;
}

function asHistogram(counts: ReadonlyMap<number, number>, first: number): Histogram {
  const histogram = new Histogram(first, 1);
  for (const [steps, count] of counts) histogram.add(steps, count);
  return histogram;
}

/** The lower column whose distance is the least, or the one that the names tell. */
function closestBelow(
  higher: PlacedColumn,
  numbers: readonly PlacedColumn[],
  chanceMax: number,
): OrderedPair | undefined {
  const pairs = numbers.flatMap((lower) => {
    const gaps = lower === higher ? undefined : gapsOf(lower, higher);
    if (gaps === undefined) return [];
    const isNamed = areNamedInOrder(lower.numeric.name, higher.numeric.name);
    return isNamed || isNoChance(lower, higher, gaps, chanceMax) ? [{ lower, higher, gaps, isNamed }] : [];
  });
  const sum = ({ gaps }: OrderedPair) => gaps.reduce((a, b) => a + b, 0) / gaps.length;
  return pairs.toSorted(
    (one, other) => Number(other.isNamed) - Number(one.isNamed) || sum(one) - sum(other),
  )[0];
}

/** The distances in all rows with both numbers. Undefined unless they show an order. */
function gapsOf({ numeric: lower }: PlacedColumn, { numeric: higher }: PlacedColumn): number[] | undefined {
  const gaps: number[] = [];
  for (const [row, value] of higher.values.entries()) {
    const gap = value - (lower.values[row] ?? Number.NaN);
    if (gap < 0) return undefined;
    if (!Number.isNaN(gap)) gaps.push(gap);
  }
  return gaps.length >= ROWS_MIN && gaps.some((gap) => gap !== gaps[0]) ? gaps : undefined;
}

/** Whether one name becomes the other by one word: `temp_min` and `temp_max`. */
function areNamedInOrder(lower: string, higher: string): boolean {
  const [one, other] = [wordsOf(lower), wordsOf(higher)];
  const changed = one.flatMap((word, i) => (word === other[i] ? [] : [[word, other[i]] as const]));
  const [[from, to] = []] = changed;
  return one.length === other.length && changed.length === 1 && from !== undefined && NAMES.get(from) === to;
}

/**
 * Whether two columns that had nothing to do with each other would hardly be in order in all rows, and whether sums of independent
 * numbers and distances are spread as the higher column is.
 */
function isNoChance(
  { numeric: lower }: PlacedColumn,
  { numeric: higher }: PlacedColumn,
  gaps: readonly number[],
  chanceMax: number,
): boolean {
  const lows = lower.values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  const highs = higher.values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  const notAbove = highs.map((high) => countUpTo(lows, high)).reduce((a, b) => a + b, 0);
  const chance = notAbove / (lows.length * highs.length);
  if (chance ** gaps.length > chanceMax) return false;
  const [least = 0, most = 0] = [highs[0], highs.at(-1)];
  const part = (value: number) =>
    Math.max(0, Math.min(9, Math.floor((10 * (value - least)) / (most - least || 1))));
  const moved = new Array<number>(10).fill(0);
  for (const high of highs) moved[part(high)] = (moved[part(high)] ?? 0) + 1 / highs.length;
  let beyond = 0;
  for (const low of lows) {
    for (const gap of gaps) {
      if (low + gap > most) beyond++;
      moved[part(low + gap)] = (moved[part(low + gap)] ?? 0) - 1 / (lows.length * gaps.length);
    }
  }
  const share = moved.reduce((total, each) => total + Math.abs(each), 0) / 2;
  return share <= MOVED_MAX && beyond <= BEYOND_MAX * lows.length * gaps.length;
}

/** How many of sorted numbers are not above a limit. */
function countUpTo(sorted: readonly number[], limit: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) <= limit) from = middle + 1;
    else to = middle;
  }
  return from;
}
