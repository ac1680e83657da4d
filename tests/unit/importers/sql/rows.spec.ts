import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SampleFacts, SourceDialect } from '../../../../src/importers/source-tables.ts';
import type { SqlTables } from '../../../../src/importers/sql/read-sql.ts';
import { readDump } from '../../../../src/importers/sql/rows/read-dump.ts';
import { importSql } from '../../../fixtures/import/imported.ts';
import { partsOf } from '../../../fixtures/import/parts.ts';
import { schemaSources } from '../../../fixtures/import/schemas.ts';
import { read } from './read.ts';

async function dump(text: string, dialect?: SourceDialect, size = text.length): Promise<SqlTables> {
  const result = await readDump(partsOf(text, size), { dialect });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

async function samplesOf(text: string, dialect?: SourceDialect) {
  const { tables } = await dump(text, dialect);
  return (tables[0]?.columns ?? []).map(({ sample }) => sample);
}

const TABLE = 'CREATE TABLE t (id int, name text, at timestamp, amount numeric(9,2), is_on boolean);\n';
const rowsOf = ({ tables }: Pick<SqlTables, 'tables'>) =>
  tables.map(({ name, rowCount }) => [name, rowCount]);

/** The values of the three rows below, whatever the notation. */
const THREE: readonly Partial<SampleFacts>[] = [
  { rows: 3, nulls: 0, min: 1, max: 3 },
  { rows: 3, nulls: 1, distinct: 2, minLength: 3, maxLength: 4 },
  { rows: 3, nulls: 0, min: '2020-01-01T10:00:00.000Z', max: '2020-03-01T10:00:00.000Z' },
  { rows: 3, nulls: 1, min: -1.5, max: 20 },
  {
    rows: 3,
    nulls: 0,
    few: [
      { value: true, count: 2 },
      { value: false, count: 1 },
    ],
  },
];

describe('rows', () => {
  it.each([
    [
      'postgresql',
      "INSERT INTO t VALUES (1, 'it''s', '2020-01-01 10:00:00', -1.5, true), (2, NULL, '2020-02-01 10:00:00', 20, false), (3, 'a;(', '2020-03-01 10:00:00', NULL, TRUE);",
    ],
    [
      'postgresql',
      "INSERT INTO public.t (name, id, is_on, amount, at) VALUES ('it''s', 1, 't', '-1.5', TIMESTAMP '2020-01-01 10:00:00');\nINSERT INTO t (id, at, is_on, name, amount) VALUES (2, '2020-02-01'::timestamp, 'f', NULL, 2e1) ON CONFLICT (id) DO UPDATE SET name = 'x; y', amount = (SELECT 1);\nINSERT INTO t (id, at, is_on, name, amount) OVERRIDING SYSTEM VALUE VALUES (3, '2020-03-01 10:00:00', true, E'a\\'(', NULL) RETURNING id;",
    ],
    [
      'postgresql',
      "COPY public.t (id, name, at, amount, is_on) FROM stdin;\n1\tit's\t2020-01-01 10:00:00\t-1.5\tt\n2\t\\N\t2020-02-01 10:00:00\t20\tf\n3\ta\\t(\t2020-03-01 10:00:00\t\\N\tt\n\\.\n",
    ],
    [
      'postgresql',
      'COPY t FROM STDIN WITH (FORMAT csv, HEADER true, DELIMITER \';\');\nid;name;at;amount;is_on\n1;"it\n""";2020-01-01 10:00:00;-1.5;t\n2;;2020-02-01 10:00:00;20;f\n3;a-(;2020-03-01 10:00:00;;t\n\\.\n',
    ],
    [
      'mysql',
      "INSERT IGNORE INTO `t` VALUES (1,'it\\'s','2020-01-01 10:00:00',-1.50,1),\n(2,NULL,'2020-02-01 10:00:00',20.00,0);\n/* a, (b */\nREPLACE INTO t VALUES (3,\"a;(\",'2020-03-01 10:00:00',NULL,b'1') -- (\n ON DUPLICATE KEY UPDATE name = VALUES(name);\n INSERT INTO t (amount) SELECT 1;",
    ],
    [
      'sqlite',
      "INSERT OR REPLACE INTO t VALUES(1,'it''s','2020-01-01 10:00:00',-1.5,1);\nINSERT INTO \"t\" VALUES(2,NULL,'2020-02-01 10:00:00',20,0);\nINSERT INTO t VALUES(3,'a;(','2020-03-01 10:00:00',NULL,1);",
    ],
    [
      'sqlserver',
      "SET IDENTITY_INSERT [dbo].[t] ON\nINSERT [dbo].[t] ([id], [name], [at], [amount], [is_on]) VALUES (1, N'it''s', CAST(N'2020-01-01T10:00:00.000' AS DateTime), CAST(-1.50 AS Decimal(9, 2)), 1)\nINSERT [dbo].[t] ([id], [name], [at], [amount], [is_on]) VALUES (2, NULL, CAST(N'2020-02-01T10:00:00.000' AS DateTime), CAST(20.00 AS Decimal(9, 2)), 0)\nGO\nINSERT INTO [t] ([id], [name], [at], [amount], [is_on]) VALUES (3, N'a;(', CONVERT(datetime, '2020-03-01T10:00:00'), NULL, 1)\nSET IDENTITY_INSERT [dbo].[t] OFF\nGO",
    ],
  ] as const)('of %s are a sample: %s', async (dialect, rows) => {
    const types = { sqlserver: 'bit', mysql: 'tinyint(1)', sqlite: 'boolean', postgresql: 'boolean' };
    const ddl = TABLE.replace('boolean', types[dialect]).replace(
      'timestamp',
      dialect === 'postgresql' ? 'timestamp' : 'datetime',
    );
    const script = `${ddl}${rows}\nCREATE TABLE later (x int);\nFROB;`;
    const found = await dump(script, dialect);
    expect(rowsOf(found)).toEqual([
      ['t', 3],
      ['later', undefined],
    ]);
    const samples = found.tables[0]?.columns.map(({ sample }) => sample) ?? [];
    expect(samples).toMatchObject(THREE);
    const faults = found.skipped.filter(({ matters }) => matters);
    expect(faults).toMatchObject([{ place: { line: script.split('\n').length, column: 1 } }]);
  });

  it('before their table, of several statements, and of columns that are quoted or folded', async () => {
    const script = `INSERT INTO "T" ("Id") VALUES (5);\nINSERT INTO Public.u (A) VALUES (1), (2);
      CREATE TABLE "T" ("Id" int); CREATE TABLE u (a int);\nINSERT INTO U (a) VALUES (7);`;
    const found = await dump(script, 'postgresql');
    expect(rowsOf(found)).toEqual([
      ['T', 1],
      ['u', 3],
    ]);
    expect(found.tables[1]?.columns[0]?.sample).toMatchObject({ rows: 3, min: 1, max: 7 });
  });

  it('without the names of columns have no cells of columns that the database computes, unless they do', async () => {
    const ddl = 'CREATE TABLE t (a int, b int GENERATED ALWAYS AS (a + 1) STORED, c text);\n';
    const [, , without] = await samplesOf(`${ddl}INSERT INTO t VALUES (1, 'x'), (2, 'y');`, 'postgresql');
    expect(without).toMatchObject({ maxLength: 1, nulls: 0 });
    const [, , whole] = await samplesOf(
      `${ddl}INSERT INTO t VALUES (1, DEFAULT, 'x'), (2, DEFAULT, 'y');`,
      'postgresql',
    );
    expect(whole).toMatchObject({ maxLength: 1, nulls: 0 });
  });

  it('of partitions are those of the table', async () => {
    const script = `CREATE TABLE t (k int) PARTITION BY RANGE (k);
CREATE TABLE p1 PARTITION OF t FOR VALUES FROM (0) TO (10);
CREATE TABLE p2 PARTITION OF t FOR VALUES FROM (10) TO (20);
COPY p1 (k) FROM stdin;\n1\n2\n\\.\nCOPY p2 (k) FROM stdin;\n11\n\\.\n`;
    expect(rowsOf(await dump(script))).toEqual([['t', 3]]);
  });

  it.each([
    ["UPDATE t SET name = 'x'; UPDATE t SET name = 'y';", 1],
    ['INSERT INTO t SELECT * FROM u;', 1],
    ["LOAD DATA INFILE 'x' INTO TABLE t;", 1],
    ["CREATE TRIGGER r AFTER INSERT ON t BEGIN INSERT INTO t VALUES (9, 'x'); END;", 1],
  ])('are not those of other statements, which have a line: %s', async (statement, lines) => {
    const found = await dump(
      `CREATE TABLE t (id int, name text);\n${statement}\nCREATE TABLE b (x int);`,
      'sqlite',
    );
    expect(rowsOf(found)).toEqual([
      ['t', undefined],
      ['b', undefined],
    ]);
    expect(found.skipped).toHaveLength(lines);
  });

  it('whose days are in a form of people give no range of a column with a type for them', async () => {
    for (const day of ['2021/1/1', '1.2.2021', 'now'])
      expect(
        (await samplesOf(`${TABLE}INSERT INTO t (at) VALUES ('${day}'), ('${day}');`, 'mysql'))[2],
      ).not.toHaveProperty('min');
  });

  it('of which there is only one give its number, and no ranges', async () => {
    const { tables } = await dump(`${TABLE}INSERT INTO t (id) VALUES (7);`);
    expect(rowsOf({ tables })).toEqual([['t', 1]]);
    expect(tables[0]?.columns.map(({ sample }) => sample)).toEqual(Array.from({ length: 5 }));
  });

  it('of an unknown table have one line with their number', async () => {
    const { skipped } = await dump(
      `${TABLE}\nINSERT INTO nope VALUES (1),\n(2);\nINSERT INTO nope VALUES (3);\n`,
      'postgresql',
    );
    expect(skipped).toMatchObject([
      {
        place: { line: 3, column: 1 },
        text: '',
        reason: '3 rows are of “nope”, which is not in the source.',
        matters: true,
        isLeftOut: true,
      },
    ]);
  });

  it('that cannot be read, or that end too early, are listed, and the others are kept', async () => {
    const broken = await dump(
      `${TABLE}INSERT INTO t (id) VALUES (1), 2, (3);\nCREATE TABLE b (x int);\nINSERT INTO b VALUES (1)`,
    );
    expect(rowsOf(broken)).toEqual([
      ['t', 1],
      ['b', 1],
    ]);
    expect(broken.skipped).toMatchObject([
      { place: { line: 2 }, reason: 'This row cannot be read.', isLeftOut: true },
    ]);
    for (const end of [
      "INSERT INTO t (id, name) VALUES (1, 'a'), (2, 'b",
      'COPY t (id, name) FROM stdin;\n1\ta\n2\tb',
    ]) {
      const cut = await dump(`${TABLE}${end}`, 'postgresql');
      expect(rowsOf(cut)).toEqual([['t', 1]]);
      expect(cut.skipped).toMatchObject([{ matters: true, isLeftOut: true }]);
    }
  });

  it('have bytes, functions and arrays among their cells, whose values stay unknown', async () => {
    const script = `CREATE TABLE t (id int, b blob, j json, u varchar(36), g int);
INSERT INTO t VALUES (1, 0xff00, '{"a": 1}', uuid(), (SELECT max(x) FROM y)), (2, _binary 'a\\0,(', '[1, 2]', UUID(), 1 + 2), (3, x'00', NULL, uuid(), NULL);`;
    expect(await samplesOf(script, 'mysql')).toMatchObject([
      { min: 1, max: 3 },
      undefined,
      { rows: 3, nulls: 1, isDistinctCapped: true },
      undefined,
      undefined,
    ]);
  });
});

describe('parts of any size', () => {
  const script = `-- PostgreSQL database dump
CREATE TABLE t (id int, name text, amount numeric(9,2));
COPY t (id, name, amount) FROM stdin;
${Array.from({ length: 40 }, (_, i) => `${i}\tname\\t${i % 7}\t${i}.5`).join('\n')}
\\.
/* a comment; (of 'two
 lines */ CREATE TABLE u (a int, b text);
INSERT INTO u VALUES ${Array.from({ length: 40 }, (_, i) => `(${i}, 'it''s; ${i % 3}')`).join(',\n')};
CREATE FUNCTION f() RETURNS int AS $$ BEGIN INSERT INTO u VALUES (1, 'x'); END $$;
ALTER TABLE u ADD c int DEFAULT 7;
FROB 1;
INSERT INTO u (a, b) VALUES (99, 'last') ON CONFLICT DO NOTHING;
FROB 2;
`;

  it('say the same', async () => {
    const whole = await dump(script);
    expect(rowsOf(whole)).toEqual([
      ['t', 40],
      ['u', 41],
    ]);
    expect(whole.skipped.map(({ place }) => place.line)).toEqual([87, 89, 91]);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 2000 }), async (size) => {
        expect(await dump(script, undefined, size)).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });
});

describe('definitions among rows', () => {
  it.each(schemaSources.filter(({ sql }) => !/^INSERT/m.test(sql)))(
    'of $name in $dialect are read as without rows',
    async ({ dialect, sql }) => {
      // Tests of checks are functions, which are never equal.
      expect(JSON.stringify(await dump(sql, dialect, 1000))).toBe(JSON.stringify(read(sql, dialect)));
    },
  );
});

describe('an import of rows', () => {
  const states = ['active', 'active', 'active', 'banned'];
  const users = Array.from(
    { length: 20_000 },
    (_, i) =>
      `(${i + 1},'p${(i * 7919) % 20_011}@example.com','${states[i % 4]}',${i % 5 === 0 ? 'NULL' : (i * 31) % 500},'${String.fromCharCode(65 + (i % 26))}${String.fromCharCode(65 + ((i * 7) % 26))}-${1000 + ((i * 37) % 9000)}','20${String(10 + (i % 14)).padStart(2, '0')}-0${1 + (i % 9)}-15')`,
  );
  const script = `-- MySQL dump 10.13
CREATE TABLE \`users\` (\`id\` int NOT NULL AUTO_INCREMENT, \`email\` varchar(60) NOT NULL, \`state\` enum('active','banned','new') NOT NULL,
  \`score\` int DEFAULT NULL, \`ref\` char(7) NOT NULL, \`born\` date NOT NULL, PRIMARY KEY (\`id\`)) ENGINE=InnoDB;
CREATE TABLE \`posts\` (\`id\` int NOT NULL, \`user_id\` int NOT NULL, PRIMARY KEY (\`id\`), FOREIGN KEY (\`user_id\`) REFERENCES \`users\` (\`id\`));
INSERT INTO \`users\` VALUES ${users.join(',')};
INSERT INTO \`posts\` VALUES (10,1),(20,1),(35,2);`;

  it('has as many rows, and their shares, ranges and shapes', async () => {
    const { schema, report } = await importSql(script);
    expect(schema.tables).toMatchObject([
      {
        name: 'users',
        rows: 20_000,
        columns: [
          { name: 'id', field: 'sequence' },
          { name: 'email', field: 'internet.email', nullable: false },
          { name: 'state', options: { values: ['active', 'banned', 'new'], weights: [15_000, 5000, 0] } },
          { name: 'score', options: { min: 1, max: 499 }, nulls: 20 },
          { name: 'ref', field: 'regex', options: { pattern: '[A-Z]{2}-[1-9]\\d{3}' } },
          { name: 'born', field: 'date', options: { from: '2010-01-01', to: '2023-10-01' } },
        ],
      },
      { name: 'posts', rows: 3, columns: [{}, { field: 'reference', nullable: false }] },
    ]);
    expect(report.skipped.filter(({ matters }) => matters)).toEqual([]);
  });

  it.each([
    ['days', ["'2025-01-15'", "'2025-02-16'", "'2025-01-06'"], 'date', 'YYYY-MM-DD'],
    ['days of people', ["'15/01/2025'", "'25/02/2025'", "'16/01/2025'"], 'date', 'DD/MM/YYYY'],
    ['moments', ["'2025-01-15 10:11:12'", "'2025-02-16 23:00:01'"], 'timestamp', 'YYYY-MM-DD HH:mm:ss'],
    ['times', ["'18:00'", "'07:30'", "'19:45'"], 'time', 'HH:mm'],
    ['times of halves', ["'8:00 AM'", "'11:30 PM'"], 'time', 'h:mm A'],
  ])('whose texts are %s has days and times that there are', async (_, texts, field, format) => {
    const rows = texts.map((text, i) => `(${i + 1}, ${text})`).join(', ');
    const { schema } = await importSql(
      `CREATE TABLE t (id INTEGER PRIMARY KEY, written TEXT NOT NULL); INSERT INTO t VALUES ${rows};`,
    );
    expect(schema.tables[0]?.columns[1]).toMatchObject({ field, options: { format } });
  });
});
