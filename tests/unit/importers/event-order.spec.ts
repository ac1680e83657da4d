import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/dataset/engine.ts';
import { createFirstRows } from '../../../src/dataset/first-rows.ts';
import { importSchema } from '../../../src/importers/import-schema.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import { openDocument } from '../../fixtures/code.ts';
import { largeTables } from '../../fixtures/large-tables.ts';

const ROWS = 20_000;
const engine = createEngine(enUs, largeTables);

interface Source {
  readonly name: string;
  readonly kind: 'sql' | 'csv' | 'json';
  readonly text: string;
  /** Chains of columns: each moment is at or after those before it in the chain. */
  readonly orders: readonly string[];
  /** Pairs of columns that are never both present in a row. */
  readonly apart?: readonly string[];
  /** Moments that may be after `now`. */
  readonly future?: readonly string[];
  /** Shares of nulls, from and to, in percent. */
  readonly nulls?: Readonly<Record<string, readonly [number, number]>>;
}

type Row = Readonly<Record<string, unknown>>;

async function tablesOf({
  kind,
  text,
  name,
}: Source): Promise<{ tables: readonly (readonly Row[])[]; now: number }> {
  const { check, ...reader } = createFirstRows(async () => engine);
  const imported = await importSchema(text, {
    kind,
    fileName: `${name}.${kind}`,
    rows: ROWS,
    leastRows: ROWS,
    check,
    reader,
  });
  if (!imported.ok) throw new Error(JSON.stringify(imported.error));
  const { schema } = imported.value;
  const tables = openDocument(schema).tables.map((table) => {
    const batch = table.read(0, table.rowCount);
    const names = table.columns.map((column) => column.name);
    return Array.from({ length: batch.rowCount }, (_, i) =>
      Object.fromEntries(names.map((column, place) => [column, batch.columns[place]?.[i] ?? null])),
    );
  });
  return { tables, now: Date.parse(schema.now ?? '2026-01-01') };
}

/** The rows of the one table that has all columns of some names. */
function rowsWith(tables: readonly (readonly Row[])[], names: readonly string[]): readonly Row[] {
  const [rows, second] = tables.filter(([first = {}]) => names.every((name) => Object.hasOwn(first, name)));
  if (!rows || second) throw new Error(`Not one table has ${names.join(', ')}.`);
  return rows;
}

/** A day counts from its first moment: only a whole day later contradicts. */
function isBefore(later: unknown, earlier: unknown): boolean {
  const [end, start] = [momentOf(later), momentOf(earlier)];
  return end !== undefined && start !== undefined && end < start;
}

function momentOf(cell: unknown): number | undefined {
  if (cell === null) return undefined;
  return typeof cell === 'number' ? cell : Date.parse(String(cell));
}

const DAY = 86_400_000;
const iso = (at: number) => new Date(at).toISOString().slice(0, 19);

/** Rows of a sample with an order in four states, whose moments follow each other. */
const sampledOrders = Array.from({ length: 120 }, (_, i) => {
  const placed = Date.UTC(2025, i % 12, 1 + (i % 27), (i * 7) % 24, (i * 13) % 60);
  const status =
    ['new', 'paid', 'shipped', 'delivered', 'cancelled'][(i * i * 3 + Math.floor(i / 5)) % 5] ?? 'new';
  const isPaid = ['paid', 'shipped', 'delivered'].includes(status);
  return {
    order_no: 1000 + i * 3,
    status,
    placedAt: iso(placed),
    paidAt: isPaid ? iso(placed + (1 + (i % 5)) * 3_600_000) : null,
    shippedAt: ['shipped', 'delivered'].includes(status) ? iso(placed + (1 + (i % 3)) * DAY) : null,
    deliveredAt: status === 'delivered' ? iso(placed + (5 + (i % 4)) * DAY) : null,
    cancelledAt: status === 'cancelled' ? iso(placed + (1 + (i % 2)) * DAY) : null,
  };
});

const csvOf = (rows: readonly Readonly<Record<string, unknown>>[]) =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map((cells) => cells.map((cell) => cell ?? '').join(','))
    .join('\n');

const SOURCES: readonly Source[] = [
  {
    name: 'orders',
    kind: 'sql',
    text: `CREATE TABLE orders (id serial PRIMARY KEY,
      status text NOT NULL CHECK (status IN ('pending', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded')),
      placed_at timestamptz NOT NULL, paid_at timestamptz, shipped_at timestamptz, delivered_at timestamptz,
      cancelled_at timestamptz, refunded_at timestamptz, updated_at timestamptz NOT NULL);`,
    orders: [
      'placed_at paid_at shipped_at delivered_at',
      'placed_at cancelled_at',
      'paid_at refunded_at',
      'placed_at updated_at',
    ],
    nulls: { shipped_at: [30, 80], cancelled_at: [70, 95], refunded_at: [70, 95], paid_at: [10, 50] },
  },
  {
    name: 'users',
    kind: 'sql',
    text: `CREATE TABLE users (id bigint PRIMARY KEY, "createdAt" datetime NOT NULL, "emailVerifiedAt" datetime,
      "updatedAt" datetime NOT NULL, "lastLoginAt" datetime NOT NULL, "archivedAt" datetime, "deletedAt" datetime,
      "trialStartedAt" datetime, "trialEndsAt" datetime, "expiresAt" datetime);`,
    orders: [
      'createdAt emailVerifiedAt',
      'createdAt updatedAt deletedAt',
      'createdAt lastLoginAt deletedAt',
      'createdAt archivedAt',
      'emailVerifiedAt deletedAt',
      'trialStartedAt trialEndsAt',
      'createdAt trialStartedAt',
      'createdAt expiresAt',
    ],
    apart: ['archivedAt deletedAt'],
    future: ['trialEndsAt', 'expiresAt'],
    nulls: { deletedAt: [80, 97], archivedAt: [80, 97] },
  },
  {
    name: 'tickets',
    kind: 'sql',
    text: `CREATE TYPE ticket_state AS ENUM ('open', 'in_progress', 'resolved', 'closed', 'rejected');
      CREATE TABLE tickets (id serial PRIMARY KEY, state ticket_state NOT NULL, opened_on date NOT NULL,
      first_response_on date, resolved_on date, closed_on date, due_on date, rejected_on date, assigned_time timestamp);`,
    orders: [
      'opened_on first_response_on',
      'opened_on resolved_on closed_on',
      'opened_on due_on',
      'opened_on rejected_on',
    ],
    future: ['due_on'],
    nulls: { resolved_on: [40, 80], closed_on: [60, 90], rejected_on: [60, 97] },
  },
  {
    name: 'invoices',
    kind: 'sql',
    text: `CREATE TABLE invoices (invoice_id int PRIMARY KEY, invoice_status varchar(10) NOT NULL
      CHECK (invoice_status IN ('Draft', 'Issued', 'Paid', 'Void')), "DateCreated" date NOT NULL, "IssueDate" date,
      "DueDate" date, "PaidDate" date, "VoidedDate" date);`,
    orders: ['DateCreated IssueDate PaidDate', 'IssueDate DueDate', 'DateCreated VoidedDate'],
    future: ['DueDate'],
    nulls: { PaidDate: [60, 90], VoidedDate: [60, 97] },
  },
  {
    name: 'jobs',
    kind: 'sql',
    text: `CREATE TABLE jobs (id uuid PRIMARY KEY, queued_at timestamp NOT NULL, started_at timestamp, finished_at timestamp,
      failed_at timestamp, scheduled_time timestamp, status enum('queued','running','done','failed') NOT NULL);`,
    orders: ['queued_at started_at finished_at', 'started_at failed_at'],
    future: ['scheduled_time'],
    nulls: { finished_at: [60, 90], failed_at: [60, 90] },
  },
  {
    name: 'rentals',
    kind: 'sql',
    text: `CREATE TABLE rental (rental_id int PRIMARY KEY, rental_date timestamp NOT NULL, return_date timestamp,
      last_update timestamp NOT NULL);
      CREATE TABLE employees (id int PRIMARY KEY, birth_date date NOT NULL, hire_date date NOT NULL, termination_date date,
      start_time timestamp, end_time timestamp, valid_from date, valid_to date);`,
    orders: [
      'rental_date return_date',
      'rental_date last_update',
      'birth_date hire_date termination_date',
      'start_time end_time',
      'valid_from valid_to',
    ],
    future: ['start_time', 'end_time', 'valid_to', 'termination_date'],
  },
  {
    name: 'orders',
    kind: 'csv',
    text: csvOf(sampledOrders),
    orders: ['placedAt paidAt shippedAt deliveredAt', 'placedAt cancelledAt'],
    nulls: { shippedAt: [50, 70], cancelledAt: [70, 90] },
  },
  {
    name: 'orders',
    kind: 'json',
    text: JSON.stringify(sampledOrders),
    orders: ['placedAt paidAt shippedAt deliveredAt', 'placedAt cancelledAt'],
    nulls: { shippedAt: [50, 70], cancelledAt: [70, 90] },
  },
];

describe('imported events', () => {
  it.each(SOURCES)('follow their causes: $name as $kind', async (source) => {
    const { tables, now } = await tablesOf(source);
    const faults: Record<string, number | string> = {};
    for (const order of source.orders) {
      const names = order.split(' ');
      const rows = rowsWith(tables, names);
      for (const [i, later] of names.entries()) {
        const late = rows.filter((row) => (momentOf(row[later]) ?? now) > now).length;
        if (late > 0 && !source.future?.includes(later)) faults[`${later} after now`] = late;
        for (const earlier of names.slice(0, i)) {
          const both = rows.filter((row) => row[later] !== null && row[earlier] !== null);
          if (both.length === 0) faults[`${later} and ${earlier}`] = 'never in one row';
          const contradicting = both.filter((row) => isBefore(row[later], row[earlier])).length;
          if (contradicting > 0) faults[`${later} before ${earlier}`] = contradicting;
        }
      }
    }
    for (const pair of source.apart ?? []) {
      const names = pair.split(' ');
      const both = rowsWith(tables, names).filter((row) => names.every((name) => row[name] !== null)).length;
      if (both > 0) faults[`both ${pair}`] = both;
    }
    for (const [name, [least, most]] of Object.entries(source.nulls ?? {})) {
      const rows = rowsWith(tables, [name]);
      const share = (100 * rows.filter((row) => row[name] === null).length) / rows.length;
      if (share < least || share > most) faults[`nulls of ${name}`] = share;
    }
    expect(faults).toEqual({});
  });
});
