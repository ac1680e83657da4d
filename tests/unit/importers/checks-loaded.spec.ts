import { PGlite } from '@electric-sql/pglite';
import initSqlite from 'sql.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/dataset/engine.ts';
import { createTextOf } from '../../../src/expression/text.ts';
import { importSchema } from '../../../src/importers/import-schema.ts';
import type { ImportedColumn } from '../../../src/importers/imported-schema.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import { openDocument } from '../../fixtures/code.ts';
import { importSql } from '../../fixtures/import/imported.ts';
import { largeTables } from '../../fixtures/large-tables.ts';
import { schemaFile } from '../../fixtures/writers.ts';

/** An imported script, with the statements that fill its tables. */
async function filled(sql: string, dialect: 'postgresql' | 'sqlite') {
  const imported = await importSql(sql, 300);
  const { tables } = openDocument(imported.schema);
  const columns = new Map<string, ImportedColumn>(
    imported.schema.tables.flatMap((table) => table.columns.map((column) => [column.name, column] as const)),
  );
  const lost = imported.report.skipped.flatMap(({ reason, matters }) => (matters ? [reason] : []));
  return { columns, lost, rows: schemaFile('sql', tables, { dialect, create: false }) };
}

/** Definitions of a table, of whose checks nothing gets lost. */
const together: readonly string[] = [
  // A pattern, a format and lengths.
  "code varchar(9) CHECK (code ~ '^[a-z]+-[0-9]{4}$')",
  "code varchar(9) CHECK (code ~ '^[A-Z]+-[0-9]{4}$')",
  "handle text CHECK (length(handle) >= 8 AND handle ~ '^[a-z]+$')",
  "handle text CHECK (length(handle) >= 6 AND handle ~ '^[a-z_]+$')",
  "code text CHECK (code ~ '^[a-z]') CHECK (code ~ '[0-9]$')",
  "code text, CHECK (code ~ '^[A-Z0-9]{8}$'), CHECK (code ~ '[A-Z]')",
  "slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')",
  "slug varchar(5) NOT NULL UNIQUE CHECK (slug ~ '^[a-z][a-z0-9]*$')",
  "slug varchar(63) UNIQUE CHECK (slug ~ '^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$')",
  "key text NOT NULL UNIQUE CHECK (key ~ '^[a-z_]+$')",
  "key varchar(40) PRIMARY KEY CHECK (key ~ '^[a-z]{3}[.][a-z]+$')",
  "key char(6) PRIMARY KEY CHECK (key ~ '^[A-Z0-9]{6}$')",
  "link text CHECK (link ~ '^https://')",
  "qwertz text CHECK (qwertz ~ '^https?://')",
  "qwertz varchar(12) CHECK (qwertz LIKE 'https://%')",
  "code text CHECK (char_length(code) = 7 AND code ~ '^[A-Z]{3}-')",
  "qwertz varchar(6) CHECK (qwertz ~ '^\\w+@')",
  "c text UNIQUE CHECK (c ~ '^[a-z]') CHECK (c ~ '[0-9]$')",
  "qwertz text CHECK (qwertz ~* '^abc')",
  "qwertz varchar(12) CHECK (qwertz LIKE '%.pdf')",
  "day text CHECK (day ~ '^\\d{4}-\\d{2}-\\d{2}$')",
  "country char(2) CHECK (country ~ '^[A-Z]{2}$'), phone varchar(16) CHECK (phone ~ '^\\+[1-9]\\d{1,14}$')",
  // Conditions that people write.
  `id serial PRIMARY KEY, style char(2) CHECK (upper(style) IN ('S', 'M')), email text CHECK (email = lower(email)),
    a_id int, b_id int, CHECK ((a_id IS NOT NULL) <> (b_id IS NOT NULL)), CHECK (num_nonnulls(a_id, b_id) = 1)`,
  "status text CHECK (lower(status) = ANY (ARRAY['new', 'old']))",
  'full_name text CHECK (full_name = lower(full_name)), code varchar(8) CHECK (code = upper(code))',
  'm text NOT NULL, a int, b int, UNIQUE (m, a), UNIQUE (m, b), CHECK ((a IS NULL) <> (b IS NULL))',
  'a int, b int, CHECK (a IS NULL OR b IS NULL)',
  'a int, b int, c int, CHECK (num_nulls(a, b, c) <= 1)',
  'a int, b int, CHECK (coalesce(a, b) IS NOT NULL)',
  'a int, b int, CHECK ((a IS NULL) = (b IS NULL))',
  'a int, b int, CHECK ((a IS NOT NULL AND b IS NULL) OR (a IS NULL AND b IS NOT NULL))',
  'a int, b int, c int, CHECK ((a IS NULL AND b IS NULL) OR (a IS NOT NULL AND b IS NOT NULL)), CHECK (NOT (a IS NULL AND c IS NULL))',
  'a int, b int, c int, CHECK ((a IS NOT NULL)::int + (b IS NOT NULL)::int + (c IS NOT NULL)::int = 1)',
  'a int, b int, CHECK (CASE WHEN a IS NULL THEN 0 ELSE 1 END + CASE WHEN b IS NULL THEN 0 ELSE 1 END >= 1)',
  'x int CHECK (NOT (x BETWEEN 1 AND 5)), y int CHECK (y NOT BETWEEN 1 AND 5)',
  "v text CHECK (v ~ '^a' OR v ~ '^b[0-9]' OR v = 'x')",
  "v varchar(20) CHECK (v LIKE 'A-%' OR v ~ '^B[0-9]{3}$')",
  "n text NOT NULL CHECK (n <> 'root' AND n NOT IN ('a', 'b') AND n !~ '\\s' AND n NOT LIKE '%--%')",
  "name text CHECK (name = trim(name) AND name <> '')",
  "lower_code text CHECK (lower(lower_code) ~ '^[a-z]{3}$'), s text CHECK (s SIMILAR TO '(x|y)[0-9]+')",
  "t text CHECK (t LIKE ALL (ARRAY['a%', '%z'])), u text CHECK (u LIKE 'A!_%' ESCAPE '!')",
];

describe('rows keep the checks of PostgreSQL', () => {
  let database: PGlite;
  beforeAll(async () => {
    database = await PGlite.create();
  });
  afterAll(() => database.close());

  it.each(["m mood NOT NULL CHECK (m <> 'sad')", "m mood CHECK (m NOT IN ('ok', 'sad'))"])(
    'of enums: %s',
    async (column) => {
      const { rows, lost } = await filled(
        `CREATE TYPE mood AS ENUM ('sad', 'ok', 'glad'); CREATE TABLE things (${column});`,
        'postgresql',
      );
      expect(rows).not.toMatch(/'sad'|''/);
      expect(lost).toEqual([]);
    },
  );

  it.each(together)('%s', async (definition) => {
    const sql = `CREATE TABLE things (${definition});`;
    const { rows, lost } = await filled(sql, 'postgresql');
    await database.exec(`ROLLBACK; DROP TABLE IF EXISTS things; ${sql}`);
    await database.exec(rows);
    const { rows: counted } = await database.query<{ count: number }>('SELECT count(*)::int FROM things');
    expect(counted).toEqual([{ count: 300 }]);
    expect(lost).toEqual([]);
  });
});

describe('rows keep the checks of SQLite', () => {
  it.each([
    "code TEXT CHECK (code LIKE 'A\\_%')",
    "code TEXT CHECK (code LIKE 'A\\_%' ESCAPE '\\')",
    "code TEXT UNIQUE CHECK (code GLOB '[A-Z][A-Z][0-9]*' AND length(code) <= 8)",
    'code TEXT CHECK (code = upper(code) AND length(code) BETWEEN 3 AND 5)',
    'a INT, b INT, CHECK ((a IS NULL) <> (b IS NULL))',
    'a INT, b INT, CHECK ((a IS NOT NULL) + (b IS NOT NULL) = 1)',
  ])('%s', async (definition) => {
    const sql = `CREATE TABLE things (id INTEGER PRIMARY KEY AUTOINCREMENT, ${definition});`;
    const { rows, lost } = await filled(sql, 'sqlite');
    const { Database } = await initSqlite();
    const database = new Database();
    database.run(sql);
    database.run(rows);
    expect(database.exec('SELECT count(*) FROM things')[0]?.values).toEqual([[300]]);
    expect(lost).toEqual([]);
    database.close();
  });
});

const engine = createEngine(enUs, largeTables);

describe('texts of a JSON Schema', () => {
  it.each<[schema: object, isRight: (text: string) => boolean]>([
    [{ pattern: '^[a-z]+$', minLength: 8 }, (text) => /^[a-z]{8,}$/.test(text)],
    [
      { pattern: '^[a-z]+-[0-9]{4}$', maxLength: 9 },
      (text) => /^[a-z]+-[0-9]{4}$/.test(text) && text.length <= 9,
    ],
    [{ format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }, (text) => !Number.isNaN(Date.parse(text))],
    [
      { format: 'uuid', pattern: '^[0-9a-f-]{36}$' },
      (text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text),
    ],
    [{ format: 'ipv4', pattern: '^[\\d.]+$' }, (text) => text.split('.').every((part) => Number(part) < 256)],
    [{ format: 'uri', pattern: '^https://' }, (text) => URL.canParse(text) && text.length > 10],
  ])('keep %j', async (code, isRight) => {
    const source = {
      type: 'object',
      title: 't',
      required: ['qwertz'],
      properties: { qwertz: { type: 'string', ...code } },
    };
    const imported = await importSchema(JSON.stringify(source), {
      kind: 'json-schema',
      check(schema) {
        const checked = engine.check(schema);
        return checked.ok ? [] : checked.error;
      },
    });
    if (!imported.ok) throw new Error(JSON.stringify(imported.error));
    const [table] = openDocument(imported.value.schema).tables;
    const { type = 'text' } = table?.columns[0] ?? {};
    const [cells = []] = table?.read(0, 100).columns ?? [];
    const textOf = createTextOf();
    const texts = cells.map((cell) => textOf(cell, type));
    expect(texts).toHaveLength(100);
    expect(texts.filter((text) => !isRight(text))).toEqual([]);
  });
});

describe('the fields of columns with checks', () => {
  it.each<[string, string, Partial<ImportedColumn>]>([
    [
      'a link',
      "link text CHECK (link ~ '^https://')",
      { field: 'internet.url', options: { protocol: 'https' } },
    ],
    ['a day', "day text CHECK (day ~ '^\\d{4}-\\d{2}-\\d{2}$')", { field: 'date' }],
    ['an e-mail in any case', "email text CHECK (email ~* '^[^@]+@[^@]+$')", { field: 'internet.email' }],
    ['a title without brackets', "title varchar(80) CHECK (title NOT LIKE '%<%')", { field: 'word.title' }],
    [
      'a slug of many rows',
      "slug text UNIQUE CHECK (slug ~ '^[a-z]+(-[a-z0-9]+)*$')",
      { field: 'sequence', options: { prefix: 'post-', pad: 3 } },
    ],
    [
      'a path',
      "qwertz text CHECK (qwertz ~ '^/')",
      { field: 'regex', options: { pattern: '^/[a-z0-9]{2,8}(?:/[a-z0-9]{2,8}){0,2}$' } },
    ],
  ])('%s', async (_, definition, expected) => {
    const { columns } = await filled(`CREATE TABLE posts (${definition});`, 'postgresql');
    expect([...columns.values()][0]).toMatchObject(expected);
  });

  it('of MySQL’s tinyint(1) are numbers if a check allows more than 0 and 1', async () => {
    const sql = `CREATE TABLE \`t\` (\`id\` int AUTO_INCREMENT PRIMARY KEY, \`state\` tinyint(1) CHECK (\`state\` in (0,1,2)),
      \`level\` tinyint(1) NOT NULL CHECK (\`level\` between 0 and 5), \`is_on\` tinyint(1) CHECK (\`is_on\` in (0,1)),
      \`is_off\` tinyint(1) NOT NULL DEFAULT 0) ENGINE=InnoDB;`;
    const { columns, lost } = await filled(sql, 'postgresql');
    expect(columns.get('state')).toMatchObject({ field: 'list', options: { values: [0, 1, 2] } });
    expect(columns.get('level')).toMatchObject({ field: 'number', options: { min: 0, max: 5 } });
    expect(columns.get('is_on')).toMatchObject({ field: 'boolean' });
    expect(columns.get('is_off')).toMatchObject({ field: 'boolean' });
    expect(lost).toEqual([]);
  });
});
