/** @module-tag deep */
import { describe, expect, it } from 'vitest';
import { FIRST_DAY, FIRST_MOMENT, placeOf, sampleFile } from '../../../fixtures/sample-file.ts';
import { columnsOf, tablesOf } from './read.ts';

const ROWS = 100_000;
const iso = (ms: number) => new Date(ms).toISOString();

describe('a CSV file of 100,000 rows', () => {
  const { tables, skipped } = tablesOf(sampleFile(ROWS), 'csv', 'orders');
  const [table] = tables;
  const facts = new Map(
    table?.columns.map(({ name, type, sample }) => [name, { type: type.value, ...sample }]),
  );

  it('is read whole', () => {
    expect(table).toMatchObject({
      name: 'orders',
      rowCount: ROWS,
      primaryKey: ['id'],
      // The ranges of both keep the order.
      comparisons: [],
    });
    expect(skipped).toEqual([]);
  });

  it.each<[name: string, expected: object]>([
    [
      'id',
      {
        type: 'integer',
        nulls: 0,
        distinct: ROWS,
        isUnique: true,
        order: { kind: 'sequence', start: 1, step: 1 },
      },
    ],
    ['uuid', { type: 'uuid', nulls: 0, distinct: ROWS, isUnique: true, isDistinctCapped: false }],
    [
      'status',
      {
        type: 'text',
        distinct: 4,
        few: [
          { value: 'paid', count: 50_000 },
          { value: 'new', count: 30_000 },
          { value: 'shipped', count: 15_000 },
          { value: 'lost', count: 5000 },
        ],
      },
    ],
    ['net', { type: 'decimal', nulls: 0, min: 5, max: 500, decimals: 2, distinct: 49_501, isUnique: false }],
    [
      'gross',
      {
        type: 'decimal',
        min: 5.95,
        max: 595,
        derived: { kind: 'formula', expression: 'round(net * 1.19, 2)' },
      },
    ],
    ['qty', { type: 'integer', nulls: 25_000, min: 1, max: 7, distinct: 7 }],
    [
      'created_at',
      { type: 'timestamp', nulls: 0, min: iso(FIRST_MOMENT), max: iso(FIRST_MOMENT + (ROWS - 1) * 60_000) },
    ],
    ['birth', { type: 'date', nulls: 10_000, min: iso(FIRST_DAY).slice(0, 10) }],
    [
      'active',
      {
        type: 'boolean',
        few: [
          { value: false, count: 80_000 },
          { value: true, count: 20_000 },
        ],
      },
    ],
    ['first', { type: 'text', minLength: 5, maxLength: 5 }],
    ['name', { type: 'text', derived: { kind: 'template', text: '{first} {last}' } }],
  ])('has the facts of %s', (name, expected) => {
    expect(facts.get(name)).toMatchObject({ rows: ROWS, ...expected });
  });

  it('has a bin for each of the few numbers, with exact counts', () => {
    const counts = new Array<number>(7).fill(0);
    for (let row = 0; row < ROWS; row++) {
      const place = placeOf(row, ROWS);
      if (place % 4 !== 0) counts[place % 7] = (counts[place % 7] ?? 0) + 1;
    }
    expect(facts.get('qty')?.bins).toEqual(counts);
  });

  it('has bins that count every value of a range', () => {
    for (const [name, count] of [
      ['net', ROWS],
      ['created_at', ROWS],
      ['birth', 90_000],
    ] as const) {
      const { bins = [] } = facts.get(name) ?? {};
      expect(bins).toHaveLength(50);
      expect(bins.reduce((a, b) => a + b)).toBe(count);
    }
    // The moments are one a minute: every bin has the same count.
    expect(facts.get('created_at')?.bins).toEqual(new Array(50).fill(ROWS / 50));
  });
});

describe('a file with more values than are kept', () => {
  const rows = 650_000;
  const columns = ['a', 'b', 'c', 'd', 'e', 'id'];

  it('says so, and knows no uniqueness but that of a sequence', () => {
    const lines = [columns.join()];
    for (let row = 0; row < rows; row++) {
      const place = placeOf(row, rows);
      lines.push(`${place},x${place},${place / 4},${place % 10},${iso(FIRST_MOMENT + place * 1000)},${row}`);
    }
    const read = columnsOf(lines.join('\n'), 'csv');
    const sample = new Map(read.map((column) => [column.name, column.sample]));
    const large = ['a', 'b', 'c', 'e'].map((name) => sample.get(name));
    for (const facts of large) {
      expect(facts).toMatchObject({ rows, nulls: 0, isUnique: facts?.isDistinctCapped === false });
    }
    expect(large.filter((facts) => facts?.isDistinctCapped).length).toBeGreaterThan(1);
    expect(sample.get('a')).toMatchObject({ min: 0, max: rows - 1 });
    // One number has one digit. Not all of so many texts show their form.
    expect(sample.get('b')).toMatchObject({
      pattern: expect.stringMatching(/^x\(.*\[1-9\]\\d\{1,4\}\|\[1-6\]\\d\{5\}\)$/),
      maxLength: 7,
    });
    expect(sample.get('d')).toMatchObject({ distinct: 10, isDistinctCapped: false });
    expect(sample.get('id')).toMatchObject({ distinct: rows, isUnique: true, isDistinctCapped: false });
    // Every number occurs once, so every bin has its share, but for buckets across the edges of bins.
    for (const name of ['a', 'c', 'e']) {
      const bins = sample.get(name)?.bins ?? [];
      expect(bins.reduce((a, b) => a + b)).toBe(rows);
      for (const bin of bins) expect(Math.abs(bin - rows / 50)).toBeLessThan(rows / 1000);
    }
  });
});
