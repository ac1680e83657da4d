import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as drizzleSeed from '../../fixtures/order-suites/drizzle-seed.ts';
import * as fishery from '../../fixtures/order-suites/fishery.ts';
import * as rowloom from '../../fixtures/order-suites/rowloom.ts';

interface Suite {
  readonly beforeEach: () => unknown;
  readonly tests: Readonly<Record<string, () => unknown>>;
}

const suites: readonly (readonly [file: string, suite: Suite])[] = [
  ['rowloom', rowloom],
  ['fishery', fishery],
  ['drizzle-seed', drizzleSeed],
];
const ORDERS = 100;

/** Lines of code before the tests, without the imports of Vitest and of the service under test. */
function setUpLines(file: string): number {
  const code = readFileSync(`tests/fixtures/order-suites/${file}.ts`, 'utf8');
  const [before = ''] = code.split('\nexport const tests');
  const lines = before.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('/**'));
  return lines.filter((line) => !/from 'vitest'|from '.\/order-service.ts'/.test(line)).length;
}

/** A permutation of the list by the Lehmer generator of a seed. */
function shuffled<T>(list: readonly T[], seed: number): readonly T[] {
  let state = seed;
  const keyed = list.map((item) => {
    state = (state * 48_271) % 2_147_483_647;
    return { item, key: state };
  });
  return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
}

async function rowsOf({ beforeEach, tests }: Suite, names: readonly string[]) {
  const rows = new Map<string, string>();
  for (const name of names) {
    await beforeEach();
    rows.set(name, JSON.stringify(tests[name]?.()));
  }
  return rows;
}

describe('a suite of tests of an order service', { tags: ['deep'] }, () => {
  it.each(suites)('gives each test the same rows in 100 shuffled orders: %s', async (_, suite) => {
    const names = Object.keys(suite.tests);
    expect(names).toHaveLength(5);
    const expected = await rowsOf(suite, names);
    const orders = Array.from({ length: ORDERS }, (_, i) => shuffled(names, 7919 * (i + 1)));
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(50);
    for (const order of orders) {
      const rows = await rowsOf(suite, order);
      for (const name of names) expect(rows.get(name), name).toBe(expected.get(name));
    }
  });
});

it('the set-up has as many lines as the page of the library says', { tags: ['deep'] }, () => {
  const page = readFileSync('docs/library.md', 'utf8');
  const told = suites.map(([file]) => Number(new RegExp(`\\| ${file} +\\| (\\d+) +\\|`).exec(page)?.[1]));
  expect(told).toEqual(suites.map(([file]) => setUpLines(file)));
  expect(told[0]).toBeLessThanOrEqual(12);
});
