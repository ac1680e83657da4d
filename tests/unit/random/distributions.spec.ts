/** @module-tag deep */

import { describe, expect, it } from 'vitest';
import { createIndexSampler, type Distribution, sampleZipf } from '../../../src/random/distributions.ts';
import { createStream, type RandomStream, streamKey } from '../../../src/random/stream.ts';
import { createWeightedPicker } from '../../../src/random/weighted.ts';
import { chiSquare, chiSquareOfBins, kolmogorovSmirnov, truncatedNormalCdf } from './goodness-of-fit.ts';

const SAMPLES = 100_000;
const key = streamKey(20_261_121, 'people', 'column', 'age');

/** A value of each of many rows, as a column has them. */
function sampleRows(make: (stream: RandomStream) => () => number): number[] {
  const stream = createStream();
  const sample = make(stream);
  return Array.from({ length: SAMPLES }, (_, row) => {
    stream.seek(key, row);
    return sample();
  });
}

function sampleIndexes(distribution: Distribution, count: number): number[] {
  return sampleRows((stream) => createIndexSampler(stream, distribution, count));
}

function countsOf(sample: readonly number[], count: number): Uint32Array {
  const counts = new Uint32Array(count);
  for (const index of sample) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}

/** How badly a sample fits a distribution function. Few indexes are counted individually, many are treated as real numbers. */
function misfit(sample: readonly number[], count: number, cdf: (index: number) => number): number {
  if (count > 1000) return kolmogorovSmirnov(sample, cdf);
  const probabilities = Array.from({ length: count }, (_, k) => cdf(k) - (k === 0 ? 0 : cdf(k - 1)));
  return chiSquare(countsOf(sample, count), probabilities);
}

const counts = [1, 2, 10, 1000, 1_000_000, 2 ** 32 + 5, 2 ** 53 - 1];

describe('a uniform index', () => {
  it.each([...counts, 7, 3 * 2 ** 30, 2 ** 32, 3 * 2 ** 51])('below %d fits', (count) => {
    expect(misfit(sampleIndexes({ kind: 'uniform' }, count), count, (k) => (k + 1) / count)).toBeLessThan(1);
  });

  it.each([3 * 2 ** 30, 3 * 2 ** 51])('below %d has every remainder as often', (count) => {
    const sample = sampleIndexes({ kind: 'uniform' }, count);
    expect(
      chiSquareOfBins(
        sample.map((index) => index % 3),
        3,
      ),
    ).toBeLessThan(1);
    expect(
      chiSquareOfBins(
        sample.map((index) => index % 2),
        2,
      ),
    ).toBeLessThan(1);
  });
});

describe('a normal index', () => {
  it.each([
    [11, 5, 2],
    [11, 5.3, 0.4],
    [11, 0, 3],
    [11, -20, 2],
    [11, 40, 3],
    [11, 5, 1e9],
    [11, 4.5, 0.01],
    [2, 0.2, 0.7],
    [1000, 300, 100],
    [1_000_000, 300_000, 100_000],
    [1_000_000, -4e7, 1e6],
    [1_000_000, 3e9, 2e7],
    [2 ** 32 + 5, 2 ** 31, 2 ** 31],
    [2 ** 53 - 1, 2 ** 52, 2 ** 51],
    [2 ** 53 - 1, 1e300, 2e157],
  ])('below %d of mean %d and deviation %d fits', (count, mean, sd) => {
    const cdf = truncatedNormalCdf(mean, sd, -0.5, count - 0.5);
    const sample = sampleIndexes({ kind: 'normal', mean, sd }, count);
    expect(misfit(sample, count, (k) => cdf(k + 0.5))).toBeLessThan(1);
  });

  it('has an exponential tail 10^9 deviations from its mean', () => {
    const sample = sampleIndexes({ kind: 'normal', mean: -1e18, sd: 1e9 }, 100);
    expect(misfit(sample, 100, (k) => 1 - Math.exp(-k - 1))).toBeLessThan(1);
  });

  it.each([2 ** 52, 2 ** 53 - 9])('is exact at %d, where numbers have no fraction', (mean) => {
    const cdf = truncatedNormalCdf(8, 3, -0.5, 16.5);
    const sample = sampleIndexes({ kind: 'normal', mean, sd: 3 }, 2 ** 53 - 1).map((k) => k - (mean - 8));
    const within = sample.filter((k) => k >= 0 && k <= 15);
    const total = cdf(15.5);
    expect(misfit(within, 16, (k) => cdf(k + 0.5) / total)).toBeLessThan(1);
  });

  it.each([
    [4.2, 1e-9, 4],
    [4.2, 5e-324, 4],
    [4.2, 0, 4],
    [-0.2, 1e-9, 0],
    [-1e300, 1e-300, 0],
    [1e308, 1e-308, 10],
    [11, 1e-3, 10],
  ])('of mean %d and deviation %d is always %d below 11', (mean, sd, wanted) => {
    expect(new Set(sampleIndexes({ kind: 'normal', mean, sd }, 11))).toEqual(new Set([wanted]));
  });
});

describe('a log-normal index', () => {
  it.each([
    [1, 2],
    [0.01, 2],
    [1, 100],
    [0.3, 100],
    [500, 49_501],
    [0.5, 1e9],
    [1e-6, 1_000_000],
    [1e-200, 1_000_000],
    [1e15, 11],
    [1e300, 11],
    [3, 2 ** 32 + 5],
    [1, 2 ** 53 - 1],
  ])('of origin %d below %d fits', (origin, count) => {
    const log = (x: number) => (x <= -origin ? Number.NEGATIVE_INFINITY : Math.log1p(x / origin));
    const top = log(count - 1);
    const cdf = truncatedNormalCdf(top / 2, top / 6, log(-0.5), log(count - 0.5));
    const sample = sampleIndexes({ kind: 'log-normal', origin }, count);
    expect(misfit(sample, count, (k) => cdf(log(k + 0.5)))).toBeLessThan(1);
  });
});

describe('an exponential index', () => {
  it.each(counts)('below %d fits', (count) => {
    const cdf = (k: number) => (1 - Math.exp((-5 * (k + 1)) / count)) / (1 - Math.exp(-5));
    expect(misfit(sampleIndexes({ kind: 'exponential' }, count), count, cdf)).toBeLessThan(1);
  });
});

describe('a Zipf index', () => {
  const first: number[] = [0];
  for (let k = 1; k <= 1000; k++) first.push((first[k - 1] ?? 0) + 1 / k);
  /** The sum of 1 / i for i from 1 to k, by the Euler-Maclaurin formula if its error is below 10^-14. */
  const harmonic = (k: number) =>
    first[k] ?? Math.log(k) + 0.577_215_664_901_532_9 + 1 / (2 * k) - 1 / (12 * k * k);

  it.each([...counts, 3, 4, 5, 31, 32, 33, 999, 2 ** 31, 2 ** 32, 2 ** 40])('below %d fits', (count) => {
    const cdf = (k: number) => harmonic(k + 1) / harmonic(count);
    expect(misfit(sampleIndexes({ kind: 'zipf' }, count), count, cdf)).toBeLessThan(1);
  });

  it('has each of its first hundred values out of a million with the expected frequency', () => {
    const sample = sampleIndexes({ kind: 'zipf' }, 1_000_000).filter((k) => k < 100);
    expect(misfit(sample, 100, (k) => harmonic(k + 1) / harmonic(100))).toBeLessThan(1);
  });

  it('is the same below a count that differs from row to row', () => {
    const stream = createStream();
    for (let row = 0; row < 1000; row++) {
      stream.seek(key, row);
      const index = sampleZipf(stream, row + 1);
      stream.seek(key, row);
      expect(createIndexSampler(stream, { kind: 'zipf' }, row + 1)()).toBe(index);
    }
  });
});

describe('an index by a histogram', () => {
  it.each([
    [1, [1, 0, 3]],
    [2, [1, 0, 3]],
    [10, [1, 0, 3]],
    [10, [5]],
    [7, [0, 2, 1, 0, 0, 9, 4, 1, 1, 3, 0]],
    [1_000_000, [1, 2, 4, 0, 8, 1]],
    [2 ** 32 + 5, [3, 1, 2]],
    [2 ** 53 - 1, [1, 2, 4, 0, 8, 1, 6]],
  ])('below %d of the weights %j fits', (count, weights) => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const cdf = (k: number) =>
      weights.reduce((sum, weight, part) => {
        const share = ((k + 1) / count) * weights.length - part;
        return sum + (weight / total) * Math.min(Math.max(0, share), 1);
      }, 0);
    expect(misfit(sampleIndexes({ kind: 'histogram', weights }, count), count, cdf)).toBeLessThan(1);
  });

  it('is odd and even with equal frequency, up to 2^53 - 1', () => {
    const sample = sampleIndexes({ kind: 'histogram', weights: [1, 2, 4, 8, 1, 6] }, 2 ** 53 - 1);
    for (const half of [sample.filter((k) => k < 2 ** 52), sample.filter((k) => k >= 2 ** 52)]) {
      expect(
        chiSquareOfBins(
          half.map((k) => k % 2),
          2,
        ),
      ).toBeLessThan(1);
    }
  });
});

describe('a pick by weight', () => {
  const stream = createStream();
  stream.seek(streamKey(7, 'weights'), 0);
  const many = Array.from({ length: 5000 }, (_, i) => (i % 5 === 0 ? 0 : stream.u32() % 1000));

  it.each([
    ['one', [3]],
    ['two', [1, 3]],
    ['a zero at each end', [0, 1, 2, 0]],
    ['one among zeros', [0, 0, 5, 0]],
    ['equal ones', new Array<number>(100).fill(0.1)],
    ['large ones, whose sum overflows', [1.7e308, 1.7e308, 0.9e308]],
    ['the smallest', [5e-324, 1e-323]],
    ['the smallest and the largest', [5e-324, 1.7e308, 1.7e308]],
    ['those of one and a thousand times that', [1, 1000, 1, 1000, 500]],
    ['thousands', many],
  ])('fits of %s', (_, weights) => {
    const max = Math.max(...weights);
    const relative = weights.map((weight) => weight / max);
    const total = relative.reduce((sum, weight) => sum + weight, 0);
    const picks = sampleRows((each) => createWeightedPicker(each, weights));
    const probabilities = relative.map((weight) => weight / total);
    expect(chiSquare(countsOf(picks, weights.length), probabilities)).toBeLessThan(1);
    expect(picks.every((pick) => (weights[pick] ?? 0) > 0)).toBe(true);
  });

  it('never takes an entry without weight, where rounding decides', () => {
    for (let length = 2; length < 200; length++) {
      const weights = Array.from({ length }, (_, i) => (i % 3 === 0 ? 0 : 0.1 + (stream.u32() % 3)));
      let number = 0;
      const pick = createWeightedPicker({ ...stream, next: () => number }, weights);
      for (let entry = 0; entry < length; entry++) {
        // The lowest and the highest random number of each entry.
        for (number of [entry / length + Number.EPSILON, (entry + 1) / length - Number.EPSILON]) {
          if (!((weights[pick()] ?? 0) > 0)) expect.fail(`${number} of ${length}`);
        }
      }
    }
  });
});

describe('an index of any distribution', () => {
  const distributions: readonly Distribution[] = [
    { kind: 'uniform' },
    { kind: 'normal', mean: 3, sd: 2 },
    { kind: 'normal', mean: -5, sd: 1 },
    { kind: 'normal', mean: 2 ** 53, sd: 1e5 },
    { kind: 'normal', mean: 2 ** 52, sd: 1e16 },
    { kind: 'log-normal', origin: 0.5 },
    { kind: 'log-normal', origin: 1 },
    { kind: 'log-normal', origin: 1e10 },
    { kind: 'log-normal', origin: 5e-324 },
    { kind: 'exponential' },
    { kind: 'zipf' },
    { kind: 'histogram', weights: [1, 0, 2] },
  ];
  const cases = distributions.flatMap((distribution) =>
    counts.map((count) => [JSON.stringify(distribution), count, distribution] as const),
  );

  it.each(cases)('%s below %d stays in its range, of the lowest and highest numbers', (...args) => {
    const [, count, distribution] = args;
    const coins = createStream();
    coins.seek(key, count);
    const edge = (max: number) => (coins.u32() < 2 ** 31 ? 0 : max);
    const stream = {
      ...createStream(),
      u32: () => (coins.u32() < 2 ** 31 ? coins.u32() : edge(2 ** 32 - 1)),
      next: () => (coins.u32() < 2 ** 30 ? coins.next() : edge(1 - 2 ** -53)),
    };
    const sample = createIndexSampler(stream, distribution, count);
    for (let i = 0; i < 2000; i++) {
      const index = sample();
      if (!Number.isInteger(index) || Object.is(index, -0) || index < 0 || index >= count) {
        expect.fail(`${index}`);
      }
    }
  });

  it.each(cases)('%s below %d is decided by the random numbers of its row alone', (...args) => {
    const [, count, distribution] = args;
    const stream = createStream();
    const sample = createIndexSampler(stream, distribution, count);
    const at = (row: number) => {
      stream.seek(key, row);
      return sample();
    };
    const forwards = Array.from({ length: 200 }, (_, row) => at(row));
    const backwards = Array.from({ length: 200 }, (_, i) => at(199 - i));
    expect(backwards.reverse()).toEqual(forwards);
  });
});
