import { describe, expect, it } from 'vitest';
import { createPermutation } from '../../../src/random/permutation.ts';
import { streamKey } from '../../../src/random/stream.ts';
import { chiSquareOfBins } from './goodness-of-fit.ts';

const key = streamKey(20_261_121, 'people', 'permutation', 'id');

/** How many of the integers below `count` are values. */
function distinctValues(count: number): number {
  const permute = createPermutation(key, count);
  const seen = new Uint8Array(Math.ceil(count / 8));
  let distinct = 0;
  for (let index = 0; index < count; index++) {
    const value = permute(index);
    if (!Number.isInteger(value) || value < 0 || value >= count) continue;
    const bit = 1 << (value & 7);
    const byte = seen[value >>> 3] ?? 0;
    if ((byte & bit) === 0) distinct++;
    seen[value >>> 3] = byte | bit;
  }
  return distinct;
}

function* range(length: number, item: (i: number) => number): Generator<number> {
  for (let i = 0; i < length; i++) yield item(i);
}

describe('a permutation', () => {
  it('gives each integer below its count once, of every count up to 2,000', { tags: ['deep'] }, () => {
    for (let count = 1; count <= 2000; count++) expect(distinctValues(count), `${count}`).toBe(count);
  });

  it.each([65_535, 65_536, 65_537, 300_007])('gives each integer below %d once', (count) => {
    expect(distinctValues(count)).toBe(count);
  });

  it.each([1_000_000, 16_777_217, 17_576_000])(
    'gives each of as many as %d integers once',
    { tags: ['deep'] },
    (count) => {
      expect(distinctValues(count)).toBe(count);
    },
  );

  it.each([2 ** 31 + 1, 2 ** 32, 2 ** 32 + 5, 10 ** 10, 2 ** 52 + 1, 2 ** 53 - 1])(
    'repeats no value of a count of %d, at its start, its end and between',
    (count) => {
      const SOME = 30_000;
      const permute = createPermutation(key, count);
      const values = new Set<number>();
      for (const from of [0, Math.floor(count / 2), count - SOME]) {
        for (let index = from; index < from + SOME; index++) {
          const value = permute(index);
          if (Number.isInteger(value) && value >= 0 && value < count) values.add(value);
        }
      }
      expect(values.size).toBe(3 * SOME);
    },
  );

  it('is the same for a key and a count, whenever it is made', () => {
    for (const count of [7, 1000, 10 ** 10]) {
      const [one, other] = [createPermutation(key, count), createPermutation({ ...key }, count)];
      const backwards = [6, 5, 4, 3, 2, 1, 0].map(other);
      expect([0, 1, 2, 3, 4, 5, 6].map(one)).toEqual(backwards.reverse());
    }
  });

  it.each([100, 1000, 2 ** 32 + 5])('of a count of %d is another for another key', (count) => {
    const firsts = Array.from({ length: 1000 }, (_, seed) => {
      const permute = createPermutation(streamKey(seed, 'id'), count);
      return [0, 1, 2, 3, 4, 5, 6, 7].map(permute).join();
    });
    expect(new Set(firsts).size).toBe(firsts.length);
  });

  it('is any permutation of up to seven integers with equal probability', { tags: ['deep'] }, () => {
    for (let count = 2; count <= 7; count++) {
      const numbers = new Map<string, number>();
      const all = [...range(count, (i) => i + 1)].reduce((product, i) => product * i, 1);
      const sample = Array.from({ length: 20 * all }, (_, seed) => {
        const permute = createPermutation(streamKey(seed, 'id', count), count);
        const text = [...range(count, permute)].join();
        if (!numbers.has(text)) numbers.set(text, numbers.size);
        return numbers.get(text) ?? 0;
      });
      expect(numbers.size, `${count}`).toBe(all);
      expect(chiSquareOfBins(sample, all), `${count}`).toBeLessThan(1);
    }
  });

  it.each([257, 1000, 4097])(
    'takes an index of %d to any value, over many keys',
    { tags: ['deep'] },
    (count) => {
      for (const index of [0, 1, count - 1]) {
        const values = range(60_000, (seed) => createPermutation(streamKey(seed, 'id'), count)(index));
        expect(chiSquareOfBins(values, count), `index ${index}`).toBeLessThan(1);
      }
    },
  );
});

describe.each([300_007, 17_576_000, 2 ** 32 + 5, 10 ** 10, 2 ** 53 - 1])(
  'some of the values of a count of %d',
  { tags: ['deep'] },
  (count) => {
    const BINS = 256;
    // A few values among many cannot show that none repeats.
    const some = Math.min(100_000, Math.floor(count / 20));
    const permute = createPermutation(key, count);
    const bin = (value: number) => Math.floor((value / count) * BINS);

    it('spread evenly over all', () => {
      expect(
        chiSquareOfBins(
          range(some, (i) => bin(permute(i))),
          BINS,
        ),
      ).toBeLessThan(1);
    });

    const strides = [1, 2, 3, 512, 1024, 8192, 65_536, 131_072, 2 ** 27];
    it.each(strides.filter((stride) => stride < count - some))(
      'do not follow from those %d before them',
      (stride) => {
        const differences = range(some, (i) => bin((permute(i + stride) - permute(i) + count) % count));
        expect(chiSquareOfBins(differences, BINS), 'differences').toBeLessThan(1);
        const pairs = range(
          some,
          (i) => Math.floor(bin(permute(i)) / 16) * 16 + Math.floor(bin(permute(i + stride)) / 16),
        );
        expect(chiSquareOfBins(pairs, BINS), 'pairs').toBeLessThan(1);
      },
    );

    it('have even low digits', () => {
      expect(
        chiSquareOfBins(
          range(some, (i) => permute(i) % 10),
          10,
        ),
      ).toBeLessThan(1);
      expect(
        chiSquareOfBins(
          range(some, (i) => permute(i) % 256),
          256,
        ),
      ).toBeLessThan(1);
    });
  },
);
