import type { Randomizer } from '@faker-js/faker';

/** Random numbers for compiled methods and for faker's own. */
export interface RandomSource extends Randomizer {
  /** 32 random bits, an integer from 0 to 4,294,967,295. */
  u32(): number;
  /** 53 random bits, from 0 to below 1. */
  next(): number;
}

/** Gives a random value with each call. */
export type Sampler<T = string> = () => T;

export const TWO_POW_32 = 4_294_967_296;

/** 2 ** 22: for up to as many values, 32 bits make none 0.1 % more frequent than another. */
const MAX_COUNT_OF_32_BITS = 4_194_304;

/** An integer from 0 to below `count`; `count` is an integer from 1 to 2 ** 53. */
export function integerBelow(source: RandomSource, count: number): number {
  return integerBetween(source, 0, count - 1);
}

/** An integer from `low` to `high`, both of at most 53 bits, as is the number of integers between. */
export function integerBetween(source: RandomSource, low: number, high: number): number {
  const count = high - low + 1;
  return Math.floor(
    (count <= MAX_COUNT_OF_32_BITS ? source.u32() * (count / TWO_POW_32) : source.next() * count) + low,
  );
}
