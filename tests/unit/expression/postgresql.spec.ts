/** @module-tag deep */
import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/catalogue/field.ts';
import { evaluate } from './evaluate.ts';

const database = new PGlite();
afterAll(() => database.close());

/** The results of expressions, as PostgreSQL writes them. */
async function asked(expressions: readonly string[]): Promise<readonly (string | null)[]> {
  const selects = expressions.map((expression, index) => `select ${index} as n, (${expression})::text as v`);
  const { rows } = await database.query<{ v: string | null }>(`${selects.join(' union all ')} order by n`);
  return rows.map(({ v }) => v);
}

/** Seven digits each, so that no sum, product or remainder has more than 15. */
const decimal = fc
  .tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.integer({ min: 0, max: 4 }))
  .map(([digits, places]) => (digits / 10 ** places).toFixed(places));

const pairs = fc.sample(fc.tuple(decimal, decimal), { numRuns: 300, seed: 1 });

const numberFrom = (text: string | null): Cell => (text === null ? null : Number(text) + 0);

describe('PostgreSQL gives the same', () => {
  it.each([
    ['a + b', '+'],
    ['a - b', '-'],
    ['a * b', '*'],
  ])('for %s of decimals of 7 digits', async (formula, operator) => {
    const expected = await asked(pairs.map(([a, b]) => `(${a})::numeric ${operator} (${b})::numeric`));
    const ours = pairs.map(([a, b]) => evaluate(formula, { a: ['decimal', a], b: ['decimal', b] }));
    expect(ours).toEqual(expected.map(numberFrom));
  });

  it('for the remainder of decimals', async () => {
    const expected = await asked(pairs.map(([a, b]) => `mod((${a})::numeric, nullif((${b})::numeric, 0))`));
    const ours = pairs.map(([a, b]) => evaluate('a % b', { a: ['decimal', a], b: ['decimal', b] }));
    expect(ours).toEqual(expected.map(numberFrom));
  });

  it.each([-2, 0, 1, 2, 3])('for a decimal rounded to %i places', async (places) => {
    const expected = await asked(pairs.map(([a]) => `round((${a})::numeric, ${places})`));
    const ours = pairs.map(([a]) => evaluate(`round(a, ${places})`, { a: ['decimal', a] }));
    expect(ours).toEqual(expected.map(numberFrom));
  });

  it.each(['true and null', 'false and null', 'true or null', 'false or null', 'not null'])(
    'for %s',
    async (formula) => {
      const [expected] = await asked([formula]);
      expect(evaluate(formula)).toBe(expected === null ? null : expected === 'true');
    },
  );

  it.each([
    ["substring('abcdef', 0, 3)", "substring('abcdef' from 0 for 3)"],
    ["substring('abcdef', -1, 3)", "substring('abcdef' from -1 for 3)"],
    ["substring('a😀b', 2, 1)", "substring('a😀b' from 2 for 1)"],
    ["substring('abc', 9)", "substring('abc' from 9)"],
    ["length('a😀b')", "length('a😀b')"],
    ["replace('aaa', 'aa', 'b')", "replace('aaa', 'aa', 'b')"],
    ["replace('abc', '', 'x')", "replace('abc', '', 'x')"],
    ["max('a', null, 'b')", "greatest('a', null, 'b')"],
    ['min(null, 2, 1.5)', 'least(null, 2, 1.5)'],
    ["concat('a', null, 1, true)", "concat('a', null, 1, true::text)"],
    ['-7 % 3', '-7 % 3'],
    ['7 % -3', '7 % -3'],
    ["daysBetween('2024-02-28', '2024-03-01')", "date '2024-03-01' - date '2024-02-28'"],
    ["'\uE000' < '\u{10000}'", "'\uE000' < '\u{10000}' collate \"C\""],
  ])('for %s', async (formula, sql) => {
    const [expected] = await asked([sql]);
    expect(String(evaluate(formula))).toBe(expected);
  });
});
