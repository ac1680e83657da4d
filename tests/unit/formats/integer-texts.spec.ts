import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createIntegerTexts } from '../../../src/formats/integer-texts.ts';

it('the texts of consecutive integers are what JavaScript writes', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 300 }), (first, step) => {
      const textOf = createIntegerTexts();
      for (let i = 0; i < 20; i++) {
        const number = first + i * step;
        expect(String(textOf(number))).toBe(String(number));
      }
    }),
  );
});

it('the texts of any numbers are what JavaScript writes', () => {
  const textOf = createIntegerTexts();
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.integer(), fc.integer({ min: 0, max: 3000 })), (number) => {
      expect(String(textOf(number))).toBe(String(number));
    }),
  );
});

it('an integer of the same thousand as the one before is written from known texts', () => {
  const textOf = createIntegerTexts();
  expect([1999, 2000, 2001, 2002, 3000].map(textOf)).toEqual([1999, 2000, '2001', '2002', 3000]);
});

it.each([-0, -2001, Number.NaN, Number.POSITIVE_INFINITY, null, '2001', 2001n, 2000.5, 2 ** 53])(
  'a cell that is %s stays what it is',
  (cell) => {
    const textOf = createIntegerTexts();
    textOf(2000);
    expect(textOf(cell)).toBe(cell);
  },
);
