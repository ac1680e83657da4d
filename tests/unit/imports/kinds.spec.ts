import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImportCase, misfits } from '../../fixtures/import/cases.ts';
import { loadOriginal, type OriginalDatabase, openOriginalPostgres } from '../../fixtures/import/loaded.ts';

type Input = Omit<ImportCase, 'file' | 'says' | 'databases'>;

/** A table `t` whose rows all load. */
const t = (definition: string, more: Partial<Input> = {}): Input => ({
  sql: `CREATE TABLE t (${definition});`,
  rows: { t: 300 },
  ...more,
});

const inPostgresql: Readonly<Record<string, readonly Input[]>> = {
  verification: [
    t('low int NOT NULL, mid int NOT NULL, high int NOT NULL, CHECK (low < mid AND mid < high)'),
    t('a int NOT NULL, b varchar(12) NOT NULL'.concat('); CREATE UNIQUE INDEX t_ab ON t (a, lower(b)')),
    t('tags text[] NOT NULL CHECK (cardinality(tags) BETWEEN 1 AND 3)'),
    {
      sql: `CREATE TYPE mood AS ENUM ('sad', 'ok', 'happy');\nCREATE TABLE t (id int PRIMARY KEY, moods mood[] NOT NULL, best mood NOT NULL);`,
      rows: { t: 300 },
    },
    t(
      'net numeric(8,2) NOT NULL CHECK (net >= 0), total numeric(10,2) GENERATED ALWAYS AS (net * 2) STORED, CHECK (total <= 1000)',
    ),
  ],
  'patterns, formats and lengths together': [
    t("sku varchar(8) NOT NULL UNIQUE CHECK (sku ~ '^[A-Z]{2,}-[0-9]+$')"),
    t("handle varchar(15) NOT NULL CHECK (handle ~ '^@[a-z0-9_]+$' AND length(handle) > 4)"),
    t("domain varchar(20) NOT NULL UNIQUE CHECK (domain ~ '^[a-z0-9-]+\\.(com|org)$')"),
    t("email varchar(18) NOT NULL UNIQUE CHECK (email ~ '^[^@]+@[^@]+\\.[a-z]+$')"),
    t("color char(7) NOT NULL CHECK (color ~ '^#') CHECK (color ~ '^#[0-9a-f]{6}$')"),
  ],
  'checks people write': [
    t("iso char(3) NOT NULL CHECK (iso = upper(iso) AND iso ~ '^[A-Z]+$' AND length(iso) = 3)"),
    t('user_id int, team_id int, org_id int, CHECK (num_nonnulls(user_id, team_id, org_id) = 1)'),
    t("phone text NOT NULL CHECK (phone LIKE '+49%' OR phone LIKE '+43%')"),
    t(
      "status text NOT NULL, paid_at timestamp, CHECK ((status = 'paid') = (paid_at IS NOT NULL)), CHECK (status IN ('new', 'paid'))",
    ),
    t(
      "kind text NOT NULL CHECK (lower(trim(kind)) IN ('a', 'b')), percent int CHECK (percent % 5 = 0 AND percent BETWEEN 0 AND 100)",
    ),
  ],
  'nothing vanishes': [
    {
      sql: 'CREATE TABLE t (id int PRIMARY KEY)\nCREATE TABLE u (id int PRIMARY KEY, t_id int NOT NULL REFERENCES t (id))',
      create:
        'CREATE TABLE t (id int PRIMARY KEY); CREATE TABLE u (id int PRIMARY KEY, t_id int NOT NULL REFERENCES t (id));',
      rows: { t: 300, u: 300 },
    },
    t('period varchar(10), vector varchar(10), "index" int, key varchar(8), spatial int, fulltext text', {
      columns: {
        't.period': {},
        't.vector': {},
        't.index': {},
        't.key': {},
        't.spatial': {},
        't.fulltext': {},
      },
    }),
    {
      sql: 'CREATE TABLE t (id int FROBNICATE zst(3) NOT NULL PRIMARY KEY, n int WOBBLE NOT NULL UNIQUE);',
      create: 'CREATE TABLE t (id int NOT NULL PRIMARY KEY, n int NOT NULL UNIQUE);',
      rows: { t: 300 },
    },
    {
      sql: "CREATE FUNCTION f() RETURNS trigger AS $body$ BEGIN NEW.x := 1; RETURN NEW; END; $body$ LANGUAGE plpgsql;\r\nCREATE TABLE t (x int NOT NULL);\r\n/* a ; b */ CREATE TABLE u (y text DEFAULT ';' NOT NULL);\r\n",
      rows: { t: 300, u: 300 },
    },
    {
      sql: "IF OBJECT_ID('dbo.t') IS NULL CREATE TABLE t (id int NOT NULL PRIMARY KEY, name nvarchar(20) NOT NULL)\r\nGO\r\nCREATE TRIGGER g ON t AFTER INSERT AS BEGIN SELECT 1 END\r\nGO\r\nCREATE TABLE u (id int NOT NULL)\r\nGO\r\n",
      create:
        'CREATE TABLE t (id int PRIMARY KEY, name varchar(20) NOT NULL); CREATE TABLE u (id int NOT NULL);',
      rows: { t: 300, u: 300 },
    },
  ],
  migrations: [
    {
      sql: 'CREATE TABLE t (id int PRIMARY KEY, a varchar(9));\nALTER TABLE t RENAME COLUMN a TO c;\nALTER TABLE t ADD COLUMN a int NOT NULL;',
      rows: { t: 300 },
      columns: { 't.a': {}, 't.c': {} },
    },
    {
      sql: "CREATE TYPE s AS ENUM ('a', 'b');\nCREATE TABLE t (x s NOT NULL);\nALTER TYPE s RENAME VALUE 'a' TO 'z';\nALTER TYPE s RENAME TO state;\nALTER TYPE state ADD VALUE 'y';",
      rows: { t: 300 },
      isSilent: true,
    },
    {
      sql: 'CREATE TABLE t (old int);\nDROP TABLE t;\nCREATE TABLE t (fresh varchar(5) NOT NULL);',
      rows: { t: 300 },
      columns: { 't.fresh': {} },
      isSilent: true,
    },
    {
      sql: '-- migrate:up\nCREATE TABLE t (id int PRIMARY KEY);\nALTER TABLE t ADD COLUMN n int NOT NULL CHECK (n > 5);\n\n-- migrate:down\nDROP TABLE t;\n',
      create: 'CREATE TABLE t (id int PRIMARY KEY, n int NOT NULL CHECK (n > 5));',
      rows: { t: 300 },
    },
    {
      sql: 'CREATE TABLE p (id int PRIMARY KEY);--> statement-breakpoint\nCREATE TABLE t (id int PRIMARY KEY, p_id int NOT NULL);--> statement-breakpoint\nDO $$ BEGIN\n ALTER TABLE t ADD CONSTRAINT t_p FOREIGN KEY (p_id) REFERENCES p (id);\nEXCEPTION WHEN duplicate_object THEN null;\nEND $$;--> statement-breakpoint\nALTER TABLE t ALTER COLUMN p_id DROP NOT NULL;',
      rows: { p: 300, t: 300 },
      columns: { 't.p_id': { field: 'reference' } },
    },
  ],
  keys: [
    {
      sql: 'CREATE TABLE ORDERS (O_ID INTEGER PRIMARY KEY, "Note" VARCHAR(9) NOT NULL); CREATE TABLE LINES (L_ID INTEGER PRIMARY KEY, O_ID INTEGER NOT NULL REFERENCES Orders (O_id));',
      rows: { orders: 300, lines: 300 },
    },
    {
      sql: 'CREATE TABLE users (id int PRIMARY KEY);\nCREATE TABLE t (id int PRIMARY KEY, user_id uuid NOT NULL REFERENCES auth.users (id));',
      create:
        'CREATE SCHEMA auth; CREATE TABLE auth.users (id uuid PRIMARY KEY); CREATE TABLE users (id int PRIMARY KEY);\nCREATE TABLE t (id int PRIMARY KEY, user_id uuid NOT NULL);',
      rows: { t: 300 },
    },
    t(
      'id int PRIMARY KEY, buyer_email text NOT NULL, seller_email text NOT NULL, CHECK (buyer_email <> seller_email)',
      {
        none: ['SELECT count(*) FROM t WHERE buyer_email = seller_email'],
        isSilent: true,
      },
    ),
    {
      sql: 'CREATE TABLE team (id int PRIMARY KEY, name text); CREATE TABLE game (id int PRIMARY KEY, team_id int NOT NULL);',
      rows: { team: 300, game: 300 },
      none: ['SELECT count(*) FROM game WHERE team_id NOT IN (SELECT id FROM team)'],
    },
    {
      sql: 'CREATE TABLE a (x int NOT NULL, y int NOT NULL, PRIMARY KEY (x, y)); CREATE TABLE b (id int PRIMARY KEY, ax int NOT NULL, ay int NOT NULL, parent_id int REFERENCES b (id), FOREIGN KEY (ax, ay) REFERENCES a (x, y));',
      rows: { a: 300, b: 300 },
    },
  ],
  types: [
    {
      sql: "CREATE DOMAIN zip AS text CHECK (VALUE ~ '^[0-9]{5}$'); CREATE TABLE t (zips zip[] NOT NULL, one zip NOT NULL);",
      rows: { t: 300 },
    },
    t(
      'a inet[] NOT NULL, b cidr[] NOT NULL, c macaddr[] NOT NULL, d interval[] NOT NULL, e uuid[] NOT NULL, f date[] NOT NULL',
    ),
    {
      sql: 'CREATE DOMAIN "Name" AS varchar(10); CREATE TABLE t (n "Name" NOT NULL, ns "Name"[] NOT NULL);',
      rows: { t: 300 },
    },
    t(
      "valid_to date NOT NULL DEFAULT '9999-12-31', span tstzrange, b bit(5) NOT NULL, vb bit varying(4), m money, o oid, x xml, r int4range NOT NULL",
    ),
    t(
      'a numeric(3,3)[] NOT NULL, s smallint[] NOT NULL, j jsonb[] NOT NULL, by bytea[] NOT NULL, tt timetz NOT NULL, p point NOT NULL, ts tsvector',
    ),
  ],
  dialects: [
    {
      sql: 'CREATE TABLE dept (dept_no NUMBER(4,0) PRIMARY KEY, loc NVARCHAR2(13) NOT NULL, made DATE DEFAULT SYSDATE, rate BINARY_DOUBLE, doc CLOB) TABLESPACE users;',
      create:
        'CREATE TABLE dept (dept_no numeric(4) PRIMARY KEY, loc varchar(13) NOT NULL, made timestamp, rate float8, doc text);',
      rows: { dept: 300 },
      told: /Oracle/,
    },
    {
      sql: 'CREATE TABLE t (id UInt64, name LowCardinality(String), at DateTime64(3), n Nullable(Int32)) ENGINE = MergeTree ORDER BY id;',
      create: 'CREATE TABLE t (id numeric(20) NOT NULL, name text NOT NULL, at timestamp NOT NULL, n int);',
      rows: { t: 300 },
      told: /ClickHouse/,
    },
    {
      sql: 'CREATE TABLE `p.d.t` (id INT64 NOT NULL, ok BOOL, price NUMERIC, name STRING(20), at TIMESTAMP) CLUSTER BY id;',
      create:
        'CREATE TABLE t (id bigint NOT NULL, ok boolean, price numeric, name varchar(20), at timestamptz);',
      rows: { t: 300 },
      told: /BigQuery/,
    },
    {
      sql: 'CREATE TABLE s (id integer encode az64 NOT NULL PRIMARY KEY distkey, at timestamptz encode az64, v super) diststyle auto;',
      create: 'CREATE TABLE s (id integer NOT NULL PRIMARY KEY, at timestamptz, v text);',
      rows: { s: 300 },
      told: /Redshift/,
    },
    {
      sql: 'CREATE TABLE t (id INT8 NOT NULL DEFAULT unique_rowid(), name STRING(12) NOT NULL, CONSTRAINT "primary" PRIMARY KEY (id ASC), UNIQUE INDEX t_name (name ASC) STORING (id), FAMILY f (id, name));',
      create: 'CREATE TABLE t (id int8 PRIMARY KEY, name varchar(12) NOT NULL UNIQUE);',
      rows: { t: 300 },
      told: /CockroachDB/,
    },
  ],
  'dumps with rows': [
    {
      sql: "CREATE TABLE t (id int PRIMARY KEY, grade varchar(2) NOT NULL);\nINSERT INTO t (grade, id) VALUES ('A', 1), ('A', 2), ('B', 3), ('A', 4), ('B', 5), ('A', 6), ('A', 7), ('A', 8), ('B', 9), ('A', 10);",
      create: 'CREATE TABLE t (id int PRIMARY KEY, grade varchar(2) NOT NULL);',
      rows: { t: 10 },
      none: ["SELECT count(*) FROM t WHERE grade NOT IN ('A', 'B')"],
    },
    {
      sql: `CREATE TABLE public.t (id int PRIMARY KEY, n int, at date NOT NULL);\nCOPY public.t (id, n, at) FROM stdin;\n${Array.from({ length: 40 }, (_, i) => `${i + 1}\t${i % 2 === 0 ? '\\N' : 50 + i}\t2024-0${1 + (i % 9)}-15`).join('\n')}\n\\.\n`,
      create: 'CREATE TABLE t (id int PRIMARY KEY, n int, at date NOT NULL);',
      rows: { t: 40 },
      none: [
        "SELECT count(*) FROM t WHERE at < '2023-12-01' OR at > '2024-12-31'",
        'SELECT count(*) FROM t WHERE n < 40 OR n > 100',
      ],
    },
    {
      sql: `CREATE TABLE p (id int PRIMARY KEY); CREATE TABLE c (id int PRIMARY KEY, p_id int NOT NULL REFERENCES p (id));\nINSERT INTO p VALUES ${Array.from({ length: 25 }, (_, i) => `(${i + 1})`).join(', ')};\nINSERT INTO c VALUES ${Array.from({ length: 75 }, (_, i) => `(${i + 1}, ${(i % 25) + 1})`).join(', ')};`,
      create:
        'CREATE TABLE p (id int PRIMARY KEY); CREATE TABLE c (id int PRIMARY KEY, p_id int NOT NULL REFERENCES p (id));',
      rows: { p: 25, c: 75 },
    },
    {
      sql: `INSERT INTO t VALUES (1, 'it''s; ok', NULL);\nCREATE TABLE t (id int PRIMARY KEY, note text NOT NULL CHECK (note <> ''), x numeric(5,2));\n${Array.from({ length: 19 }, (_, i) => `INSERT INTO t VALUES (${i + 2}, 'row ${i}', ${i}.25) ON CONFLICT DO NOTHING;`).join('\n')}`,
      create: "CREATE TABLE t (id int PRIMARY KEY, note text NOT NULL CHECK (note <> ''), x numeric(5,2));",
      rows: { t: 20 },
    },
    {
      sql: `CREATE TABLE t (id int PRIMARY KEY, code char(6) NOT NULL UNIQUE);\nINSERT INTO t (id, code) VALUES ${Array.from({ length: 60 }, (_, i) => `(${i + 1}, 'AB-${String(i + 100)}')`).join(', ')};`,
      create: 'CREATE TABLE t (id int PRIMARY KEY, code char(6) NOT NULL UNIQUE);',
      rows: { t: 60 },
      none: ["SELECT count(*) FROM t WHERE code !~ '^[A-Z]{2}-[0-9]{3}$'"],
    },
  ],
};

describe.each(Object.entries(inPostgresql))('%s in PostgreSQL', (point, inputs) => {
  let database: OriginalDatabase;
  beforeAll(async () => {
    database = await openOriginalPostgres();
  });
  afterAll(() => database.stop());

  it.each(inputs.map((input) => [input.sql.slice(0, 120), input] as const))('%s', async (says, input) => {
    const { sql, create, rows } = input;
    // A dump's counts are those of its rows.
    const loaded = await loadOriginal(database, {
      sql,
      create,
      ...(point === 'dumps with rows' && { rows: undefined }),
    });
    const reported: ImportCase = { ...input, rows, file: point, says, databases: ['postgresql'] };
    expect(await misfits(reported, loaded, database)).toEqual([]);
  });
});
