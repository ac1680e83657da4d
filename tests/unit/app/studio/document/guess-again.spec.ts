import { beforeEach, describe, expect, it } from 'vitest';
import { pickField, setNulls, setUnique, typeName } from '../../../../../src/app/studio/columns/actions.ts';
import { setUniqueOfSelected } from '../../../../../src/app/studio/columns/selected-columns.ts';
import { editAndGuess, isGuessed } from '../../../../../src/app/studio/document/column-views.ts';
import { useStudio } from '../../../../../src/app/studio/document/store.ts';
import { setSettings } from '../../../../../src/app/studio/inspector/set-settings.ts';
import {
  type ColumnSettings,
  setOption,
  setPrimaryKey,
} from '../../../../../src/app/studio/schema/columns.ts';
import {
  EMPTY_SCHEMA,
  newId,
  type StudioColumn,
  type StudioSchema,
} from '../../../../../src/app/studio/schema/studio-schema.ts';
import {
  addTable,
  newTable,
  removeTable,
  renameTable,
  setRows,
  updateTable,
} from '../../../../../src/app/studio/schema/tables.ts';
import { columnNamed, problemsIn, tableNamed } from '../../../../fixtures/studio.ts';

const state = () => useStudio.getState();
const column = (table: string, name: string) => columnNamed(state().schema, table, name);
const facts = ({ field, options, primaryKey }: StudioColumn) => ({ field, options, primaryKey });
const beginnings = (text: string) => [...text].map((_, i) => text.slice(0, i + 1));

function typeColumns(table: string, ...names: readonly string[]): void {
  const { id } = tableNamed(state().schema, table);
  for (const name of names) {
    const columnId = newId();
    for (const text of beginnings(name)) typeName(id, columnId, text);
    state().endTyping();
  }
}

/** Types texts into the box of a table’s name, without leaving it. */
function typeTableName(table: string, ...texts: readonly string[]): void {
  const { id } = tableNamed(state().schema, table);
  for (const text of texts)
    editAndGuess((schema) => renameTable(schema, id, text), { typing: `table name ${id}` });
}

/** Adds tables by hand, under the names that the Studio gives them. */
function addTables(tables: Readonly<Record<string, readonly string[]>>): void {
  for (const [wished, names] of Object.entries(tables)) {
    const table = newTable(state().schema, wished);
    state().edit((schema) => addTable(schema, table));
    typeColumns(table.name, ...names);
  }
}

/** Does something, and expects one step of Undo to take it back and Redo to repeat it. */
function expectOneStep(act: () => void): void {
  const before = state().schema;
  const { length } = state().undoSteps;
  act();
  state().endTyping();
  const after: StudioSchema = state().schema;
  expect(state().undoSteps).toHaveLength(length + 1);
  state().undo();
  expect(state().schema).toBe(before);
  state().redo();
  expect(state().schema).toBe(after);
}

beforeEach(() => state().open(EMPTY_SCHEMA));

describe('a table that is named after its children', () => {
  it.each([
    ['user_id', 'users', 'id'],
    ['customer_id', 'customers', 'id'],
    ['category_id', 'categories', 'id'],
    ['categoryId', 'Category', 'id'],
    ['company_uuid', 'companies', 'uuid'],
    ['order_item_id', 'order_items', 'id'],
    ['assigned_user_id', 'users', 'id'],
    ['person_id', 'people', 'person_id'],
  ])('makes %s a reference to %s in one step', (name, parent, key) => {
    addTables({ table_1: [key, 'name'], shipments: ['id', name] });
    expect(column('shipments', name).field).not.toBe('reference');
    expectOneStep(() => typeTableName('table_1', ...beginnings(parent)));
    expect(facts(column('shipments', name))).toEqual({
      field: 'reference',
      options: { table: parent, column: key },
      primaryKey: undefined,
    });
    expect(isGuessed(column('shipments', name))).toBe(true);
    expect(column(parent, key).primaryKey).toBe(true);
    expect(problemsIn(state().schema)).toEqual([]);
  });

  it('is guessed from its whole name: names on the way to it leave no reference', () => {
    addTables({ table_1: ['id'], orders: ['id', 'user_id'] });
    const guess = column('orders', 'user_id');
    expectOneStep(() => {
      typeTableName('table_1', 'u', 'us', 'use', 'user');
      expect(column('orders', 'user_id').options).toEqual({ table: 'user', column: 'id' });
      typeTableName('user', 'user_', 'user_x');
      expect(column('orders', 'user_id')).toBe(guess);
      typeTableName('user_x', 'users', 'users_', 'users_2');
      expect(column('orders', 'user_id')).toBe(guess);
    });
    typeTableName('users_2', 'users');
    expect(column('orders', 'user_id').options).toEqual({ table: 'users', column: 'id' });
    typeTableName('users', 'users_2');
    expect(column('orders', 'user_id')).toBe(guess);
  });

  it('keeps each guess once, and of the column no more than the guess', () => {
    addTables({ table_1: ['id', 'name'], orders: ['id', 'user_id'] });
    typeTableName('table_1', ...beginnings('users'), ...beginnings('users'), 'user', 'users');
    const id = { table: 'users', column: 'id' };
    const kept = state().views.guesses.get(column('orders', 'user_id').id);
    expect(kept?.map(({ field }) => field)).toEqual(['sequence', 'reference', 'reference']);
    expect(kept?.map(({ options }) => options).slice(1)).toEqual([{ ...id, table: 'user' }, id]);
    for (const guess of kept ?? []) {
      expect(['field', 'options']).toEqual(expect.arrayContaining(Object.keys(guess)));
    }
    expect(isGuessed(column('orders', 'user_id'))).toBe(true);
    state().undo();
    expect(isGuessed(column('orders', 'user_id'))).toBe(true);
    state().redo();
    expect(isGuessed(column('orders', 'user_id'))).toBe(true);
  });

  it('gets its own fields by its name too', () => {
    addTables({ table_1: ['id', 'name', 'email'] });
    const email = column('table_1', 'email');
    expect(column('table_1', 'name').field).toBe('person.fullName');
    expectOneStep(() => typeTableName('table_1', ...beginnings('products')));
    expect(column('products', 'name').field).toBe('commerce.productName');
    expect(column('products', 'email')).toBe(email);
    expect(column('products', 'id')).toMatchObject({ field: 'sequence', primaryKey: true });
  });

  it('keeps what refers to it when it is named again', () => {
    addTables({ users: ['id'], orders: ['id', 'user_id'] });
    typeTableName('users', ...beginnings('people'));
    expect(facts(column('orders', 'user_id'))).toMatchObject({
      field: 'reference',
      options: { table: 'people', column: 'id' },
    });
  });
});

describe('a guess stays', () => {
  it('where the parent has no key, until it gets one', () => {
    addTables({ table_1: ['name'], orders: ['id', 'user_id'], reviews: ['user_id'] });
    const guess = column('orders', 'user_id');
    typeTableName('table_1', 'users');
    state().endTyping();
    expect(column('orders', 'user_id')).toBe(guess);
    expectOneStep(() => typeColumns('users', 'id'));
    for (const table of ['orders', 'reviews'])
      expect(column(table, 'user_id').options).toEqual({ table: 'users', column: 'id' });
    state().undo();
    expect(column('orders', 'user_id')).toBe(guess);
    expect(isGuessed(guess)).toBe(true);
    const { id } = tableNamed(state().schema, 'users');
    editAndGuess((schema) => setPrimaryKey(schema, id, [column('users', 'name').id]));
    expect(column('orders', 'user_id').options).toEqual({ table: 'users', column: 'name' });
  });

  it.each<[string, (table: string, id: string) => void]>([
    ['the field was chosen', (table, id) => pickField(table, id, 'number', 'Number')],
    ['the guessed field was chosen', (table, id) => pickField(table, id, 'sequence', 'Sequence')],
    [
      'an option was set',
      (table, id) => state().edit((schema) => setOption(schema, table, id, 'start', 100)),
    ],
  ])('where %s', (_, choose) => {
    addTables({ table_1: ['id'], orders: ['id', 'user_id'], reviews: ['user_id'] });
    choose(tableNamed(state().schema, 'orders').id, column('orders', 'user_id').id);
    const chosen = column('orders', 'user_id');
    typeTableName('table_1', ...beginnings('users'));
    expect(column('orders', 'user_id')).toBe(chosen);
    expect(column('reviews', 'user_id').field).toBe('reference');
  });

  it('where its column has nulls, which a key cannot have', () => {
    addTables({ table_1: ['user_id', 'name'] });
    setNulls(tableNamed(state().schema, 'table_1').id, column('table_1', 'user_id').id, 10);
    const withNulls = column('table_1', 'user_id');
    typeTableName('table_1', ...beginnings('users'));
    expect(column('users', 'user_id')).toBe(withNulls);
    expect(problemsIn(state().schema)).toEqual([]);
  });

  it('where its column is unique: a parent can have too few rows', () => {
    addTables({ table_1: ['id'], orders: ['id', 'user_id'] });
    const { id } = tableNamed(state().schema, 'table_1');
    state().edit((schema) => setRows(schema, id, 20));
    setUnique(tableNamed(state().schema, 'orders').id, column('orders', 'user_id').id, true);
    const unique = column('orders', 'user_id');
    typeTableName('table_1', ...beginnings('users'));
    expect(column('orders', 'user_id')).toBe(unique);
    expect(problemsIn(state().schema)).toEqual([]);
  });

  it('where its column is a part of a unique group', () => {
    addTables({ table_1: ['id'], orders: ['id', 'user_id', 'email'] });
    const { id } = tableNamed(state().schema, 'orders');
    state().edit((schema) => updateTable(schema, id, (table) => ({ ...table, unique: [['user_id']] })));
    const unique = column('orders', 'user_id');
    typeTableName('table_1', 'users');
    expect(column('orders', 'user_id')).toBe(unique);
  });

  it.each<[string, ColumnSettings]>([
    ['unique', { unique: true }],
    ['type', { type: 'varchar(20)' }],
    ['maximum length', { maxLength: 20 }],
    ['not null', { nullable: false }],
    ['entity', { of: { person: 2 } }],
  ])('where %s was set for its column', (_, settings) => {
    addTables({ table_1: ['id', 'name'], orders: ['id', 'table_id'] });
    setSettings(tableNamed(state().schema, 'table_1'), column('table_1', 'name'), settings);
    const chosen = column('table_1', 'name');
    typeTableName('table_1', ...beginnings('products'));
    expect(column('products', 'name')).toBe(chosen);
  });

  it('where a column is the key of its table', () => {
    addTables({ table_1: ['id'], profiles: ['user_id', 'bio'] });
    const { id } = tableNamed(state().schema, 'profiles');
    state().edit((schema) => setPrimaryKey(schema, id, [column('profiles', 'user_id').id]));
    const key = column('profiles', 'user_id');
    typeTableName('table_1', 'users');
    expect(column('profiles', 'user_id')).toBe(key);
  });
});

it('what else was set for a column stays when it is guessed again', () => {
  addTables({ table_1: ['id'], orders: ['id', 'user_id'] });
  setNulls(tableNamed(state().schema, 'orders').id, column('orders', 'user_id').id, 20);
  typeTableName('table_1', 'users');
  expect(column('orders', 'user_id')).toMatchObject({ field: 'reference', nulls: 20 });
});

it('a table that is added with a key is what earlier names refer to', () => {
  addTables({ orders: ['id', 'user_id'] });
  const users = {
    ...newTable(state().schema, 'users'),
    columns: [{ id: newId(), name: 'id', field: 'sequence', primaryKey: true }],
  };
  expectOneStep(() => editAndGuess((schema) => addTable(schema, users)));
  expect(column('orders', 'user_id').options).toEqual({ table: 'users', column: 'id' });
});

it('a table’s name makes its own key, which others refer to then', () => {
  addTables({ orders: ['id', 'user_id'], table_1: ['user_id', 'name'] });
  expectOneStep(() => typeTableName('table_1', ...beginnings('users')));
  expect(facts(column('users', 'user_id'))).toMatchObject({ field: 'sequence', primaryKey: true });
  expect(column('orders', 'user_id').options).toEqual({ table: 'users', column: 'user_id' });
});

describe('a guessed reference', () => {
  it.each([
    [
      ['table_1', 'items'],
      ['table_2', 'order_items'],
    ],
    [
      ['table_2', 'order_items'],
      ['table_1', 'items'],
    ],
  ] as const)('refers to the best match, whichever was named first: %j, %j', (...names) => {
    addTables({ shipments: ['id', 'order_item_id'], table_1: ['id'], table_2: ['id'] });
    for (const [table, name] of names) {
      expectOneStep(() => typeTableName(table, ...beginnings(name)));
      expect(column('shipments', 'order_item_id').field).toBe('reference');
    }
    expect(column('shipments', 'order_item_id').options).toEqual({ table: 'order_items', column: 'id' });
    expect(isGuessed(column('shipments', 'order_item_id'))).toBe(true);
  });

  it('stays where a lookup reads the rows that it refers to', () => {
    addTables({ shipments: ['id', 'order_item_id'], items: ['id', 'color'], table_2: ['id'] });
    const { id } = tableNamed(state().schema, 'shipments');
    pickField(id, newId(), 'lookup', 'Lookup');
    expect(column('shipments', 'lookup').options).toEqual({ via: 'order_item_id', column: 'color' });
    const reference = column('shipments', 'order_item_id');
    typeTableName('table_2', ...beginnings('order_items'));
    expect(column('shipments', 'order_item_id')).toBe(reference);
    expect(problemsIn(state().schema)).toEqual([]);
  });

  it('stays when its own table gets a name by which it were a key', () => {
    addTables({ users: ['id'], table_1: ['user_id', 'name'] });
    state().edit((schema) => removeTable(schema, tableNamed(schema, 'users').id));
    const reference = column('table_1', 'user_id');
    expect(reference.field).toBe('reference');
    typeTableName('table_1', ...beginnings('users'));
    expect(column('users', 'user_id')).toBe(reference);
  });
});

describe('a column that becomes unique is what names refer to', () => {
  it.each<[string, (table: string, id: string) => void]>([
    ['its box', (table, id) => setUnique(table, id, true)],
    [
      'the bar of the selection',
      (table, column) => {
        state().select({ table, column });
        setUniqueOfSelected(true);
      },
    ],
  ])('by %s', (_, tick) => {
    addTables({ users: ['name'], orders: ['id', 'user_id'] });
    expect(column('orders', 'user_id').field).toBe('sequence');
    const name = column('users', 'name');
    expectOneStep(() => tick(tableNamed(state().schema, 'users').id, name.id));
    expect(facts(column('orders', 'user_id'))).toMatchObject({
      field: 'reference',
      options: { table: 'users', column: 'name' },
    });
  });
});

describe('an edit says which columns were guessed again', () => {
  const named = (from: string, to: string) => {
    const { id } = tableNamed(state().schema, from);
    return editAndGuess((schema) => renameTable(schema, id, to));
  };

  it('by its reference', () => {
    addTables({ table_1: ['id'], orders: ['id', 'user_id'] });
    expect(named('table_1', 'users')).toBe('1 column guessed again: user_id refers to users');
  });

  it('by its field', () => {
    addTables({ table_1: ['id', 'name'] });
    expect(named('table_1', 'products')).toBe('1 column guessed again: name is now “Product Name”');
  });

  it('by their number', () => {
    addTables({ table_1: ['id', 'name'], orders: ['id', 'product_id'], reviews: ['product_id'] });
    expect(named('table_1', 'products')).toBe('3 columns guessed again');
  });

  it('unless there are none', () => {
    addTables({ table_1: ['id'], orders: ['id', 'user_id'] });
    expect(named('table_1', 'teams')).toBe('');
  });
});
