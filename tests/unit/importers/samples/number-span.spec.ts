import { expect, it } from 'vitest';
import { numberSpan } from '../../../../src/importers/samples/number-span.ts';

it.each([
  [1, 12, 1, '([1-9]|1[0-2])'],
  [1, 12, 2, '(0[1-9]|1[0-2])'],
  [1, 31, 1, '([1-9]|[12]\\d|3[01])'],
  [17, 45, 2, '(1[7-9]|[23]\\d|4[0-5])'],
  [0, 59, 2, '[0-5]\\d'],
  [2019, 2021, 4, '(2019|2020|2021)'],
  [1926, 2025, 4, '(192[6-9]|19[3-9]\\d|20[01]\\d|202[0-5])'],
  [1998, 1998, 4, '1998'],
])('the pattern of the numbers from %i to %i of %i digits', (least, most, length, pattern) => {
  expect(numberSpan(least, most, length)).toBe(pattern);
  const expression = new RegExp(`^(?:${pattern})$`);
  const all = Array.from({ length: 3000 }, (_, n) => String(n).padStart(length, '0'));
  const matching = all.filter((text) => expression.test(text)).map(Number);
  expect(matching).toEqual(Array.from({ length: most - least + 1 }, (_, i) => least + i));
});
