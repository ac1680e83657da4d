import { validate as validateVin } from 'vin-validator';
import { describe, expect, it } from 'vitest';
import { distinctVin, vinStart } from '../../../src/generators/vin.ts';

const start = vinStart('1FTEW1EP', 'F');
const other = vinStart('3FMTK1RM', 'M');

/** Numbers at the ends of the ranges that are written in different ways, and the last one of a table. */
const NUMBERS = [
  0,
  1,
  999_999,
  1_000_000,
  1_000_001,
  3_199_999,
  3_200_000,
  3_200_001,
  3_300_000,
  10 ** 10 - 1,
];

describe('VINs of rows with different numbers', () => {
  it.each([
    ['of one model', [start]],
    ['of several models', [start, other]],
  ])('%s are valid and distinct', (_, starts) => {
    const vins = starts.flatMap((one) => NUMBERS.map((number) => distinctVin(one, 2018, String(number))));
    expect(vins.filter((vin) => !validateVin(vin) || vin[9] !== 'J')).toEqual([]);
    expect(new Set(vins).size).toBe(vins.length);
  });

  it('keep the letters of their model in the first 3,200,000 rows', () => {
    const vins = NUMBERS.slice(0, 6).map((number) => distinctVin(start, 2018, String(number)));
    expect(vins.filter((vin) => !vin.startsWith('1FTEW1EP') || vin[10] !== 'F')).toEqual([]);
  });
});
