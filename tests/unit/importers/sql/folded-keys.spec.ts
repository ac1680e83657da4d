import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../fixtures/code.ts';
import { importSql } from '../../../fixtures/import/imported.ts';

/** Columns that a unique key compares without regard to case. */
const FOLDED: Readonly<Record<string, readonly [sql: string, key: readonly string[]]>> = {
  'lower() in an index': [
    'CREATE TABLE t (a varchar(40) NOT NULL); CREATE UNIQUE INDEX u ON t (lower((a)::text));',
    ['a'],
  ],
  'upper() beside a column': [
    'CREATE TABLE t (b integer NOT NULL, a varchar(12) NOT NULL); CREATE UNIQUE INDEX u ON t (b, (upper(a)) DESC);',
    ['b', 'a'],
  ],
  'lower() within COALESCE': [
    "CREATE TABLE t (b integer, a text); CREATE UNIQUE INDEX u ON t (coalesce(b, 0), lower(coalesce(a, '')));",
    ['b', 'a'],
  ],
  citext: ["CREATE TABLE t (a citext PRIMARY KEY CHECK (a ~ '^[a-zA-Z]{2}$'));", ['a']],
  "SQLite's NOCASE": ['CREATE TABLE t (a TEXT COLLATE NOCASE UNIQUE CHECK (length(a) = 2)) STRICT;', ['a']],
  'NOCASE in a key': ['CREATE TABLE t (a TEXT NOT NULL, UNIQUE (a COLLATE NOCASE)) STRICT;', ['a']],
  "MySQL's usual collation": [
    "CREATE TABLE `t` (`a` varchar(9) NOT NULL, CHECK (REGEXP_LIKE(`a`, '^[a-zA-Z]{2}$', 'c')), UNIQUE KEY (`a`)) ENGINE=InnoDB;",
    ['a'],
  ],
};

describe('keys that fold case', () => {
  it.each(Object.entries(FOLDED))('%s: no two texts are equal in lower case', async (_, [sql, key]) => {
    const { schema, report } = await importSql(sql, 300);
    expect(report.skipped.filter(({ matters }) => matters)).toEqual([]);
    const { tables } = openDocument(schema);
    const [table] = tables;
    const rows = table?.rowCount ?? 0;
    const cells = table?.read(0, rows).columns ?? [];
    const of = key.map((name) => table?.columns.findIndex((column) => column.name === name) ?? -1);
    const texts = Array.from({ length: rows }, (_row, i) =>
      JSON.stringify(of.map((at) => String(cells[at]?.[i]).toLowerCase())),
    );
    expect(new Set(texts).size).toBe(rows);
    expect(rows).toBeGreaterThan(20);
    expect(cells.flat().includes(null)).toBe(false);
  });

  it('says of other expressions that the database may refuse rows', async () => {
    const { report } = await importSql(
      "CREATE TABLE t (a jsonb NOT NULL); CREATE UNIQUE INDEX u ON t ((a ->> 'code'));",
      300,
    );
    expect(report.skipped.map(({ reason, matters }) => ({ reason, matters }))).toEqual([
      {
        reason:
          'A unique key with an expression is not read. The database may refuse rows that have the same value of it.',
        matters: true,
      },
    ]);
  });

  it('reads a column of texts as JSON if another table has JSON under its name', async () => {
    const { schema } = await importSql(
      'CREATE TABLE s (user_context json, content json); CREATE TABLE t (user_context text, content text);',
      20,
    );
    expect(schema.tables[1]?.columns.map(({ field }) => field === 'json')).toEqual([true, false]);
  });

  it('reads a column named “key” with a key of its own', async () => {
    const { schema } = await importSql(
      'CREATE TABLE t (id serial, key text UNIQUE CHECK (length(key) > 0));',
      20,
    );
    expect(schema.tables[0]?.columns.map(({ name, unique = false }) => [name, unique])).toEqual([
      ['id', false],
      ['key', true],
    ]);
  });

  it('keeps a key of two columns of bytes', async () => {
    const { schema } = await importSql(
      'CREATE TABLE t (a VARBINARY(32) NOT NULL, b VARBINARY(255) NOT NULL, PRIMARY KEY (a, b)) ENGINE=InnoDB;',
      300,
    );
    expect(schema.tables[0]?.primaryKey).toEqual(['a', 'b']);
  });
});
