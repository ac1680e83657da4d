import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, openDocument } from '../../../fixtures/code.ts';
import { importSql } from '../../../fixtures/import/imported.ts';
import {
  loadOriginal,
  loadRows,
  type OriginalDatabase,
  openOriginalPostgres,
} from '../../../fixtures/import/loaded.ts';

let database: OriginalDatabase;
beforeAll(async () => {
  database = await openOriginalPostgres();
});
afterAll(() => database.stop());

const DEFINITIONS = `
  CREATE TYPE mood AS ENUM ('sad', 'so, so', 'it''s "fine"', 'back\\slash', 'null');
  CREATE DOMAIN percent AS integer CHECK (VALUE BETWEEN 0 AND 100);
  CREATE DOMAIN sku AS varchar(7) CHECK (VALUE ~ '^[A-Z]{3}-[0-9]{3}$');
  CREATE DOMAIN moods AS mood[];
  CREATE DOMAIN feeling AS mood;
  CREATE DOMAIN feelings AS feeling[];
  CREATE DOMAIN deep AS feelings;
  CREATE DOMAIN tag AS text CHECK (length(VALUE) >= 10);
  CREATE DOMAIN big AS bigint CHECK (VALUE >= 5000);
  CREATE DOMAIN minus AS integer CHECK (VALUE < -5);
  CREATE TYPE "Timestamp" AS ENUM ('now', 'then');
  CREATE DOMAIN "Name" AS varchar(10);
  CREATE SCHEMA app;
  CREATE DOMAIN app.name AS varchar(4);
  CREATE TYPE app.date AS ENUM ('monday', 'sunday');`;

/** Types whose arrays take no text of letters, each with a text that its pattern must make. */
const ARRAYS: readonly (readonly [type: string, example: RegExp])[] = [
  ['mood[]', /^\{.*(?:sad|so, so|fine|slash|null)/],
  ['percent[]', /^\{\d/],
  ['sku[]', /^\{"[A-Z]{3}-\d{3}"/],
  ['moods', /sad|so, so|fine|slash|null/],
  ['feelings', /sad|so, so|fine|slash|null/],
  ['deep', /sad|so, so|fine|slash|null/],
  ['"Timestamp"[]', /now|then/],
  ['"Name"[]', /^\{[a-z]/],
  ['app.name[]', /^\{[a-z]{3,4}[,}]/],
  ['app.date[]', /monday|sunday/],
  ['tag[]', /^\{[a-z]{10}/],
  ['big[]', /^\{\d{4}/],
  ['minus[]', /^\{-\d/],
  ['inet[]', /^\{"\d+\.\d+\.\d+\.\d+"/],
  ['cidr[]', /^\{"\d+\.\d+\.\d+\.0\/24"/],
  ['macaddr[]', /^\{"[0-9a-f]{2}:/],
  ['macaddr8[]', /^\{"[0-9a-f]{2}:/],
  ['interval[]', /^\{"PT\d/],
  ['text[][]', /^\{\{[a-z]/],
  ['integer[3][3]', /^\{\{\d/],
  ['numeric(5,2)[]', /^\{\d+\.\d\d/],
  ['numeric(2,2)[]', /^\{0\.\d\d/],
  ['numeric(3)[]', /^\{\d/],
  ['smallint[]', /^\{\d/],
  ['uuid[]', /^\{[0-9a-f]{8}-/],
  ['_int4', /^\{\d/],
  ['_text', /^\{[a-z]/],
  ['bit(3)[]', /^\{"[01]{3}"/],
  ['bit varying(5)[]', /^\{"[01]/],
  ['char(2)[]', /^\{[a-z]{2}/],
  ['varchar(1)[]', /^\{[a-z][,}]/],
  ['bytea[]', /^\{"\\\\x/],
  ['jsonb[]', /^\{\d/],
  ['boolean[]', /^\{[tf]/],
  ['date[]', /^\{2025/],
  ['timestamptz[]', /^\{2025/],
  ['time[]', /^\{1\d:/],
  ['timetz[]', /^\{1\d:/],
  ['money[]', /^\{\d/],
  ['oid[]', /^\{\d/],
  ['point[]', /^\{"\(/],
  ['box[]', /^\{"\(/],
  ['int4range[]', /^\{"\[/],
  ['int4multirange[]', /^\{"\{/],
  ['daterange[]', /^\{"\[2025/],
  ['xml[]', /^\{"<value>/],
  ['tsvector[]', /^\{"[a-z]/],
  ['pg_lsn[]', /^\{"[0-9A-F]/],
];

describe('arrays of PostgreSQL', () => {
  it('have items that the database reads, whatever their type', async () => {
    const columns = ARRAYS.map(([type], i) => `c${i} ${type} NOT NULL`);
    const sql = `${DEFINITIONS}\nCREATE TABLE t (id serial PRIMARY KEY, ${columns.join(', ')});`;
    const { imported, counts } = await loadOriginal(database, { sql, rows: 300 });
    expect(counts).toEqual({ t: 300 });
    expect(imported.report.skipped.filter(({ matters }) => matters)).toEqual([]);
    const rows = openDocument(imported.schema).tables[0]?.read(0, 20);
    for (const [i, [type, example]] of ARRAYS.entries()) {
      expect.soft(String(rows?.columns[i + 1]?.[0]), type).toMatch(example);
      const filled = `SELECT count(*) FROM t WHERE cardinality(c${i}) > 0`;
      expect.soft(await database.number(filled), type).toBe(300);
    }
  });

  it('of types that the script defines are arrays of what the types are made of in another database', async () => {
    const columns = ['mood[]', 'deep', 'sku[]', '"Name"[]', 'app.name[][]', 'percent[]', 'extension_type[]'];
    const sql = `${DEFINITIONS}\nCREATE TABLE t (${columns.map((type, i) => `c${i} ${type}`).join(', ')});`;
    const imported = await importSql(sql);
    const opened = openDocument(imported.schema);
    await database.create(codeOf('ddl', opened, { dialect: 'postgresql' }));
    expect(await loadRows(database, imported)).toEqual({ t: 100 });
    expect(imported.schema.tables[0]?.columns.map(({ type }) => type)).toEqual([
      'text[]',
      'text[]',
      'varchar(7)[]',
      'varchar(10)[]',
      'varchar(4)[][]',
      'integer[]',
      undefined,
    ]);
  });
});
