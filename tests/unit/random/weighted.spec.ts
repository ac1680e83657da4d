import { expect, it } from 'vitest';
import { createGrowingTables, createWeightedTable } from '../../../src/random/weighted.ts';

const WEIGHTS = [
  [0.08, 0, 0.6, 0.28, 0.04],
  [0, 0, 0, 0, 1],
  [1e-6, 0.4, 0.3, 0.2, 0.099_999],
  // Of a sum that is less than 1 by a rounding, the last entry above 0 takes the rest.
  [0.5, 0, 0.49, 0.009_999, 0],
];
const DRAWS = 1_000_000;

const pickers = () => createGrowingTables(WEIGHTS.length, 5, (table, entry) => WEIGHTS[table]?.[entry] ?? 0);

it.each(WEIGHTS.map((weights, table) => ({ table, weights })))(
  'Entries of one of several tables are picked by their weights: $weights',
  ({ table, weights }) => {
    const pick = pickers();
    const counts = [0, 0, 0, 0, 0];
    for (let i = 0; i < DRAWS; i++) {
      const entry = pick(table, (i + 0.5) / DRAWS);
      counts[entry] = (counts[entry] ?? 0) + 1;
    }
    weights.forEach((weight, entry) => {
      expect(Math.abs((counts[entry] ?? 0) / DRAWS - weight)).toBeLessThan(0.00001);
      if (weight === 0) expect(counts[entry]).toBe(0);
    });
  },
);

it('A table grows to the entry that is picked, and each weight is asked for once', () => {
  const asked: string[] = [];
  const pick = createGrowingTables(3, 4, (table, entry) => {
    asked.push(`${table}.${entry}`);
    return 0.25;
  });
  expect(asked).toEqual([]);
  expect([pick(2, 0.3), pick(0, 0.1), pick(2, 0.2), pick(2, 0.6)]).toEqual([1, 0, 0, 2]);
  expect(asked).toEqual(['2.0', '2.1', '0.0', '2.2']);
});

it('Picks do not depend on those before them', () => {
  const fractions = Array.from({ length: 10_000 }, (_, i) => (i + 0.5) / 10_000);
  for (const table of WEIGHTS.keys()) {
    const [rising, falling] = [pickers(), pickers()];
    const expected = fractions.map((fraction) => rising(table, fraction));
    expect(
      fractions
        .toReversed()
        .map((fraction) => falling(table, fraction))
        .reverse(),
    ).toEqual(expected);
  }
});

it('a weight of a billionth of the others is picked by its share', () => {
  const indexAt = createWeightedTable([1, 1e-9]);
  // The second half of the numbers is the rare entry's place, and two billionths of that are its own.
  expect(indexAt(0.5 + 0.9e-9)).toBe(1);
  expect(indexAt(0.5 + 1.1e-9)).toBe(0);
});
