import { wordsOf } from '../guess/words.ts';
import type { SampledGap, SourceComparison } from '../source-tables.ts';
import type { NumericColumn } from './derived-numbers.ts';
import { endsOf } from './ends.ts';
import { areExceptions, EXCEPTIONS_MAX } from './exceptions.ts';
import { binsOf, Histogram } from './histogram.ts';
import { numberParts } from './number-parts.ts';

/** A column of numbers with its place in the rows. Moments are seconds. */
export interface PlacedColumn {
  readonly index: number;
  readonly numeric: NumericColumn;
  /** Absent for numbers. */
  readonly moments?: 'date' | 'timestamp';
}

interface OrderedPair {
  readonly lower: PlacedColumn;
  readonly higher: PlacedColumn;
  /** The distances in the first rows. */
  readonly gaps: readonly number[];
}

/** A pair with the distances in all rows. */
interface Pair extends Omit<OrderedPair, 'gaps'> {
  readonly unit: SampledGap['unit'];
  /** A unit of moments in seconds. */
  readonly size: number;
  readonly decimals: number;
  /** The steps in one. */
  readonly scale: number;
  /** Rows in the opposite order. */
  exceptions: number;
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
const COLUMNS_MAX = 60;
const PAIRS_MAX = 12;
const ROWS_MIN = 10;
const DISTINCT_MIN = 4;
/** So many different distances are few. */
const FEW_GAPS = 20;
/** More different distances take too much memory, about 50 bytes each. */
const EXACT_MAX = 40_000;
/** Units of distances of moments in seconds. */
const UNITS = [
  ['Days', 86_400],
  ['Hours', 3600],
  ['Minutes', 60],
  ['Seconds', 1],
] as const;
/** Columns that have nothing to do with each other are in order in all rows of one in a million samples at most. */
const CHANCE_MAX = 1e-6;
/** Moments that have nothing to do with each other are in order in all rows of one in a hundred samples at most. */
const CROSSED_MAX = 0.01;
/** The part of rows that may lie in another of ten parts of the range, if distances do not depend on the lower column. */
const MOVED_MAX = 0.1;
/** Ten equal parts of n random rows differ by this part of the rows, divided by the root of n: 10 / 2 * sqrt(2 * 0.1 * 0.9 / pi). */
const MOVED_BY_CHANCE = 1.2;
/** The part of rows that may be beyond the highest number, and so become equal to it. */
const BEYOND_MAX = 0.05;

/** Finds pairs of columns of numbers or moments in the same order in nearly all rows, such as `temp_min` and `temp_max`. */
export class NumberOrders {
  #pairs: readonly Pair[];

  /** @param columns the columns of the first rows */
  constructor(columns: readonly PlacedColumn[]) {
    const numbers = columns
      .filter(({ numeric }) => new Set(numeric.values).size >= DISTINCT_MIN)
      .slice(0, COLUMNS_MAX);
    const chanceMax = CHANCE_MAX / Math.max(1, numbers.length * (numbers.length - 1));
    this.#pairs = withoutCircles(numbers.flatMap((higher) => closestBelow(higher, numbers, chanceMax) ?? []))
      .slice(0, PAIRS_MAX)
      .map(pairOf);
  }

  /** The indexes of the lower and the higher columns. */
  get indexes(): readonly (readonly [lower: number, higher: number])[] {
    return this.#pairs.map(({ lower, higher }) => [lower.index, higher.index]);
  }

  /** @param numberAt the number of the row in a column; NaN for null */
  add(numberAt: (index: number) => number): void {
    if (this.#pairs.length === 0) return;
    this.#pairs = this.#pairs.filter((pair) => {
      addGap(pair, numberAt(pair.higher.index) - numberAt(pair.lower.index));
      return pair.exceptions <= EXCEPTIONS_MAX;
    });
  }

  result(): readonly SourceComparison[] {
    return this.#pairs.flatMap(
      ({ lower, higher, gaps, unit, decimals, scale, rows, exceptions, ...ends }) => {
        const step = 1 / scale;
        const exact = (value: number) => Number(value.toFixed(decimals));
        const [min, max] = [exact(ends.min), exact(ends.max)];
        if (!areExceptions(exceptions, rows + exceptions) || (max - min) / step > Number.MAX_SAFE_INTEGER)
          return [];
        const bins = binsOf(gaps.entries(), { min: min / step, max: max / step, unit: 1, rows });
        const parts =
          gaps instanceof Histogram
            ? undefined
            : partsOf(
                [...gaps].map(([steps, count]) => [exact(steps * step), count]),
                { rows, decimals },
              );
        const sampledGap = { min, max, decimals, unit, ...(bins && { bins }), ...(parts && { parts }) };
        return {
          left: higher.numeric.name,
          operator: min > 0 ? '>' : '>=',
          right: lower.numeric.name,
          sampledGap,
        };
      },
    );
  }
}

/** Each distance alone, if the distances are few and each of them repeats; parts of their range otherwise. */
function partsOf(
  gaps: readonly (readonly [gap: number, count: number])[],
  sample: { rows: number; decimals: number },
) {
  const areFew = gaps.length <= FEW_GAPS && gaps.every(([, count]) => count > 1);
  if (!areFew) return numberParts(gaps, sample);
  return gaps.map(([gap, count]) => ({ min: gap, max: gap, count, decimals: sample.decimals }));
}

/** The pairs without those whose lower column already follows the higher one, as nearly equal columns do both ways. */
function withoutCircles(pairs: readonly OrderedPair[]): readonly OrderedPair[] {
  const lowerOf = new Map<PlacedColumn, PlacedColumn>();
  return pairs.filter(({ lower, higher }) => {
    for (let at: PlacedColumn | undefined = lower; at; at = lowerOf.get(at)) if (at === higher) return false;
    lowerOf.set(higher, lower);
    return true;
  });
}

function pairOf({ lower, higher, gaps }: OrderedPair): Pair {
  const isOfMoments = lower.moments !== undefined;
  const decimals = Math.max(lower.numeric.decimals, higher.numeric.decimals);
  const [unit, size] = UNITS.find(([, seconds]) => gaps.every((gap) => gap % seconds === 0)) ?? [
    'Seconds',
    1,
  ];
  const pair: Pair = {
    lower,
    higher,
    ...(isOfMoments ? { unit, size } : { unit: undefined, size: 1 }),
    decimals,
    scale: Number(`1e${decimals}`),
    exceptions: 0,
    gaps: new Map(),
    min: Number.POSITIVE_INFINITY,
    max: Number.NEGATIVE_INFINITY,
    rows: 0,
  };
  for (const gap of gaps) addGap(pair, gap);
  return pair;
}

/** @param difference of the higher and the lower number */
function addGap(pair: Pair, difference: number): void {
  if (difference < 0) pair.exceptions++;
  if (Number.isNaN(difference) || difference < 0) return;
  const gap = pair.unit === undefined ? difference : Math.floor(difference / pair.size);
  const steps = Math.round(gap * pair.scale);
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

/** The column whose distance below is the least. */
function closestBelow(
  higher: PlacedColumn,
  numbers: readonly PlacedColumn[],
  chanceMax: number,
): OrderedPair | undefined {
  const pairs = numbers.flatMap((lower) => {
    // A day after a moment would have its time of day.
    const isOfKind =
      lower.moments === higher.moments || (lower.moments === 'date' && higher.moments === 'timestamp');
    const gaps = lower === higher || !isOfKind ? undefined : gapsOf(lower, higher);
    if (gaps === undefined) return [];
    const isTold =
      areNamedInOrder(lower.numeric.name, higher.numeric.name) ||
      isNoChance(lower, higher, gaps, chanceMax) ||
      (lower.moments !== undefined && wouldCross(lower, higher, gaps.length));
    if (!isTold) return [];
    const ordered = gaps.filter((gap) => gap >= 0);
    return [{ lower, higher, gaps, mean: ordered.reduce((a, b) => a + b, 0) / ordered.length }];
  });
  return pairs.toSorted((one, other) => one.mean - other.mean)[0];
}

/** The distances in all rows with both numbers. Undefined unless they show an order. */
function gapsOf(
  { numeric: lower, moments }: PlacedColumn,
  { numeric: higher }: PlacedColumn,
): number[] | undefined {
  const gaps: number[] = [];
  let exceptions = 0;
  for (const [row, value] of higher.values.entries()) {
    const gap = value - (lower.values[row] ?? Number.NaN);
    if (gap < 0 && ++exceptions > EXCEPTIONS_MAX) return undefined;
    if (!Number.isNaN(gap)) gaps.push(gap);
  }
  const isConstant = gaps.every((gap) => gap === gaps[0]) && (moments === undefined || gaps[0] === 0);
  return gaps.length >= ROWS_MIN && areExceptions(exceptions, gaps.length) && !isConstant ? gaps : undefined;
}

/** Whether one name becomes the other by one word: `temp_min` and `temp_max`. */
function areNamedInOrder(lower: string, higher: string): boolean {
  const [one, other] = [wordsOf(lower), wordsOf(higher)];
  const changed = one.flatMap((word, i) => (word === other[i] ? [] : [[word, other[i]] as const]));
  const [[from, to] = []] = changed;
  return one.length === other.length && changed.length === 1 && from !== undefined && NAMES.get(from) === to;
}

/**
 * Whether two columns that had nothing to do with each other would hardly have such distances in nearly all rows, and whether sums of
 * independent numbers and distances are spread as the higher column is.
 */
function isNoChance(
  { numeric: lower }: PlacedColumn,
  { numeric: higher }: PlacedColumn,
  all: readonly number[],
  chanceMax: number,
): boolean {
  const lows = lower.values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  const highs = higher.values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  const gaps = all.filter((gap) => gap >= 0);
  const [nearest, farthest] = endsOf(gaps);
  const near = highs
    .map((high) => countUpTo(lows, high - nearest) - countBelow(lows, high - farthest))
    .reduce((a, b) => a + b, 0);
  // Two rows set the ends of the distances, and each exception can be any of the rows.
  let chance = 1;
  for (let row = 2; row < gaps.length; row++) chance *= near / (lows.length * highs.length);
  for (let row = gaps.length; row < all.length; row++) chance *= all.length;
  if (chance > chanceMax) return false;
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
  const movedMax = MOVED_MAX + MOVED_BY_CHANCE / Math.sqrt(highs.length);
  return share <= movedMax && beyond <= BEYOND_MAX * lows.length * gaps.length;
}

/** Whether moments that are in order in all rows would not be so if they were drawn independently. */
function wouldCross({ numeric: lower }: PlacedColumn, { numeric: higher }: PlacedColumn, rows: number) {
  const lows = lower.values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  const highs = higher.values.filter((value) => !Number.isNaN(value));
  const ordered = highs.map((high) => countUpTo(lows, high)).reduce((a, b) => a + b, 0);
  return (ordered / (lows.length * highs.length)) ** rows <= CROSSED_MAX;
}

/** How many of sorted numbers are not above a limit. */
const countUpTo = (sorted: readonly number[], limit: number) => countWhile(sorted, (value) => value <= limit);
const countBelow = (sorted: readonly number[], limit: number) => countWhile(sorted, (value) => value < limit);

function countWhile(sorted: readonly number[], isCounted: (value: number) => boolean): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isCounted(sorted[middle] ?? 0)) from = middle + 1;
    else to = middle;
  }
  return from;
}
