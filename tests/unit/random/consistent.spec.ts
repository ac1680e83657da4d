import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consistentIndex } from '../../../src/random/consistent.ts';
import { createStream, streamKey } from '../../../src/random/stream.ts';
import { chiSquareOfBins } from './goodness-of-fit.ts';

const key = streamKey('consistent', 'orders', 'column', 'customer_id');
const stream = createStream();
const indexOf = (row: number, count: number) => consistentIndex(stream, key, row, count);

const ROWS = 60_000;
const rows = Array.from({ length: ROWS }, (_, row) => row);
const ROW_MAX = 10 ** 10 - 1;
const COUNTS = [
  2,
  3,
  7,
  100,
  1000,
  2 ** 16 - 1,
  10 ** 6,
  2 ** 32 - 1,
  2 ** 32,
  2 ** 32 + 5,
  3 * 2 ** 31,
  10 ** 10,
  2 ** 52 - 1,
];

describe('the integer of a row', () => {
  it.each(COUNTS)('is below %d, and all are equally likely', (count) => {
    const bins = Math.min(count, 100);
    const indexes = rows.map((row) => indexOf(row, count));
    expect(indexes.every((index) => Number.isInteger(index) && index >= 0 && index < count)).toBe(true);
    expect(
      chiSquareOfBins(
        indexes.map((index) => Math.floor((index * bins) / count)),
        bins,
      ),
    ).toBeLessThan(1);
    if (count > 100)
      expect(
        chiSquareOfBins(
          indexes.map((index) => index % 7),
          7,
        ),
      ).toBeLessThan(1);
  });

  it('is 0 if there is no other', () => {
    expect(rows.slice(0, 100).every((row) => indexOf(row, 1) === 0)).toBe(true);
  });

  const anyCount = fc.oneof(
    fc.integer({ min: 1, max: 40 }),
    fc.constantFrom(...COUNTS),
    fc.integer({ min: 1, max: 10 ** 10 }),
  );
  const anyRow = fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: ROW_MAX }));

  it('stays if there are more integers, or is one of the new ones', () => {
    fc.assert(
      fc.property(
        anyRow,
        anyCount,
        fc.oneof(fc.integer({ min: 0, max: 9 }), anyCount),
        (row, count, more) => {
          const before = indexOf(row, count);
          const after = indexOf(row, count + more);
          expect(after === before || after >= count, `${row}, ${count}, ${more}: ${before}, ${after}`).toBe(
            true,
          );
        },
      ),
      { numRuns: 20_000, seed: 48 },
    );
  });

  it('stays or is new at each of the first 300 counts', () => {
    const strays = rows.slice(0, 300).filter((row) => {
      const indexes = Array.from({ length: 300 }, (_, count) => indexOf(row, count + 1));
      return indexes.some((index, i) => i > 0 && index !== indexes[i - 1] && index !== i);
    });
    expect(strays).toEqual([]);
  });

  it.each([
    [12, 16],
    [5, 7],
    [24, 25],
    [96, 128],
    [33, 70],
  ])('says nothing of the new one: of %d and %d', (few, many) => {
    const moved = rows.flatMap((row) => (indexOf(row, many) >= few ? [indexOf(row, few)] : []));
    // A share of (many - few) / many moves.
    const expected = (ROWS * (many - few)) / many;
    expect(Math.abs(moved.length - expected)).toBeLessThan(4 * Math.sqrt(expected));
    expect(chiSquareOfBins(moved, few)).toBeLessThan(1);
  });

  it.each([
    [2 ** 33, 10 ** 10],
    [2 ** 32 + 2 ** 30, 2 ** 33 - 5],
    [10 ** 6, 2 ** 33],
  ])('says nothing of the new one beyond 2^32: of %d and %d', (few, many) => {
    const moved = rows.flatMap((row) => (indexOf(row, many) >= few ? [indexOf(row, few)] : []));
    expect(moved.length).toBeGreaterThan(1000);
    expect(
      chiSquareOfBins(
        moved.map((index) => Math.floor((index / few) * 50)),
        50,
      ),
    ).toBeLessThan(1);
  });

  it('is independent of the next row’s', () => {
    expect(
      chiSquareOfBins(
        rows.map((row) => indexOf(row, 9) * 9 + indexOf(row + 1, 9)),
        81,
      ),
    ).toBeLessThan(1);
  });

  it('leaves the stream of others alone', () => {
    const other = createStream();
    const otherKey = streamKey('other');
    other.seek(otherKey, 3);
    stream.seek(otherKey, 3);
    stream.withSubstream(() => rows.map((row) => indexOf(row, 1000)));
    expect(stream.u32()).toBe(other.u32());
  });
});
