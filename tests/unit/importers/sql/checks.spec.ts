import { describe, expect, it } from 'vitest';
import { columnIn, read, reasonsIn, tableIn } from './read.ts';

/** Checks as pg_dump 15, mariadb-dump 10.11, SQLite's `.schema` and SQL Server Management Studio print them. */
const checks = [
  ['postgresql', 'text', "(c = ANY (ARRAY['new'::text, 'it''s'::text]))", { values: ['new', "it's"] }],
  [
    'postgresql',
    'varchar(9)',
    "(((c)::text = ANY ((ARRAY['a'::character varying, 'b'::character varying])::text[])))",
    { values: ['a', 'b'] },
  ],
  ['postgresql', 'smallint', '((c = ANY (ARRAY[1, 2, 3])))', { values: [1, 2, 3] }],
  ['postgresql', 'numeric(9,2)', '((c > (0)::numeric))', { bounds: { min: 0, exclusiveMin: true } }],
  ['postgresql', 'integer', '(((c >= 1) AND (c <= 100)))', { bounds: { min: 1, max: 100 } }],
  ['postgresql', 'integer', "((c > '-10'::integer))", { bounds: { min: -10, exclusiveMin: true } }],
  ['postgresql', 'numeric', '(((c IS NULL) OR (c < 1.5)))', { bounds: { max: 1.5, exclusiveMax: true } }],
  ['postgresql', 'date', "((c >= '2000-01-01'::date))", { bounds: { min: '2000-01-01' } }],
  [
    'postgresql',
    'timestamp with time zone',
    "((c < '2030-01-01 02:00:00+02'::timestamp with time zone))",
    { bounds: { max: '2030-01-01T00:00:00Z', exclusiveMax: true } },
  ],
  ['postgresql', 'text', '((length(c) <= 10))', { bounds: { maxLength: 10 } }],
  [
    'postgresql',
    'varchar(20)',
    '(((char_length((c)::text) >= 2) AND (char_length((c)::text) < 11)))',
    { bounds: { minLength: 2, maxLength: 10 } },
  ],
  ['postgresql', 'text', "((c <> ''::text))", { bounds: { minLength: 1 } }],
  ['postgresql', 'text', "((c ~ '^[A-Z]{2}$'::text))", { pattern: '^[A-Z]{2}$' }],
  ['postgresql', 'text', "((c ~ '^[[:alpha:]_]+$'::text))", { pattern: '^[A-Za-z_]+$' }],
  // `*+` is an operator that JavaScript lacks, but not in brackets.
  ['postgresql', 'text', "((c ~ '^[a-z.*+-]+$'::text))", { pattern: '^[a-z.*+-]+$' }],
  ['postgresql', 'text', "((c ~~ 'A%'::text))", { pattern: '^(?:A.*)$' }],
  ['postgresql', 'integer', '((c IS NOT NULL))', { nullable: false }],
  ['postgresql', 'integer', '((NOT (c < 5)))', { bounds: { min: 5 } }],
  ['mysql', 'int(11)', '(`c` between 1 and 100)', { bounds: { min: 1, max: 100 } }],
  ['mysql', 'decimal(9,2)', '(`c` > 0)', { bounds: { min: 0, exclusiveMin: true } }],
  ['mysql', 'varchar(9)', "(`c` in ('new','paid'))", { values: ['new', 'paid'] }],
  ['mysql', 'varchar(9)', "((`c` in (_utf8mb4'new',_utf8mb4'paid')))", { values: ['new', 'paid'] }],
  ['mysql', 'varchar(9)', "(`c` regexp '^[a-z]+$')", { pattern: '^[a-z]+$' }],
  ['mysql', 'varchar(9)', "(regexp_like(`c`,_utf8mb4'^[a-z]+$'))", { pattern: '^[a-z]+$' }],
  ['mysql', 'varchar(9)', '(char_length(`c`) between 2 and 5)', { bounds: { minLength: 2, maxLength: 5 } }],
  ['mysql', 'date', "(`c` > '2000-01-01')", { bounds: { min: '2000-01-01', exclusiveMin: true } }],
  ['sqlite', 'text', "(c IN ('a', 'b'))", { values: ['a', 'b'] }],
  ['sqlite', 'text', '(c IN ("a", "b"))', { values: ['a', 'b'] }],
  [
    'sqlite',
    'text',
    "(length(c) <= 10 and c glob 'a[0-9]*')",
    { bounds: { maxLength: 10 }, pattern: '^(?:a[0-9].*)$' },
  ],
  ['sqlite', 'boolean', '(c in (0,1))', { values: [false, true] }],
  ['sqlite', 'text', "(typeof(c) = 'text')", {}],
  ['sqlite', 'text', '(json_valid(c))', { nullable: false }],
  ['sqlite', 'text', '(c IS NULL OR json_valid(c))', {}],
  ['sqlserver', '[int]', '(([c]>(0)))', { bounds: { min: 0, exclusiveMin: true } }],
  ['sqlserver', '[int]', '(([c]>=(1) AND [c]<=(5)))', { bounds: { min: 1, max: 5 } }],
  ['sqlserver', '[nchar](1)', "(([c]='b' OR [c]=N'a'))", { values: ['b', 'a'] }],
  ['sqlserver', '[nchar](1)', "((upper([c])='F' OR upper([c])='M'))", { values: ['F', 'M'] }],
  ['sqlserver', '[char](5)', "(([c] like '[0-9][0-9]-%'))", { pattern: '^(?:[0-9][0-9]-.*)$' }],
  [
    'sqlserver',
    '[char](4)',
    "(([c]='0736' OR [c] like '99[0-9][0-9]'))",
    { pattern: '^(?:99[0-9][0-9]|0736)$' },
  ],
  ['sqlserver', '[date]', "(([c]>='19900101'))", { bounds: { min: '1990-01-01' } }],
  ['sqlserver', '[nvarchar](9)', '((len([c])>(2)))', { bounds: { minLength: 3 } }],
] as const;

describe('checks', () => {
  it.each(checks)('of %s on %s: CHECK %s', (dialect, type, check, expected) => {
    const script = `CREATE TABLE t (\n c ${type},\n CONSTRAINT k CHECK ${check}\n);`;
    const { name, type: read, format, ...facts } = columnIn(script, dialect);
    expect(facts).toEqual({ nullable: true, ...expected });
    expect(reasonsIn(script, dialect)).toEqual([]);
  });

  it.each([
    ['postgresql', '((e > s))', { left: 'e', operator: '>', right: 's' }],
    ['postgresql', '(((e IS NULL) OR (e >= s)))', { left: 'e', operator: '>=', right: 's' }],
    ['mysql', '(`s` <> `e`)', { left: 's', operator: '<>', right: 'e' }],
    ['sqlserver', '(([e]>=[s] OR [e] IS NULL))', { left: 'e', operator: '>=', right: 's' }],
  ] as const)('of %s that compare columns: %s', (dialect, check, comparison) => {
    const script = `CREATE TABLE t (s date, e date, CHECK ${check});`;
    expect(tableIn(script, dialect).comparisons).toEqual([comparison]);
    expect(reasonsIn(script, dialect)).toEqual([]);
  });

  it.each([
    '(c > 0 OR d > 3)',
    '(c % 2 = 0)',
    '(c <> 7)',
    '(c > d + 1)',
    '(c IS NULL OR d > 0)',
    '(CASE WHEN c > 0 THEN true ELSE false END)',
  ])('that no limit of a column keeps whole are demanded of rows: %s', (check) => {
    const { constraints } = tableIn(`CREATE TABLE t (\n c int,\n d int,\n CHECK ${check}\n);`, 'postgresql');
    expect(constraints).toMatchObject([{ text: `CHECK ${check}`, isInLimits: false, place: { line: 4 } }]);
  });

  it('that have no end are listed', () => {
    const { skipped } = read(
      'CREATE TABLE t (\n c int,\n d int,\n CHECK (c > 0 AND\n);\nCREATE TABLE u (c int);',
      'postgresql',
    );
    expect(skipped).toMatchObject([{ matters: true, place: { line: 4 } }]);
  });

  it('keep what a check says beside a part that cannot be kept', () => {
    const script = 'CREATE TABLE t (c int CHECK (c > 0 AND c % 2 = 0));';
    expect(columnIn(script, 'postgresql').bounds).toEqual({ min: 0, exclusiveMin: true });
    expect(tableIn(script, 'postgresql').constraints).toMatchObject([{ isInLimits: false }]);
  });

  it('together leave the narrowest range and the common values', () => {
    const script =
      "CREATE TABLE t (a int CHECK (a > 1), b text CHECK (b IN ('x', 'y')), CHECK (a >= 3), CHECK (b IN ('y', 'z')));";
    expect(columnIn(script, 'postgresql', 'a').bounds).toEqual({ min: 3 });
    expect(columnIn(script, 'postgresql', 'b').values).toEqual(['y']);
  });

  it('make JSON of what MariaDB stores as text', () => {
    const script =
      'CREATE TABLE `t` (`j` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT NULL CHECK (json_valid(`j`)));';
    expect(columnIn(script, 'mysql').type).toEqual({ value: 'json', written: 'longtext' });
  });
});
