import { describe, expect, it } from 'vitest';
import type { SourceDialect, SourceType } from '../../../../src/importers/source-tables.ts';
import { columnIn, read, tableIn } from './read.ts';

const INTEGER_16: SourceType = { value: 'integer', integerMin: '-32768', integerMax: '32767' };
const INTEGER_32: SourceType = { value: 'integer', integerMin: '-2147483648', integerMax: '2147483647' };
const INTEGER_64: SourceType = {
  value: 'integer',
  integerMin: '-9223372036854775808',
  integerMax: '9223372036854775807',
};

/** Ranges and lengths from the documentation of the databases. */
const types: Readonly<Record<SourceDialect, readonly (readonly [string, SourceType])[]>> = {
  // https://www.postgresql.org/docs/15/datatype.html
  postgresql: [
    ['smallint', INTEGER_16],
    ['integer', INTEGER_32],
    ['int8', INTEGER_64],
    ['numeric(10,2)', { value: 'decimal', precision: 10, scale: 2 }],
    ['numeric(5)', { value: 'decimal', precision: 5, scale: 0 }],
    ['numeric', { value: 'decimal' }],
    ['double precision', { value: 'decimal' }],
    ['boolean', { value: 'boolean' }],
    ['character varying(40)', { value: 'text', maxLength: 40 }],
    ['character varying', { value: 'text' }],
    ['character(2)', { value: 'text', maxLength: 2, isFixedLength: true }],
    ['char', { value: 'text', maxLength: 1, isFixedLength: true }],
    ['"char"', { value: 'text', maxLength: 1, isFixedLength: true }],
    ['pg_catalog.text', { value: 'text' }],
    ['date', { value: 'date' }],
    ['timestamp(3) without time zone', { value: 'timestamp' }],
    ['timestamp with time zone', { value: 'timestamp' }],
    ['time without time zone', { value: 'time' }],
    ['uuid', { value: 'uuid' }],
    ['jsonb', { value: 'json' }],
    ['bytea', { value: 'binary' }],
    ['interval(3)', { value: 'text' }],
    ['interval day to second', { value: 'text' }],
    ['tsvector', { value: 'unknown' }],
  ],
  // https://dev.mysql.com/doc/refman/8.4/en/data-types.html
  mysql: [
    ['tinyint(1)', { value: 'boolean' }],
    ['tinyint(4)', { value: 'integer', integerMin: '-128', integerMax: '127' }],
    ['tinyint(3) unsigned', { value: 'integer', integerMin: '0', integerMax: '255' }],
    ['mediumint', { value: 'integer', integerMin: '-8388608', integerMax: '8388607' }],
    ['int(10) unsigned', { value: 'integer', integerMin: '0', integerMax: '4294967295' }],
    ['bigint(20) unsigned', { value: 'integer', integerMin: '0', integerMax: '18446744073709551615' }],
    ['int(5) unsigned zerofill', { value: 'integer', integerMin: '0', integerMax: '4294967295' }],
    ['year(4)', { value: 'integer', integerMin: '1901', integerMax: '2155' }],
    ['decimal', { value: 'decimal', precision: 10, scale: 0 }],
    ['decimal(12,4)', { value: 'decimal', precision: 12, scale: 4 }],
    ['double', { value: 'decimal' }],
    ['bit(1)', { value: 'boolean' }],
    ['bit(4)', { value: 'integer', integerMin: '0', integerMax: '15' }],
    ['varchar(20)', { value: 'text', maxLength: 20 }],
    ['char(36)', { value: 'text', maxLength: 36, isFixedLength: true }],
    ['tinytext', { value: 'text', maxLength: 255 }],
    ['longtext', { value: 'text' }],
    ["enum('a','it''s')", { value: 'text', maxLength: 4 }],
    ["set('a','bc')", { value: 'text', maxLength: 4 }],
    ['binary(16)', { value: 'binary', maxLength: 16, isFixedLength: true }],
    ['varbinary(20)', { value: 'binary', maxLength: 20 }],
    ['datetime(3)', { value: 'timestamp' }],
    ['time', { value: 'time' }],
    ['json', { value: 'json' }],
    ['uuid', { value: 'uuid' }],
    ['point', { value: 'unknown', refusesTexts: true }],
  ],
  // https://www.sqlite.org/datatype3.html, with its own examples
  sqlite: [
    ['INT', INTEGER_64],
    ['UNSIGNED BIG INT', INTEGER_64],
    ['CHARACTER(20)', { value: 'text', maxLength: 20, isFixedLength: true }],
    ['VARYING CHARACTER(255)', { value: 'text', maxLength: 255 }],
    ['NATIVE CHARACTER(70)', { value: 'text', maxLength: 70 }],
    ['NVARCHAR(100)', { value: 'text', maxLength: 100 }],
    ['CLOB', { value: 'text' }],
    ['BLOB', { value: 'binary' }],
    ['DOUBLE PRECISION', { value: 'decimal' }],
    ['FLOAT', { value: 'decimal' }],
    ['FLOATING POINT', INTEGER_64],
    ['STRING', { value: 'decimal' }],
    ['DECIMAL(10,5)', { value: 'decimal', precision: 10, scale: 5 }],
    ['BOOLEAN', { value: 'boolean' }],
    ['DATETIME', { value: 'timestamp' }],
    ['ANY', { value: 'unknown' }],
  ],
  // https://learn.microsoft.com/sql/t-sql/data-types/data-types-transact-sql
  sqlserver: [
    ['[tinyint]', { value: 'integer', integerMin: '0', integerMax: '255' }],
    ['[int]', INTEGER_32],
    ['[bit]', { value: 'boolean' }],
    ['[decimal](18, 4)', { value: 'decimal', precision: 18, scale: 4 }],
    ['[money]', { value: 'decimal', precision: 19, scale: 4 }],
    ['[nvarchar](50)', { value: 'text', maxLength: 50 }],
    ['[nvarchar](max)', { value: 'text' }],
    ['[varchar]', { value: 'text', maxLength: 1 }],
    ['[nchar](5)', { value: 'text', maxLength: 5, isFixedLength: true }],
    ['[varbinary](max)', { value: 'binary', refusesTexts: true }],
    ['[datetime2](7)', { value: 'timestamp' }],
    ['[datetimeoffset](3)', { value: 'timestamp' }],
    ['[uniqueidentifier]', { value: 'uuid' }],
    ['[sys].[sysname]', { value: 'text', maxLength: 128 }],
    ['[geography]', { value: 'unknown', refusesTexts: true }],
  ],
};

for (const dialect of ['postgresql', 'mysql', 'sqlite', 'sqlserver'] as const) {
  describe(`types of ${dialect}`, () => {
    it.each(types[dialect])('reads %s', (written, type) => {
      const { written: kept, ...read } = columnIn(`CREATE TABLE t (c ${written} NOT NULL);`, dialect).type;
      expect(read).toEqual(type);
      expect(kept).toBe(written.replace(/^(?:pg_catalog|\[sys\])\.|[[\]]/g, ''));
    });
  });
}

describe('types with values of their own', () => {
  it('reads the values of an enum and the parts of a set of MySQL', () => {
    expect(columnIn("CREATE TABLE t (c enum('b','it''s','x,y'))", 'mysql').values).toEqual([
      'b',
      "it's",
      'x,y',
    ]);
    expect(columnIn("CREATE TABLE t (c set('a','b'))", 'mysql')).toMatchObject({
      values: ['a', 'b'],
      anySubset: true,
    });
  });

  it('reads an enum of PostgreSQL, whose name is no type elsewhere', () => {
    const script = `CREATE TYPE app.mood AS ENUM (\n    'sad',\n    'it''s fine'\n);
      ALTER TYPE app.mood ADD VALUE 'ok' BEFORE 'it''s fine';
      CREATE TABLE t (m app.mood DEFAULT 'ok'::app.mood);`;
    expect(columnIn(script, 'postgresql')).toEqual({
      name: 'm',
      type: { value: 'text' },
      nullable: true,
      values: ['sad', 'ok', "it's fine"],
      default: { value: 'ok' },
    });
  });

  it('reads a domain as its type with its checks, its default and NOT NULL', () => {
    const script = `CREATE DOMAIN public.percent AS numeric(5,2) DEFAULT 0 NOT NULL
	CONSTRAINT percent_check CHECK (((VALUE >= (0)::numeric) AND (VALUE <= (100)::numeric)));
      CREATE TABLE t (p public.percent);`;
    expect(columnIn(script, 'postgresql')).toEqual({
      name: 'p',
      type: { value: 'decimal', precision: 5, scale: 2, written: 'numeric(5,2)' },
      nullable: false,
      default: { value: 0 },
      bounds: { min: 0, max: 100 },
    });
  });

  it('reads an alias of SQL Server as its type', () => {
    const script = 'CREATE TYPE [dbo].[Flag] FROM [bit] NOT NULL\nGO\nCREATE TABLE [t]([c] [dbo].[Flag])\nGO';
    expect(columnIn(script, 'sqlserver')).toEqual({
      name: 'c',
      type: { value: 'boolean', written: 'bit' },
      nullable: false,
    });
  });

  it('reads arrays of PostgreSQL with their items', () => {
    const { type, items } = columnIn('CREATE TABLE t (c character varying(9)[])', 'postgresql');
    expect(type).toEqual({ value: 'array', written: 'character varying(9)[]' });
    expect(items?.column.type).toEqual({ value: 'text', maxLength: 9, written: 'character varying(9)' });
    expect(columnIn('CREATE TABLE t (c int[3][3])', 'postgresql').items?.column.type.value).toBe('array');
    expect(columnIn('CREATE TABLE t (c int ARRAY)', 'postgresql').items?.column.type.value).toBe('integer');
  });

  it('knows the form of texts that types demand', () => {
    expect(columnIn('CREATE TABLE t (c inet)', 'postgresql').format).toBe('ipv4');
    expect(columnIn('CREATE TABLE t (c bit(3))', 'postgresql').pattern).toBe('^[01]{3}$');
    expect(columnIn('CREATE TABLE t (c decimal(8,2) unsigned)', 'mysql').bounds).toEqual({ min: 0 });
  });
});

describe('types that the dialect does not have', () => {
  const linesOf = (sql: string, dialect: SourceDialect) =>
    read(sql, dialect)
      .skipped.filter(({ reason }) => reason.startsWith('Unknown type'))
      .map(({ place, text, reason, matters }) => ({
        at: `${place.line}:${place.column}`,
        text,
        reason,
        matters,
      }));

  it.each(['postgresql', 'mysql', 'sqlserver'] as const)('are said once in %s', (dialect) => {
    expect(linesOf('CREATE TABLE t (a frobnicate(3),\n b frobnicate(3) NOT NULL, c int);', dialect)).toEqual([
      {
        at: '1:17',
        text: 'a frobnicate(3)',
        reason: 'Unknown type: nothing is known about the values of “frobnicate(3)”.',
        matters: true,
      },
    ]);
  });

  it('are said in SQLite, which takes a name without a meaning for a number', () => {
    expect(
      linesOf('CREATE TABLE t (a STRING, b dec, c int8, d "My Text", e, f inet)', 'sqlite'),
    ).toMatchObject([
      { text: 'a STRING', reason: 'Unknown type: SQLite takes “STRING” for a number.' },
      { text: 'f inet' },
    ]);
  });

  it.each<[SourceDialect, string, SourceType['value']]>([
    ['postgresql', 'datetime', 'timestamp'],
    ['postgresql', 'tinyint unsigned', 'integer'],
    ['postgresql', 'nvarchar2(9)', 'text'],
    ['mysql', 'timestamptz', 'timestamp'],
    ['mysql', 'jsonb', 'json'],
    ['mysql', 'bigserial', 'integer'],
    ['sqlserver', 'uuid', 'uuid'],
    ['sqlserver', 'boolean', 'boolean'],
    ['sqlserver', 'bytea', 'binary'],
  ])('are those of a dialect that has them, and said: %s has no %s', (dialect, type, value) => {
    const sql = `CREATE TABLE t (a ${type}, b int);`;
    expect(columnIn(sql, dialect).type.value).toBe(value);
    expect(linesOf(sql, dialect)).toMatchObject([{ text: `a ${type}`, matters: true }]);
  });

  it('are not said of generated columns, domains, enums and columns without a type', () => {
    const own = `CREATE TYPE mood AS ENUM ('a'); CREATE DOMAIN d AS mood; CREATE TABLE t (a mood, b d, c mood[], e d[]);`;
    expect(linesOf(own, 'postgresql')).toEqual([]);
    expect(linesOf('CREATE TABLE t (a, b int, c frob AS (b + 1))', 'sqlite')).toEqual([]);
  });
});

describe('names in quotes', () => {
  it('are those of the script’s own types, also where a built-in type has the name without quotes', () => {
    const script = `CREATE DOMAIN "Name" AS varchar(10); CREATE TYPE "Timestamp" AS ENUM ('now', 'then');
      CREATE SCHEMA app; CREATE DOMAIN app.date AS varchar(5);
      CREATE TABLE t (a "Name", b name, c "Timestamp", d timestamp, e app.date, f date, g "text", h "Text");`;
    const types = tableIn(script, 'postgresql').columns.map(({ name, type, values }) => [
      name,
      type.value,
      type.maxLength ?? values ?? type.written,
    ]);
    expect(types).toEqual([
      ['a', 'text', 10],
      ['b', 'text', 63],
      ['c', 'text', ['now', 'then']],
      ['d', 'timestamp', 'timestamp'],
      ['e', 'text', 5],
      ['f', 'date', 'date'],
      ['g', 'text', '"text"'],
      ['h', 'unknown', '"Text"'],
    ]);
  });
});
