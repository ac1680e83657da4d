import { decimalsOf } from './cell.ts';

/** Results of binary fractions, such as 37.808240000000005, have so many digits after the point. */
const BINARY_DECIMALS_MIN = 12;
/** A double keeps so many digits. https://www.open-std.org/jtc1/sc22/wg14/www/docs/n1570.pdf, 5.2.4.2.2 */
const EXACT_DIGITS = 15;
/** So many of the digits are zeros or nines before the last ones. */
const EVEN_DIGITS_MIN = 5;

/** The digits after the point, without those of a result of binary fractions: 37.808240000000005 has five. */
export function decimalsWritten(digits: string): number {
  const decimals = decimalsOf(digits);
  if (decimals < BINARY_DECIMALS_MIN) return decimals;
  const exact = decimalsOf(String(Number(Number(digits).toPrecision(EXACT_DIGITS))));
  return exact <= decimals - EVEN_DIGITS_MIN ? exact : decimals;
}
