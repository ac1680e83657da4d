import { describe, expect, it } from 'vitest';
import { parseFormula } from '../../../src/expression/formula.ts';
import { formulaCanBeNull } from '../../../src/expression/nullable.ts';

/** Of columns a and b, of which b alone can be null. */
const CASES: readonly (readonly [formula: string, canBeNull: boolean])[] = [
  ['a + 1', false],
  ['a + b', true],
  ['-b', true],
  ['not (a > b)', true],
  ['a / 2', false],
  ['a / 0', true],
  ['a % a', true],
  ['null', true],
  ['row', false],
  ["concat(b, '/', a)", false],
  ["'null'", false],
  ['coalesce(b, a)', false],
  ['coalesce(b, b)', true],
  ['min(a, b)', false],
  ['max(b, null)', true],
  ['if(b > 1, a, 2)', false],
  ['if(a > 1, a)', true],
  ['if(a > 1, b, a)', true],
  ['round(b, 2)', true],
  ['round(a, 2)', false],
  ['a > 1 and b > 1', true],
];

describe('a formula', () => {
  it.each(CASES)('%s can be null: %s', (text, canBeNull) => {
    const formula = parseFormula(text);
    if (!formula.ok) throw new Error(formula.error.message);
    expect(formulaCanBeNull(formula.value, (name) => name === 'b')).toBe(canBeNull);
  });
});
