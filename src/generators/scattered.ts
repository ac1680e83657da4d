import { createPermutation } from '../random/permutation.ts';
import { streamKey } from '../random/stream.ts';
import { powerOfTen } from './number-range.ts';

/** Spreads rows' numbers over a greater range, each to another: what is made of them shows no run of zeros. */
export function scatteredNumbers(count: number): (number: string) => number {
  let permuted: ((index: number) => number) | undefined;
  return (number) => {
    permuted ??= createPermutation(streamKey('scattered', count), count);
    return permuted(Number(number));
  };
}

/** The same as so many digits. */
export function scatteredDigits(digits: number): (number: string) => string {
  const numberOf = scatteredNumbers(powerOfTen(digits));
  return (number) => String(numberOf(number)).padStart(digits, '0');
}
