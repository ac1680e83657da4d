import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberText } from '../../../src/generators/number-text.ts';

test('the text of a number is what String gives', () => {
  for (const number of [0, 7, 999, 1000, 1001, 10_050, 999_999, 1_000_000, 9_999_999_999]) {
    expect(numberText(number)).toBe(String(number));
  }
  fc.assert(
    fc.property(fc.maxSafeNat(), (number) => numberText(number) === String(number)),
    { seed: 1, numRuns: 2000 },
  );
});
