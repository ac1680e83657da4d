import { describe, expect, it } from 'vitest';
import {
  insertColumns,
  removeColumns,
  renameColumn,
  setColumn,
  setField,
  setOption,
} from '../../../../../src/app/studio/schema/columns.ts';
import { schemaText } from '../../../../../src/app/studio/schema/json.ts';
import { readStudioSchema } from '../../../../../src/app/studio/schema/read.ts';
import { EMPTY_SCHEMA, type StudioSchema } from '../../../../../src/app/studio/schema/studio-schema.ts';
import { removeTable, renameTable, setRows } from '../../../../../src/app/studio/schema/tables.ts';
import {
  columnId,
  fatesOf,
  idOf,
  imported,
  plan,
  planOf,
  readSql,
  tableNames,
} from '../../../../fixtures/import/planned.ts';
import { columnNamed, namesIn, problemsIn, studioDocument, tableNamed } from '../../../../fixtures/studio.ts';

const customers = (columns: readonly string[]) =>
  `CREATE TABLE customers (id integer PRIMARY KEY, ${columns.join(', ')});\n`;
const orders =
  'CREATE TABLE orders (id integer PRIMARY KEY, customer_id integer NOT NULL REFERENCES customers (id), total numeric(8,2) NOT NULL);\n';
const SHOP = customers(['email varchar(80) NOT NULL', 'city varchar(40)', 'note varchar(200)']) + orders;

const GERMAN = `CREATE TABLE people (id integer PRIMARY KEY, name text, phone text);
INSERT INTO people VALUES (1, 'Anna Weber', '+49 30 1234567'), (2, 'Jonas Braun', '+49 40 7654321');
`;

describe('a source whose rows are of one country', () => {
  it('gives its tables their locale beside tables of another one, and leaves it at a later import', async () => {
    const before = studioDocument([{ name: 'own', rows: 1, columns: [] }]);
    const after = (await plan(before, GERMAN)).schema;
    expect(after).not.toHaveProperty('locale');
    expect(after.tables.map(({ name, locale }) => [name, locale])).toEqual([
      ['own', undefined],
      ['people', 'de'],
    ]);
    expect((await plan(after, GERMAN)).schema).toBe(after);
  });

  it('leaves tables to a schema of the same locale', async () => {
    const before = studioDocument([{ name: 'own', rows: 1, columns: [] }], { locale: 'de' });
    const { tables } = (await plan(before, GERMAN)).schema;
    expect(tables.map(({ locale }) => locale)).toEqual([undefined, undefined]);
  });
});

describe('a source that is read again into the same schema', () => {
  it('changes nothing if it is the same', async () => {
    const schema = await imported(SHOP);
    const again = await plan(schema, SHOP);
    expect(again.schema).toBe(schema);
    expect([...again.tables.values()].map(({ way, isChanged }) => [way, isChanged])).toEqual([
      ['update', false],
      ['update', false],
    ]);
  });

  it('adds its new columns at their places and its new tables at the end', async () => {
    const schema = await imported(SHOP);
    const after = await plan(
      schema,
      customers([
        'email varchar(80) NOT NULL',
        'phone varchar(20)',
        'city varchar(40)',
        'note varchar(200)',
      ]) +
        orders +
        'CREATE TABLE returns (id integer PRIMARY KEY, order_id integer NOT NULL REFERENCES orders (id));',
    );
    expect(tableNames(after.schema)).toEqual(['customers', 'orders', 'returns']);
    expect(namesIn(after.schema, 'customers')).toEqual(['id', 'email', 'phone', 'city', 'note']);
    expect(fatesOf(after, 'customers')).toEqual([
      'id: same',
      'email: same',
      'phone: added',
      'city: same',
      'note: same',
    ]);
    expect(problemsIn(after.schema)).toEqual([]);
  });

  it('removes columns that the source has dropped, and keeps those that people added', async () => {
    const first = await imported(SHOP);
    const edited = insertColumns(first, idOf(first, 'customers'), [{ name: 'vip', field: 'boolean' }], 1);
    const after = await plan(edited, customers(['email varchar(80) NOT NULL', 'city varchar(40)']) + orders);
    expect(namesIn(after.schema, 'customers')).toEqual(['id', 'vip', 'email', 'city']);
    expect(fatesOf(after, 'customers')).toEqual([
      'id: same',
      'email: same',
      'city: same',
      'vip: own',
      'note: gone, not there',
    ]);
  });

  it('keeps edited fields and settings, and takes what else the source changed of them', async () => {
    let schema = await imported(SHOP);
    const table = idOf(schema, 'customers');
    schema = setField(schema, table, new Set([columnId(schema, 'customers', 'note')]), 'word.verb');
    schema = setColumn(schema, table, columnId(schema, 'customers', 'city'), { nulls: 70 });
    const after = await plan(
      schema,
      customers(['email varchar(120) NOT NULL', 'city varchar(60)', 'note varchar(500)']) + orders,
    );
    expect(columnNamed(after.schema, 'customers', 'note')).toMatchObject({
      field: 'word.verb',
      maxLength: 500,
    });
    expect(columnNamed(after.schema, 'customers', 'city')).toMatchObject({ nulls: 70, maxLength: 60 });
    expect(columnNamed(after.schema, 'customers', 'email')).toMatchObject({ maxLength: 120 });
    expect(fatesOf(after, 'customers')).toEqual([
      'id: same',
      'email: changed, maxLength',
      'city: kept, maxLength',
      'note: kept, maxLength',
    ]);
  });

  it('gives another field to a column whose type changed, unless its field was edited', async () => {
    const before = 'CREATE TABLE t (id integer PRIMARY KEY, a integer NOT NULL, b integer NOT NULL);';
    const first = await imported(before);
    const schema = setOption(first, idOf(first, 't'), columnId(first, 't', 'b'), 'max', 7);
    const after = await plan(
      schema,
      'CREATE TABLE t (id integer PRIMARY KEY, a date NOT NULL, b date NOT NULL);',
    );
    expect(columnNamed(after.schema, 't', 'a').field).toBe('date');
    expect(columnNamed(after.schema, 't', 'b')).toMatchObject({ field: 'number', options: { max: 7 } });
    expect(fatesOf(after, 't')).toEqual(['id: same', 'a: changed, field, type', 'b: kept, type']);
  });

  it('keeps rows, seed, names and keys of streams, and follows the new names of tables and columns', async () => {
    let schema: StudioSchema = { ...(await imported(SHOP)), seed: 'mine' };
    schema = setRows(schema, idOf(schema, 'customers'), 77);
    schema = renameTable(schema, idOf(schema, 'customers'), 'clients');
    schema = renameColumn(schema, idOf(schema, 'clients'), columnId(schema, 'clients', 'id'), 'client_no');
    schema = renameColumn(schema, idOf(schema, 'clients'), columnId(schema, 'clients', 'email'), 'mail');
    const after = await plan(
      schema,
      customers(['email varchar(99) NOT NULL', 'city varchar(40)', 'note varchar(200)', 'mail text']) +
        orders +
        'CREATE TABLE visits (id integer PRIMARY KEY, customer_id integer NOT NULL REFERENCES customers (id));',
    );
    expect(tableNames(after.schema)).toEqual(['clients', 'orders', 'visits']);
    expect(after.schema.seed).toBe('mine');
    expect(tableNamed(after.schema, 'clients')).toMatchObject({ rows: 77, key: 'customers' });
    expect(namesIn(after.schema, 'clients')).toEqual(['client_no', 'mail', 'city', 'note', 'mail_2']);
    expect(columnNamed(after.schema, 'clients', 'mail')).toMatchObject({ key: 'email', maxLength: 99 });
    expect(columnNamed(after.schema, 'visits', 'customer_id').options).toMatchObject({
      table: 'clients',
      column: 'client_no',
    });
    expect(fatesOf(after, 'orders')).toEqual(['id: same', 'customer_id: same', 'total: same']);
    expect(problemsIn(after.schema)).toEqual([]);
    // Also the next time.
    const again = await plan(after.schema, SHOP);
    expect(fatesOf(again, 'clients')).toEqual([
      'client_no: same',
      'mail: changed, maxLength',
      'city: same',
      'note: same',
      'mail_2: gone, not there',
    ]);
  });

  it('leaves out a column that people removed, unless they want it back', async () => {
    const first = await imported(SHOP);
    const table = idOf(first, 'customers');
    const schema = removeColumns(first, table, new Set([columnId(first, 'customers', 'note')]));
    const after = await plan(schema, SHOP);
    expect(after.schema).toBe(schema);
    expect(fatesOf(after, 'customers').at(-1)).toBe('note: dismissed, not there');
    const back = await plan(schema, SHOP, (read) => ({
      decisions: new Map([[columnId(read, 'customers', 'note'), 'keep']]),
    }));
    expect(namesIn(back.schema, 'customers')).toEqual(['id', 'email', 'city', 'note']);
  });

  it('keeps a column that the source has dropped, and removes one of their own, where people want that', async () => {
    const first = await imported(SHOP);
    const schema = insertColumns(first, idOf(first, 'customers'), [{ name: 'vip', field: 'boolean' }]);
    const decisions = new Map([
      [columnId(schema, 'customers', 'note'), 'keep'],
      [columnId(schema, 'customers', 'vip'), 'remove'],
    ] as const);
    const source = customers(['email varchar(80) NOT NULL', 'city varchar(40)']) + orders;
    const after = await plan(schema, source, () => ({ decisions }));
    expect(namesIn(after.schema, 'customers')).toEqual(['id', 'email', 'city', 'note']);
    // A column that was kept is the person's own from then on.
    const again = await plan(after.schema, source);
    expect(fatesOf(again, 'customers').at(-1)).toBe('note: own');
  });

  it('removes tables that the source has dropped, as long as it has most of them', async () => {
    const returns = 'CREATE TABLE returns (id integer PRIMARY KEY);\n';
    const schema = await imported(SHOP + returns);
    const without = await plan(schema, SHOP);
    expect(without.gone.map(({ table, isRemoved }) => [table.name, isRemoved])).toEqual([['returns', true]]);
    expect(tableNames(without.schema)).toEqual(['customers', 'orders']);
    const part = await plan(schema, returns);
    expect(part.gone.map(({ table, isRemoved }) => [table.name, isRemoved])).toEqual([
      ['customers', false],
      ['orders', false],
    ]);
    const kept = await plan(schema, SHOP, () => ({
      decisions: new Map([[idOf(schema, 'returns'), 'keep']]),
    }));
    expect(kept.isChanged).toBe(false);
    expect(schemaText(kept.schema)).toBe(schemaText(schema));
  });

  it.each([
    ['t', 'id integer PRIMARY KEY, cost integer', 'update'],
    ['t', 'no integer PRIMARY KEY, cost integer', 'add'],
    ['table_1', 'id integer PRIMARY KEY, cost integer', 'add'],
    ['table_1', 'id integer PRIMARY KEY, price integer, cost integer', 'update'],
  ])(
    'is another one if the columns of a table differ too much: %s with %s is an %s',
    async (name, columns, way) => {
      const schema = await imported(`CREATE TABLE ${name} (id integer PRIMARY KEY, price integer);`);
      const { tables } = await plan(schema, `CREATE TABLE ${name} (${columns});`);
      expect([...tables.values()].map((table) => table.way)).toEqual([way]);
    },
  );

  it('leaves the tables of other sources alone', async () => {
    const shop = await imported(SHOP);
    const both = (await plan(shop, 'CREATE TABLE logs (id integer PRIMARY KEY, at timestamp);')).schema;
    const after = await plan(both, SHOP);
    expect(after.schema).toBe(both);
    expect(after.gone).toEqual([]);
  });

  it('knows what it gave before also after an undo and a second update', async () => {
    const first = await imported(SHOP);
    const wide = customers([
      'email varchar(80) NOT NULL',
      'city varchar(40)',
      'note varchar(200)',
      'age integer',
    ]);
    const second = await plan(first, wide + orders);
    const undone = await plan(first, wide + orders);
    expect(fatesOf(undone, 'customers').at(-1)).toBe('age: added');
    const third = await plan(second.schema, SHOP);
    expect(namesIn(third.schema, 'customers')).toEqual(namesIn(first, 'customers'));
    expect(fatesOf(third, 'customers').at(-1)).toBe('age: gone, not there');
  });

  it('keeps what people chose before the import for the next time', async () => {
    const original = await readSql(SHOP);
    const ids = new Set([columnId(original, 'customers', 'note')]);
    const schema = setField(original, idOf(original, 'customers'), ids, 'word.verb');
    const first = planOf(EMPTY_SCHEMA, { schema, original, chosen: ids }).schema;
    const again = await plan(first, SHOP);
    expect(again.schema).toBe(first);
    expect(fatesOf(again, 'customers').at(-1)).toBe('note: kept');
    // A new choice counts more than an earlier edit.
    const read = await readSql(SHOP);
    const chosenIds = new Set([columnId(read, 'customers', 'note')]);
    const noun = setField(read, idOf(read, 'customers'), chosenIds, 'word.noun');
    const chosen = planOf(first, { schema: noun, original: read, chosen: chosenIds });
    expect(columnNamed(chosen.schema, 'customers', 'note').field).toBe('word.noun');
  });

  it('says nothing of the source in files and links', async () => {
    const schema = await imported(SHOP);
    const { tables } = JSON.parse(schemaText(schema));
    const read = readStudioSchema({ version: 1, tables });
    expect(read.ok && schemaText(read.value)).toBe(schemaText(schema));
    expect(structuredClone(schema).tables[0]).toEqual(JSON.parse(JSON.stringify(schema.tables[0])));
  });
});

describe('tables that no import on this page gave', () => {
  it('are updated if most columns are the same: all fields stay, and types follow the source', async () => {
    const written = await imported(SHOP);
    const schema = studioDocument(JSON.parse(schemaText(written)).tables);
    const source = customers(['email varchar(120) NOT NULL', 'city varchar(40)', 'age integer']) + orders;
    const after = await plan(schema, source);
    expect(tableNames(after.schema)).toEqual(['customers', 'orders']);
    expect(fatesOf(after, 'customers')).toEqual([
      'id: same',
      'email: changed, maxLength',
      'city: same',
      'age: added',
      'note: own',
    ]);
    expect(namesIn(after.schema, 'customers')).toEqual(['id', 'email', 'city', 'age', 'note']);
  });

  it('stay beside a table that only has the same name, unless people want an update', async () => {
    const key = { name: 'id', field: 'sequence', primaryKey: true };
    const schema = studioDocument([
      { name: 'customers', rows: 20, columns: [key, { name: 'name', field: 'person.fullName' }] },
    ]);
    const beside = await plan(schema, SHOP);
    expect(tableNames(beside.schema)).toEqual(['customers', 'customers_2', 'orders']);
    expect(columnNamed(beside.schema, 'orders', 'customer_id').options).toMatchObject({
      table: 'customers_2',
    });
    const updated = await plan(schema, SHOP, (read) => ({
      ways: new Map([[idOf(read, 'customers'), 'update']]),
    }));
    expect(tableNames(updated.schema)).toEqual(['customers', 'orders']);
    expect(namesIn(updated.schema, 'customers')).toEqual(['id', 'email', 'city', 'note', 'name']);
    expect(columnNamed(updated.schema, 'orders', 'customer_id').options).toMatchObject({
      table: 'customers',
    });
    expect(problemsIn(updated.schema)).toEqual([]);
  });

  it('get a second table beside an imported one where people want that', async () => {
    const schema = await imported(SHOP);
    const after = await plan(schema, SHOP, (read) => ({
      ways: new Map(read.tables.map(({ id }) => [id, 'add'])),
    }));
    expect(tableNames(after.schema)).toEqual(['customers', 'orders', 'customers_2', 'orders_2']);
    expect(columnNamed(after.schema, 'orders_2', 'customer_id').options).toMatchObject({
      table: 'customers_2',
    });
    expect(problemsIn(after.schema)).toEqual([]);
  });
});

describe('tables that are left out', () => {
  const withoutCustomers = (read: StudioSchema) => ({ leftOut: new Set([idOf(read, 'customers')]) });

  it.each([
    ['integer', 'integer PRIMARY KEY', { field: 'number', options: { min: 1, max: 100 } }],
    ['uuid', 'uuid PRIMARY KEY', { field: 'string.uuid' }],
  ])('leave values like their keys in columns that referred to them: %s', async (type, key, expected) => {
    const source = `CREATE TABLE customers (id ${key});
      CREATE TABLE orders (id integer PRIMARY KEY, customer_id ${type} NOT NULL REFERENCES customers (id));
      CREATE TABLE lines (id integer PRIMARY KEY, order_id integer NOT NULL REFERENCES orders (id));`;
    const { schema, replaced } = await plan(EMPTY_SCHEMA, source, withoutCustomers);
    expect(tableNames(schema)).toEqual(['orders', 'lines']);
    const column = columnNamed(schema, 'orders', 'customer_id');
    expect(column).toMatchObject(expected);
    expect([...replaced]).toEqual([[column.id, { from: 'customers', column }]]);
    expect(columnNamed(schema, 'lines', 'order_id').field).toBe('reference');
    expect(problemsIn(schema)).toEqual([]);
  });

  it('leave distinct values in a column that is a key itself', async () => {
    const source = `CREATE TABLE customers (id integer PRIMARY KEY);
      CREATE TABLE profiles (customer_id integer PRIMARY KEY REFERENCES customers (id));`;
    const { schema } = await plan(EMPTY_SCHEMA, source, withoutCustomers);
    expect(problemsIn(schema)).toEqual([]);
  });

  it('take their keys of several columns with them', async () => {
    const source = `CREATE TABLE customers (shop integer, no integer, PRIMARY KEY (shop, no));
      CREATE TABLE orders (id integer PRIMARY KEY, shop integer NOT NULL, no integer NOT NULL,
        FOREIGN KEY (shop, no) REFERENCES customers (shop, no));`;
    const all = await imported(source);
    expect(tableNamed(all, 'orders').foreignKeys).toHaveLength(1);
    const { schema } = await plan(EMPTY_SCHEMA, source, withoutCustomers);
    expect(tableNamed(schema, 'orders').foreignKeys).toBeUndefined();
    expect(problemsIn(schema)).toEqual([]);
  });

  it('are referred to where the schema has them', async () => {
    const key = { name: 'id', field: 'sequence', primaryKey: true };
    const own = studioDocument([{ name: 'customers', rows: 20, columns: [key] }]);
    const { schema, replaced } = await plan(own, SHOP, withoutCustomers);
    expect(tableNames(schema)).toEqual(['customers', 'orders']);
    expect(tableNamed(schema, 'customers').rows).toBe(20);
    expect(columnNamed(schema, 'orders', 'customer_id').options).toMatchObject({
      table: 'customers',
      column: 'id',
    });
    expect(replaced.size).toBe(0);
    expect(problemsIn(schema)).toEqual([]);
  });

  it('stay as they are in the schema, and are not taken for dropped ones', async () => {
    const schema = await imported(SHOP);
    const after = await plan(schema, customers(['email text NOT NULL']) + orders, withoutCustomers);
    expect(after.schema).toBe(schema);
    expect(after.gone).toEqual([]);
  });

  it('are referred to again once a later import adds them', async () => {
    const first = (await plan(EMPTY_SCHEMA, SHOP, withoutCustomers)).schema;
    expect(columnNamed(first, 'orders', 'customer_id').field).toBe('number');
    const after = await plan(first, SHOP);
    expect(tableNames(after.schema)).toEqual(['orders', 'customers']);
    expect(columnNamed(after.schema, 'orders', 'customer_id').field).toBe('reference');
    expect(problemsIn(after.schema)).toEqual([]);
  });

  it('that people removed from the schema come back with the source', async () => {
    const first = await imported(SHOP);
    const schema = removeTable(first, idOf(first, 'customers'));
    const after = await plan(schema, SHOP);
    expect(tableNames(after.schema)).toEqual(['orders', 'customers']);
    expect(problemsIn(after.schema)).toEqual([]);
  });
});
