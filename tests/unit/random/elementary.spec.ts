import { describe, expect, it } from 'vitest';
import { expm1, log1p } from '../../../src/random/elementary.ts';

/** How far two numbers are from each other, relative to the second. */
function error(value: number, wanted: number): number {
  return value === wanted ? 0 : Math.abs(value - wanted) / Math.abs(wanted);
}

const magnitudes = Array.from({ length: 2000 }, (_, i) => 1.02 ** (i - 1650));

describe('the elementary functions', () => {
  it('give e^x - 1 to a few units in the last place, near 0 and far from it', () => {
    for (const x of [...magnitudes, 0.1, Math.LN2, 2 * Math.LN2, 40, 708].filter((x) => x < 709)) {
      expect(error(expm1(x), Math.expm1(x)), `${x}`).toBeLessThan(8 * Number.EPSILON);
      expect(error(expm1(-x), Math.expm1(-x)), `-${x}`).toBeLessThan(8 * Number.EPSILON);
    }
    expect([expm1(0), expm1(1000), expm1(-1000), expm1(Number.NEGATIVE_INFINITY)]).toEqual([
      0,
      Number.POSITIVE_INFINITY,
      -1,
      -1,
    ]);
  });

  it('give ln(1 + x) to a few units in the last place, near 0 and far from it', () => {
    for (const x of [...magnitudes, 0.5, 1, 2 ** 53, 1e200, 1e266]) {
      expect(error(log1p(x), Math.log1p(x)), `${x}`).toBeLessThan(8 * Number.EPSILON);
    }
    for (const x of [0.001, 0.1, 0.5, 0.9, 0.99]) {
      expect(error(log1p(-x), Math.log1p(-x)), `-${x}`).toBeLessThan(100 * Number.EPSILON);
    }
    expect([log1p(0), log1p(-1), log1p(-2)]).toEqual([0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]);
  });
});
