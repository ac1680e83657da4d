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

/** The bits of an alias in a table of `createWeightedTables`. */
const ALIAS_BITS = 15;
const ALIAS_MASK = 0x7fff;
const PROBABILITY_MAX = 2 ** 16;

/**
 * The same for many tables of `count` weights, up to 32,768, which are made when they are first used. A table takes four bytes for
 * each weight, a third of the others: with more, each pick would wait for the memory. Probabilities are exact to 2^-17 / `count`.
 * @param weightsOf the weights of a table by its number
 */
export function createWeightedTables(
  tables: number,
  count: number,
  weightsOf: (table: number) => ArrayLike<number>,
): (table: number, fraction: number) => number {
  const isMade = new Uint8Array(tables);
  const packed = new Uint32Array(tables * count);

  function make(table: number): void {
    const { own, aliases } = aliasTable(weightsOf(table));
    for (let i = 0; i < count; i++) {
      const probability = (Math.min(1, own[i] ?? 0) * PROBABILITY_MAX + 0.5) | 0;
      packed[table * count + i] = (probability << ALIAS_BITS) | (aliases[i] ?? 0);
    }
    isMade[table] = 1;
  }

  return (table, fraction) => {
    if (isMade[table] === 0) make(table);
    const place = fraction * count;
    const i = place | 0;
    const entry = packed[table * count + i] ?? 0;
    return (place - i) * PROBABILITY_MAX < entry >>> ALIAS_BITS ? i : entry & ALIAS_MASK;
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
