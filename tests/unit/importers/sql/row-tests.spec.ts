import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '../../../../src/catalogue/field.ts';
import type { SourceDialect, TestTools, Verdict } from '../../../../src/importers/source-tables.ts';
import { tableIn } from './read.ts';

const tools: TestTools = { matches: (pattern, text) => new RegExp(pattern).test(text) };

/** The verdicts of a table's only check on rows, whose cells are those of columns by their names. */
function verdicts(
  definition: string,
  rows: readonly Readonly<Record<string, Cell>>[],
  dialect: SourceDialect,
): readonly Verdict[] {
  const { constraints = [] } = tableIn(`CREATE TABLE t (${definition});`, dialect);
  expect(constraints).toHaveLength(1);
  const [{ columns, holds } = { columns: [] }] = constraints;
  const cellsOf = (row: Readonly<Record<string, Cell>>) => columns.map((name) => row[name] ?? null);
  return rows.map((row) => holds?.(cellsOf(row), tools) ?? 'unknown');
}

const TYPES = {
  i: 'int',
  j: 'int',
  n: 'numeric(8, 2)',
  s: 'text',
  u: 'text',
  b: 'boolean',
  d: 'date',
  e: 'date',
  m: 'timestamp',
  q: 'time',
};

/** Values in SQL, with the cells that the engine has for them. */
const literalOf = (cell: Cell, type: string): string => {
  if (cell === null) return 'NULL';
  if (type === 'date') return `'${new Date(Number(cell)).toISOString().slice(0, 10)}'`;
  if (type === 'timestamp') return `'${new Date(Number(cell)).toISOString().slice(0, 19)}'`;
  return typeof cell === 'string' ? `'${cell.replaceAll("'", "''")}'` : String(cell);
};

const orNull = (values: fc.Arbitrary<Cell>) => fc.option(values, { nil: null, freq: 4 });
const text = fc.constantFrom('', 'a', 'A', 'ab', 'AB-12', ' x ', 'new', 'Ab_c', 'it%s', "o'k", 'über');
const day = fc.integer({ min: 18_000, max: 18_060 }).map((days) => days * 86_400_000);
const row = fc.record({
  i: orNull(fc.integer({ min: -3, max: 12 })),
  j: orNull(fc.integer({ min: -3, max: 12 })),
  n: orNull(fc.integer({ min: -300, max: 1200 }).map((cents) => cents / 100)),
  s: orNull(text),
  u: orNull(text),
  b: orNull(fc.boolean()),
  d: orNull(day),
  e: orNull(day),
  m: orNull(fc.integer({ min: 18_000 * 24, max: 18_060 * 24 }).map((hours) => hours * 3_600_000)),
  q: orNull(fc.constantFrom('08:00:00', '09:30:00', '17:45:10')),
});

/** Conditions on those columns, whose answers the reader knows for every row. */
const leaves = [
  ...[
    'i > 3',
    'i <> j',
    'i = ANY (ARRAY[1, 2, 3])',
    'i NOT IN (1, 2)',
    'i BETWEEN j AND 9',
    'NOT (i BETWEEN 1 AND 5)',
  ],
  ...[
    'i + j * 2 > 7',
    'i % 3 = 1',
    'i IS DISTINCT FROM j',
    '(i IS NOT NULL) <> (j IS NOT NULL)',
    'num_nonnulls(i, s, d) = 1',
  ],
  ...[
    'num_nulls(i, j) <= 1',
    'COALESCE(i, j) IS NOT NULL',
    '-i < 2',
    'abs(i) > 2',
    'i > ALL (ARRAY[1, 2])',
    'i::numeric >= n',
  ],
  ...[
    'n > 0.5',
    'n <= i',
    'n = 3',
    'b',
    'NOT b',
    'b IS NOT TRUE',
    '(i > 3) IS UNKNOWN',
    'b = (i > 2)',
    'i IS NULL',
  ],
  ...[
    "s = 'a'",
    "s IN ('a', 'A', 'new')",
    "lower(s) = ANY (ARRAY['a'::text, 'ab'])",
    "s <> ''",
    "trim(s) <> ''",
  ],
  ...[
    "s ~ '^[A-Z]{2}-[0-9]+$'",
    "s !~ 'b'",
    "s LIKE 'A%'",
    "s NOT LIKE '%b%'",
    "s ILIKE 'a%'",
    "s LIKE 'it\\%_'",
  ],
  ...[
    "s LIKE 'Ab!_c' ESCAPE '!'",
    "s SIMILAR TO '(a|A)%'",
    'length(s) >= 2',
    'char_length(s) = length(u)',
    "s || 'x' = 'ax'",
  ],
  ...[
    "substring(s FROM 1 FOR 1) = 'A'",
    "position('-' IN s) > 0",
    "left(s, 2) = 'AB'",
    's = u',
    's IS NOT DISTINCT FROM u',
  ],
  ...[
    'CASE WHEN i > 3 THEN s IS NOT NULL WHEN i > 0 THEN j > 1 ELSE true END',
    "CASE s WHEN 'a' THEN 1 ELSE 2 END = 1",
  ],
  ...[
    "d > '2019-05-01'",
    "d BETWEEN '2019-04-20' AND '2019-05-05'",
    'd <= e',
    'e - d >= 5',
    'd + 3 < e',
    "m < '2019-05-01 12:00:00'",
  ],
  ...[
    'EXTRACT(month FROM d) = 5',
    'EXTRACT(hour FROM m) BETWEEN 9 AND 17',
    "q >= '09:00'",
    'm::date = d',
    "date_part('dow', d) <> 0",
  ],
];

describe('the verdict on a row', () => {
  let database: PGlite;
  beforeAll(async () => {
    database = await PGlite.create();
    await database.exec("SET timezone = 'UTC'");
  });
  afterAll(() => database.close());

  /** Whether PostgreSQL takes each row. */
  async function taken(condition: string, rows: readonly Readonly<Record<string, Cell>>[]) {
    const types = Object.entries(TYPES);
    const values = rows.map(
      (one) =>
        `(${types.map(([name, type]) => `${literalOf(one[name as keyof typeof TYPES] ?? null, type)}::${type}`).join(', ')})`,
    );
    const names = Object.keys(TYPES).join(', ');
    const result = await database.query<{ taken: boolean }>(
      `SELECT (${condition}) IS NOT FALSE AS taken FROM (VALUES ${values.join(', ')}) AS r (${names})`,
    );
    return result.rows.map((one) => one.taken);
  }

  function verdictsOf(condition: string, rows: readonly Readonly<Record<string, Cell>>[]) {
    const columns = Object.entries(TYPES).map((column) => column.join(' '));
    return verdicts(`${columns.join(', ')}, CHECK (${condition})`, rows, 'postgresql');
  }

  it.each(leaves)('is that of PostgreSQL: %s', async (condition) => {
    const rows = fc.sample(row, { numRuns: 60, seed: 7 });
    const expected = await taken(condition, rows);
    expect(verdictsOf(condition, rows)).toEqual(expected);
  });

  it('never contradicts PostgreSQL in conditions of conditions', async () => {
    const leaf = fc.constantFrom(...leaves).map((condition) => `(${condition})`);
    const { condition } = fc.letrec<{ condition: string }>((tie) => ({
      condition: fc.oneof(
        { maxDepth: 3, depthSize: 'small' },
        leaf,
        fc
          .tuple(tie('condition'), fc.constantFrom('AND', 'OR', '=', 'IS DISTINCT FROM'), tie('condition'))
          .map((parts) => `(${parts.join(' ')})`),
        tie('condition').map((inner) => `(NOT ${inner})`),
        tie('condition').map((inner) => `(${inner} IS NOT UNKNOWN)`),
      ),
    }));
    await fc.assert(
      fc.asyncProperty(condition, fc.array(row, { minLength: 20, maxLength: 20 }), async (written, rows) => {
        const found = verdictsOf(written, rows);
        const expected = await taken(written, rows);
        // Beside a moment, a calculation with days is unknown.
        const judged = found.map((one, i) => (one === 'unknown' ? expected[i] : one));
        expect(judged).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a verdict that depends on what the reader does not know', () => {
  it.each<[string, SourceDialect, string, Cell]>([
    ['the order of texts by a collation', 'postgresql', "s > 'm'", 'n'],
    ['a function that is not read', 'postgresql', 'is_valid(s)', 'n'],
    ['a column that ignores case', 'mysql', "s = 'NEW'", 'new'],
    ['blanks at the end', 'mysql', "s = 'new'", 'new '],
    ['a collation', 'sqlite', "s = 'NEW' COLLATE NOCASE", 'new'],
    ['a pattern that ignores case', 'mysql', "s REGEXP '^[a-z]+$'", 'NEW'],
    ['a subquery', 'postgresql', 's IN (SELECT s FROM u)', 'new'],
    ['letters of a locale', 'postgresql', 'upper(s) = s', 'né'],
  ])('is unknown: %s', (_, dialect, condition, cell) => {
    expect(verdicts(`s text, CHECK (${condition})`, [{ s: cell }], dialect)).toEqual(['unknown']);
  });

  it('is known where another part of the condition decides', () => {
    const definition = 'i int, s text, CHECK (i > 3 AND is_valid(s) OR i = 1)';
    const rows = [0, 1, 4].map((i) => ({ i, s: 'a' }));
    expect(verdicts(definition, rows, 'postgresql')).toEqual([false, true, 'unknown']);
  });
});

describe('conditions of other dialects', () => {
  it.each<[SourceDialect, string, Cell, Verdict]>([
    ['mysql', "s LIKE 'a%' || s LIKE 'b%'", 'bc', true],
    ['mysql', "s LIKE 'A%'", 'abc', true],
    ['mysql', "char_length(s) > 2 XOR s = 'a'", 'a', true],
    ['mysql', '!(s <=> NULL)', null, false],
    ['sqlite', "s LIKE 'A\\_%'", 'a\\xyz', true],
    ['sqlite', "s LIKE 'A\\_%'", 'A_x', false],
    ['sqlite', "s GLOB 'A*'", 'abc', false],
    ['sqlite', 's NOT NULL', null, false],
    ['sqlserver', "[s] LIKE '[A-C]%'", 'B1', true],
    ['sqlserver', "[s] LIKE '[A-C]%'", '1B', false],
    ['sqlserver', 'len([s]) = 2', 'ab  ', true],
    ['sqlserver', 'isjson([s]) = 1', '{"a": 1}', true],
    ['sqlserver', 'isjson([s]) = 1', '{a', false],
    ['postgresql', "trim(both from s) <> ''", '  ', false],
    ['postgresql', "s OPERATOR(pg_catalog.~) '^a'", 'ba', false],
  ])('%s: %s of %j', (dialect, condition, cell, expected) => {
    const type = dialect === 'sqlserver' ? '[s] nvarchar(40)' : 's varchar(40)';
    expect(verdicts(`${type}, CHECK (${condition})`, [{ s: cell }], dialect)).toEqual([expected]);
  });
});
