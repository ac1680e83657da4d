import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDecimalTexts } from '../../../src/formats/decimal-texts.ts';

describe.each([0, 1, 2, 3])('the text of a number with %i decimals', (decimals) => {
  const textOf = createDecimalTexts(decimals) ?? String;

  it('is what JavaScript writes', () => {
    const scale = 10 ** decimals;
    fc.assert(
      fc.property(
        fc.oneof(fc.integer(), fc.integer({ min: -5000, max: 5000 }), fc.maxSafeInteger()),
        (steps) => {
          expect(String(textOf(steps / scale))).toBe(String(steps / scale));
        },
      ),
    );
  });

  it('is what JavaScript writes for any other number', () => {
    fc.assert(
      fc.property(fc.double(), (number) => {
        expect(String(textOf(number))).toBe(String(number));
      }),
    );
  });
});

it('a number with few decimals is written from a table, not left to the engine', () => {
  expect(createDecimalTexts(2)?.(-12.5)).toBe('-12.5');
});

it.each([-0, Number.NaN, Number.POSITIVE_INFINITY, null, '5.00', 0.125, 2 ** 31])(
  'a cell that is %s stays what it is',
  (cell) => {
    expect(createDecimalTexts(2)?.(cell)).toBe(cell);
  },
);

it('numbers with many decimals have no faster text', () => {
  expect(createDecimalTexts(4)).toBeUndefined();
});
