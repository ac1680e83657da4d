/** Numbers of so many digits after the point, both ends included. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
}

const POWERS_OF_TEN = Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));

/**
 * Ten to an integer from 0 to 22, which a double holds exactly. Engines may round `10 ** exponent`:
 * https://tc39.es/ecma262/#sec-numeric-types-number-exponentiate
 */
export function powerOfTen(exponent: number): number {
  return POWERS_OF_TEN[exponent] ?? Number.NaN;
}

/** How many numbers lie in a range, and the first in units of the last decimal. */
export function stepsOf({ min, max, decimals }: NumberRange): {
  readonly first: number;
  readonly count: number;
} {
  const first = Math.ceil(scaled(min, decimals));
  return { first, count: Math.floor(scaled(max, decimals)) - first + 1 };
}

/** Multiplies a number by a power of ten, as its decimal digits say: 1.005 and 3 decimals are 1005, not 1004.9999999999999. */
function scaled(value: number, decimals: number): number {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + decimals}`);
}

/** Whether the numbers of a range can be counted, and so be equally frequent. */
export function isCountable(range: NumberRange): boolean {
  const { first, count } = stepsOf(range);
  return [first, count, first + count - 1].every(Number.isSafeInteger);
}
