import type { Randomizer } from '@faker-js/faker';

/** Random numbers for compiled methods and for plain faker alike. */
export interface Source extends Randomizer {
  /** 32 random bits, an integer from 0 to 4,294,967,295. */
  u32(): number;
  /** 53 random bits, from 0 to below 1. */
  next(): number;
}

/** One value, drawn now. */
export type Draw<T = string> = () => T;

export const TWO_POW_32 = 4_294_967_296;

/** Above this, 32 bits would favour some values by more than a thousandth. */
const NARROW = 4_194_304;

/** An integer from 0 to below `count`; `count` is an integer from 1 to 2 ** 53. */
export function below(source: Source, count: number): number {
  return between(source, 0, count - 1);
}

/** An integer from `low` to `high`, both of at most 53 bits, as is the number of integers between. */
export function between(source: Source, low: number, high: number): number {
  const count = high - low + 1;
  return Math.floor((count <= NARROW ? source.u32() * (count / TWO_POW_32) : source.next() * count) + low);
}
