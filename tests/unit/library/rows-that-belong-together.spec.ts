import { expect, it } from 'vitest';
import type { TableDocument } from '../../fixtures/documents.ts';
import { opened } from '../../fixtures/library.ts';

const id = { name: 'id', field: 'sequence', primaryKey: true } as const;

function referenceTo(table: string, options: object = {}, more: object = {}) {
  return {
    name: `${table}_id`,
    field: 'reference',
    options: { table, column: 'id', ...options },
    ...more,
  } as const;
}

type Record = Readonly<{ [column: string]: unknown }>;

/** All rows of each table, by its name. */
async function rowsOf(...tables: readonly TableDocument[]): Promise<ReadonlyMap<string, readonly Record[]>> {
  const dataset = await opened(...tables);
  return new Map(tables.map(({ name }) => [name, [...dataset.table(name).rows()]]));
}

/** The rows with the same value of a column, in the order of the table. */
function groupedBy(column: string, rows: readonly Record[] = []): ReadonlyMap<unknown, readonly Record[]> {
  const groups = new Map<unknown, Record[]>();
  for (const row of rows) {
    const group = groups.get(row[column]);
    if (group) group.push(row);
    else groups.set(row[column], [row]);
  }
  return groups;
}

/** Cents of an amount with two decimals. */
const cents = (amount: unknown) => Math.round(Number(amount) * 100);

it('the lines of each order are numbered from 1, and a total of the order is their sum', async () => {
  const tables = await rowsOf(
    {
      name: 'orders',
      rows: 5000,
      columns: [id, { name: 'total', field: 'formula', options: { expression: 'sum(lines.price)' } }],
    },
    {
      name: 'lines',
      primaryKey: ['orders_id', 'line'],
      columns: [
        referenceTo('orders', { children: { from: 1, to: 7 } }),
        { name: 'line', field: 'position' },
        { name: 'price', field: 'number', options: { min: 0.01, max: 999.99, decimals: 2 } },
      ],
    },
  );
  const lines = groupedBy('orders_id', tables.get('lines'));
  expect(lines.size).toBe(5000);
  const wrong = (tables.get('orders') ?? []).filter((order) => {
    const own = lines.get(order.id) ?? [];
    const isNumbered = own.every(({ line }, i) => line === i + 1);
    return !isNumbered || cents(order.total) !== own.reduce((sum, { price }) => sum + cents(price), 0);
  });
  expect(wrong).toEqual([]);
});

it('the balance of an account runs from booking to booking, and the account has the last one', async () => {
  const tables = await rowsOf(
    {
      name: 'accounts',
      rows: 2000,
      columns: [id, { name: 'balance', field: 'formula', options: { expression: 'last(bookings.balance)' } }],
    },
    {
      name: 'bookings',
      columns: [
        referenceTo('accounts', { children: { from: 1, to: 20 } }),
        { name: 'amount', field: 'number', options: { min: -500, max: 600, decimals: 2 } },
        {
          name: 'balance',
          field: 'formula',
          options: { expression: 'round(coalesce(previous(balance), 100) + amount, 2)' },
        },
      ],
    },
  );
  const bookings = groupedBy('accounts_id', tables.get('bookings'));
  const wrong = (tables.get('accounts') ?? []).filter(({ id: account, balance }) => {
    let running = 10_000;
    const own = bookings.get(account) ?? [];
    const isRunning = own.every((booking) => {
      running += cents(booking.amount);
      return cents(booking.balance) === running;
    });
    return !isRunning || cents(balance) !== running;
  });
  expect(wrong).toEqual([]);
});

it('no student takes a course twice', async () => {
  const tables = await rowsOf(
    { name: 'students', rows: 4000, columns: [id] },
    { name: 'courses', rows: 25, columns: [id] },
    {
      name: 'enrolments',
      primaryKey: ['students_id', 'courses_id'],
      columns: [referenceTo('students', { children: { from: 0, to: 8 } }), referenceTo('courses')],
    },
  );
  const pairs = (tables.get('enrolments') ?? []).map((row) => `${row.students_id} ${row.courses_id}`);
  // Each of the sizes 0 to 8 as often: four rows a student.
  expect(pairs.length).toBeGreaterThan(15_900);
  expect(pairs.length).toBeLessThan(16_100);
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(new Set((tables.get('enrolments') ?? []).map((row) => row.courses_id)).size).toBe(25);
});

it('tasks belong to a project and to a person of their own tenant', async () => {
  const ofTenant = { where: { tenants_id: 'tenants_id' } };
  const grouped = (to: number) => referenceTo('tenants', { children: { from: 1, to } });
  const tables = await rowsOf(
    { name: 'tenants', rows: 300, columns: [id] },
    { name: 'people', columns: [id, grouped(9)] },
    { name: 'projects', columns: [id, grouped(4)] },
    {
      name: 'tasks',
      rows: 10_000,
      columns: [
        id,
        referenceTo('tenants'),
        referenceTo('projects', ofTenant),
        referenceTo('people', ofTenant),
      ],
    },
  );
  const tenantOf = (table: string) =>
    new Map((tables.get(table) ?? []).map((row) => [row.id, row.tenants_id] as const));
  const [ofPerson, ofProject] = [tenantOf('people'), tenantOf('projects')];
  const tasks = tables.get('tasks') ?? [];
  const foreign = tasks.filter(
    (task) =>
      ofPerson.get(task.people_id) !== task.tenants_id || ofProject.get(task.projects_id) !== task.tenants_id,
  );
  expect(foreign).toEqual([]);
  expect(new Set(tasks.map((task) => task.tenants_id)).size).toBe(300);
});

it('the events of a session follow each other in time, from its start, by allowed steps', async () => {
  const steps = { view: { view: 3, cart: 1 }, cart: { view: 1, buy: 1 } };
  const tables = await rowsOf(
    {
      name: 'sessions',
      rows: 3000,
      columns: [
        id,
        { name: 'started_at', field: 'timestamp', options: { from: '2025-01-01', to: '2025-11-30' } },
      ],
    },
    {
      name: 'events',
      columns: [
        referenceTo('sessions', { children: { from: 1, to: 12 } }),
        { name: 'started_at', field: 'lookup', options: { via: 'sessions_id', column: 'started_at' } },
        {
          name: 'at',
          field: 'series',
          options: { from: 'started_at', step: 'PT20S', jitter: 1, within: true },
        },
        { name: 'kind', field: 'state', options: { initial: 'view', transitions: steps } },
      ],
    },
  );
  const starts = new Map((tables.get('sessions') ?? []).map((row) => [row.id, Number(row.started_at)]));
  const allowed = new Set(['view view', 'view cart', 'cart view', 'cart buy', 'buy buy']);
  const wrong = [...groupedBy('sessions_id', tables.get('events'))].filter(([session, events]) =>
    events.some(({ at, kind }, i) => {
      const before = events[i - 1];
      if (!before) return kind !== 'view' || Number(at) < (starts.get(Number(session)) ?? Number.NaN);
      return Number(at) < Number(before.at) || !allowed.has(`${before.kind} ${kind}`);
    }),
  );
  expect(wrong).toEqual([]);
  expect(new Set((tables.get('events') ?? []).map(({ kind }) => kind))).toEqual(
    new Set(['view', 'cart', 'buy']),
  );
});
