import type { SampleFacts } from '../source-tables.ts';

/** Fewer values can be in order by chance. */
const VALUES_MIN = 10;
/** Fewer nulls before the first value, or after the last one, can be there by chance. */
const OUTSIDE_MIN = 10;
/** So many of 100 values may be out of order. */
const EXCEPTIONS_PERCENT = 2;
/** So many times fewer changes than those of rows in any order show runs. */
const RUNS_FACTOR = 3;
/** So many of 100 distances are the step of a column. */
const STEP_PERCENT = 90;

/** How rows are in order by a column. */
export interface SortedRows {
  readonly by: NonNullable<SampleFacts['sorted']>;
  /** The size of the first value. */
  readonly first?: number;
  /** The distance of nearly all values from the value before. */
  readonly step?: number;
}

/** Finds out whether rows are in order by a column: whether equal values are side by side. */
export class RowRuns {
  #last: string | undefined;
  #changes = 0;
  #firstRow = -1;
  #lastRow = -1;

  /** @param row the row's number, from 0 */
  add(text: string, row: number): void {
    if (text !== this.#last) {
      this.#changes++;
      this.#last = text;
    }
    if (this.#firstRow < 0) this.#firstRow = row;
    this.#lastRow = row;
  }

  /** Takes the order of the same values, which are written otherwise. */
  follow(other: RowRuns): void {
    this.#changes = other.#changes;
    this.#firstRow = other.#firstRow;
    this.#lastRow = other.#lastRow;
  }

  /** @param counts of the values, in the order in which they occur first */
  sorted(
    counts: ReadonlyMap<string, number>,
    sizeOf: ((text: string) => number) | undefined,
  ): SortedRows | undefined {
    let values = 0;
    for (const count of counts.values()) values += count;
    const returns = this.#changes - counts.size;
    if (values < VALUES_MIN || counts.size < 2 || returns * 100 > EXCEPTIONS_PERCENT * values)
      return undefined;
    let together = 0;
    for (const count of counts.values()) together += (count / values) * count;
    const areRuns = values - together > RUNS_FACTOR * this.#changes;
    const isMostlyDistinct = counts.size * 2 > values;
    if (!areRuns && !(sizeOf && counts.size >= VALUES_MIN)) return undefined;
    const found = sizeOf && sortedSizes(counts.keys(), counts.size, sizeOf);
    return found ?? (areRuns && !isMostlyDistinct ? { by: 'runs' } : undefined);
  }

  /** @param values how many rows have one */
  filled(rows: number, values: number): SampleFacts['filled'] {
    const [first, last] = [this.#firstRow, this.#lastRow];
    const inside = last - first + 1;
    const isBlock = Math.max(first, rows - 1 - last) >= OUTSIDE_MIN && values >= VALUES_MIN;
    const areFew = (inside - values) * 100 <= EXCEPTIONS_PERCENT * values;
    return isBlock && areFew ? { first, last } : undefined;
  }
}

function sortedSizes(
  texts: Iterable<string>,
  count: number,
  sizeOf: (text: string) => number,
): SortedRows | undefined {
  const most = (count * EXCEPTIONS_PERCENT) / 100;
  const steps = new Map<number, number>();
  let [ups, downs] = [0, 0];
  let first: number | undefined;
  let before: number | undefined;
  for (const text of texts) {
    const size = sizeOf(text);
    if (Number.isNaN(size)) return undefined;
    if (before !== undefined) {
      if (size > before) ups++;
      else downs++;
      if (ups > most && downs > most) return undefined;
      steps.set(size - before, (steps.get(size - before) ?? 0) + 1);
    }
    before = size;
    first ??= size;
  }
  if (first === undefined || Math.min(ups, downs) > most) return undefined;
  const step = [...steps].find(([, each]) => each * 100 >= STEP_PERCENT * (count - 1))?.[0];
  return {
    by: ups > downs ? 'up' : 'down',
    first,
    ...(step !== undefined && count >= VALUES_MIN && { step }),
  };
}
