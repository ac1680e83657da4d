import { describe, expect, it } from 'vitest';
import { importSchema } from '../../../../src/importers/import-schema.ts';
import { upPart } from '../../../../src/importers/migrations/up-part.ts';
import { read, reasonsIn } from '../sql/read.ts';

const UP = 'CREATE TABLE t (id int);';
const DOWN = 'DROP TABLE t;';

describe('a migration', () => {
  it.each([
    ['dbmate', `-- migrate:up\n${UP}\n\n-- migrate:down\n${DOWN}\n`],
    [
      'dbmate with options',
      `-- migrate:up transaction:false\n${UP}\n-- migrate:down transaction:false\n${DOWN}`,
    ],
    [
      'goose',
      `-- +goose Up\n-- +goose StatementBegin\n${UP}\n-- +goose StatementEnd\n\n-- +goose Down\n${DOWN}`,
    ],
    ['goose, with Windows lines', `-- +goose Up\r\n${UP}\r\n-- +goose Down\r\n${DOWN}\r\n`],
    ['sql-migrate', `-- +migrate Up\n${UP}\n-- +migrate Down\n${DOWN}`],
    ['node-pg-migrate', `-- Up Migration\n${UP}\n-- Down Migration\n${DOWN}`],
    ['MyBatis', `-- // a comment\n${UP}\n-- //@UNDO\n${DOWN}`],
    ['rambler', `-- rambler up\n${UP}\n-- rambler down\n${DOWN}`],
    ['Play', `# --- !Ups\n${UP}\n# --- !Downs\n${DOWN}`],
    ['Liquibase', `--liquibase formatted sql\n--changeset a:1\n${UP}\n--rollback ${DOWN}`],
    [
      'dbmate, two in one text',
      `-- migrate:down\nDROP TABLE x;\n-- migrate:up\n${UP}\n-- migrate:down\n${DOWN}`,
    ],
  ])('of %s is made, not undone', (_, text) => {
    expect(read(text).tables).toMatchObject([{ name: 't' }]);
    expect(reasonsIn(text, 'postgresql')).toEqual([]);
    expect(upPart(text, 'postgresql').text).toHaveLength(text.length);
  });

  it('keeps its lines', () => {
    const text = `-- migrate:down\nDROP TABLE x;\n-- migrate:up\n\n  ${UP}`;
    expect(read(text).tables).toMatchObject([{ place: { line: 5, column: 16 } }]);
    expect(read(text).skipped).toMatchObject([{ place: { line: 1 }, matters: false }]);
  });

  it.each([
    ['-- The up and down of it'],
    ['-- scale down'],
    ["CREATE TABLE u (a text DEFAULT '-- migrate:down');"],
  ])('is no other text: %s', (line) => {
    expect(read(`${line}\n${UP}`, 'postgresql').tables.at(-1)).toMatchObject({ name: 't' });
  });

  it.each(['postgresql', 'mysql', 'sqlite'] as const)('of Drizzle has breakpoints in %s', (dialect) => {
    const text = `CREATE TABLE a (id int)\n--> statement-breakpoint\nCREATE TABLE b (id int);--> statement-breakpoint\nCREATE UNIQUE INDEX u ON b (id);`;
    expect(read(text, dialect).tables).toMatchObject([{ name: 'a' }, { name: 'b', uniqueKeys: [['id']] }]);
    expect(reasonsIn(text, dialect)).toEqual([]);
  });

  it('of Liquibase can be for other databases', () => {
    const text = `--liquibase formatted sql\n--changeset a:1 dbms:postgresql,h2\n${UP}\n--changeset a:2 dbms:oracle\nCREATE TABLE o (id int);\n--changeset a:3 dbms:!oracle\nCREATE TABLE p (id int);`;
    expect(read(text, 'postgresql').tables.map(({ name }) => name)).toEqual(['t', 'p']);
  });
});

describe('several files', () => {
  const check = () => [];

  it('are read in order, and places name the file', async () => {
    const imported = await importSchema(
      [
        { name: '10_c.sql', content: 'ALTER TABLE b ADD c int;\n\n  FROBNICATE b;' },
        {
          name: '2_b.sql',
          content: new TextEncoder().encode("ALTER TABLE a RENAME TO b; INSERT INTO b VALUES ('it''s"),
        },
        { name: '1_a.sql', content: '\ufeffCREATE TABLE a (id int)' },
        { name: '3.down.sql', content: 'DROP TABLE b;' },
      ],
      { check },
    );
    expect(imported).toMatchObject({
      ok: true,
      value: {
        schema: { tables: [{ name: 'b', columns: [{ name: 'id' }, { name: 'c' }] }] },
        report: {
          kind: 'sql',
          notes: [expect.stringContaining('3 files were read, from 1_a.sql to 10_c.sql.')],
        },
      },
    });
    const skipped = imported.ok ? imported.value.report.skipped : [];
    expect(skipped).toContainEqual(
      expect.objectContaining({ place: { file: '3.down.sql', line: 1, column: 1 } }),
    );
    expect(skipped).toContainEqual(
      expect.objectContaining({ place: { file: '10_c.sql', line: 3, column: 3 } }),
    );
  });

  it('that are no texts are listed, and the others are read', async () => {
    const imported = await importSchema(
      [
        { name: '1.sql', content: new Uint8Array([1, 0, 2]) },
        { name: '2.sql', content: 'CREATE TABLE a (id int);' },
      ],
      { check },
    );
    expect(imported).toMatchObject({
      ok: true,
      value: { report: { skipped: [{ place: { file: '1.sql' }, matters: true }], tables: [{ name: 'a' }] } },
    });
  });

  it('of which none is a text are refused, with the first reason', async () => {
    const imported = await importSchema([{ name: '1.sql', content: new Uint8Array([1, 0, 2]) }], { check });
    expect(JSON.stringify(imported)).toContain('1.sql: This is not a text file');
  });

  it('can be five thousand', async () => {
    const files = Array.from({ length: 5000 }, (_, i) => ({
      name: `${i}_m.sql`,
      content: i === 0 ? 'CREATE TABLE t (c0 int);' : `ALTER TABLE t RENAME COLUMN c${i - 1} TO c${i};`,
    }));
    const imported = await importSchema(files, { check });
    expect(imported).toMatchObject({
      ok: true,
      value: { schema: { tables: [{ columns: [{ name: 'c4999' }] }] } },
    });
  });
});
