import { describe, expect, test } from 'vitest';
import {
  isAboveMaximum,
  parseRowCount,
  ROWS_TEXT_DEFAULT,
} from '../../../src/app/features/export/row-count.ts';

describe('a typed row count', () => {
  test.each([
    ['10', 10],
    [' 7 ', 7],
    ['3.7', 3],
    ['0.9', 1],
    ['1e3', 1000],
    ['5000.9', 5000],
    ['6000', 6000],
  ])('%j is %d, without its fraction', (text, count) => {
    expect(parseRowCount(text)).toBe(count);
  });

  test.each(['', ' ', '0', '-5', '-', 'abc', '1e', '12 rows', '5,00'])('%j is 1', (text) => {
    expect(parseRowCount(text)).toBe(1);
  });

  test.each([
    ['5,000', 5000],
    ['1 000', 1000],
    ['5_000', 5000],
    ['1,234,567', 1_234_567],
  ])('%j is %d: digits may be grouped', (text, count) => {
    expect(parseRowCount(text)).toBe(count);
  });

  test.each(['5001', '5,001', '99999', '1e4', 'Infinity'])('%j is above the maximum', (text) => {
    expect(isAboveMaximum(text)).toBe(true);
  });

  test.each(['5000', '5000.9', '5,000', '1', '', 'abc', '-6000'])('%j is not above the maximum', (text) => {
    expect(isAboveMaximum(text)).toBe(false);
  });

  test('is 10 at first', () => {
    expect(ROWS_TEXT_DEFAULT).toBe('10');
  });
});
