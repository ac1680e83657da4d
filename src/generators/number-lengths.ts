import { isCountable } from './number-range.ts';

/** JavaScript writes numbers from 1e21 on with an exponent: at most 17 digits, a point, a sign, and `e+308`. */
const EXPONENT_FROM = 1e21;
/** The longest text of any finite number: -1.2345678901234567e-308. */
export const NUMBER_LENGTH = 24;

/** The length of the longest number from `min` to `max` with `decimals` digits after the point. */
export function decimalLength(min: number, max: number, decimals: number): number {
  const greatest = Math.max(Math.abs(min), Math.abs(max));
  const sign = min < 0 ? 1 : 0;
  // Rounding can add a digit: without decimals, 9.99 is written as 10.
  const whole = greatest >= EXPONENT_FROM ? NUMBER_LENGTH : String(Math.ceil(greatest)).length;
  return sign + whole + (decimals > 0 ? decimals + 1 : 0);
}

/**
 * The length of the longest number of a range as JavaScript writes it. If the range is too large to count in steps of
 * `decimals`, its numbers can have any decimals.
 */
export function numberLength({
  min,
  max,
  decimals,
}: {
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
}): number {
  return isCountable({ min, max, decimals }) ? decimalLength(min, max, decimals) : NUMBER_LENGTH;
}

/** The length of the longest integer from `first` to `last`. */
export function integerLength(first: number | bigint | string, last: number | bigint | string): number {
  return Math.max(String(BigInt(first)).length, String(BigInt(last)).length);
}
