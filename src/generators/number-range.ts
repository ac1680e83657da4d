/** The numbers from `min` to `max`, both included, with `decimals` digits after the point. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
  /** The difference of two neighboring numbers. Absent: one unit of the last decimal. */
  readonly step?: number | undefined;
}

const POWERS_OF_TEN = Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));

/**
 * Ten to the power of an integer from 0 to 22, which a double holds exactly. Engines may round `10 ** exponent`:
 * https://tc39.es/ecma262/#sec-numeric-types-number-exponentiate
 */
export function powerOfTen(exponent: number): number {
  return POWERS_OF_TEN[exponent] ?? Number.NaN;
}

export interface Steps {
  readonly first: number;
  readonly size: number;
  readonly count: number;
}

/** The number of values in a range, and the first value and the step in units of the last decimal. */
export function stepsOf({ min, max, decimals, step }: NumberRange): Steps {
  const first = Math.ceil(scaled(min, decimals));
  const size = step === undefined ? 1 : Math.max(1, Math.round(scaled(step, decimals)));
  return { first, size, count: Math.floor((Math.floor(scaled(max, decimals)) - first) / size) + 1 };
}

/** Whether a step is a whole number of units of the last decimal. */
export function isStepOf(step: number, decimals: number): boolean {
  const size = scaled(step, decimals);
  return size >= 1 && Number.isInteger(size);
}

/**
 * Multiplies a number by a power of ten in its decimal digits: 1.005 with 3 decimals gives 1005, not
 * 1004.9999999999999.
 */
function scaled(value: number, decimals: number): number {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + decimals}`);
}

const TWO_POW_53 = 9_007_199_254_740_992;

/**
 * The greatest number up to which all numbers with so many decimals are different doubles: a power of two, from which on
 * doubles are further apart than one unit of the last decimal.
 */
export function distinctUpTo(decimals: number): number {
  let limit = TWO_POW_53;
  while (limit * powerOfTen(decimals) > TWO_POW_53) limit /= 2;
  return limit;
}

/**
 * Whether the numbers of a range are safe integers in units of the last decimal, and different doubles. Only then can they
 * be counted and be equally likely.
 */
export function isCountable(range: NumberRange): boolean {
  const { first, size, count } = stepsOf(range);
  const last = first + (count - 1) * size;
  const greatest = Math.max(Math.abs(first), Math.abs(last)) / powerOfTen(range.decimals);
  return (
    [first, count, last].every(Number.isSafeInteger) &&
    (count <= 1 || greatest <= distinctUpTo(range.decimals))
  );
}
