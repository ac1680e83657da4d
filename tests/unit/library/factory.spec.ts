import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { defineSchema, open } from '../../../src/library/index.ts';
import { problemsOf } from '../../fixtures/library.ts';
import { lookUpZip } from '../../fixtures/zip-codes.ts';

const PEOPLE = [
  { name: 'id', field: 'sequence', primaryKey: true },
  { name: 'name', field: 'person.fullName' },
  { name: 'first', field: 'person.firstName' },
  { name: 'sex', field: 'person.sex' },
  { name: 'email', field: 'internet.email', unique: true },
  { name: 'born', field: 'date.birthdate' },
  { name: 'city', field: 'location.city' },
  { name: 'state', field: 'location.stateAbbreviation' },
  { name: 'zip', field: 'location.zipCode' },
  { name: 'greeting', field: 'template', options: { text: 'Dear {name}' } },
] as const;

const shop = defineSchema({
  version: 1,
  seed: 'factory',
  now: '2026-01-01',
  tables: [
    { name: 'customers', rows: 500, columns: PEOPLE },
    {
      name: 'orders',
      columns: [
        { name: 'id', field: 'sequence', primaryKey: true, options: { start: 1000, step: 10 } },
        {
          name: 'customer_id',
          field: 'reference',
          options: { table: 'customers', column: 'id', children: { from: 0, to: 4 } },
        },
        { name: 'customer', field: 'lookup', options: { via: 'customer_id', column: 'name' } },
        { name: 'net', field: 'number', options: { min: 5, max: 500, decimals: 2 } },
        { name: 'quantity', field: 'number', options: { min: 1, max: 5 } },
        { name: 'total', field: 'formula', options: { expression: 'net * quantity' } },
        { name: 'so_far', field: 'formula', options: { expression: 'total(net)' } },
        { name: 'paid', field: 'timestamp', nulls: 50 },
      ],
    },
    {
      name: 'messages',
      rows: 900,
      columns: [
        { name: 'id', field: 'sequence', primaryKey: true },
        { name: 'sender', field: 'reference', options: { table: 'customers', column: 'email' }, nulls: 10 },
        { name: 'receiver', field: 'reference', options: { table: 'customers', column: 'email' } },
        { name: 'receiver_name', field: 'lookup', options: { via: 'receiver', column: 'name' } },
      ],
    },
  ],
});

const dataset = await open(shop);
const customers = dataset.table('customers');
const orders = dataset.table('orders');
const messages = dataset.table('messages');

/** Rows that a test builds, from row 0 on. */
function fresh<Table extends { rewind(row?: number): void }>(table: Table, row = 0): Table {
  table.rewind(row);
  return table;
}

describe('a table builds', () => {
  it('its own rows one after the other, and again after a rewind', () => {
    dataset.rewind();
    expect([customers.build(), ...customers.buildList(3), customers.build()]).toStrictEqual([
      ...customers.rows(0, 5),
    ]);
    expect(fresh(customers).build()).toStrictEqual(customers.row(0));
    expect(fresh(customers, 7).build()).toStrictEqual(customers.row(7));
  });

  it('with one counter for all parts of a program', () => {
    fresh(customers).build();
    expect(dataset.table('customers').build()).toStrictEqual(customers.row(1));
  });

  it('rows with other values, and the rest of the row stays', () => {
    const row = fresh(orders, 3).build({ quantity: 2 });
    const { total, quantity, ...same } = orders.row(3);
    expect(row).toStrictEqual({ ...same, quantity: 2, total: expect.any(Number) });
    expect(row.total).toBeCloseTo(2 * row.net, 8);
  });

  it('each row in the same way, whichever rows are built before it', () => {
    const build = (row: number) =>
      fresh(customers, row).build(row % 2 === 0 ? { name: 'Ada Lovelace' } : { state: 'TX' });
    const rows = Array.from({ length: 40 }, (_, row) => row);
    const forward = rows.map(build);
    const backward = [...rows].reverse().map(build).reverse();
    expect(backward).toStrictEqual(forward);
    expect(fresh(customers).buildList(2, { state: 'TX' })[1]).toStrictEqual(forward[1]);
  });

  it('null, and values of all types', () => {
    const born = new Date('1815-12-10');
    expect(fresh(customers).build({ born }).born).toStrictEqual(born);
    expect(fresh(orders).build({ paid: null }).paid).toBeNull();
  });

  it('dates of another context, as Jest gives its tests one', () => {
    const born: Date = runInNewContext("new Date('1815-12-10')");
    expect(born).not.toBeInstanceOf(Date);
    expect(fresh(customers).build({ born }).born).toStrictEqual(new Date('1815-12-10'));
  });
});

describe('columns that read another value follow it:', () => {
  it('e-mail, templates and the other names of a person', () => {
    for (const row of fresh(customers).buildList(20, { name: 'Ada Lovelace' })) {
      expect(row.greeting).toBe('Dear Ada Lovelace');
      expect(row.first).toBe('Ada');
      expect(row.email).toMatch(/^ada[._-]?lovelace\d*@/);
    }
  });

  it('the sex of somebody with a first name that only women or only men have', () => {
    for (const { sex } of fresh(customers).buildList(20, { name: 'Jennifer Doudna' }))
      expect(sex).toBe('female');
    for (const { sex } of fresh(customers).buildList(20, { name: 'Michael Faraday' }))
      expect(sex).toBe('male');
  });

  it('a name that nobody has in the tables', () => {
    const { email, first } = fresh(customers).build({ name: 'Dr. Xyzzy van Plugh' });
    expect(first).toBe('Xyzzy');
    expect(email).toMatch(/^xyzzy[._-]?vanplugh\d*@/);
  });

  it('each e-mail still belongs to one row', () => {
    const emails = fresh(customers)
      .buildList(500, { name: 'Ada Lovelace' })
      .map(({ email }) => email);
    expect(new Set(emails).size).toBe(500);
  });

  it('ZIP codes and cities of a state', () => {
    for (const { state, zip, city } of fresh(customers).buildList(50, { state: 'TX' })) {
      expect(state).toBe('TX');
      expect(lookUpZip(zip)?.state, `${zip} ${city}`).toBe('TX');
    }
  });

  it('the state of a city, and of a city with its state', () => {
    expect(fresh(customers).build({ city: 'Boston', state: 'MA' }).zip).toMatch(/^02/);
    expect(fresh(customers).build({ city: 'Houston' }).zip).toMatch(/^77/);
  });

  it('formulas, also those that add the rows of a group', () => {
    const row = [...orders.rows(0, 50)].findIndex(
      (order, i, all) => i > 0 && order.customer_id === all[i - 1]?.customer_id,
    );
    const built = fresh(orders, row).build({ net: 10, quantity: 3 });
    expect(built.total).toBe(30);
    expect(Number(built.so_far)).toBeCloseTo(Number(orders.row(row - 1).so_far) + 10, 8);
  });

  it('lookups through a reference', () => {
    const ninth = customers.row(9);
    expect(fresh(orders).build({ customer_id: ninth.id }).customer).toBe(ninth.name);
    expect(fresh(messages).build({ receiver: ninth.email }).receiver_name).toBe(ninth.name);
    expect(fresh(messages).build({ receiver: 'nobody@example.com' }).receiver_name).toBeNull();
  });
});

describe('the rows that belong to a row', () => {
  it('are its children by a reference that groups them', () => {
    for (let row = 0; row < 20; row++) {
      const customer = customers.row(row);
      const all = [...orders.rows()].filter((order) => order.customer_id === customer.id);
      expect(customers.children(customer, 'orders')).toStrictEqual(all);
    }
  });

  it('are its children by one of several references', () => {
    const customer = customers.row(3);
    const received = [...messages.rows()].filter(({ receiver }) => receiver === customer.email);
    expect(received).not.toHaveLength(0);
    expect(customers.children(customer, 'messages', 'receiver')).toStrictEqual(received);
  });

  it('are its parents', () => {
    const order = orders.row(11);
    expect(orders.parent(order, 'customer_id')).toStrictEqual(
      [...customers.rows()].find(({ id }) => id === order.customer_id),
    );
    const unsent = [...messages.rows()].find(({ sender }) => sender === null);
    expect(unsent && messages.parent(unsent, 'sender')).toBeNull();
  });

  it('are found for a built row by its key', () => {
    const built = fresh(customers, 5).build({ name: 'Ada Lovelace' });
    expect(customers.children(built, 'orders')).toStrictEqual(customers.children(customers.row(5), 'orders'));
    const other = fresh(orders).build({ customer_id: 44 });
    expect(orders.parent(other, 'customer_id')).toStrictEqual(customers.row(43));
  });

  it('are found by a foreign key of several columns', async () => {
    const two = await open({
      version: 1,
      tables: [
        {
          name: 'rooms',
          rows: 12,
          primaryKey: ['house', 'number'],
          columns: [
            { name: 'house', field: 'list', options: { values: ['A', 'B', 'C'] } },
            { name: 'number', field: 'number', options: { min: 1, max: 4 } },
            { name: 'size', field: 'number' },
          ],
        },
        {
          name: 'stays',
          rows: 60,
          foreignKeys: [{ columns: ['house', 'room'], table: 'rooms', references: ['house', 'number'] }],
          columns: [
            { name: 'house', field: 'reference', options: { table: 'rooms', column: 'house' } },
            { name: 'room', field: 'reference', options: { table: 'rooms', column: 'number' } },
            { name: 'size', field: 'lookup', options: { via: 'room', column: 'size' } },
          ],
        },
      ],
    });
    const [rooms, stays] = [two.table('rooms'), two.table('stays')];
    const room = rooms.row(7);
    const { house, number } = room;
    const all = [...stays.rows()].filter((stay) => stay.house === house && stay.room === number);
    expect(rooms.children(room, 'stays')).toStrictEqual(all);
    const built = stays.build({ house, room: number });
    expect(built).toStrictEqual({ house, room: number, size: room.size });
    expect(stays.parent(built, 'room')).toStrictEqual(room);
    for (const stay of fresh(stays).buildList(30, { house: 'B' })) {
      expect(stays.parent(stay, 'house')).toMatchObject({ house: 'B', number: stay.room, size: stay.size });
    }
  });
});

it('rows of several locales are built in the locale of each row', async () => {
  const several = await open({
    version: 1,
    locale: { en_US: 1, de: 1 },
    tables: [{ name: 'people', rows: 200, columns: PEOPLE.filter(({ name }) => name !== 'state') }],
  });
  const people = several.table('people');
  const plain = [...people.rows()];
  const built = fresh(people).buildList(200, { name: 'Jürgen Müller' });
  const germans = built.filter((_, i) => /^\d{5}$/.test(String(plain[i]?.zip)));
  expect(germans.length).toBeGreaterThan(50);
  for (const [i, row] of built.entries()) {
    expect(row.zip).toBe(plain[i]?.zip);
    expect(row.email).toMatch(/^(juergen|jurgen)[._-]?(mueller|muller)\d*@/);
  }
});

describe('a wrong request is refused:', () => {
  it.each([
    ['a column that the table does not have', { nme: 'Ada' }, 'unknown-column', 'nme'],
    ['a text for a number', { net: '5' }, 'wrong-type', 'net'],
    ['a fraction for an integer', { quantity: 1.5 }, 'wrong-type', 'quantity'],
    ['a text for a moment', { paid: '2026-01-01' }, 'wrong-type', 'paid'],
  ])('%s', async (_, overrides, code, path) => {
    const build = () => (fresh(orders).build as (values: object) => unknown)(overrides);
    expect(await problemsOf(build)).toMatchObject([{ code, path: [path] }]);
  });

  it('a function or nothing instead of values', async () => {
    const build = fresh(orders).build as (values: unknown) => unknown;
    expect(await problemsOf(() => build(() => ({})))).toMatchObject([{ code: 'wrong-type' }]);
    expect(await problemsOf(() => build(null))).toMatchObject([{ code: 'wrong-type' }]);
  });

  it('more rows than the table has', () => {
    expect(() => fresh(customers, 499).buildList(2)).toThrow(/500 rows, and 499 are built\. .*rewind/);
    expect(() => fresh(customers).buildList(-1)).toThrow(RangeError);
    expect(() => fresh(customers).buildList(1.5)).toThrow(/whole number from 0 on, not 1\.5/);
  });

  it('children without a reference, or with several', async () => {
    const customer = customers.row(0);
    expect(await problemsOf(() => customers.children(customer, 'messages'))).toMatchObject([
      { code: 'not-a-reference', message: expect.stringContaining('“sender”, “receiver”') },
    ]);
    const order = orders.row(0);
    // @ts-expect-error: no child of the table
    expect(await problemsOf(() => orders.children(order, 'messages'))).toMatchObject([
      { code: 'not-a-reference', message: expect.stringContaining('“messages” does not refer to “orders”.') },
    ]);
    // @ts-expect-error: no child of the table
    expect(await problemsOf(() => customers.children(customer, 'customers'))).toMatchObject([
      { path: ['table'], message: expect.stringMatching(/These tables do: .*“orders”.*“messages”/) },
    ]);
    // @ts-expect-error: not a reference
    expect(await problemsOf(() => orders.parent(order, 'net'))).toMatchObject([
      { code: 'not-a-reference', message: expect.stringContaining('“customer_id”') },
    ]);
  });
});
