import { csvParse } from 'd3-dsv';
import { describe, expect, it } from 'vitest';
import { importSchema, open } from '../../../../src/library/index.ts';
import { tablesOf } from './read.ts';

/** From https://en.wikipedia.org/wiki/Linear_congruential_generator: numbers from 0 to below 1. */
function* randomNumbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    yield state / 2 ** 32;
  }
}

function csvOf(names: readonly string[], rows: readonly (readonly (number | string)[])[]): string {
  return [names, ...rows].map((cells) => cells.join(',')).join('\n');
}

/** A number from 0 to 19, and one that is up to 10 above it. */
function intervals(count: number, least = 0): readonly (readonly number[])[] {
  const next = randomNumbers(7);
  return Array.from({ length: count }, () => {
    const low = Math.floor(next.next().value * 20);
    return [low, low + least + Math.floor(next.next().value * (11 - least))];
  });
}

/** Two numbers from 0 to 19 that have nothing to do with each other. */
function independent(count: number): readonly (readonly number[])[] {
  const next = randomNumbers(11);
  return Array.from({ length: count }, () => [0, 0].map(() => Math.floor(next.next().value * 20)));
}

function imported(csv: string, options: { readonly values?: boolean } = {}) {
  return importSchema(csv, { kind: 'csv', ...options });
}

async function rowsLike(csv: string) {
  const { schema, report } = await imported(csv);
  const dataset = await open({ ...schema, tables: schema.tables.map((table) => ({ ...table, rows: 5000 })) });
  const text = await new Response(dataset.table(dataset.tables[0] ?? '').stream('csv')).text();
  return { rows: csvParse(text), report };
}

const comparisonsOf = (csv: string) =>
  tablesOf(csv, 'csv').tables[0]?.comparisons.map(
    ({ left, operator, right }) => `${left} ${operator} ${right}`,
  );

describe('two numbers in the same order in all rows', () => {
  it.each([
    [['temp_min', 'temp_max'], 30],
    [['start_year', 'end_year'], 30],
    [['priceFrom', 'priceTo'], 30],
    [['Lower bound', 'Upper bound'], 30],
    // 0.66 of pairs are in order by chance: 0.66 ** 100 is 1e-18.
    [['visits', 'views'], 100],
  ])('are read so: %j in %i rows', (names, count) => {
    const [low, high] = names;
    expect(comparisonsOf(csvOf(names, intervals(count)))).toEqual([`${high} >= ${low}`]);
    expect(comparisonsOf(csvOf(names, intervals(count, 1)))).toEqual([`${high} > ${low}`]);
  });

  it.each([
    ['in few rows', ['temp_min', 'temp_max'], intervals(9)],
    ['by chance', ['visits', 'views'], intervals(20)],
    ['in all rows but a few', ['temp_min', 'temp_max'], [...intervals(60), [5, 4], [8, 2]]],
    ['as their ranges say', ['visits', 'views'], independent(200).map(([a = 0, b = 0]) => [a, b + 40])],
    ['if they are independent', ['visits', 'views'], independent(50).map(([a = 0, b = 0]) => [a, b + 10])],
    [
      'with more digits than a number has',
      ['low', 'high'],
      intervals(30).map(([a = 0, b = 0]) => [a, b + 0.123456789012345]),
    ],
  ])('are not, %s', (_, names, rows) => {
    expect(comparisonsOf(csvOf(names, rows))).toEqual([]);
  });
});

it('one row in 50 may have the opposite order', () => {
  const names = ['temp_min', 'temp_max'];
  expect(comparisonsOf(csvOf(names, [...intervals(49), [5, 4]]))).toEqual(['temp_max >= temp_min']);
  expect(comparisonsOf(csvOf(names, [...intervals(600), [5, 4]]))).toEqual(['temp_max >= temp_min']);
});

describe('three prices that are mostly equal', () => {
  const next = randomNumbers(3);
  const random = (count: number) => Math.floor(next.next().value * count);
  const sample = Array.from({ length: 400 }, (_, i) => {
    const least = 1000 + 100 * random(40);
    const usual = least + (random(2) === 0 ? 0 : 100 * random(5));
    return i === 300
      ? [least, usual, usual - 50]
      : [least, usual, usual + (random(3) === 0 ? 100 * random(5) : 0)];
  });

  it('are each the closest lower one and its distance, which is as often 0 as in the sample', async () => {
    const { rows } = await rowsLike(csvOf(['Min_Price', 'Modal_Price', 'Max_Price'], sample));
    const equal = (one: string, other: string) => rows.filter((row) => row[one] === row[other]).length / 5000;
    const prices = rows.map((row) => [row.Min_Price, row.Modal_Price, row.Max_Price].map(Number));
    expect(prices.filter(([min = 0, modal = 0, max = 0]) => min > modal || modal > max)).toEqual([]);
    const sampled = (one: number, other: number) =>
      sample.filter((row) => row[one] === row[other]).length / 400;
    expect(Math.abs(equal('Min_Price', 'Modal_Price') - sampled(0, 1))).toBeLessThan(0.05);
    expect(Math.abs(equal('Modal_Price', 'Max_Price') - sampled(1, 2))).toBeLessThan(0.05);
  });
});

describe('rows of such a sample', () => {
  it('are in the order, within the ranges, and spread alike', async () => {
    const sample = intervals(1000);
    const { rows, report } = await rowsLike(csvOf(['temp_min', 'temp_max'], sample));
    expect(rows.columns).toEqual(['temp_min', 'temp_max']);
    expect(report.skipped).toEqual([]);
    for (const { temp_min: low, temp_max: high } of rows)
      expect(Number(high)).toBeGreaterThanOrEqual(Number(low));
    for (const [i, name] of ['temp_min', 'temp_max'].entries()) {
      const [values, cells] = [sample.map((row) => row[i] ?? 0), rows.map((row) => Number(row[name]))];
      expect(Math.min(...cells)).toBeGreaterThanOrEqual(Math.min(...values));
      expect(Math.max(...cells)).toBeLessThanOrEqual(Math.max(...values));
      // Five equal parts of the range.
      const partOf = (value: number) => Math.min(4, Math.floor((5 * value) / (Math.max(...values) + 1)));
      const count = (all: readonly number[], part: number) =>
        all.filter((value) => partOf(value) === part).length;
      for (const part of [0, 1, 2, 3, 4])
        expect(Math.abs(count(cells, part) / 5000 - count(values, part) / 1000)).toBeLessThan(0.05);
    }
  });

  it('have decimals and nulls as the sample has', async () => {
    const sample = intervals(200).map(([a = 0, b = 0], i) => (i % 4 === 0 ? [a / 4, ''] : [a / 4, b / 4]));
    const { rows } = await rowsLike(csvOf(['low', 'high'], sample));
    const nulls = rows.filter(({ high }) => high === '').length;
    expect(Math.abs(nulls / 5000 - 0.25)).toBeLessThan(0.03);
    for (const { low, high } of rows) {
      expect(high).toMatch(/^(?:\d+(?:\.\d{1,2})?)?$/);
      if (high !== '') expect(Number(high)).toBeGreaterThanOrEqual(Number(low));
    }
  });
});

it('no distance of single rows is in a schema without values of the sample', async () => {
  const { schema } = await imported(csvOf(['temp_min', 'temp_max'], intervals(30)), { values: false });
  expect(schema.tables[0]?.columns.map(({ name }) => name)).toEqual(['temp_min', 'temp_max']);
});
