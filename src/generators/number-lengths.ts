import { isCountable } from './number-range.ts';

/** From here on JavaScript writes a number with an exponent: at most 17 digits, a point, a sign, and `e+308`. */
const EXPONENT_FROM = 1e21;
/** The longest text of any finite number: -1.2345678901234567e-308. */
export const NUMBER_LENGTH = 24;

/** The characters of the longest number between two, with so many digits after the point. */
export function decimalLength(min: number, max: number, decimals: number): number {
  const greatest = Math.max(Math.abs(min), Math.abs(max));
  const sign = min < 0 ? 1 : 0;
  // Rounding may add a digit: 9.99 is 10 without decimals.
  const whole = greatest >= EXPONENT_FROM ? NUMBER_LENGTH : String(Math.ceil(greatest)).length;
  return sign + whole + (decimals > 0 ? decimals + 1 : 0);
}

/** The same of numbers that JavaScript writes: where their steps cannot be counted, a number has any decimals. */
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

/** The longest integer between two, both included. */
export function integerLength(first: number | bigint | string, last: number | bigint | string): number {
  return Math.max(String(BigInt(first)).length, String(BigInt(last)).length);
}
