import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SourceDialect } from '../../../../src/importers/source-tables.ts';
import { columnIn, read, readSql, reasonsIn, tableIn } from './read.ts';

function caseOf(name: string): string {
  return readFileSync(new URL(`../../../fixtures/import/cases/${name}.sql`, import.meta.url), 'utf8');
}

const namesIn = (text: string, dialect?: SourceDialect) => read(text, dialect).tables.map(({ name }) => name);
const columnsIn = (text: string, dialect: SourceDialect, table?: string) =>
  tableIn(text, dialect, table).columns.map(({ name }) => name);

describe('a history of statements', () => {
  it('ends with the tables and keys that are left', () => {
    const { tables, skipped } = read(caseOf('13-migrations.postgresql'));
    expect(tables).toMatchObject([{ name: 'person', primaryKey: ['id'], uniqueKeys: [] }]);
    expect(skipped.filter(({ matters }) => matters)).toEqual([]);
  });

  it('follows a renamed table', () => {
    const { tables, skipped } = read(caseOf('13b-rename-table.mysql'));
    expect(tables).toMatchObject([{ name: 'app_user', columns: [{ name: 'id' }, { name: 'age' }] }]);
    expect(skipped.filter(({ matters }) => matters)).toEqual([]);
  });

  it('begins with no alarm where a dump cleans up', () => {
    const { tables, skipped } = read(caseOf('15-clean-header.postgresql'));
    expect(tables).toMatchObject([{ name: 'a', primaryKey: ['id'] }, { name: 'b' }]);
    expect(skipped.filter(({ matters }) => matters)).toEqual([]);
  });

  it.each([
    ['ALTER TABLE ONLY public.b DROP CONSTRAINT fk_b;', 'ALTER TABLE public.b ALTER COLUMN id DROP DEFAULT;'],
    ['DROP INDEX public.i;', 'DROP SEQUENCE public.s;'],
    ['DROP TYPE IF EXISTS public.mood;', 'DROP SCHEMA IF EXISTS app CASCADE;'],
    ['DROP VIEW IF EXISTS v;', 'DROP FUNCTION IF EXISTS f();'],
    ['DROP TRIGGER IF EXISTS x ON public.b;', 'DROP EXTENSION IF EXISTS citext;'],
  ])('begins with no alarm before CREATE: %s %s', (...statements) => {
    expect(reasonsIn(`${statements.join('\n')}\nCREATE TABLE b (id int);`, 'postgresql')).toEqual([]);
  });

  it('that drops all tables has none, and says where', () => {
    const result = readSql('CREATE TABLE t (id int);\nDROP TABLE t;');
    expect(result).toMatchObject({ ok: false, error: [{ code: 'no-tables' }] });
    expect(JSON.stringify(result)).toContain('Line 2, column 1: This drops the last table.');
  });
});

describe('a dropped table', () => {
  it('is in no schema, with all others that the statement names', () => {
    const script = 'CREATE TABLE a (x int); CREATE TABLE b (x int); CREATE TABLE c (x int);';
    expect(namesIn(`${script} DROP TABLE IF EXISTS a, public.c CASCADE;`, 'postgresql')).toEqual(['b']);
    expect(namesIn(`${script} DROP TABLE other.a;`, 'postgresql')).toEqual(['a', 'b', 'c']);
  });

  it('gives its place to the next one with the name', () => {
    const script = 'CREATE TABLE a (x int, y int); DROP TABLE a; CREATE TABLE a (z text);';
    expect(columnsIn(script, 'postgresql')).toEqual(['z']);
    expect(reasonsIn(script, 'postgresql')).toEqual([]);
    expect(columnsIn('CREATE TABLE a (x int); CREATE OR REPLACE TABLE a (z text);', 'mysql')).toEqual(['z']);
  });

  it('takes the foreign keys that lead to it along, with CASCADE', () => {
    const script =
      'CREATE TABLE a (x int PRIMARY KEY); CREATE TABLE b (x int REFERENCES a); DROP TABLE a CASCADE; CREATE TABLE a (x int PRIMARY KEY);';
    expect(tableIn(script, 'postgresql', 'b').foreignKeys).toEqual([]);
  });

  it('leaves the keys to the table that takes its place', () => {
    const script =
      'CREATE TABLE a (x int PRIMARY KEY); CREATE TABLE b (x int REFERENCES a); CREATE TABLE new_a (x int PRIMARY KEY, y int); DROP TABLE a; ALTER TABLE new_a RENAME TO a;';
    expect(tableIn(script, 'sqlite', 'b').foreignKeys).toEqual([
      { columns: ['x'], table: 'a', references: [] },
    ]);
  });

  it('is not one that had the name before', () => {
    const script = 'CREATE TABLE a (x int); RENAME TABLE a TO b; DROP TABLE IF EXISTS a;';
    expect(namesIn(script, 'mysql')).toEqual(['b']);
  });

  it('can be one of a namespace that is dropped', () => {
    const script = 'CREATE TABLE app.a (x int); CREATE TABLE b (x int); DROP SCHEMA app CASCADE;';
    expect(namesIn(script, 'postgresql')).toEqual(['b']);
  });
});

describe('a dropped constraint', () => {
  const TABLE =
    'CREATE TABLE p (id int PRIMARY KEY); CREATE TABLE t (a int UNIQUE, b int CHECK (b > 5), c int REFERENCES p, d int, UNIQUE (a, d), CHECK (a < d));';

  it.each([
    ['t_a_key', { uniqueKeys: [['a', 'd']] }],
    ['t_a_d_key', { uniqueKeys: [['a']] }],
    ['t_c_fkey', { foreignKeys: [] }],
    ['t_check', { comparisons: [] }],
  ])('can have the name that PostgreSQL makes: %s', (name, left) => {
    const script = `${TABLE} ALTER TABLE t DROP CONSTRAINT ${name};`;
    expect(tableIn(script, 'postgresql', 't')).toMatchObject(left);
    expect(reasonsIn(script, 'postgresql')).toEqual([]);
  });

  it('can be a check of a column', () => {
    const script = `${TABLE} ALTER TABLE t DROP CONSTRAINT t_b_check;`;
    expect(tableIn(TABLE, 'postgresql', 't').columns[1]).toHaveProperty('bounds');
    expect(tableIn(script, 'postgresql', 't').columns[1]).not.toHaveProperty('bounds');
  });

  it('keeps the name of the table as it was, and is cut to 63 characters', () => {
    const table = 'a'.repeat(40);
    const column = 'b'.repeat(40);
    const script = `CREATE TABLE ${table} (${column} int UNIQUE); ALTER TABLE ${table} RENAME TO t; ALTER TABLE t DROP CONSTRAINT ${'a'.repeat(29)}_${'b'.repeat(29)}_key;`;
    expect(tableIn(script, 'postgresql').uniqueKeys).toEqual([]);
    expect(reasonsIn(script, 'postgresql')).toEqual([]);
  });

  it.each([
    ['ALTER TABLE t DROP PRIMARY KEY', { primaryKey: [] }],
    ['ALTER TABLE t DROP INDEX u', { uniqueKeys: [['b']] }],
    ['ALTER TABLE t DROP KEY b', { uniqueKeys: [['a']] }],
    ['DROP INDEX u ON t', { uniqueKeys: [['b']] }],
    ['ALTER TABLE t DROP FOREIGN KEY t_ibfk_1', { foreignKeys: [] }],
    ['ALTER TABLE t DROP CONSTRAINT t_ibfk_1, DROP INDEX i', { foreignKeys: [] }],
    ['ALTER TABLE t DROP CHECK t_chk_1', { comparisons: [] }],
    ['ALTER TABLE t RENAME INDEX u TO v, DROP INDEX v', { uniqueKeys: [['b']] }],
  ])('of MySQL: %s', (change, left) => {
    const script = `CREATE TABLE p (id int PRIMARY KEY); CREATE TABLE t (id int PRIMARY KEY, a int, b int UNIQUE, c int, UNIQUE KEY u (a), KEY i (c), FOREIGN KEY (c) REFERENCES p (id), CHECK (a < b));${change};`;
    expect(tableIn(script, 'mysql', 't')).toMatchObject(left);
    expect(reasonsIn(script, 'mysql')).toEqual([]);
  });

  it.each([
    [
      'ALTER TABLE t DROP CONSTRAINT u, COLUMN b',
      { uniqueKeys: [['c']], columns: [{ name: 'a' }, { name: 'c' }] },
    ],
    ['ALTER TABLE t DROP COLUMN b, c', { columns: [{ name: 'a' }] }],
    ['ALTER TABLE t DROP CONSTRAINT IF EXISTS u', { uniqueKeys: [['c']] }],
    ['DROP INDEX t.i', { uniqueKeys: [['a']] }],
    ['DROP INDEX i ON t', { uniqueKeys: [['a']] }],
  ])('of SQL Server: %s', (change, left) => {
    const script = `CREATE TABLE t (a int CONSTRAINT u UNIQUE, b int, c int);\nCREATE UNIQUE INDEX i ON t (c);\n${change};`;
    expect(tableIn(script, 'sqlserver')).toMatchObject(left);
    expect(reasonsIn(script, 'sqlserver')).toEqual([]);
  });

  it('of SQL Server can be a default', () => {
    const script =
      'CREATE TABLE t (a int CONSTRAINT d DEFAULT 5, b int);\nALTER TABLE t ADD CONSTRAINT e DEFAULT 6 FOR b;\nALTER TABLE t DROP CONSTRAINT d;\nALTER TABLE t DROP CONSTRAINT e;';
    expect(tableIn(script, 'sqlserver').columns.map((column) => column.default)).toEqual([
      undefined,
      undefined,
    ]);
    expect(reasonsIn(script, 'sqlserver')).toEqual([]);
  });

  it.each([
    'DROP INDEX u',
    'ALTER INDEX u RENAME TO v; DROP INDEX v',
    'ALTER TABLE t ADD CONSTRAINT k UNIQUE USING INDEX u; ALTER TABLE t DROP CONSTRAINT k',
    'ALTER TABLE t RENAME COLUMN a TO z; DROP INDEX IF EXISTS public.u CASCADE',
  ])('can be a unique index of PostgreSQL: %s', (change) => {
    const script = `CREATE TABLE t (a int); CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS u ON t (a); ${change};`;
    expect(tableIn(script, 'postgresql').uniqueKeys).toEqual([]);
    expect(reasonsIn(script, 'postgresql')).toEqual([]);
  });

  it('is named if there is none', () => {
    const script = 'CREATE TABLE t (a int); ALTER TABLE t DROP CONSTRAINT k;';
    expect(reasonsIn(script, 'postgresql')).toEqual(['There is no constraint “k” to drop.']);
    expect(
      reasonsIn('CREATE TABLE t (a int); ALTER TABLE t DROP CONSTRAINT IF EXISTS k;', 'postgresql'),
    ).toEqual([]);
  });

  it('can have another name before', () => {
    const script =
      'CREATE TABLE t (a int, CONSTRAINT u UNIQUE (a)); ALTER TABLE t RENAME CONSTRAINT u TO v; ALTER TABLE t DROP CONSTRAINT v;';
    expect(tableIn(script, 'postgresql').uniqueKeys).toEqual([]);
  });

  it('gives its place to another primary key', () => {
    const script =
      'CREATE TABLE t (a int NOT NULL, CONSTRAINT t_pkey PRIMARY KEY (a)); ALTER TABLE t DROP CONSTRAINT t_pkey, ADD COLUMN id serial, ADD CONSTRAINT t_pkey PRIMARY KEY (id);';
    expect(tableIn(script, 'postgresql').primaryKey).toEqual(['id']);
  });
});

describe('a renamed column', () => {
  it('leaves its name to another one, and takes its keys and checks along', () => {
    const script =
      'CREATE TABLE t (a int UNIQUE CHECK (a > 5), b int); CREATE TABLE u (a int REFERENCES t (a)); ALTER TABLE t RENAME COLUMN a TO c; ALTER TABLE t ADD COLUMN a text;';
    const { columns, uniqueKeys } = tableIn(script, 'postgresql', 't');
    expect(columns).toMatchObject([
      { name: 'c', type: { value: 'integer' }, bounds: { min: 5 } },
      { name: 'b' },
      { name: 'a', type: { value: 'text' } },
    ]);
    expect(columns[2]).not.toHaveProperty('bounds');
    expect(uniqueKeys).toEqual([['c']]);
    expect(tableIn(script, 'postgresql', 'u').foreignKeys).toMatchObject([{ table: 't', references: ['c'] }]);
    expect(reasonsIn(script, 'postgresql')).toEqual([]);
  });

  it.each([
    ['mysql', 'ALTER TABLE t RENAME COLUMN a TO c, ADD COLUMN a text'],
    ['mysql', 'ALTER TABLE t CHANGE a c int, ADD a text'],
    ['sqlite', 'ALTER TABLE t RENAME a TO c; ALTER TABLE t ADD a text'],
    ['sqlserver', "EXEC sp_rename 'dbo.t.a', 'c', 'COLUMN';\nALTER TABLE t ADD a nvarchar(9)"],
    ['sqlserver', "EXEC sp_rename N'[t].[a]', N'c', N'COLUMN';\nALTER TABLE t ADD a nvarchar(9)"],
    [
      'sqlserver',
      "EXECUTE sp_rename @objname = N't.a', @newname = N'c', @objtype = 'COLUMN';\nALTER TABLE t ADD a int",
    ],
  ] as const)('of %s: %s', (dialect, change) => {
    const script = `CREATE TABLE t (a int, b int, UNIQUE (a, b));\n${change};`;
    expect(columnsIn(script, dialect)).toEqual(['c', 'b', 'a']);
    expect(tableIn(script, dialect).uniqueKeys).toEqual([['c', 'b']]);
    expect(reasonsIn(script, dialect)).toEqual([]);
  });

  it('can be a key of its own table, and swap names with another', () => {
    const script =
      'CREATE TABLE t (a int PRIMARY KEY, b int REFERENCES t (a)); ALTER TABLE t RENAME a TO x; ALTER TABLE t RENAME b TO a; ALTER TABLE t RENAME x TO b;';
    expect(tableIn(script, 'postgresql')).toMatchObject({
      columns: [{ name: 'b' }, { name: 'a' }],
      primaryKey: ['b'],
      foreignKeys: [{ columns: ['a'], references: ['b'] }],
    });
  });

  it('cannot take the name of another', () => {
    const script = 'CREATE TABLE t (a int, b int); ALTER TABLE t RENAME a TO b;';
    expect(reasonsIn(script, 'postgresql')).toEqual(['There is a column “b” already.']);
  });
});

describe('a deleted column', () => {
  it('takes its checks along', () => {
    const script =
      'CREATE TABLE t (a int, b int, CHECK (a < b)); ALTER TABLE t DROP COLUMN a; ALTER TABLE t ADD COLUMN a text;';
    expect(tableIn(script, 'postgresql').comparisons).toEqual([]);
    expect(reasonsIn(script, 'postgresql')).toEqual([]);
  });

  it('of MySQL leaves the rest of its key', () => {
    const script = 'CREATE TABLE t (a int, b int, PRIMARY KEY (a, b)); ALTER TABLE t DROP COLUMN b;';
    expect(tableIn(script, 'mysql').primaryKey).toEqual(['a']);
  });

  it('need not be there', () => {
    const script = 'CREATE TABLE t (a int); ALTER TABLE t DROP COLUMN IF EXISTS b;';
    expect(reasonsIn(script, 'postgresql')).toEqual([]);
  });
});

describe('a renamed table', () => {
  it.each([
    ['mysql', 'RENAME TABLE t TO u, p TO q;'],
    ['mysql', 'ALTER TABLE t RENAME u; ALTER TABLE `p` RENAME AS `q`;'],
    ['postgresql', 'ALTER TABLE IF EXISTS t RENAME TO u; ALTER TABLE public.p RENAME TO q;'],
    ['sqlserver', "EXEC sp_rename 'dbo.t', 'u';\nEXEC sp_rename N'[p]', N'q', 'OBJECT';"],
  ] as const)('of %s keeps its keys: %s', (dialect, change) => {
    const script = `CREATE TABLE p (id int PRIMARY KEY);\nCREATE TABLE t (x int REFERENCES p (id));\n${change}`;
    expect(namesIn(script, dialect)).toEqual(['u', 'q']);
    expect(tableIn(script, dialect, 'u').foreignKeys).toMatchObject([{ table: 'q' }]);
    expect(reasonsIn(script, dialect)).toEqual([]);
  });

  it('can swap names with another one', () => {
    const script = 'CREATE TABLE a (x int); CREATE TABLE b (y int); RENAME TABLE a TO c, b TO a, c TO b;';
    expect(columnsIn(script, 'mysql', 'a')).toEqual(['y']);
    expect(columnsIn(script, 'mysql', 'b')).toEqual(['x']);
  });

  it('can get into another namespace', () => {
    const script =
      'CREATE TABLE a (x int); ALTER TABLE a SET SCHEMA app; CREATE TABLE a (y int); ALTER TABLE app.a ADD z int;';
    expect(columnsIn(script, 'postgresql', 'app.a')).toEqual(['x', 'z']);
    expect(columnsIn(script, 'postgresql', 'a')).toEqual(['y']);
  });
});

describe('a changed enum', () => {
  const ENUM = "CREATE TYPE mood AS ENUM ('sad', 'ok'); CREATE TABLE t (m mood);";

  it.each([
    ["ALTER TYPE mood RENAME VALUE 'ok' TO 'fine'", ['sad', 'fine']],
    ["ALTER TYPE mood RENAME TO spirit; ALTER TYPE spirit ADD VALUE 'glad'", ['sad', 'ok', 'glad']],
    ["ALTER TYPE mood RENAME TO old; CREATE TYPE mood AS ENUM ('x')", ['sad', 'ok']],
    [
      "CREATE TYPE mood_new AS ENUM ('sad'); ALTER TABLE t ALTER COLUMN m TYPE mood_new USING (m::text::mood_new); ALTER TYPE mood RENAME TO mood_old; ALTER TYPE mood_new RENAME TO mood; DROP TYPE mood_old",
      ['sad'],
    ],
    // Prisma names the new type as it named the one before.
    [
      ['fine', 'new']
        .map(
          (value) =>
            `CREATE TYPE mood_new AS ENUM ('${value}'); ALTER TABLE t ALTER COLUMN m TYPE mood_new USING (m::text::mood_new); ALTER TYPE mood RENAME TO mood_old; ALTER TYPE mood_new RENAME TO mood; DROP TYPE mood_old`,
        )
        .join(';'),
      ['new'],
    ],
    [
      "ALTER TYPE mood RENAME TO mood_old; CREATE TYPE mood AS ENUM ('new'); ALTER TABLE t ALTER COLUMN m TYPE mood USING m::text::mood; DROP TYPE mood_old",
      ['new'],
    ],
    ["ALTER TYPE mood SET SCHEMA app; ALTER TYPE app.mood ADD VALUE 'glad'", ['sad', 'ok', 'glad']],
    [
      "ALTER TABLE t DROP COLUMN m; DROP TYPE mood; CREATE TYPE mood AS ENUM ('x'); ALTER TABLE t ADD m mood",
      ['x'],
    ],
  ])('has the values of the end: %s', (change, values) => {
    expect(columnIn(`${ENUM}${change};`, 'postgresql', 'm')).toMatchObject({ values });
    expect(reasonsIn(`${ENUM}${change};`, 'postgresql')).toEqual([]);
  });
});

describe('a changed domain', () => {
  it.each([
    'ALTER DOMAIN d DROP CONSTRAINT c',
    'ALTER DOMAIN d RENAME CONSTRAINT c TO e; ALTER DOMAIN d DROP CONSTRAINT IF EXISTS e',
  ])('loses a check: %s', (change) => {
    const script = `CREATE DOMAIN d AS int CONSTRAINT c CHECK (VALUE > 5); CREATE TABLE t (a d); ${change};`;
    expect(columnIn(script, 'postgresql', 'a')).not.toHaveProperty('bounds');
    expect(reasonsIn(script, 'postgresql')).toEqual([]);
  });

  it('can get a name, and forbid nulls', () => {
    const script =
      'CREATE DOMAIN d AS int CHECK (VALUE > 5); CREATE TABLE t (a d); ALTER DOMAIN d RENAME TO e; ALTER DOMAIN e SET NOT NULL;';
    expect(columnIn(script, 'postgresql', 'a')).toMatchObject({ nullable: false, bounds: { min: 5 } });
  });
});

describe('names in namespaces', () => {
  it('lead to no table of the same name elsewhere', () => {
    const script =
      'CREATE TABLE users (id bigint); CREATE TABLE auth.logs (x int); ALTER TABLE auth.users ADD a int;';
    expect(columnsIn(script, 'postgresql', 'users')).toEqual(['id']);
    expect(reasonsIn(script, 'postgresql')).toEqual(['The table “users” is not in the source.']);
  });

  it('without one are looked for along the search path', () => {
    const script =
      'SET search_path TO app, "$user", public; CREATE TABLE public.p (id int PRIMARY KEY); CREATE TABLE other.p (id text PRIMARY KEY); CREATE TABLE t (x int REFERENCES p);';
    expect(tableIn(script, 'postgresql', 't').foreignKeys).toMatchObject([{ table: 'p' }]);
  });

  it('can be those of the database of a connection in MySQL', () => {
    const script =
      'CREATE TABLE `p` (`id` int PRIMARY KEY); CREATE TABLE `t` (`x` int, FOREIGN KEY (`x`) REFERENCES `shop`.`p` (`id`));';
    expect(tableIn(script, 'mysql', 't').foreignKeys).toMatchObject([{ table: 'p' }]);
  });
});
