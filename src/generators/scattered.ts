import { createPermutation } from '../random/permutation.ts';
import { streamKey } from '../random/stream.ts';
import { powerOfTen } from './number-range.ts';
import { once } from './once.ts';

/**
 * Maps row numbers to distinct numbers below `count`, spread over the whole range. Without this, small row numbers
 * would give long runs of zeros.
 */
export function scatteredNumbers(count: number): (number: string) => number {
  const permuted = once(() => createPermutation(streamKey('scattered', count), count));
  return (number) => permuted()(Number(number));
}

/** Maps row numbers to distinct texts of `digits` digits. */
export function scatteredDigits(digits: number): (number: string) => string {
  const numberOf = scatteredNumbers(powerOfTen(digits));
  return (number) => String(numberOf(number)).padStart(digits, '0');
}
