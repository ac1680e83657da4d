import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlNames } from '../../../src/formats/sql-names.ts';
import type { Run } from '../../../src/schema/requests.ts';
import { openDocument } from '../../fixtures/code.ts';
import { type Database, openPostgres, openSqlite, sorted } from '../../fixtures/databases.ts';
import { dialogWriters } from '../../fixtures/dialogs.ts';
import { categoryRun, customRun, texts, write } from '../../fixtures/runs.ts';
import { SPECIFIED_CATEGORIES, SPECIFIED_KINDS } from '../../fixtures/specification.ts';
import { columnOf, tableOf, writeBatches } from '../../fixtures/tables.ts';
import { schemaFile, writerOf } from '../../fixtures/writers.ts';

function file(columns: readonly string[], rows: readonly (readonly string[])[], tableName = 'custom_data') {
  return writeBatches(dialogWriters.sql, columns, [rows], tableName);
}

describe('an SQL file', () => {
  it('is one transaction of a table of texts and its rows', () => {
    expect(
      file(
        ['Full Name', 'a"b'],
        [
          ["O'Neil", 'x'],
          ['', '\\'],
        ],
        'person',
      ),
    ).toBe(
      [
        'BEGIN;',
        'CREATE TABLE IF NOT EXISTS "person" (',
        '  "Full Name" TEXT,',
        '  "a""b" TEXT',
        ');',
        'INSERT INTO "person" ("Full Name", "a""b") VALUES',
        "('O''Neil', 'x'),",
        "('', '\\');",
        'COMMIT;',
        '',
      ].join('\n'),
    );
  });

  it.each([
    [1, 1],
    [499, 1],
    [500, 1],
    [501, 2],
    [5000, 10],
  ])('puts %d rows into %d INSERTs of at most 500', (rows, inserts) => {
    const written = write(dialogWriters.sql, categoryRun('phone', { rows }), 250);
    const counts = written
      .split(/^INSERT INTO .*$/m)
      .slice(1)
      .map((part) => part.match(/^\(/gm)?.length ?? 0);
    expect(counts).toHaveLength(inserts);
    expect(Math.max(...counts)).toBeLessThanOrEqual(500);
    expect(counts.reduce((sum, count) => sum + count)).toBe(rows);
    expect(written.match(/^BEGIN;$/gm)).toHaveLength(1);
    expect(written.match(/^COMMIT;$/gm)).toHaveLength(1);
  });
});

const LONG = 'x'.repeat(63);

describe('a table without columns', () => {
  const { tables } = openDocument({ version: 1, tables: [{ name: 'empty', rows: 3, columns: [] }] });

  it.each([
    ['sql', { dialect: 'postgresql' }],
    ['sql', { dialect: 'mysql' }],
    ['sql', { dialect: 'sqlite' }],
    ['sql', { dialect: 'sqlserver' }],
    ['sql', { dialect: 'mysql', strings: true }],
    ['sql-copy', {}],
  ])('is left out of %s with %j', (format, options) => {
    const script = schemaFile(format, tables, options);
    expect(script).toContain('-- The table “empty” is left out: it has no columns.\n');
    expect(script).not.toMatch(/CREATE|DROP|INSERT|COPY/);
  });

  it.each([
    ['json', '[\n{},\n{},\n{}\n]\n'],
    ['ndjson', '{}\n{}\n{}\n'],
    ['yaml', '- {}\n- {}\n- {}\n'],
    ['python', 'empty = [\n    {},\n    {},\n    {},\n]\n'],
  ])('has its empty rows in %s', (format, file) => {
    expect(schemaFile(format, tables)).toBe(file);
  });
});

describe('a timestamp of MySQL', () => {
  const table = tableOf('t', [columnOf('a', 'timestamp')]);

  it.each([
    [{ dialect: 'mysql' }, "'2026-11-21 10:15:00.000'"],
    [{ dialect: 'mysql', strings: true }, "'2026-11-21T10:15:00.000Z'"],
    [{ dialect: 'postgresql' }, "'2026-11-21T10:15:00.000Z'"],
  ])('is written with %j as %s', (options, literal) => {
    const cells = [Date.parse('2026-11-21T10:15:00Z')];
    const rows = writerOf('sql', table, options).rows({ rowCount: 1, columns: [cells] }, 0);
    expect(rows).toContain(`VALUES\n(${literal})`);
  });
});

describe('the names of columns', () => {
  it.each([
    [['a', 'b', 'A b', '2024', 'é', 'É', '\u{1f600}', 'a"b', '__proto__', 'rowid', 'select', 'CTID']],
    [[LONG, `${LONG.slice(1)}y`]],
    [[`${LONG} and more`, 'x']],
  ])('stay as they are where both databases distinguish them', (names) => {
    expect(sqlNames(names)).toEqual(names);
  });

  it.each([
    [
      ['a', 'A', 'A_2'],
      ['a', 'A_3', 'A_2'],
    ],
    [
      ['Name', 'name', 'NAME'],
      ['Name', 'name_2', 'NAME_3'],
    ],
    [
      ['a\0', 'a'],
      ['a_2', 'a'],
    ],
    [
      ['\0', '\0\0', 'x\0y'],
      ['column', 'column_2', 'xy'],
    ],
    [
      ['\ud800', '\ud801'],
      ['\ufffd', '\ufffd_2'],
    ],
    [
      ['ctid', 'xmin'],
      ['ctid_2', 'xmin_2'],
    ],
    [
      [`${LONG}y`, LONG],
      [`${LONG.slice(2)}_2`, LONG],
    ],
    [
      [`${'é'.repeat(32)}1`, `${'é'.repeat(32)}2`],
      [`${'é'.repeat(32)}1`, `${'é'.repeat(30)}_2`],
    ],
  ])('%j are written as %j', (names, written) => {
    expect(sqlNames(names)).toEqual(written);
  });
});

describe('PostgreSQL and SQLite', () => {
  let databases: readonly Database[] = [];
  beforeAll(async () => {
    databases = [await openPostgres(), await openSqlite()];
  });
  afterAll(async () => {
    for (const database of databases) await database.close();
  });

  /** Expects both databases to hold the run's columns and every value of its rows. */
  async function expectLoaded(run: Run, tableName: string, columns: readonly string[]) {
    const written = write(dialogWriters.sql, run, 250);
    const rows = sorted(texts(run));
    expect(databases).toHaveLength(2);
    for (const database of databases) {
      const loaded = await database.load(written, tableName);
      expect(loaded.columns).toEqual(columns);
      expect(sorted(loaded.rows)).toEqual(rows);
    }
  }

  it.each(SPECIFIED_CATEGORIES)('load the file of $id and hold every value of it', async ({ id, labels }) => {
    const run = categoryRun(id, { rows: 510, pattern: '[\'"\\\\a-c]{3}' });
    await expectLoaded(run, id, [...labels, 'Regex Pattern']);
  });

  it('load a custom record of every kind', async () => {
    const columns = SPECIFIED_KINDS.map(([kind, label]) => [label, kind] as const);
    await expectLoaded(
      customRun(columns, { rows: 510 }),
      'custom_data',
      SPECIFIED_KINDS.map(([, label]) => label),
    );
  });

  it('load a schema without a table that has no columns, which a comment names', async () => {
    const { tables } = openDocument({
      version: 1,
      tables: [
        { name: 'a\nDROP', rows: 3, columns: [] },
        { name: 'filled', rows: 2, columns: [{ name: 'id', field: 'sequence', primaryKey: true }] },
      ],
    });
    const [postgres, sqlite] = databases;
    const options = { strings: true, drop: true };
    for (const [database, dialect] of [
      [postgres, 'postgresql'],
      [sqlite, 'sqlite'],
    ] as const) {
      const script = schemaFile('sql', tables, { ...options, dialect });
      expect(script.match(/^--.*$/gm)).toEqual(['-- The table “a_DROP” is left out: it has no columns.']);
      expect((await database?.load(script, 'filled'))?.rows).toHaveLength(2);
      const empty = schemaFile('sql', tables.slice(0, 1), { ...options, dialect });
      expect((await database?.load(empty + script, 'filled'))?.rows).toHaveLength(2);
    }
  });

  it('load 200 columns', async () => {
    const names = Array.from({ length: 200 }, (_, i) => `Column ${i + 1}`);
    const run = customRun(
      names.map((name) => [name, 'lorem']),
      { rows: 30 },
    );
    await expectLoaded(run, 'custom_data', names);
  });

  it('load a file twice, because the table may already exist', async () => {
    const written = write(dialogWriters.sql, categoryRun('phone'));
    for (const database of databases) {
      expect((await database.load(written + written, 'phone')).rows).toHaveLength(20);
    }
  });

  it.each([
    { kind: 'of one name but for its case', names: ['Name', 'name', 'NAME', 'ÉA', 'éa', 'name_2'] },
    {
      kind: 'alike for longer than a name may be',
      names: [`${LONG}a`, `${LONG}b`, LONG, LONG.toUpperCase()],
    },
    { kind: 'with NUL', names: ['\0', 'a\0', 'a', '\0\0'] },
    { kind: 'of half a character', names: ['\ud800', '\udc00', '\ufffd'] },
    {
      kind: 'that the database reserves',
      names: ['ctid', 'xmin', 'oid', 'rowid', 'tableoid', '_rowid_'],
    },
    {
      kind: 'that attack',
      names: ['"; DROP TABLE x; --', "'); --", '\\', '$1', '?', ':a', 'a\r\nb', '[x]', '`'],
    },
  ])('distinguish columns $kind', async ({ names }) => {
    const values = names.map((_, i) => `value ${i}`);
    for (const database of databases) {
      const { columns, rows } = await database.load(file(names, [values]), 'custom_data');
      expect(rows).toEqual([values]);
      expect(new Set(columns).size).toBe(names.length);
    }
  });
});
