/** Twice as many buckets halve the error where a bucket lies across the edge of a bin. */
const BUCKETS = 4096;

/** Counts numbers whose range is not known beforehand. Its buckets double their width when a number lies outside. */
export class Histogram {
  #counts = new Float64Array(BUCKETS);
  #from: number;
  #width: number;

  /** @param unit the least difference of two numbers */
  constructor(first: number, unit: number) {
    this.#from = first;
    this.#width = unit;
  }

  add(value: number, count: number): void {
    while (value < this.#from || value >= this.#from + this.#width * BUCKETS) this.#widen(value < this.#from);
    const bucket = Math.min(BUCKETS - 1, Math.floor((value - this.#from) / this.#width));
    this.#counts[bucket] = (this.#counts[bucket] ?? 0) + count;
  }

  #widen(toTheLeft: boolean): void {
    const wider = new Float64Array(BUCKETS);
    const offset = toTheLeft ? BUCKETS / 2 : 0;
    for (let i = 0; i < BUCKETS; i++) {
      const bucket = offset + (i >> 1);
      wider[bucket] = (wider[bucket] ?? 0) + (this.#counts[i] ?? 0);
    }
    if (toTheLeft) this.#from -= this.#width * BUCKETS;
    this.#width *= 2;
    this.#counts = wider;
  }

  /** The numbers in the middle of the buckets, with their counts. */
  *entries(): Iterable<readonly [value: number, count: number]> {
    for (let i = 0; i < BUCKETS; i++) {
      const count = this.#counts[i] ?? 0;
      if (count > 0) yield [this.#from + (i + 0.5) * this.#width, count];
    }
  }
}

const PARTS_MAX = 50;

/**
 * Counts of equal parts from `min` to `max`, as a histogram of the schema divides them: value i of n belongs to the part
 * i × parts / n. There are as many parts as the square root of the rows, and at most 50. Undefined if that is one.
 *
 * @param unit the difference of two neighbouring values
 */
export function binsOf(
  entries: Iterable<readonly [value: number, count: number]>,
  {
    min,
    max,
    unit,
    rows,
  }: { readonly min: number; readonly max: number; readonly unit: number; readonly rows: number },
): readonly number[] | undefined {
  const values = Math.round((max - min) / unit) + 1;
  const parts = Math.min(values, PARTS_MAX, Math.floor(Math.sqrt(rows)));
  if (!(parts > 1) || values > Number.MAX_SAFE_INTEGER) return undefined;
  const bins = new Array<number>(parts).fill(0);
  for (const [value, count] of entries) {
    const index = Math.round((value - min) / unit);
    const part = Math.max(0, Math.min(parts - 1, Math.floor((index * parts) / values)));
    bins[part] = (bins[part] ?? 0) + count;
  }
  return bins;
}
