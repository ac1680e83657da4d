import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyCell } from '../../fixtures/any-text.ts';
import { codeOf, openDocument } from '../../fixtures/code.ts';
import { loadCopy } from '../../fixtures/load-copy.ts';
import { columnOf, tableOf } from '../../fixtures/tables.ts';
import { schemaFile, writerOf } from '../../fixtures/writers.ts';

let postgres: PGlite;
beforeAll(async () => {
  postgres = await PGlite.create();
});
afterAll(() => postgres.close());

/** Writes one column of JSON cells with a type of its own, loads the file, and reads the column as JSON. */
async function stored(
  format: string,
  sqlType: string,
  values: readonly unknown[],
): Promise<readonly unknown[]> {
  const table = tableOf('t', [columnOf('id', 'integer'), columnOf('a', 'json', { sqlType, nullable: true })]);
  const writer = writerOf(format, table);
  const cells = values.map((value) => (value === null ? null : JSON.stringify(value)));
  const batch = { rowCount: values.length, columns: [values.map((_, i) => i), cells] };
  await postgres.exec('DROP TABLE IF EXISTS "t"');
  await loadCopy(postgres, writer.head() + writer.rows(batch, 0) + writer.tail());
  const { rows } = await postgres.query<{ a: unknown }>('SELECT to_jsonb("a") AS a FROM "t" ORDER BY "id"');
  return rows.map(({ a }) => a);
}

const TEXTS = [
  ['a', 'b c', '', 'NULL', null, 'a,b', '{x}', '"', '\\', "'", '\n', '\t', ' ', '\u00e9', '\\N'],
  [],
  null,
];

/** A type, and values as JSON that PostgreSQL reads back alike. */
const cases: readonly (readonly [string, readonly unknown[]])[] = [
  ['text[]', TEXTS],
  ['_text', TEXTS],
  ['TEXT ARRAY', TEXTS],
  ['text ARRAY[4]', TEXTS],
  ['pg_catalog.text[ ]', TEXTS],
  ['varchar(20)[]', TEXTS],
  ['int[]', [[1, -2, null], []]],
  ['integer[3]', [[1, 2, 3]]],
  ['bigint[]', [[9007199254740991]]],
  ['numeric[]', [[0.5, 1e21, -3]]],
  ['boolean[]', [[true, false, null], [true]]],
  ['date[]', [['2026-11-21']]],
  ['timestamp[]', [['2026-11-21T10:15:00.007']]],
  [
    'int[][]',
    [
      [
        [1, 2],
        [3, 4],
      ],
      [[5]],
    ],
  ],
  [
    'text[][]',
    [
      [
        ['a,b', '}'],
        [null, '"'],
      ],
    ],
  ],
  ['jsonb[]', [[{ a: ['x"y', 1] }, 'text', 1, [1, 2], true, null]]],
  ['json[]', [[{ a: '\\' }, []]]],
  ['jsonb', [[1, 'a'], { a: 1 }]],
];

describe.each(['sql', 'sql-copy'])('the format %s', (format) => {
  it.each(cases)('writes arrays of the type %s as PostgreSQL reads them', async (type, values) => {
    expect(await stored(format, type, values)).toEqual(values);
  });

  it('writes any texts in arrays', async () => {
    const isStorable = (text: unknown) => typeof text === 'string' && !/[\0\ud800-\udfff]/.test(text);
    const anyTexts = fc.array(fc.array(anyCell.filter(isStorable), { maxLength: 5 }), {
      minLength: 20,
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(anyTexts, async (texts) => {
        expect(await stored(format, 'text[]', texts)).toEqual(texts);
      }),
      { seed: 16, numRuns: 20 },
    );
  });

  it('drops NUL from a text in an array, and keeps every digit', async () => {
    expect(await stored(format, 'text[]', [['a\0b']])).toEqual([['ab']]);
    expect(await stored(format, 'numeric[]', [['9007199254740993', '0.50']])).toEqual([
      [9007199254740992, 0.5],
    ]);
    const { rows } = await postgres.query('SELECT "a"::text AS a FROM "t"');
    expect(rows).toEqual([{ a: '{9007199254740993,0.50}' }]);
  });
});

it.each(['sql', 'sql-copy'])(
  'arrays of empty arrays are empty arrays of PostgreSQL, by %s',
  async (format) => {
    const values = [[[], []], [[[], []], [[]]], [], [[1], [2]]];
    expect(await stored(format, 'int[][]', values)).toEqual([[], [], [], [[1], [2]]]);
    expect(await stored(format, 'jsonb[]', [[[], []]])).toEqual([[[], []]]);
  },
);

describe('a comment on arrays of different lengths', () => {
  const numbers = (minItems: number, maxItems: number) => ({
    field: 'array',
    options: { field: 'number', minItems, maxItems },
  });
  const arrays = (minItems: number, maxItems: number, { field, options }: ReturnType<typeof numbers>) => ({
    field: 'array',
    options: { field, options, minItems, maxItems },
  });
  const fileOf = (format: string, column: object, options: object) => {
    const columns = [{ name: 'a', type: 'int[]', ...column }];
    const source = openDocument({ version: 1, tables: [{ name: 't', rows: 20, columns }] });
    return format === 'ddl' ? codeOf('ddl', source, options) : schemaFile(format, source.tables, options);
  };
  const COMMENT = /^-- “t\.a” can have arrays of different lengths/m;
  const UNEVEN = arrays(2, 2, numbers(2, 3));

  it.each([
    ['sql', {}],
    ['sql', { create: false }],
    ['sql-copy', {}],
    ['sql-copy', { create: false }],
    ['ddl', { dialect: 'postgresql' }],
  ])('is in the file that PostgreSQL refuses: %s, %o', async (format, options) => {
    const file = fileOf(format, UNEVEN, options);
    expect(file).toMatch(COMMENT);
    if (format !== 'sql' || 'create' in options) return;
    await postgres.exec('DROP TABLE IF EXISTS "t"');
    await expect(postgres.exec(file)).rejects.toThrow(/malformed array/);
    await postgres.exec('ROLLBACK');
  });

  it.each([
    ['arrays of one length', arrays(1, 3, numbers(2, 2))],
    ['an array with one array', arrays(0, 1, numbers(0, 3))],
    ['empty arrays', arrays(0, 3, numbers(0, 0))],
    ['arrays that are JSON', { ...UNEVEN, type: 'jsonb[]' }],
  ])('is not in a file with %s, which PostgreSQL loads', async (_, column) => {
    const file = fileOf('sql', column, { drop: true });
    expect(file).not.toMatch(/^--/m);
    await postgres.exec(file);
    const { rows } = await postgres.query<{ count: number }>('SELECT count(*)::int AS count FROM "t"');
    expect(rows).toEqual([{ count: 20 }]);
  });
});

it('an array in another database stays JSON', () => {
  const table = tableOf('t', [columnOf('a', 'json', { sqlType: 'text[]' })]);
  const rows = writerOf('sql', table, { dialect: 'sqlite' }).rows({ rowCount: 1, columns: [['["a"]']] }, 0);
  expect(rows).toContain(`('["a"]')`);
});
