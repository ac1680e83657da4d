import { expect, it } from 'vitest';
import { createWeightedTables } from '../../../src/random/weighted.ts';

const WEIGHTS = [
  [1, 0, 7, 3, 0.5],
  [0, 0, 0, 0, 4],
  [1e-6, 1, 1, 1, 1],
];

it.each(WEIGHTS.map((weights, table) => ({ table, weights })))(
  'Entries of one of several tables are picked by their weights: $weights',
  ({ table, weights }) => {
    const pick = createWeightedTables(WEIGHTS.length, 5, (number) => WEIGHTS[number] ?? []);
    const [draws, sum] = [1_000_000, weights.reduce((all, weight) => all + weight, 0)];
    const counts = [0, 0, 0, 0, 0];
    for (let i = 0; i < draws; i++) {
      const entry = pick(table, (i + 0.5) / draws);
      counts[entry] = (counts[entry] ?? 0) + 1;
    }
    weights.forEach((weight, entry) => {
      expect(Math.abs((counts[entry] ?? 0) / draws - weight / sum)).toBeLessThan(0.00001);
      if (weight === 0) expect(counts[entry]).toBe(0);
    });
  },
);

it('A table is made when it is first used, and once', () => {
  const made: number[] = [];
  const pick = createWeightedTables(3, 2, (table) => {
    made.push(table);
    return [1, 1];
  });
  expect(made).toEqual([]);
  for (const table of [2, 0, 2]) pick(table, 0.7);
  expect(made).toEqual([2, 0]);
});
