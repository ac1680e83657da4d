import { describe, expect, test } from 'vitest';
import {
  isAboveMaximum,
  isValidRowCount,
  parsePositiveRowCount,
  parseRowCount,
  ROWS_TEXT_DEFAULT,
  settledRowCount,
} from '../../../src/app/features/export/row-count.ts';

describe('a typed row count', () => {
  test.each([
    ['10', 10],
    [' 7 ', 7],
    ['3.7', 3],
    ['+5', 5],
    ['0.9', 0],
    ['0', 0],
    ['-3', -3],
    ['-3.7', -3],
    ['1e3', 1000],
    ['5000.9', 5000],
    ['6000', 6000],
  ])('%j is %d, without its fraction', (text, count) => {
    expect(parseRowCount(text)).toBe(count);
  });

  test.each(['', ' ', '-', '+', 'abc', '1e', '12 rows', '5,00', '٣'])(
    '%j is not a number, and is 1',
    (text) => {
      expect(parseRowCount(text)).toBe(1);
      expect(settledRowCount(text)).toBe('1');
    },
  );

  test.each(['0', '-5', '-0', '0.9', '-Infinity'])('%j is 1 where there is at least one row', (text) => {
    expect(parsePositiveRowCount(text)).toBe(1);
  });

  test.each(['0', '-3', ' -3 ', '-0.5', '0.9', '5001', '6,000', '1e99', 'Infinity', '9'.repeat(400)])(
    '%j is of no run, and stays as it is',
    (text) => {
      expect(isValidRowCount(text)).toBe(false);
      expect(settledRowCount(text)).toBe(text);
    },
  );

  test.each([
    [' 7 ', '7'],
    ['+5', '5'],
    ['2.5', '2'],
    ['1e3', '1000'],
    ['5,000', '5000'],
    ['5000.9', '5000'],
    ['1', '1'],
  ])('%j settles at %s', (text, settled) => {
    expect(isValidRowCount(text)).toBe(true);
    expect(settledRowCount(text)).toBe(settled);
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
