import type { RandomStream } from './stream.ts';

/** Gives the index of an entry for a random number from 0 to below 1. */
export type WeightedTable = (fraction: number) => number;

/** Some entries of a list, each with its weight. */
export interface WeightedList<T> {
  readonly list: readonly T[];
  readonly indexAt: WeightedTable;
}

/**
 * Several tables, one after the other, which pick entries by weight in constant time: the alias method (Vose 1991,
 * https://doi.org/10.1109/32.92917). All entries of a table have the same probability, and each stands for itself with its own
 * probability, else for its alias. Both are one number, the index of the alias and the probability below 1 as its fraction,
 * because large tables are read from beyond the processor's nearest cache.
 */
export interface WeightedTables {
  readonly entries: Float64Array;
  /** The index of each table's first entry. One more at the end is the number of entries. */
  readonly firsts: Uint32Array;
}

/** Closer to 1, a probability would be rounded up when the index of an alias is added. */
const NEARLY_ONE = 1 - 1 / 4_294_967_296;

/** Each list of weights is finite, with none negative and a sum above 0, or empty: then nothing is picked from its table. */
export function createWeightedTables(weights: readonly ArrayLike<number>[]): WeightedTables {
  const firsts = new Uint32Array(weights.length + 1);
  for (const [table, own] of weights.entries()) firsts[table + 1] = (firsts[table] ?? 0) + own.length;
  const entries = new Float64Array(firsts[weights.length] ?? 0);
  // Copies: V8 compiles one loop for typed arrays, and another for each other kind of array.
  for (const [table, own] of weights.entries())
    writeTable(entries, firsts[table] ?? 0, new Float64Array(own));
  return { entries, firsts };
}

/**
 * The index among all entries for a number from 0 to below 1. The table has `count` entries from `first` on. Nothing branches,
 * because a processor would predict half of the branches wrongly.
 */
export function pickEntry(entries: Float64Array, first: number, count: number, fraction: number): number {
  // With 8,192 entries, the index takes 13 of the fraction's bits.
  const place = fraction * count;
  const own = first + (place | 0);
  const entry = entries[own] ?? 0;
  const alias = entry | 0;
  // All bits, if the fraction of the place is below the probability.
  const mask = -Number(place - (place | 0) < entry - alias);
  return alias ^ ((alias ^ own) & mask);
}

/** Picks by weight from one table. */
export function createWeightedTable(weights: ArrayLike<number>): WeightedTable {
  const { entries } = createWeightedTables([weights]);
  const count = entries.length;
  return (fraction) => pickEntry(entries, 0, count, fraction);
}

/** The length of a table that repeats each index by its weight. */
export const DRAWS = 32_768;

/**
 * Repeats the index of each weight by that weight: a cheaper pick than by `pickEntry`, for a few hundred weights of similar
 * size.
 */
export function fillDraws<Draws extends Uint16Array | Uint32Array>(
  draws: Draws,
  weights: readonly number[],
): Draws {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  for (const [index, weight] of weights.entries()) {
    const from = Math.round((sum / total) * draws.length);
    sum += weight;
    draws.fill(index, from, Math.round((sum / total) * draws.length));
  }
  return draws;
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

/** Writes a table from the entry `first` on. Changes `own`, its weights. */
function writeTable(entries: Float64Array, first: number, own: Float64Array): void {
  const count = own.length;
  let heaviest = 0;
  for (let i = 1; i < count; i++) if ((own[i] ?? 0) > (own[heaviest] ?? 0)) heaviest = i;
  // Relative to the heaviest: otherwise a sum of large weights would overflow.
  const max = own[heaviest] ?? 0;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const weight = (own[i] ?? 0) / max;
    own[i] = weight;
    sum += weight;
  }
  const mean = sum / count;
  /** Two stacks: of entries below the mean, from the start on, and of the others, from the end on. */
  const stacks = new Uint32Array(count);
  let light = 0;
  let heavy = count;
  for (let i = 0; i < count; i++) {
    const weight = own[i] ?? 0;
    own[i] = weight / mean;
    stacks[weight < mean ? light++ : --heavy] = i;
  }
  function write(i: number, alias: number): void {
    const share = own[i] ?? 0;
    entries[first + i] = share < NEARLY_ONE ? first + alias + share : first + i;
  }
  while (light > 0 && heavy < count) {
    const one = stacks[--light] ?? 0;
    const other = stacks[heavy++] ?? 0;
    write(one, other);
    const rest = (own[other] ?? 0) + (own[one] ?? 0) - 1;
    own[other] = rest;
    stacks[rest < 1 ? light++ : --heavy] = other;
  }
  // Rounding may leave an entry of nearly mean weight without an alias, which then must not be one of weight 0.
  while (light > 0) write(stacks[--light] ?? 0, heaviest);
  while (heavy < count) write(stacks[heavy++] ?? 0, heaviest);
}

export function createWeightedPicker(stream: RandomStream, weights: ArrayLike<number>): () => number {
  const indexAt = createWeightedTable(weights);
  return () => indexAt(stream.next());
}
