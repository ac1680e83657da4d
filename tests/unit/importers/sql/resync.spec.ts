import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SourceDialect } from '../../../../src/importers/source-tables.ts';
import { columnIn, read, tableIn } from './read.ts';

const caseOf = (file: string) =>
  readFileSync(new URL(`../../../fixtures/import/cases/${file}`, import.meta.url), 'utf8');
const tablesIn = (text: string, dialect?: SourceDialect) =>
  read(text, dialect).tables.map(({ name, columns }) => [name, ...columns.map((column) => column.name)]);

const DIALECTS = ['postgresql', 'mysql', 'sqlite', 'sqlserver'] as const;

describe('the end of a batch', () => {
  const text = caseOf('11-go-crlf.sqlserver.sql');

  it.each([
    ['line feeds', text],
    ['carriage returns and line feeds', text.replaceAll('\n', '\r\n')],
    ['carriage returns', text.replaceAll('\n', '\r')],
    ['a count and a comment', text.replaceAll('GO\n', 'GO 5 -- five times\r\n')],
    ['a semicolon', text.replaceAll('GO\n', 'GO;\r\n')],
    ['small letters', text.replaceAll('GO\n', '  go \r\n')],
  ])('ends a function before it, with %s', (_, script) => {
    expect(tablesIn(script)).toEqual([
      ['a', 'id'],
      ['b', 'id'],
    ]);
  });

  it('ends a trigger and a procedure, with carriage returns and line feeds', () => {
    const script = `CREATE TABLE a (x int)
GO
CREATE TRIGGER t ON a AFTER INSERT AS
BEGIN
  UPDATE a SET x = 1;
END
GO
CREATE PROCEDURE p AS CREATE TABLE #b (y int); SELECT 1
GO
CREATE TABLE c (z int)
GO
`.replaceAll('\n', '\r\n');
    expect(tablesIn(script, 'sqlserver')).toEqual([
      ['a', 'x'],
      ['c', 'z'],
    ]);
  });
});

describe('names that begin with a digit', () => {
  it('are names of MySQL', () => {
    expect(tablesIn(caseOf('18-name-begins-with-digit.mysql.sql'))).toEqual([['opt', 'id', '4o6_interface']]);
  });

  it.each(['1st', '2fa_code', '123abc', '0x', '0xg1', '0b2', '1e', '3e_x', '9$'])('such as %s', (name) => {
    const script = `CREATE TABLE t (a int, ${name} varchar(9), KEY k (${name}), UNIQUE (${name}))`;
    expect(tableIn(script, 'mysql')).toMatchObject({
      columns: [{ name: 'a' }, { name }],
      uniqueKeys: [[name]],
    });
  });

  it.each([
    ['1e5', 100_000],
    ['1.5e+2', 150],
    ['0x1f', 31],
    ['0b101', 5],
    ['12', 12],
  ])('are not numbers such as %s', (number, value) => {
    expect(columnIn(`CREATE TABLE t (a double DEFAULT ${number})`, 'mysql').default).toEqual({ value });
  });
});

describe('columns whose names are words of indexes', () => {
  it.each(DIALECTS)('are columns in %s', (dialect) => {
    const script = 'CREATE TABLE t (period varchar(10), vector int, index_ int, fulltext text, spatial date)';
    expect(tablesIn(script, dialect)).toEqual([['t', 'period', 'vector', 'index_', 'fulltext', 'spatial']]);
  });

  it.each([
    ['postgresql', 'key text, index integer, family varchar(9), vector vector(3), period date'],
    ['sqlite', 'key text, family varchar(9), vector blob, period date'],
    ['mysql', '`key` text, `index` int, family varchar(9), vector vector(3), period date'],
    ['sqlserver', '[key] text, [index] int, family varchar(9), vector varbinary(8), period date'],
  ] as const)('are columns in %s: %s', (dialect, columns) => {
    const { columns: found } = tableIn(`CREATE TABLE t (${columns})`, dialect);
    expect(found).toHaveLength(columns.split(',').length);
    expect(tableIn(`CREATE TABLE t (${columns})`, dialect).columns.map(({ name }) => name)).toContain('key');
  });

  it.each([
    ['mysql', 'KEY (a)'],
    ['mysql', 'KEY k (a, b DESC) USING BTREE'],
    ['mysql', 'INDEX k USING BTREE (a) COMMENT "x" VISIBLE'],
    ['mysql', 'FULLTEXT KEY k (a) WITH PARSER ngram'],
    ['mysql', 'SPATIAL INDEX (a)'],
    ['mysql', 'VECTOR INDEX v (a)'],
    ['mysql', 'PERIOD FOR app (a, b)'],
    ['sqlserver', 'INDEX k NONCLUSTERED (a ASC)'],
    ['sqlserver', 'INDEX k CLUSTERED COLUMNSTORE'],
    ['sqlserver', 'PERIOD FOR SYSTEM_TIME (a, b)'],
    ['postgresql', 'INDEX k (a ASC)'],
    ['postgresql', 'FAMILY "primary" (a, b)'],
    ['postgresql', 'INVERTED INDEX k (a)'],
  ] as const)('are not columns where they name some, in %s: %s', (dialect, index) => {
    const script = `CREATE TABLE t (a int, b int, ${index})`;
    expect(tablesIn(script, dialect)).toEqual([['t', 'a', 'b']]);
    expect(read(script, dialect).skipped.filter(({ matters }) => matters)).toEqual([]);
  });
});

describe('statements on one line', () => {
  const A_AND_B = [
    ['A', 'x'],
    ['B', 'y', 'z'],
  ];

  it.each([
    [
      'sqlserver',
      "IF OBJECT_ID('A') IS NULL CREATE TABLE A(x int) IF OBJECT_ID('B') IS NULL CREATE TABLE B(y int, z int)",
    ],
    [
      'sqlserver',
      "IF OBJECT_ID('A') IS NULL BEGIN CREATE TABLE A(x int) END ELSE PRINT 1; CREATE TABLE B(y int); ALTER TABLE B ADD z int",
    ],
    [
      'sqlserver',
      'CREATE TABLE A(x int)\nPRINT 1\nCREATE TABLE B(y int)\nEXEC p 1\nALTER TABLE B ADD z int\nSET NOCOUNT ON\nGO',
    ],
    [
      'sqlserver',
      "IF NOT EXISTS (SELECT * FROM h WHERE id = N'1')\nBEGIN\n  CREATE TABLE A (x int);\n  CREATE TABLE B (y int);\nEND;\nGO\nIF NOT EXISTS (SELECT 1)\nBEGIN\n  ALTER TABLE B ADD z int;\nEND;\nGO",
    ],
    ['sqlite', 'CREATE TABLE A(x int)CREATE TABLE B(y int, z int)'],
    [
      'mysql',
      'create table `A` (`x` int) engine=InnoDB create table `B` (`y` int) alter table `B` add `z` int',
    ],
    ['sqlite', 'CREATE TABLE A (x int) CREATE INDEX i ON A (x) CREATE TABLE B (y int, z int)'],
  ] as const)('are read in %s: %s', (dialect, script) => {
    expect(tablesIn(script, dialect)).toEqual(A_AND_B);
    expect(read(script, dialect).skipped.filter(({ matters }) => matters)).toEqual([]);
  });

  it('do not end in the names of statements, or in a CASE', () => {
    const script = `GRANT CREATE TABLE TO me;
      CREATE TABLE a (x int); ALTER TABLE a ADD y int DEFAULT CASE WHEN true THEN 1 ELSE 2 END NOT NULL;
      CREATE RULE r AS ON INSERT TO a DO INSTEAD INSERT INTO b VALUES (NEW.x);`;
    expect(tablesIn(script, 'postgresql')).toEqual([['a', 'x', 'y']]);
    expect(columnIn(script, 'postgresql', 'y').nullable).toBe(false);
  });
});

describe('an unknown word in a column', () => {
  it.each([
    ['ENCODE az64 NOT NULL PRIMARY KEY', 'ENCODE az64', false],
    ['FROBNICATE(1, (2)) NOT NULL PRIMARY KEY', 'FROBNICATE(1, (2))', true],
    ['NOT NULL FROB x y PRIMARY KEY', 'FROB x y', true],
    ["DEFAULT 7 FROB 'x' NOT NULL PRIMARY KEY", "FROB 'x'", true],
    ['DEFAULT (7) CODEC(ZSTD) NOT NULL PRIMARY KEY', 'CODEC(ZSTD)', false],
    ['DEFAULT 7::bigint FROB NOT NULL PRIMARY KEY', 'FROB', true],
    ['REFERENCES a FROB NOT NULL PRIMARY KEY', 'FROB', true],
  ])('leaves its other clauses: %s', (clauses, text, matters) => {
    const script = `CREATE TABLE a (\n id int ${clauses},\n b int UNIQUE\n);`;
    expect(tableIn(script, 'postgresql')).toMatchObject({
      primaryKey: ['id'],
      uniqueKeys: [['b']],
      columns: [{ nullable: false }, { nullable: true }],
    });
    if (clauses.includes('DEFAULT'))
      expect(columnIn(script, 'postgresql', 'id').default).toEqual({ value: 7 });
    expect(read(script, 'postgresql').skipped).toMatchObject([{ place: { line: 2 }, text, matters }]);
  });

  it.each([
    ['now() at time zone $$utc$$', 'now() at time zone $$utc$$'],
    ["'2000-01-01'::timestamp without time zone", "'2000-01-01'::timestamp without time zone"],
    ["interval '1' day", "interval '1' day"],
    ['1 + 2 NOT NULL', '1 + 2'],
  ])('is none in the default %s', (written, expression) => {
    const script = `CREATE TABLE a (x text DEFAULT ${written})`;
    expect(read(script, 'postgresql').skipped).toEqual([]);
    const { default: found } = columnIn(script, 'postgresql');
    if (found && 'expression' in found) expect(found.expression).toBe(expression);
  });

  it('a clause that cannot be read leaves the others', () => {
    const script = 'CREATE TABLE a (id int PRIMARY NOT NULL UNIQUE, b int GENERATED FROB NOT NULL)';
    expect(tableIn(script, 'postgresql')).toMatchObject({
      uniqueKeys: [['id']],
      columns: [{ nullable: false }, { nullable: false }],
    });
    expect(read(script, 'postgresql').skipped.map(({ reason, matters }) => [reason, matters])).toEqual([
      ['“KEY” is missing.', true],
      ['“AS” is missing.', true],
    ]);
  });
});

describe('an unknown word behind a definition', () => {
  it.each([
    ['postgresql', 'CREATE TABLE a (x int) FROB', 'FROB'],
    ['postgresql', 'CREATE TABLE a (x int) WITH (fillfactor = 70) FROB y TABLESPACE z', 'FROB y'],
    ['mysql', "CREATE TABLE a (x int) ENGINE=InnoDB FROB 'z' DEFAULT CHARSET=utf8mb4", "FROB 'z'"],
    ['sqlite', 'CREATE TABLE a (x int) FROB, STRICT', 'FROB'],
    ['postgresql', 'CREATE FROB TABLE a (x int)', 'FROB'],
    ['postgresql', 'CREATE TABLE a (x int, PRIMARY KEY (x FROB))', 'FROB'],
    ['postgresql', 'CREATE TABLE a (x int, CONSTRAINT k UNIQUE (x) FROB y)', 'FROB y'],
    ['postgresql', 'CREATE TABLE a (x int); CREATE UNIQUE INDEX i ON a (x) FROB', 'FROB'],
    ['postgresql', 'CREATE TABLE a (x int); CREATE SEQUENCE s FROB 1 START WITH 5', 'FROB 1'],
    ['postgresql', 'CREATE TABLE a (x int); ALTER TABLE a ADD y int FROB', 'FROB'],
    ['postgresql', 'CREATE DOMAIN d AS int FROB NOT NULL; CREATE TABLE a (x d)', 'FROB'],
  ] as const)('is listed, in %s: %s', (dialect, script, text) => {
    const { tables, skipped } = read(script, dialect);
    expect(tables[0]?.columns[0]?.name).toBe('x');
    expect(skipped.filter(({ matters }) => matters).map((part) => part.text)).toEqual([text]);
  });
});
