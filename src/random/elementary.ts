/*
 * `Math.exp` and its like may differ in their last bits between JavaScript engines
 * (https://tc39.es/ecma262/#sec-function-properties-of-the-math-object). These results are the same in all.
 */

/** Has 33 bits, so that its product with an exponent is exact. */
const LN2_HIGH = 0x162e42fee / 2 ** 33;
const LN2_LOW = 1.9082149292705877e-10;
const X_MIN = -40;
/** Beyond, the power of two overflows. */
const X_MAX = 709;
const EXPONENT_MIN = -58;
const EXPONENT_MAX = 1023;
const POWERS_OF_TWO = new Float64Array(EXPONENT_MAX - EXPONENT_MIN + 1).fill(1);
for (let exponent = -1; exponent >= EXPONENT_MIN; exponent--) {
  POWERS_OF_TWO[exponent - EXPONENT_MIN] = (POWERS_OF_TWO[exponent + 1 - EXPONENT_MIN] ?? 1) / 2;
}
for (let exponent = 1; exponent <= EXPONENT_MAX; exponent++) {
  POWERS_OF_TWO[exponent - EXPONENT_MIN] = (POWERS_OF_TWO[exponent - 1 - EXPONENT_MIN] ?? 1) * 2;
}

/** e^x - 1, to within a few units in the last place; Infinity above 709. */
export function expm1(x: number): number {
  if (x > X_MAX) return Number.POSITIVE_INFINITY;
  if (x < X_MIN) return -1;
  const exponent = Math.round(x / Math.LN2);
  const r = x - exponent * LN2_HIGH - exponent * LN2_LOW;
  // The sum of r^n / (n + 1)!, up to n = 14: for |r| <= ln(2) / 2, what follows is below a unit in the last place.
  let sum = 1 / 1_307_674_368_000;
  sum = sum * r + 1 / 87_178_291_200;
  sum = sum * r + 1 / 6_227_020_800;
  sum = sum * r + 1 / 479_001_600;
  sum = sum * r + 1 / 39_916_800;
  sum = sum * r + 1 / 3_628_800;
  sum = sum * r + 1 / 362_880;
  sum = sum * r + 1 / 40_320;
  sum = sum * r + 1 / 5_040;
  sum = sum * r + 1 / 720;
  sum = sum * r + 1 / 120;
  sum = sum * r + 1 / 24;
  sum = sum * r + 1 / 6;
  sum = sum * r + 1 / 2;
  sum = sum * r + 1;
  const power = POWERS_OF_TWO[exponent - EXPONENT_MIN] ?? 1;
  return power * (r * sum) + (power - 1);
}

/** The exponent of the power of two at or below a positive number. */
function exponentOf(value: number): number {
  let [low, high] = [EXPONENT_MIN, EXPONENT_MAX];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((POWERS_OF_TWO[middle - EXPONENT_MIN] ?? 1) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** ln(1 + x) to some 50 bits: ln(2^e) + 2 artanh(s), where (1 + s) / (1 - s) = (1 + x) / 2^e lies between 2/3 and 4/3. */
function logarithm(x: number): number {
  const exponent = x > -1 / 3 && x < 1 / 3 ? 0 : exponentOf((1 + x) * 1.5);
  const fraction = exponent === 0 ? x : (1 + x) / (POWERS_OF_TWO[exponent - EXPONENT_MIN] ?? 1) - 1;
  const s = fraction / (2 + fraction);
  const square = s * s;
  let sum = 0;
  for (let power = 23; power >= 1; power -= 2) sum = sum * square + 1 / power;
  return exponent * Math.LN2 + 2 * s * sum;
}

/** ln(1 + x), to within a few units in the last place; -Infinity up to -1. `x` is below e^709. */
export function log1p(x: number): number {
  if (x <= -1) return Number.NEGATIVE_INFINITY;
  // 24 bits; each of Newton's steps doubles them.
  let y = Math.fround(logarithm(x));
  for (let step = 0; step < 2; step++) y += (x - expm1(y)) / (1 + x);
  return y;
}
