import { describe, expect, it } from 'vitest';
import {
  insertColumns,
  removeColumns,
  renameColumn,
  setField,
  setPrimaryKey,
} from '../../../../../src/app/studio/schema/columns.ts';
import { importSteps, importTables, NO_CHOICES } from '../../../../../src/app/studio/schema/import-tables.ts';
import { schemaText } from '../../../../../src/app/studio/schema/json.ts';
import { matchImport } from '../../../../../src/app/studio/schema/match-import.ts';
import type { StudioSchema } from '../../../../../src/app/studio/schema/studio-schema.ts';
import { renameTable, setRows } from '../../../../../src/app/studio/schema/tables.ts';
import {
  columnId,
  fatesOf,
  goneIn,
  idOf,
  imported,
  plan,
  readSql,
  tableNames,
} from '../../../../fixtures/import/planned.ts';
import { columnNamed, namesIn, problemsIn, tableNamed } from '../../../../fixtures/studio.ts';

const table = (name: string, columns: string) => `CREATE TABLE ${name} (${columns});\n`;
const simple = (name: string) => table(name, 'id integer PRIMARY KEY, note varchar(40)');
const CUSTOMERS = table('customers', 'id integer PRIMARY KEY, email varchar(80), note varchar(40)');
const ORDERS = table(
  'orders',
  'id integer PRIMARY KEY, customer_id integer NOT NULL REFERENCES customers (id), total integer',
);
const LINES = table(
  'lines',
  'id integer PRIMARY KEY, order_id integer NOT NULL REFERENCES orders (id), amount integer',
);
const SHOP = CUSTOMERS + ORDERS + LINES;

const added =
  (...names: readonly string[]) =>
  (read: StudioSchema) => ({
    ways: new Map(names.map((name) => [idOf(read, name), 'add' as const])),
  });

const edited = (schema: StudioSchema, name: string, column: string) =>
  setField(schema, idOf(schema, name), new Set([columnId(schema, name, column)]), 'word.verb');

describe('a table that is added beside the one of an earlier import', () => {
  it('does not remove that one, neither now nor at the next import', async () => {
    const schema = await imported(SHOP);
    const after = await plan(schema, SHOP, added('orders'));
    expect(after.gone).toEqual([]);
    expect(tableNames(after.schema)).toEqual(['customers', 'orders', 'lines', 'orders_2']);
    const again = await plan(after.schema, SHOP);
    expect(again.gone).toEqual([]);
    expect(tableNames(again.schema)).toEqual(tableNames(after.schema));
  });

  it('is gone with that one once the source drops both', async () => {
    const schema = (await plan(await imported(SHOP + simple('logs')), SHOP + simple('logs'), added('logs')))
      .schema;
    expect(goneIn(await plan(schema, SHOP))).toEqual(['logs: removed', 'logs_2: removed']);
  });

  it('keeps one that has been rewritten, and what refers to it', async () => {
    const schema = await imported(SHOP);
    const rewritten = table('orders', 'order_no integer PRIMARY KEY, placed_at timestamp, state varchar(20)');
    const lines = 'id integer PRIMARY KEY, order_id integer NOT NULL, amount integer';
    const after = await plan(schema, CUSTOMERS + rewritten + table('lines', lines));
    expect(after.gone).toEqual([]);
    expect(tableNames(after.schema)).toEqual(['customers', 'orders', 'lines', 'orders_2']);
    expect(problemsIn(after.schema)).toEqual([]);
  });

  it('takes the name of one that is removed', async () => {
    let schema = await imported(SHOP + simple('visits') + simple('returns'));
    schema = renameTable(schema, idOf(schema, 'visits'), 'calls');
    schema = renameTable(schema, idOf(schema, 'returns'), 'visits');
    const after = await plan(schema, SHOP + simple('visits'), (read) => ({
      ...added('visits')(read),
      decisions: new Map([[idOf(schema, 'visits'), 'remove']]),
    }));
    expect(tableNames(after.schema)).toEqual(['customers', 'orders', 'lines', 'calls', 'visits']);
    expect(namesIn(after.schema, 'visits')).toEqual(['id', 'note']);
  });
});

describe('a source that is read a third time', () => {
  it('has dropped a table that only its second reading gave', async () => {
    const second = (await plan(await imported(SHOP), SHOP + simple('audit'))).schema;
    const third = await plan(second, SHOP);
    expect(goneIn(third)).toEqual(['audit: removed']);
    expect(tableNames(third.schema)).toEqual(['customers', 'orders', 'lines']);
  });

  it('has dropped the only table that its second reading changed', async () => {
    const logs = (length: number) => table('logs', `id integer PRIMARY KEY, note varchar(${length})`);
    const second = (await plan(await imported(SHOP + logs(40)), SHOP + logs(90))).schema;
    expect(columnNamed(second, 'logs', 'note').maxLength).toBe(90);
    expect(goneIn(await plan(second, SHOP))).toEqual(['logs: removed']);
  });

  it('counts the tables of all its readings to tell a part of it', async () => {
    const more = simple('a') + simple('b') + simple('c');
    const second = (await plan(await imported(SHOP), SHOP + more)).schema;
    expect(goneIn(await plan(second, SHOP + simple('a')))).toEqual(['b: removed', 'c: removed']);
    expect(goneIn(await plan(second, CUSTOMERS))).toEqual(
      ['orders', 'lines', 'a', 'b', 'c'].map((name) => `${name}: kept`),
    );
  });

  it('is not taken for another one that shares a table with it', async () => {
    const other = CUSTOMERS + simple('a') + simple('b');
    const second = (await plan(await imported(SHOP), other)).schema;
    expect(goneIn(await plan(second, SHOP))).toEqual([]);
    expect(goneIn(await plan(second, CUSTOMERS + simple('a')))).not.toContain('orders: removed');
  });

  it('follows the new names of tables and columns that another import gave, or none', async () => {
    const first = await imported(CUSTOMERS + simple('a') + simple('b'));
    let schema = (await plan(first, SHOP, (read) => ({ leftOut: new Set([idOf(read, 'customers')]) })))
      .schema;
    schema = renameTable(schema, idOf(schema, 'customers'), 'clients');
    schema = renameColumn(schema, idOf(schema, 'clients'), columnId(schema, 'clients', 'id'), 'client_no');
    const leftOut = (read: StudioSchema) => ({ leftOut: new Set([idOf(read, 'customers')]) });
    const again = await plan(schema, SHOP, leftOut);
    expect(fatesOf(again, 'orders')).toEqual(['id: same', 'customer_id: same', 'total: same']);
    expect(again.isChanged).toBe(false);
    // The person has not edited the reference, so that it follows the source.
    const other = await plan(schema, SHOP.replace('customers (id)', 'lines (id)'), leftOut);
    expect(fatesOf(other, 'orders')[1]).toBe('customer_id: changed, field');
    expect(problemsIn(again.schema)).toEqual([]);
  });
});

describe('what people decide about a column or a table', () => {
  it('stays when another choice changes the usual', async () => {
    const schema = await imported(SHOP + simple('audit') + simple('logs'));
    const audit = idOf(schema, 'audit');
    const decisions = new Map([[audit, 'keep' as const]]);
    const part = await plan(schema, CUSTOMERS, () => ({ decisions }));
    const whole = await plan(schema, SHOP, () => ({ decisions }));
    expect(
      [goneIn(part), goneIn(whole)].map((gone) => gone.find((text) => text.startsWith('audit'))),
    ).toEqual(['audit: kept', 'audit: kept']);
    const removed = new Map([[audit, 'remove' as const]]);
    expect(goneIn(await plan(schema, CUSTOMERS, () => ({ decisions: removed })))).toContain('audit: removed');
    expect(goneIn(await plan(schema, SHOP, () => ({ decisions: removed })))).toContain('audit: removed');
  });

  it('counts at the next import too', async () => {
    const schema = await imported(SHOP + simple('audit'));
    const source = SHOP.replace(', note varchar(40)', '');
    const kept = await plan(schema, source, () => ({
      decisions: new Map([
        [idOf(schema, 'audit'), 'keep'],
        [columnId(schema, 'customers', 'note'), 'keep'],
      ]),
    }));
    expect(kept.isChanged).toBe(false);
    expect(schemaText(kept.schema)).toBe(schemaText(schema));
    const again = await plan(kept.schema, source);
    expect(fatesOf(again, 'customers').at(-1)).toBe('note: own');
    expect(goneIn(again)).toEqual(['audit: kept']);
    expect(again.schema).toBe(kept.schema);
    // The source has the table again, and drops it again.
    const back = await plan(again.schema, source + simple('audit'));
    expect(goneIn(await plan(back.schema, source))).toEqual(['audit: removed']);
  });
});

describe('edits of what the source has no more', () => {
  it.each<readonly [what: string, edit: (schema: StudioSchema) => StudioSchema, isKept: boolean]>([
    ['nothing', (schema) => schema, false],
    ['another table', (schema) => edited(schema, 'orders', 'total'), false],
    ['its field', (schema) => edited(schema, 'customers', 'note'), true],
    [
      'its name',
      (schema) =>
        renameColumn(schema, idOf(schema, 'customers'), columnId(schema, 'customers', 'note'), 'memo'),
      true,
    ],
  ])('keep a column: %s', async (_, edit, isKept) => {
    const schema = edit(await imported(SHOP));
    const after = await plan(schema, SHOP.replace(', note varchar(40)', ''));
    expect(fatesOf(after, 'customers').at(-1)).toMatch(isKept ? /: gone$/ : /: gone, not there$/);
    const { columns = [] } = [...after.tables.values()].find(({ name }) => name === 'customers') ?? {};
    expect(columns.at(-1)?.isEdited).toBe(isKept);
  });

  const audit = (schema: StudioSchema) => idOf(schema, 'audit');
  it.each<readonly [what: string, edit: (schema: StudioSchema) => StudioSchema, isKept: boolean]>([
    ['nothing', (schema) => schema, false],
    [
      'the name of a table that it refers to',
      (schema) => renameTable(schema, idOf(schema, 'orders'), 'sales'),
      false,
    ],
    ['the rows', (schema) => setRows(schema, audit(schema), 7), true],
    ['the name', (schema) => renameTable(schema, audit(schema), 'protocol'), true],
    ['a field', (schema) => edited(schema, 'audit', 'note'), true],
    [
      'a new column',
      (schema) => insertColumns(schema, audit(schema), [{ name: 'a', field: 'boolean' }]),
      true,
    ],
    [
      'a removed column',
      (schema) => removeColumns(schema, audit(schema), new Set([columnId(schema, 'audit', 'note')])),
      true,
    ],
    ['the primary key', (schema) => setPrimaryKey(schema, audit(schema), []), true],
  ])('keep a table: %s', async (_, edit, isKept) => {
    const more = table(
      'audit',
      'id integer PRIMARY KEY, order_id integer NOT NULL REFERENCES orders (id), note text',
    );
    const first = (await plan(await imported(SHOP + more), SHOP + more)).schema;
    const after = await plan(edit(first), SHOP);
    expect(after.gone.map(({ isRemoved, isEdited }) => [isRemoved, isEdited])).toEqual([[!isKept, isKept]]);
  });

  it('are not seen in rows and keys that an import gave', async () => {
    let schema = await imported(SHOP);
    schema = renameTable(schema, idOf(schema, 'customers'), 'clients');
    // Its key is taken, so that it gets another one.
    const own = table('customers', 'no integer PRIMARY KEY, a integer, b integer, c integer');
    const names = { ways: new Map<string, 'add' | 'update'>() };
    const second = await plan(schema, own + ORDERS + LINES, (read) => ({
      ways: new Map([...names.ways, [idOf(read, 'customers'), 'add']]),
    }));
    expect(tableNamed(second.schema, 'customers').key).toBe('customers_2');
    expect(second.gone.every(({ isEdited }) => !isEdited)).toBe(true);
  });
});

describe('a column that people and the source have renamed alike', () => {
  it('is the same one, with its edits', async () => {
    let schema = await imported(SHOP.replace('email', 'mail'));
    const id = columnId(schema, 'customers', 'mail');
    schema = renameColumn(schema, idOf(schema, 'customers'), id, 'email');
    schema = edited(schema, 'customers', 'email');
    const after = await plan(schema, SHOP);
    expect(fatesOf(after, 'customers')).toEqual(['id: same', 'email: kept', 'note: same']);
    expect(columnNamed(after.schema, 'customers', 'email')).toMatchObject({ id, field: 'word.verb' });
    expect(after.schema.tables).toHaveLength(3);
    // The source gives it under its new name from then on.
    expect(fatesOf(await plan(after.schema, SHOP), 'customers')[1]).toBe('email: kept');
  });

  it('is not taken for another one that the source still has', async () => {
    let schema = await imported(SHOP);
    schema = renameColumn(schema, idOf(schema, 'customers'), columnId(schema, 'customers', 'note'), 'remark');
    const after = await plan(
      schema,
      SHOP.replace('note varchar(40)', 'note varchar(40), remark varchar(40)'),
    );
    expect(namesIn(after.schema, 'customers')).toEqual(['id', 'email', 'remark', 'remark_2']);
  });
});

describe('the primary key of an updated table', () => {
  const source = (columns: string) => table('t', columns) + simple('a') + simple('b');
  const BEFORE = 'id integer PRIMARY KEY, code integer NOT NULL, uid uuid NOT NULL';
  const keyOf = (schema: StudioSchema) => {
    const { columns, primaryKey } = tableNamed(schema, 't');
    return primaryKey ?? columns.filter((column) => column.primaryKey).map(({ name }) => name);
  };
  const moved = (schema: StudioSchema, ...names: readonly string[]) =>
    setPrimaryKey(
      schema,
      idOf(schema, 't'),
      names.map((name) => columnId(schema, 't', name)),
    );

  it.each<readonly [what: string, own: readonly string[] | undefined, next: string, key: readonly string[]]>([
    ['the source moves it', undefined, 'id integer, code integer NOT NULL, uid uuid PRIMARY KEY', ['uid']],
    ['people move it', ['code'], BEFORE, ['code']],
    ['both move it', ['code'], 'id integer, code integer NOT NULL, uid uuid PRIMARY KEY', ['code']],
    [
      'people remove it, the source moves it',
      [],
      'id integer, code integer NOT NULL, uid uuid PRIMARY KEY',
      [],
    ],
    [
      'the source has one with a new column',
      ['code'],
      `${BEFORE.replace(' PRIMARY KEY', '')}, no serial PRIMARY KEY`,
      ['code'],
    ],
    [
      'the source makes it one of two columns',
      undefined,
      'id integer, code integer, uid uuid NOT NULL, PRIMARY KEY (id, code)',
      ['id', 'code'],
    ],
    [
      'people make it one of two columns, the source moves it',
      ['id', 'code'],
      'id integer, code integer NOT NULL, uid uuid PRIMARY KEY',
      ['id', 'code'],
    ],
    [
      'people move it, the source makes it one of two columns',
      ['uid'],
      'id integer, code integer, uid uuid NOT NULL, PRIMARY KEY (id, code)',
      ['uid'],
    ],
    ['the source drops its column', undefined, 'code integer PRIMARY KEY, uid uuid NOT NULL', ['code']],
  ])('is one: %s', async (_, own, next, key) => {
    const first = await imported(source(BEFORE));
    const after = await plan(own ? moved(first, ...own) : first, source(next));
    expect(keyOf(after.schema)).toEqual(key);
    expect(tableNamed(after.schema, 't').columns.filter((column) => column.primaryKey).length).toBe(
      key.length === 1 ? 1 : 0,
    );
    expect(problemsIn(after.schema)).toEqual([]);
    // The next reading changes nothing.
    expect((await plan(after.schema, source(next))).isChanged).toBe(false);
  });

  it('moves from a column that the source has dropped and people keep', async () => {
    const schema = await imported(source(BEFORE));
    const after = await plan(schema, source('code integer PRIMARY KEY, uid uuid NOT NULL'), () => ({
      decisions: new Map([[columnId(schema, 't', 'id'), 'keep']]),
    }));
    expect(keyOf(after.schema)).toEqual(['code']);
    expect(namesIn(after.schema, 't')).toEqual(['id', 'code', 'uid']);
  });

  it('comes back with a column that people had removed and take again', async () => {
    const first = await imported(source(BEFORE));
    const schema = removeColumns(first, idOf(first, 't'), new Set([columnId(first, 't', 'id')]));
    const after = await plan(schema, source(BEFORE), (read) => ({
      decisions: new Map([[columnId(read, 't', 'id'), 'keep']]),
    }));
    expect(keyOf(after.schema)).toEqual(['id']);
  });
});

describe('the plan of an import of many tables', () => {
  const many = Array.from({ length: 40 }, (_, i) => simple(`t${i}`)).join('');

  it('is made in a step for each table', async () => {
    const schema = await imported(many);
    const read = await readSql(many);
    const matched = matchImport(schema, { schema: read, original: read, chosen: new Set() });
    expect([...importSteps(matched, NO_CHOICES)].length).toBeGreaterThanOrEqual(40);
  });

  it('updates only those tables again that a choice is about', async () => {
    const schema = await imported(many);
    const read = await readSql(many.replace('note varchar(40)', 'note varchar(60), more integer'));
    const matched = matchImport(schema, { schema: read, original: read, chosen: new Set() });
    const before = importTables(matched, NO_CHOICES);
    const decisions = new Map([[columnId(schema, 't7', 'note'), 'remove' as const]]);
    const leftOut = new Set([idOf(read, 't3')]);
    const after = importTables(matched, { ...NO_CHOICES, leftOut, decisions });
    const again = read.tables.filter(
      ({ id }) => after.tables.get(id)?.columns !== before.tables.get(id)?.columns,
    );
    expect(again.map(({ name }) => name)).toEqual(['t3', 't7']);
  });
});
