import { describe, expect, it } from 'vitest';
import { evenLayout, type GroupLayout, groupLayout } from '../../../src/random/group-layout.ts';
import { streamKey } from '../../../src/random/stream.ts';

const BLOCK = 1024;
const key = streamKey('seed', 'lines', 'group', 'order');

/** The sizes of successive groups. */
function sizesOf(layout: GroupLayout, from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => layout.startOf(from + i + 1) - layout.startOf(from + i));
}

/** How many of these sizes there are, from `from` on. */
function countsOf(sizes: readonly number[], from: number, kinds: number): number[] {
  const counts = new Array<number>(kinds).fill(0);
  for (const size of sizes) counts[size - from] = (counts[size - from] ?? Number.NaN) + 1;
  return counts;
}

/** The shares of 1,024 by whole weights, in exact arithmetic, and the indexes whose remainders tie for what is left. */
function exactShares(weights: readonly number[]) {
  const sum = BigInt(weights.reduce((all, weight) => all + weight, 0));
  const parts = weights.map((weight) => {
    const product = BigInt(weight) * BigInt(BLOCK);
    return { count: Number(product / sum), remainder: product % sum };
  });
  const left = BLOCK - parts.reduce((all, { count }) => all + count, 0);
  const least = parts.map(({ remainder }) => remainder).sort((a, b) => (a < b ? 1 : -1))[left - 1] ?? sum;
  const above = parts.filter(({ remainder }) => remainder > least).length;
  return {
    counts: parts.map(({ count, remainder }) => count + (remainder > least ? 1 : 0)),
    tied: parts.flatMap(({ remainder }, i) => (remainder === least && left > 0 ? [i] : [])),
    left: left - above,
  };
}

const CASES: readonly (readonly [number, readonly number[]])[] = [
  [1, [1, 1, 1]],
  [0, [1, 1, 1, 1, 1, 1, 1]],
  [0, [5, 0, 3]],
  [2, [7]],
  [1, [1, 2, 3, 4, 5]],
  [3, [1, 1000, 1, 1]],
  [9_745, new Array<number>(256).fill(3)],
  [0, [1, 10_000]],
];

describe.each(CASES)('groups from %d with the weights %j', (from, weights) => {
  const layout = groupLayout(key, { from, weights });
  const { counts, tied, left } = exactShares(weights);

  it('have the shares of the weights among each 1,024 successive parents', () => {
    for (const block of [0, 1, 2, 977]) {
      const sizes = sizesOf(layout, block * BLOCK, (block + 1) * BLOCK);
      const more = countsOf(sizes, from, weights.length).map((count, i) => count - (counts[i] ?? 0));
      expect(more.reduce((all, count) => all + count, 0)).toBe(left);
      for (const [i, count] of more.entries()) {
        expect(count === 0 || (count === 1 && tied.includes(i)), `${block} ${i}: ${count}`).toBe(true);
      }
    }
  });

  it('share what is left in turn, so each cycle of blocks has the same rows', () => {
    const cycle = Math.max(1, left === tied.length ? 1 : tied.length);
    const rowsOf = (first: number) => layout.startOf((first + cycle) * BLOCK) - layout.startOf(first * BLOCK);
    expect(rowsOf(5)).toBe(rowsOf(0));
    expect(rowsOf(1_000_003)).toBe(rowsOf(0));
  });

  it('find the parent of each row, near and far', () => {
    for (const first of [0, 3000, 10 ** 10 - 2000]) {
      for (let parent = first; parent < first + 1500; parent += 7) {
        const [start, end] = [layout.startOf(parent), layout.startOf(parent + 1)];
        const rows = end > start ? [start, end - 1] : [];
        expect(rows.map((row) => layout.parentOf(row))).toEqual(rows.map(() => parent));
      }
    }
  });

  it('are never greater than the greatest', () => {
    const greatest = Math.max(...sizesOf(layout, 0, 10 * BLOCK));
    expect(greatest).toBeLessThanOrEqual(layout.maxSize);
    expect(layout.maxSize).toBe(from + weights.findLastIndex((weight) => weight > 0));
  });
});

describe('groups', () => {
  it('are in another order in each block, and with another key', () => {
    const sizes = { from: 1, weights: [1, 1, 1, 1] };
    const layout = groupLayout(key, sizes);
    const orders = [
      sizesOf(layout, 0, BLOCK),
      sizesOf(layout, BLOCK, 2 * BLOCK),
      sizesOf(groupLayout(streamKey('other'), sizes), 0, BLOCK),
    ];
    expect(new Set(orders.map((order) => order.join())).size).toBe(3);
  });

  it('do not depend on what was read before', () => {
    const sizes = { from: 0, weights: [3, 2, 2] };
    const one = groupLayout(key, sizes);
    const places = [40_000, 3, 10 ** 9, 40_001, 8 * BLOCK * 5, 3];
    const fresh = places.map((place) => groupLayout(key, sizes).startOf(place));
    expect(places.map((place) => one.startOf(place))).toEqual(fresh);
  });

  it('of one size begin at its multiples', () => {
    const layout = evenLayout(3);
    expect([layout.startOf(4), layout.parentOf(11), layout.parentOf(12)]).toEqual([12, 3, 4]);
  });
});
