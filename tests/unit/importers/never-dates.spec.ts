import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportedColumn } from '../../../src/importers/imported-schema.ts';
import { openDocument } from '../../fixtures/code.ts';
import { importSql } from '../../fixtures/import/imported.ts';
import { loadOriginal, type OriginalDatabase, openOriginalPostgres } from '../../fixtures/import/loaded.ts';

let database: OriginalDatabase;
beforeAll(async () => {
  database = await openOriginalPostgres();
});
afterAll(() => database.stop());

describe('a default such as 9999-12-31', () => {
  it.each([
    ['a date', "valid_to date NOT NULL DEFAULT '9999-12-31'", "'9999-12-31'"],
    ['a cast', "valid_to date NOT NULL DEFAULT '9999-12-31'::date", "'9999-12-31'"],
    ['a moment', "valid_to timestamp NOT NULL DEFAULT '9999-12-31 23:59:59'", "'9999-12-31 23:59:59'"],
    [
      'a moment with a zone',
      "valid_to timestamptz NOT NULL DEFAULT '9999-12-31 00:00:00+00'",
      "'9999-12-31'",
    ],
    ['another year', "valid_to date NOT NULL DEFAULT '2999-12-31'", "'2999-12-31'"],
    [
      'a column with a check',
      "valid_to date NOT NULL DEFAULT '9999-12-31' CHECK (valid_to <= '9999-12-31'), CHECK (valid_to > valid_from)",
      "'9999-12-31'",
    ],
  ])('is the value of half of the rows, and no other date is so late: %s', async (_, column, value) => {
    const sql = `CREATE TABLE t (id serial PRIMARY KEY, valid_from date NOT NULL, ${column});`;
    const { counts } = await loadOriginal(database, { sql, rows: 1000 });
    expect(counts).toEqual({ t: 1000 });
    const never = await database.number(`SELECT count(*) FROM t WHERE valid_to = ${value}`);
    expect(never).toBeGreaterThan(430);
    expect(never).toBeLessThan(570);
    expect(await database.number("SELECT count(*) FROM t WHERE valid_to < '2100-01-01'")).toBe(1000 - never);
    expect(await database.number('SELECT count(*) FROM t WHERE valid_to > valid_from')).toBe(1000);
  });

  it('leaves what is over before now', async () => {
    const sql = "CREATE TABLE t (deleted_at date NOT NULL DEFAULT '9999-12-31');";
    await loadOriginal(database, { sql, rows: 500 });
    expect(
      await database.number("SELECT count(*) FROM t WHERE deleted_at BETWEEN '2026-01-02' AND '9000-01-01'"),
    ).toBe(0);
  });

  it('does not get beyond a check, or into a key', async () => {
    const sql = `CREATE TABLE t (a date NOT NULL CHECK (a <= '2027-12-31') DEFAULT '9999-12-31', b date PRIMARY KEY DEFAULT '9999-12-31');`;
    expect((await loadOriginal(database, { sql, rows: 100 })).counts).toEqual({ t: 100 });
  });
});

describe('an end such as 9999-12-31 of a check', () => {
  it('is no end of the dates', async () => {
    const sql =
      "CREATE TABLE t (a date NOT NULL CHECK (a BETWEEN '2020-01-01' AND '9999-12-31'), b date NOT NULL CHECK (b <= '9999-12-31'));";
    await loadOriginal(database, { sql, rows: 300 });
    expect(await database.number("SELECT count(*) FROM t WHERE a < '2100-01-01' AND b < '2100-01-01'")).toBe(
      300,
    );
  });
});

/** Rows of a column of dates in 2024. Some dates stand for “never”. */
function sample(rows: number, never: number, text: string, clock = ''): string {
  const day = (i: number) => new Date(Date.UTC(2024, 0, 1 + ((i * 37) % 300))).toISOString().slice(0, 10);
  const lines = Array.from({ length: rows }, (_, i) => `x${i * 7919},${i < never ? text : day(i) + clock}`);
  return `code,valid_to\n${lines.join('\n')}\n`;
}

async function columnOf(csv: string, leastRows?: number) {
  const { schema, report } = await importSql(csv, undefined, { kind: 'csv', leastRows });
  const column: ImportedColumn | undefined = schema.tables[0]?.columns[1];
  const cells = openDocument(schema).tables[0]?.read(0, schema.tables[0]?.rows ?? 0).columns[1] ?? [];
  return { column, cells, report };
}

describe('9999-12-31 in a sample', () => {
  it.each([
    ['9999-12-31', ''],
    ['9999-12-31 23:59:59', ' 12:30:00'],
    ['9999-12-31T00:00:00Z', 'T12:30:00Z'],
  ])('is a share of its own: %s', async (text, clock) => {
    const { column, cells } = await columnOf(sample(400, 120, text, clock), 2000);
    expect(column?.field).toBe('list');
    expect(column?.options?.values).toContain(text);
    const others = cells.filter((cell) => cell !== text).map(String);
    expect(others.length).toBeGreaterThan(0.65 * cells.length);
    expect(others.length).toBeLessThan(0.75 * cells.length);
    expect(others.filter((cell) => !/^2024-/.test(cell))).toEqual([]);
  });

  it('is left out if it is rare', async () => {
    const { column } = await columnOf(sample(500, 2, '9999-12-31'));
    expect(column?.field).toBe('date');
    expect(String(column?.options?.to)).toMatch(/^2024-/);
  });

  it('is a date like any where there are no others', async () => {
    const { cells } = await columnOf(sample(50, 50, '9999-12-31'));
    expect(new Set(cells)).toEqual(new Set([Date.UTC(9999, 11, 31)]));
  });
});
