import { describe, expect, it } from 'vitest';
import { openDocument } from '../../fixtures/code.ts';
import { importSql } from '../../fixtures/import/imported.ts';

const NOW = Date.UTC(2026, 0, 1);

/** The cells of the moments of an imported table, row by row. */
async function rowsOf(sql: string, rows: number) {
  const { schema } = await importSql(sql, rows);
  const [table] = openDocument(schema).tables;
  const batch = table?.read(0, rows);
  const names = table?.columns.map(({ name }) => name) ?? [];
  return Array.from({ length: batch?.rowCount ?? 0 }, (_, i) =>
    Object.fromEntries(names.map((name, column) => [name, batch?.columns[column]?.[i] ?? null])),
  );
}

type Rows = Awaited<ReturnType<typeof rowsOf>>;

/** How many rows have the later moment before the earlier one. */
const contradicting = (rows: Rows, earlier: string, later: string) =>
  rows.filter(
    (row) => row[earlier] !== null && row[later] !== null && Number(row[later]) < Number(row[earlier]),
  ).length;

describe('imported moments that follow each other', () => {
  it('are in order from the placing of an order to its delivery', async () => {
    const rows = await rowsOf(
      `CREATE TABLE orders (id serial PRIMARY KEY, placed_at timestamp NOT NULL, paid_at timestamp, shipped_at timestamp,
        delivered_at timestamp, cancelled_at timestamp);`,
      300,
    );
    const names = ['placed_at', 'paid_at', 'shipped_at', 'delivered_at'];
    for (const [i, later] of names.entries())
      for (const earlier of names.slice(0, i)) expect(contradicting(rows, earlier, later)).toBe(0);
    expect(contradicting(rows, 'placed_at', 'cancelled_at')).toBe(0);
    for (const name of names) expect(rows.every((row) => Number(row[name]) <= NOW)).toBe(true);
    expect(rows.filter((row) => row.delivered_at !== null).length).toBeGreaterThan(100);
  });

  it('log in nobody who was deleted, and delete few', async () => {
    const rows = await rowsOf(
      `CREATE TABLE users (id serial PRIMARY KEY, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL,
        last_login_at timestamptz, deleted_at timestamptz);`,
      20_000,
    );
    const pairs = [
      ['created_at', 'updated_at'],
      ['created_at', 'last_login_at'],
      ['last_login_at', 'deleted_at'],
      ['updated_at', 'deleted_at'],
      ['created_at', 'deleted_at'],
    ] as const;
    for (const [earlier, later] of pairs)
      expect([earlier, later, contradicting(rows, earlier, later)]).toEqual([earlier, later, 0]);
    const isLate = (row: Rows[number]) => pairs.flat().some((name) => Number(row[name]) > NOW);
    expect(rows.filter(isLate)).toEqual([]);
    const deleted = rows.filter((row) => row.deleted_at !== null).length;
    expect(deleted).toBeGreaterThan(20_000 * 0.05);
    expect(deleted).toBeLessThan(20_000 * 0.15);
  });

  it.each([
    ['started_at', 'ended_at'],
    ['opened_at', 'closed_at'],
    ['check_in', 'check_out'],
    ['hired_on', 'left_on'],
    ['hire_date', 'termination_date'],
  ])('are in order: %s, %s', async (earlier, later) => {
    for (const columns of [
      `${earlier} date NOT NULL, ${later} date NOT NULL`,
      `${later} date, ${earlier} date NOT NULL`,
    ]) {
      const rows = await rowsOf(`CREATE TABLE t (id serial PRIMARY KEY, ${columns});`, 1000);
      expect(contradicting(rows, earlier, later)).toBe(0);
      expect(rows.filter((row) => row[later] !== null).length).toBeGreaterThan(50);
    }
  });

  it('have happened to rows that ended since, and not to rows without a state', async () => {
    const states = "'pending', 'active', 'suspended'";
    const rows = await rowsOf(
      `CREATE TABLE users (id serial PRIMARY KEY, status text CHECK (status IN (${states})),
        email_verified_at timestamp);`,
      500,
    );
    const verified = (status: string | null) =>
      new Set(rows.filter((row) => row.status === status).map((row) => row.email_verified_at !== null));
    expect(verified('pending')).toEqual(new Set([false]));
    expect(verified('active')).toEqual(new Set([true]));
    expect(verified('suspended')).toEqual(new Set([true]));
    expect(verified(null)).toEqual(new Set([false]));
  });

  it('have started for some subscriptions that were cancelled', async () => {
    const rows = await rowsOf(
      `CREATE TABLE subscriptions (id serial PRIMARY KEY,
        status text NOT NULL CHECK (status IN ('active', 'cancelled', 'expired')), started_at timestamp);`,
      300,
    );
    for (const status of ['active', 'cancelled', 'expired'])
      expect(rows.some((row) => row.status === status && row.started_at !== null)).toBe(true);
  });

  it('are published before the update of a row that is always there, in some rows', async () => {
    const rows = await rowsOf(
      'CREATE TABLE articles (id serial PRIMARY KEY, published_at timestamp, updated_at timestamp NOT NULL);',
      2000,
    );
    expect(contradicting(rows, 'published_at', 'updated_at')).toBe(0);
    expect(rows.every((row) => row.updated_at !== null && Number(row.updated_at) <= NOW)).toBe(true);
    expect(rows.filter((row) => row.published_at !== null).length).toBeGreaterThan(1000);
  });

  it('keep the order that a check demands, whatever the names say', async () => {
    const rows = await rowsOf(
      `CREATE TABLE t (id serial PRIMARY KEY, updated_at timestamp NOT NULL, last_login_at timestamp NOT NULL,
        CHECK (updated_at >= last_login_at));`,
      500,
    );
    expect(contradicting(rows, 'last_login_at', 'updated_at')).toBe(0);
  });
});
