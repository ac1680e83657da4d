import { describe, expect, it } from 'vitest';
import { cellsOfColumn, schemaOf, tableOf } from '../../../fixtures/any-schema.ts';
import { chiSquareMisfit, misfit, normalCdf } from '../../../fixtures/goodness-of-fit.ts';

const ROWS = 20_000;

function numbers(options: object, rows = ROWS): number[] {
  return cellsOfColumn({ field: 'number', options }, rows).map(Number);
}

function truncated(cdf: (x: number) => number, from: number, to: number): (x: number) => number {
  return (x) => (cdf(x) - cdf(from)) / (cdf(to) - cdf(from));
}

/** A normal distribution of numbers that are rounded to a step. */
function normal(mean: number, sd: number, min: number, max: number, step: number): (x: number) => number {
  const cdf = truncated((x) => normalCdf((x - mean) / sd), min - step / 2, max + step / 2);
  return (x) => cdf(x + step / 2);
}

/** A distribution whose logarithm is normal; six deviations reach from `min` to `max`. */
function logNormal(min: number, max: number, step: number): (x: number) => number {
  const middle = (Math.log(min) + Math.log(max)) / 2;
  const sd = (Math.log(max) - Math.log(min)) / 6;
  const cdf = truncated((x) => normalCdf((Math.log(x) - middle) / sd), min - step / 2, max + step / 2);
  return (x) => cdf(x + step / 2);
}

function exponential(min: number, max: number, step: number): (x: number) => number {
  const length = max - min + step;
  return truncated((x) => 1 - Math.exp((-5 * (x - min + step)) / length), min - step, max);
}

function zipf(count: number): (x: number) => number {
  const sums = [0];
  for (let k = 1; k <= count; k++) sums.push((sums[k - 1] ?? 0) + 1 / k);
  return (x) => (sums[x + 1] ?? 1) / (sums[count] ?? 1);
}

describe('numbers', () => {
  it('are whole steps from the minimum', () => {
    expect(new Set(numbers({ min: 10, max: 33, step: 5 }))).toEqual(new Set([10, 15, 20, 25, 30]));
    const prices = numbers({ min: 4.99, max: 8, step: 1, decimals: 2 });
    expect(new Set(prices)).toEqual(new Set([4.99, 5.99, 6.99, 7.99]));
    const cents = numbers({ min: 0, max: 0.2, step: 0.05, decimals: 2 });
    expect(new Set(cents)).toEqual(new Set([0, 0.05, 0.1, 0.15, 0.2]));
  });

  it('in steps have the mean and the standard deviation of their distribution', () => {
    const options = { min: 0, max: 1000, step: 50, distribution: 'normal', mean: 400, sd: 100 };
    const values = numbers(options);
    expect(values.every((value) => value % 50 === 0)).toBe(true);
    expect(misfit(values, normal(400, 100, 0, 1000, 50))).toBeLessThan(1);
  });

  it.each([
    ['uniform', { min: 1, max: 500 }, (x: number) => x / 500],
    ['uniform, of decimals', { min: -1, max: 1, decimals: 2 }, (x: number) => (x + 1.01) / 2.01],
    ['normal', { min: 0, max: 1000, distribution: 'normal' }, normal(500, 1000 / 6, 0, 1000, 1)],
    [
      'normal, of a mean and a deviation',
      { min: 0, max: 100, decimals: 1, distribution: 'normal', mean: 90, sd: 20 },
      normal(90, 20, 0, 100, 0.1),
    ],
    [
      'normal, of a mean beyond the range',
      { min: 0, max: 100, distribution: 'normal', mean: -50, sd: 30 },
      normal(-50, 30, 0, 100, 1),
    ],
    ['log-normal', { min: 5, max: 5000, distribution: 'log-normal' }, logNormal(5, 5000, 1)],
    [
      'log-normal, of decimals',
      { min: 5, max: 500, decimals: 2, distribution: 'log-normal' },
      logNormal(5, 500, 0.01),
    ],
    [
      'log-normal, from zero, as if one step above',
      { min: 0, max: 999, distribution: 'log-normal' },
      (x: number) => logNormal(1, 1000, 1)(x + 1),
    ],
    ['exponential', { min: 10, max: 1009, distribution: 'exponential' }, exponential(10, 1009, 1)],
    ['zipf', { min: 0, max: 999, distribution: 'zipf' }, zipf(1000)],
  ] as const)('are %s', (_, options, cdf) => {
    expect(misfit(numbers(options), cdf)).toBeLessThan(1);
  });

  it('differ measurably from a slightly different distribution, so the test would detect one', () => {
    const sample = numbers({ min: 0, max: 1000, distribution: 'normal' });
    expect(misfit(sample, normal(510, 1000 / 6, 0, 1000, 1))).toBeGreaterThan(1);
  });

  it('fall into the bins of a histogram by weight, and into none of weight zero', () => {
    const bins = [1, 0, 5, 2, 2];
    const counts = bins.map(() => 0);
    for (const x of numbers({ min: 0, max: 99, distribution: 'histogram', bins })) {
      counts[Math.floor(x / 20)] = (counts[Math.floor(x / 20)] ?? 0) + 1;
    }
    expect(counts[1]).toBe(0);
    const filled = (list: readonly number[]) => list.filter((_, i) => i !== 1);
    const expected = filled(bins).map((weight) => (weight * ROWS) / 10);
    expect(chiSquareMisfit(filled(counts), expected)).toBeLessThan(1);
  });

  it('are uniform over every value, including the first and the last', () => {
    const counts = new Array<number>(11).fill(0);
    for (const x of numbers({ min: -5, max: 5 })) counts[x + 5] = (counts[x + 5] ?? 0) + 1;
    expect(
      chiSquareMisfit(
        counts,
        counts.map(() => ROWS / 11),
      ),
    ).toBeLessThan(1);
  });

  it('in a range of one value are that value', () => {
    expect(new Set(numbers({ min: 7, max: 7 }, 10))).toEqual(new Set([7]));
    expect(new Set(numbers({ min: 0.3, max: 0.3, decimals: 1, distribution: 'log-normal' }, 10))).toEqual(
      new Set([0.3]),
    );
  });

  it.each([
    [{ min: 0, max: 1, decimals: 1 }, 11],
    [{ min: -0.5, max: 0.5, decimals: 2 }, 101],
    [{ min: 0.29, max: 0.31, decimals: 3 }, 21],
    [{ min: 1.005, max: 1.015, decimals: 3 }, 11],
    [{ min: 0.15, max: 2.05, decimals: 1 }, 19],
    [{ min: 1e-7, max: 9e-7, decimals: 7 }, 9],
  ])('of %j are all decimals of so many digits, exactly, and none other', (options, count) => {
    const cells = numbers(options, 3000);
    expect(new Set(cells).size).toBe(count);
    for (const cell of cells) {
      expect(cell).toBe(Number(cell.toFixed(options.decimals)));
      expect(cell >= options.min && cell <= options.max).toBe(true);
    }
  });

  it('are integers without decimals, and decimals with', () => {
    const typeOf = (options: object) =>
      tableOf(schemaOf([{ name: 't', rows: 1, columns: [{ name: 'c', field: 'number', options }] }]), 't')
        .columns[0]?.type;
    expect(typeOf({})).toBe('integer');
    expect(typeOf({ decimals: 1 })).toBe('decimal');
    expect(typeOf({ suffix: ' kg' })).toBe('text');
  });
});
