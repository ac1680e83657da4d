import type { RandomStream } from './stream.ts';

/** Gives the index of an entry for a random number from 0 to below 1. */
export type WeightedTable = (fraction: number) => number;

/** Some entries of a list, each with its weight. */
export interface WeightedList<T> {
  readonly list: readonly T[];
  readonly indexAt: WeightedTable;
}

/**
 * Entries of equal probability. Each stands for itself with its own probability, else for its alias.
 */
interface AliasTable {
  readonly own: Float64Array;
  readonly aliases: Int32Array;
}

/**
 * Picks by weight: thousands of entries in constant time (alias method, Vose 1991, https://doi.org/10.1109/32.92917).
 * Weights are finite, none negative, the sum above 0.
 */
export function createWeightedTable(weights: ArrayLike<number>): WeightedTable {
  const { own, aliases } = aliasTable(weights);
  const count = weights.length;
  return (fraction) => {
    // With 8,192 entries, the index takes 13 of its 53 bits.
    const place = fraction * count;
    const i = place | 0;
    return place - i < (own[i] ?? 0) ? i : (aliases[i] ?? 0);
  };
}

/** Places in a table of `createGrowingTables` from which a search can start. */
const STARTS = 512;

/**
 * Picks by weight from many tables of `count` entries, which grow as far as they are used: the first rows of a file would
 * otherwise wait for whole tables, and need one entry of each. Frequent entries should come first. A pick is an indexed search
 * in sums of weights (Chen and Asau 1974, https://doi.org/10.1080/05695557408974949).
 * @param weightAt the weight of an entry of a table, from 0. The weights of a table have the sum 1; its last entry above 0
 * takes what rounding leaves
 */
export function createGrowingTables(
  tables: number,
  count: number,
  weightAt: (table: number, entry: number) => number,
): (table: number, fraction: number) => number {
  /** For each entry of a table, the sum of the weights up to its own. */
  const sums = new Float64Array(tables * count);
  /** For each start, the first entry whose sum is greater. */
  const entries = new Uint16Array(tables * STARTS);
  const sizes = new Uint16Array(tables);
  const reached = new Float64Array(tables);

  /** Adds entries until one has the fraction. */
  function grow(table: number, fraction: number): void {
    let size = sizes[table] ?? 0;
    let sum = reached[table] ?? 0;
    let start = Math.ceil(sum * STARTS);
    while (sum <= fraction && size < count) {
      sum += weightAt(table, size);
      sums[table * count + size] = sum;
      for (; start < STARTS && start < sum * STARTS; start++) entries[table * STARTS + start] = size;
      size++;
    }
    if (sum <= fraction) {
      sum = 1;
      const last = lastEntry(table);
      sums.fill(sum, table * count + last, (table + 1) * count);
      for (; start < STARTS; start++) entries[table * STARTS + start] = last;
    }
    sizes[table] = size;
    reached[table] = sum;
  }

  function lastEntry(table: number): number {
    let last = count - 1;
    while (last > 0 && weightAt(table, last) === 0) last--;
    return last;
  }

  return (table, fraction) => {
    if (fraction >= (reached[table] ?? 0)) grow(table, fraction);
    let entry = entries[table * STARTS + ((fraction * STARTS) | 0)] ?? 0;
    while ((sums[table * count + entry] ?? 1) <= fraction) entry++;
    return entry;
  };
}

function aliasTable(weights: ArrayLike<number>): AliasTable {
  const count = weights.length;
  let heaviest = 0;
  for (let i = 1; i < count; i++) if ((weights[i] ?? 0) > (weights[heaviest] ?? 0)) heaviest = i;
  // Relative to the heaviest: otherwise a sum of large weights would overflow.
  const max = weights[heaviest] ?? 0;
  const own = new Float64Array(count);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const weight = (weights[i] ?? 0) / max;
    own[i] = weight;
    sum += weight;
  }
  const mean = sum / count;
  // Rounding may leave an entry of nearly mean weight without an alias, which then must not be one of weight 0.
  const aliases = new Int32Array(count).fill(heaviest);
  /** Two stacks: of entries below the mean, from the start on, and of the others, from the end on. */
  const stacks = new Uint32Array(count);
  let light = 0;
  let heavy = count;
  for (let i = 0; i < count; i++) {
    const weight = own[i] ?? 0;
    own[i] = weight / mean;
    stacks[weight < mean ? light++ : --heavy] = i;
  }
  while (light > 0 && heavy < count) {
    const one = stacks[--light] ?? 0;
    const other = stacks[heavy++] ?? 0;
    aliases[one] = other;
    const rest = (own[other] ?? 0) + (own[one] ?? 0) - 1;
    own[other] = rest;
    stacks[rest < 1 ? light++ : --heavy] = other;
  }
  return { own, aliases };
}

export function createWeightedPicker(stream: RandomStream, weights: ArrayLike<number>): () => number {
  const indexAt = createWeightedTable(weights);
  return () => indexAt(stream.next());
}
