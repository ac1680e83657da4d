import type { Randomizer } from '@faker-js/faker';

/** Random numbers for compiled methods and for faker's own methods. */
export interface RandomSource extends Randomizer {
  /** 32 random bits, an integer from 0 to 4,294,967,295. */
  u32(): number;
  /** 53 random bits, from 0 to below 1. */
  next(): number;
}

/** Returns a random value at each call. */
export type ValueSampler<T = string> = () => T;

export const TWO_POW_32 = 4_294_967_296;

/** 2 ** 22: with 32 random bits, the frequencies of up to this many values differ by less than 0.1 %. */
const MAX_COUNT_OF_32_BITS = 4_194_304;

/** A random integer from 0 to below `count`, which is an integer from 1 to 2 ** 53. */
export function integerBelow(source: RandomSource, count: number): number {
  return integerBetween(source, 0, count - 1);
}

/** A random integer from `low` to `high`, both included. Both, and the size of the range, may have at most 53 bits. */
export function integerBetween(source: RandomSource, low: number, high: number): number {
  const count = high - low + 1;
  return Math.floor(
    (count <= MAX_COUNT_OF_32_BITS ? source.u32() * (count / TWO_POW_32) : source.next() * count) + low,
  );
}
