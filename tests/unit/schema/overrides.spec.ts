import { describe, expect, it } from 'vitest';
import { type Overrides, withOverrides } from '../../../src/schema/overrides.ts';

const grouped = {
  name: 'lines',
  rows: 60,
  columns: [
    {
      name: 'order_id',
      field: 'reference',
      options: { table: 'orders', column: 'id', children: { each: 3 } },
    },
  ],
};
const document = {
  version: 1,
  seed: 'a',
  now: '2026-01-01',
  tables: [
    { name: 'users', rows: 100, columns: [] },
    { name: 'orders', rows: 20, columns: [] },
    grouped,
    { name: 'plans', given: { rows: [] }, columns: [] },
    { name: 'none', rows: 0, columns: [] },
  ],
};

/** The rows of each table, by their order; a dash where a table has no number of its own. */
function rowsOf(overrides: Overrides): string {
  const changed = withOverrides(document, overrides);
  if (!changed.ok) return changed.error.map(({ message }) => message).join(' ');
  const { tables } = changed.value as { readonly tables: readonly { readonly rows?: number }[] };
  return tables.map(({ rows = '-' }) => rows).join(' ');
}

describe('changes of a schema for one command', () => {
  it.each<readonly [string, Overrides, string]>([
    ['keep a document without any', {}, '100 20 60 - 0'],
    ['set the rows of one table', { rows: new Map([['users', 7]]) }, '7 20 60 - 0'],
    ['set the rows of every table that has its own number', { allRows: 5 }, '5 5 - - 5'],
    ['let a name win', { allRows: 5, rows: new Map([['orders', 9]]) }, '5 9 - - 5'],
    ['scale rows, and keep at least one', { scale: 0.001 }, '1 1 - - 0'],
    ['scale rows up', { scale: 2.5 }, '250 50 - - 0'],
    [
      'name what exists',
      { rows: new Map([['user', 1]]) },
      'There is no table “user”. The tables are “users”, “orders”, “lines”, “plans”, “none”. Did you mean “users”?',
    ],
    ['refuse rows that are given', { rows: new Map([['plans', 1]]) }, 'The rows of “plans” are given.'],
    [
      'refuse rows that follow',
      { rows: new Map([['lines', 1]]) },
      'The rows of “lines” follow from those of its parents.',
    ],
  ])('%s', (_, overrides, expected) => {
    expect(rowsOf(overrides)).toBe(expected);
  });

  it('set the seed and the moment', () => {
    expect(withOverrides(document, { seed: 'b', now: '2026-02-02' })).toMatchObject({
      value: { seed: 'b', now: '2026-02-02' },
    });
  });

  it('leave a document that is none to its check', () => {
    for (const invalid of [null, 5, {}, { tables: 1 }, { tables: [null, { name: 3 }] }])
      expect(withOverrides(invalid, { scale: 2 })).toEqual({ ok: true, value: invalid });
  });
});
