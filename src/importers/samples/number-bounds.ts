import type { SourceBound } from '../source-tables.ts';
import type { NumericColumn } from './derived-numbers.ts';
import { areExceptions, EXCEPTIONS_MAX } from './exceptions.ts';
import { isIdentifier } from './identifiers.ts';

interface PlacedNumbers {
  readonly index: number;
  readonly numeric: NumericColumn;
}

interface Pair {
  readonly lower: PlacedNumbers;
  readonly higher: PlacedNumbers;
  /** The part of rows in which independent numbers would be in the other order. */
  readonly crossing: number;
  rows: number;
  exceptions: number;
}

const COLUMNS_MAX = 60;
const PAIRS_MAX = 24;
const ROWS_MIN = 20;
const DISTINCT_MIN = 4;
/** Independent numbers would be in the other order in so many rows, and in none of the sample in one of so many samples. */
const CROSSING_MIN = 0.01;
const CHANCE_MAX = 1e-6;

/** Finds numbers that are above another one in no row, such as a part and its whole, where no distance tells one by the other. */
export class NumberBounds {
  #pairs: readonly Pair[];

  /**
   * @param columns the columns of the first rows
   * @param orders pairs of columns whose higher one is the sum of the lower one and a distance
   */
  constructor(
    columns: readonly PlacedNumbers[],
    orders: readonly (readonly [lower: number, higher: number])[],
  ) {
    const numbers = columns
      .filter(({ numeric }) => !isIdentifier(numeric.name) && new Set(numeric.values).size >= DISTINCT_MIN)
      .slice(0, COLUMNS_MAX);
    const isAbove = (higher: PlacedNumbers, lower: PlacedNumbers) =>
      leadsUp(orders, higher.index, lower.index);
    const all = numbers.flatMap((lower) => {
      const pairs = numbers.flatMap((higher) => {
        const isOpen = lower !== higher && !isAbove(higher, lower) && !isAbove(lower, higher);
        return (isOpen ? pairOf(lower, higher) : undefined) ?? [];
      });
      return pairs.filter((pair) => !pairs.some((other) => isAbove(pair.higher, other.higher)));
    });
    this.#pairs = all.toSorted((one, other) => other.crossing - one.crossing).slice(0, PAIRS_MAX);
  }

  /** @param numberAt the number of the row in a column; NaN for null */
  add(numberAt: (index: number) => number): void {
    if (this.#pairs.length === 0) return;
    this.#pairs = this.#pairs.filter((pair) => {
      const distance = numberAt(pair.higher.index) - numberAt(pair.lower.index);
      if (!Number.isNaN(distance)) pair.rows++;
      if (distance < 0) pair.exceptions++;
      return pair.exceptions <= EXCEPTIONS_MAX;
    });
  }

  result(): readonly SourceBound[] {
    return this.#pairs
      .filter(({ exceptions, rows }) => areExceptions(exceptions, rows))
      .map(({ lower, higher }) => ({ columns: [lower.numeric.name, higher.numeric.name] }));
  }
}

/** Whether orders lead from a lower column to a higher one. */
function leadsUp(
  orders: readonly (readonly [lower: number, higher: number])[],
  higher: number,
  lower: number,
): boolean {
  return orders.some(([low, high]) => high === higher && (low === lower || leadsUp(orders, low, lower)));
}

function pairOf(lower: PlacedNumbers, higher: PlacedNumbers): Pair | undefined {
  let [rows, exceptions, isLess] = [0, 0, false];
  for (const [row, low] of lower.numeric.values.entries()) {
    const distance = (higher.numeric.values[row] ?? Number.NaN) - low;
    if (Number.isNaN(distance)) continue;
    rows++;
    isLess ||= distance > 0;
    if (distance < 0 && ++exceptions > EXCEPTIONS_MAX) return undefined;
  }
  if (rows < ROWS_MIN || !isLess || !areExceptions(exceptions, rows)) return undefined;
  const crossing = crossingOf(lower.numeric.values, higher.numeric.values);
  const isNoChance =
    crossing >= CROSSING_MIN && (1 - crossing) ** (rows - exceptions) * rows ** exceptions <= CHANCE_MAX;
  return isNoChance ? { lower, higher, crossing, rows, exceptions } : undefined;
}

/** The part of all pairs of a lower and a higher number in which the lower one is greater. */
function crossingOf(lower: readonly number[], higher: readonly number[]): number {
  const sorted = (values: readonly number[]) =>
    values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  const [lows, highs] = [sorted(lower), sorted(higher)];
  let [below, crossed] = [0, 0];
  for (const low of lows) {
    while (below < highs.length && (highs[below] ?? 0) < low) below++;
    crossed += below;
  }
  return crossed / (lows.length * highs.length);
}
