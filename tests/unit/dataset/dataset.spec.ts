import { describe, expect, it } from 'vitest';
import type { Run } from '../../../src/schema/requests.ts';
import { dialogWriters } from '../../fixtures/dialogs.ts';
import {
  categoryRun,
  columnNames,
  customRun,
  opened,
  openRun,
  rowTexts,
  texts,
} from '../../fixtures/runs.ts';
import {
  PATTERN_LABEL,
  RUN_ROWS_MAX,
  SPECIFIED_CATEGORIES,
  SPECIFIED_FORMATS,
  SPECIFIED_KINDS,
} from '../../fixtures/specification.ts';

const allKinds = SPECIFIED_KINDS.map(([kind, label]) => [label, kind] as const);

/** A run in every format, written from chunks of that many rows. */
function writeAll(run: Run, rowsPerChunk: number): string[] {
  const table = opened(run);
  const creators = ([...SPECIFIED_FORMATS, 'text'] as const).map((format) => dialogWriters[format]);
  const files = creators.map((createWriter) => {
    const writer = createWriter(table);
    return { writer, parts: [writer.head()] };
  });
  for (let from = 0; from < run.rows; from += rowsPerChunk) {
    const batch = table.read(from, Math.min(from + rowsPerChunk, run.rows));
    for (const { writer, parts } of files) parts.push(writer.rows(batch, from));
  }
  return files.map(({ writer, parts }) => parts.join('') + writer.tail());
}

describe('a run', () => {
  const runs = [
    {
      name: 'of a category with a pattern',
      run: categoryRun('person', { rows: RUN_ROWS_MAX, pattern: '[a-z]{3}' }),
    },
    { name: 'of the custom tool', run: customRun(allKinds, { rows: RUN_ROWS_MAX }) },
  ];

  describe.each(runs)('$name', ({ run }) => {
    const whole = writeAll(run, 5000);

    it.each([1, 7, 1000])('gives the same bytes in chunks of %d rows as in one of 5,000', (rowsPerChunk) => {
      const files = writeAll(run, rowsPerChunk);
      for (const [i, file] of whole.entries()) {
        expect(file.length).toBeGreaterThan(RUN_ROWS_MAX * 50);
        expect(files[i] === file).toBe(true);
      }
    });

    it('gives the same row alone as among all rows', () => {
      const all = texts(run);
      const table = opened(run);
      for (const row of [0, 1, 499, 500, 2500, 4999, 3]) {
        expect(rowTexts(table, row, row + 1)).toEqual([all[row]]);
      }
    });

    it('gives other rows with another seed', () => {
      const other = texts({ ...run, seed: run.seed + 1 }, 0, 100);
      const rows = texts(run, 0, 100);
      expect(rows.filter((row, i) => row.join() === other[i]?.join())).toEqual([]);
    });

    it('gives only different rows', () => {
      expect(new Set(texts(run).map((row) => row.join('\n'))).size).toBe(RUN_ROWS_MAX);
    });
  });

  it('gives the same rows with more rows after them', () => {
    expect(texts(categoryRun('food', { rows: 50 }))).toEqual(
      texts(categoryRun('food', { rows: 5000 }), 0, 50),
    );
  });

  it('has a million different UUIDs', { tags: ['deep'] }, () => {
    const table = opened(categoryRun('datatype', { fields: ['UUID'] }));
    const seen = new Set<string>();
    for (let from = 0; from < 1_000_000; from += 50_000) {
      for (const uuid of table.read(from, from + 50_000).columns[0] ?? []) seen.add(String(uuid));
    }
    expect(seen.size).toBe(1_000_000);
  });
});

/** Columns that another one changes: an IBAN the account and its currency, and a place the country. */
const CHANGED_BY: ReadonlyMap<string, string> = new Map([
  ...['Account Number', 'Amount', 'Currency Code', 'Currency Name', 'Currency Symbol'].map(
    (label) => [label, 'IBAN'] as const,
  ),
  ['Country', 'City'],
  ['Country Code', 'City'],
]);

describe.each(SPECIFIED_CATEGORIES)('the columns of $id', ({ id, labels }) => {
  it('are each the same alone as together with all others and a pattern', () => {
    const together = texts(categoryRun(id, { rows: 100, pattern: '\\d{6}' }));
    for (const [column, label] of labels.entries()) {
      const other = CHANGED_BY.get(label);
      const fields = labels.filter((each) => each === label || each === other);
      const alone = texts(categoryRun(id, { rows: 100, fields }));
      expect(together.map((row) => row[column])).toEqual(alone.map((row) => row[fields.indexOf(label)]));
    }
  });

  it('come in the order of the category, whatever the order of the request', () => {
    const backwards = [...labels].reverse();
    expect(columnNames(categoryRun(id, { fields: backwards }))).toEqual(labels);
    expect(texts(categoryRun(id, { fields: backwards }))).toEqual(texts(categoryRun(id)));
  });
});

describe('the columns of the custom tool', () => {
  it.each(SPECIFIED_KINDS)('leave a column of %s alone when others are added after it', (kind, label) => {
    const alone = texts(customRun([[label, kind]], { rows: 100 })).flat();
    const others = allKinds.filter(([other]) => other !== label);
    const together = texts(customRun([[label, kind], ...others, ['more', kind]], { rows: 100 }));
    expect(together.map(([first]) => first)).toEqual(alone);
    expect(together.map((row) => row.at(-1))).not.toEqual(alone);
  });

  it('come in the order of the request', () => {
    const names = ['b', '2', '1', '__proto__', 'constructor', 'a'];
    expect(columnNames(customRun(names.map((name) => [name, 'words'])))).toEqual(names);
  });

  it('have their names trimmed', () => {
    expect(columnNames(customRun([['  a b\t', 'words']]))).toEqual(['a b']);
  });

  it('are columns of the table custom_data', () => {
    expect(opened(customRun([['a', 'words']])).name).toBe('custom_data');
  });
});

describe('the pattern', () => {
  it('is the last column, under its own name', () => {
    expect(columnNames(categoryRun('music', { pattern: 'a' }))).toEqual([
      'Genre',
      'Song Name',
      PATTERN_LABEL,
    ]);
  });

  it('is the only column if no field is requested', () => {
    const run = categoryRun('music', { fields: [], pattern: '  x{3}\n' });
    expect(columnNames(run)).toEqual([PATTERN_LABEL]);
    expect(new Set(texts(run).flat())).toEqual(new Set(['xxx']));
  });

  it('adds no column if it is blank', () => {
    expect(columnNames(categoryRun('music', { pattern: ' \n\t ' }))).toEqual(['Genre', 'Song Name']);
  });

  it('matches every value that it gives', () => {
    const values = texts(categoryRun('music', { fields: [], rows: 1000, pattern: '[A-Z]{2}-\\d{4}' })).flat();
    expect(values.filter((value) => !/^[A-Z]{2}-\d{4}$/.test(value))).toEqual([]);
    expect(new Set(values).size).toBeGreaterThan(990);
  });

  it.each(['(', '[z-a]', 'a**', 'a{2,1}', '\\', '*', '(?<n>a)(?<n>b)'])(
    'reads Invalid Pattern in every row where it is %j, and says why',
    (pattern) => {
      const run = categoryRun('music', { pattern });
      expect(new Set(texts(run).map((row) => row[2]))).toEqual(new Set(['Invalid Pattern']));
      expect(texts(run).map((row) => row.slice(0, 2))).toEqual(texts(categoryRun('music')));
      expect(opened(run).columns.at(-1)?.problem?.kind).toBe('invalid');
      expect(opened(run).columns.at(-1)?.problem?.detail).not.toBe('');
    },
  );
});

describe('a request that cannot be met', () => {
  /** A request as it may arrive from another thread, without type checks. */
  function arriving(changes: object, run: Run = categoryRun('person')): Run {
    return JSON.parse(JSON.stringify({ ...run, request: { ...run.request, ...changes } }));
  }

  it.each([0, -1, 5001, 1.5, Number.NaN, Number.POSITIVE_INFINITY, -0, 1e21])(
    'is one of %d rows, in both tools',
    (rows) => {
      const refusal = { ok: false, error: 'row-count' };
      expect(openRun({ ...categoryRun('person'), rows })).toEqual(refusal);
      expect(openRun({ ...customRun([['a', 'names']]), rows })).toEqual(refusal);
    },
  );

  it('has a row count that is not a number', () => {
    const run: Run = JSON.parse(JSON.stringify({ ...categoryRun('person'), rows: '10' }));
    expect(openRun(run)).toEqual({ ok: false, error: 'row-count' });
  });

  it.each([1, 5000])('is not one of %d rows', (rows) => {
    expect(openRun(categoryRun('person', { rows })).ok).toBe(true);
    expect(texts(categoryRun('phone', { rows }))).toHaveLength(rows);
  });

  it.each(['Nonsense', 'full name', 'toString', '__proto__', 'constructor', ''])(
    'is one of the unknown field %j',
    (label) => {
      const run = arriving({ fields: ['Full Name', label] });
      expect(openRun(run)).toEqual({ ok: false, error: 'unknown-field' });
    },
  );

  it.each(['nonsense', 'toString', '__proto__', 'constructor'])(
    'is one of the unknown category %j',
    (category) => {
      expect(openRun(arriving({ category }))).toEqual({ ok: false, error: 'unknown-field' });
    },
  );

  it.each(['', '   ', '\n\t'])('is one of no field and the pattern %j', (pattern) => {
    expect(openRun(categoryRun('person', { fields: [], pattern }))).toEqual({
      ok: false,
      error: 'nothing-chosen',
    });
  });

  it('has no columns', () => {
    expect(openRun(customRun([]))).toEqual({ ok: false, error: 'no-columns' });
  });

  it.each(['', ' ', '\t \n', '\u00a0\ufeff'])('is one of the blank name %j', (name) => {
    expect(
      openRun(
        customRun([
          ['a', 'names'],
          [name, 'names'],
        ]),
      ),
    ).toEqual({
      ok: false,
      error: 'blank-column-name',
    });
  });

  it.each([
    ['a', 'a'],
    ['a', ' a '],
    ['a\n', '\ta'],
    ['__proto__', '__proto__'],
  ])('is one of the equal names %j and %j', (one, other) => {
    const run = customRun([
      [one, 'names'],
      ['b', 'names'],
      [other, 'emails'],
    ]);
    expect(openRun(run)).toEqual({ ok: false, error: 'duplicate-column-name' });
  });

  it.each([
    ['a', 'A'],
    ['é', 'e\u0301'],
    ['1', '01'],
  ])('is not one of the different names %j and %j', (one, other) => {
    expect(
      columnNames(
        customRun([
          [one, 'names'],
          [other, 'names'],
        ]),
      ),
    ).toEqual([one, other]);
  });

  it.each(['nonsense', 'toString', '__proto__'])('is one of the unknown kind %j', (kind) => {
    const run = arriving({ columns: [{ name: 'a', kind }] }, customRun([]));
    expect(openRun(run)).toEqual({ ok: false, error: 'unknown-kind' });
  });
});

describe('dates', () => {
  it('are relative to the moment of the run, not to the clock', () => {
    const then = { ...categoryRun('date', { rows: 100 }), now: Date.UTC(2001, 0, 1) };
    for (const [past = '', future = '', soon = '', recent = ''] of texts(then)) {
      expect(past < '2001' && recent < '2001').toBe(true);
      expect(future >= '2001' && soon >= '2001' && soon < '2001-01-03').toBe(true);
    }
  });
});
