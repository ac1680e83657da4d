import type { Cell } from '../catalogue/field.ts';
import { powerOfTen } from '../generators/number-range.ts';

/** Up to here, the product of a double and a power of ten is less than half a step off. */
const EXACT_PRODUCTS = 2 ** 50;

/**
 * A number with at most so many decimals, in steps of its last decimal: 12.5 with 2 decimals are 1250. The check has made
 * sure that sums of steps are exact.
 */
export function stepsOfCell(cell: Exclude<Cell, null>, decimals: number): number {
  if (decimals === 0) return Number(cell);
  const steps = Math.round(Number(cell) * powerOfTen(decimals));
  if (Math.abs(steps) <= EXACT_PRODUCTS) return steps;
  const [digits = '0', exponent = '0'] = String(cell).split('e');
  return Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
}

/** The number of so many steps. */
export function cellOfSteps(steps: number, decimals: number): number {
  return decimals === 0 ? steps : steps / powerOfTen(decimals);
}
