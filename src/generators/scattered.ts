import { createPermutation } from '../random/permutation.ts';
import { streamKey } from '../random/stream.ts';
import { powerOfTen } from './number-range.ts';

/**
 * Maps row numbers to distinct numbers below `count`, spread over the whole range. Without this, small row numbers
 * would give long runs of zeros.
 */
export function scatteredNumbers(count: number): (number: string) => number {
  let permuted: ((index: number) => number) | undefined;
  return (number) => {
    permuted ??= createPermutation(streamKey('scattered', count), count);
    return permuted(Number(number));
  };
}

/** Maps row numbers to distinct texts of `digits` digits. */
export function scatteredDigits(digits: number): (number: string) => string {
  const numberOf = scatteredNumbers(powerOfTen(digits));
  return (number) => String(numberOf(number)).padStart(digits, '0');
}
