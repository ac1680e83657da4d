/*
 * `Math.exp` and its like may differ in their last bits between JavaScript engines
 * (https://tc39.es/ecma262/#sec-function-properties-of-the-math-object). These results are the same in all.
 */

/** Has 33 bits, so that its product with an exponent is exact. */
const LN2_HIGH = 0x162e42fee / 2 ** 33;
const LN2_LOW = 1.9082149292705877e-10;
/** Of the Taylor series for |x| <= ln(2) / 2; what follows is below a unit in the last place. */
const TERMS = 14;
/** Beyond, the power of two overflows. */
const MAX_EXPONENT = 709;

/** e^x - 1, to within a few units in the last place; Infinity above 709. */
export function expm1(x: number): number {
  if (x > MAX_EXPONENT) return Number.POSITIVE_INFINITY;
  if (x < -40) return -1;
  const exponent = Math.round(x / Math.LN2);
  const r = x - exponent * LN2_HIGH - exponent * LN2_LOW;
  let sum = 1;
  for (let term = TERMS; term > 1; term--) sum = 1 + (r / term) * sum;
  const power = 2 ** exponent;
  return power * (r * sum) + (power - 1);
}

/** ln(1 + x), to within a few units in the last place; -Infinity up to -1. `x` is below e^709. */
export function log1p(x: number): number {
  if (x <= -1) return Number.NEGATIVE_INFINITY;
  // 24 bits, in which engines agree; each of Newton's steps doubles them.
  let y = Math.fround(Math.log1p(x));
  for (let step = 0; step < 2; step++) y += (x - expm1(y)) / (1 + x);
  return y;
}
