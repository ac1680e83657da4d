import { describe, expect, test } from 'vitest';
import { useStudio } from '../../../../../src/app/studio/document/store.ts';
import { removeColumns, renameColumn, setField } from '../../../../../src/app/studio/schema/columns.ts';
import { applyFix } from '../../../../../src/app/studio/schema/fixes.ts';
import { schemaJson } from '../../../../../src/app/studio/schema/json.ts';
import { locateProblems } from '../../../../../src/app/studio/schema/problems.ts';
import { rowsOfTable } from '../../../../../src/app/studio/schema/row-counts.ts';
import type { StudioSchema } from '../../../../../src/app/studio/schema/studio-schema.ts';
import { removeTable, renameTable } from '../../../../../src/app/studio/schema/tables.ts';
import type { FieldId } from '../../../../../src/catalogue/fields.ts';
import { usersOfRemoved, usersOfRemovedTable } from '../../../../../src/schema/edits/references.ts';
import {
  checkedProblems,
  columnNamed,
  firstRows,
  problemsIn,
  studioDocument,
  tableNamed,
} from '../../../../fixtures/studio.ts';

const id = { name: 'id', field: 'sequence', primaryKey: true };
const number = (name: string) => ({ name, field: 'number', options: { max: 9 } });
const formula = (name: string, expression: string) => ({ name, field: 'formula', options: { expression } });
const word = (name: string, more: object = {}) => ({ name, field: 'lorem.word', ...more });
const cases = (name: string, when: string, field = 'lorem.word', options: object = {}) => ({
  name,
  field: 'cases',
  options: { cases: [{ when, field, options }] },
});
const ofOrder = {
  name: 'order_id',
  field: 'reference',
  options: { table: 'orders', column: 'id', children: { each: 2 } },
};

interface Kind {
  /** The column that refers to the used one. */
  readonly user: object;
  /** In which table the user is. */
  readonly in: 'orders' | 'lines';
  /** The table and the name of the column that is used. */
  readonly used: readonly ['orders' | 'lines', string];
}

/** Every way in which something of another row, a condition or a case refers to a column. */
const kinds: Readonly<Record<string, Kind>> = {
  'a formula': { user: formula('u', 'amount + 1'), in: 'lines', used: ['lines', 'amount'] },
  'the row before': {
    user: formula('u', 'coalesce(previous(amount), 0)'),
    in: 'lines',
    used: ['lines', 'amount'],
  },
  'a running total': { user: formula('u', 'total(amount)'), in: 'lines', used: ['lines', 'amount'] },
  'an aggregate': { user: formula('u', 'sum(lines.amount)'), in: 'orders', used: ['lines', 'amount'] },
  'an aggregate in a condition for nulls': {
    user: word('u', { nullWhen: 'max(lines.amount) > 3' }),
    in: 'orders',
    used: ['lines', 'amount'],
  },
  'an aggregate in the condition of a case': {
    user: cases('u', 'first(lines.amount) > 3'),
    in: 'orders',
    used: ['lines', 'amount'],
  },
  'a condition for nulls': {
    user: word('u', { nullWhen: 'amount > 3' }),
    in: 'lines',
    used: ['lines', 'amount'],
  },
  'the condition of a case': { user: cases('u', 'amount > 3'), in: 'lines', used: ['lines', 'amount'] },
  'the formula of a case': {
    user: cases('u', 'true', 'formula', { expression: 'amount * 2' }),
    in: 'lines',
    used: ['lines', 'amount'],
  },
  'the template of a case': {
    user: cases('u', 'true', 'template', { text: '{amount} pieces' }),
    in: 'lines',
    used: ['lines', 'amount'],
  },
  'the start of a series within groups': {
    user: {
      name: 'u',
      field: 'series',
      options: { from: 'starts_at', to: '2030-01-01', step: 'PT1H', within: true },
    },
    in: 'lines',
    used: ['lines', 'starts_at'],
  },
  'the own column of a condition of a reference': {
    user: {
      name: 'u',
      field: 'reference',
      options: { table: 'orders', column: 'id', where: { tenant: 'amount' } },
    },
    in: 'lines',
    used: ['lines', 'amount'],
  },
  'the parent column of a condition of a reference': {
    user: {
      name: 'u',
      field: 'reference',
      options: { table: 'orders', column: 'id', where: { tenant: 'amount' } },
    },
    in: 'lines',
    used: ['orders', 'tenant'],
  },
  'a lookup': {
    user: { name: 'u', field: 'lookup', options: { via: 'order_id', column: 'tenant' } },
    in: 'lines',
    used: ['orders', 'tenant'],
  },
};

function documentOf({ user, in: place }: Kind): StudioSchema {
  return studioDocument(
    [
      {
        name: 'orders',
        rows: 20,
        columns: [id, number('tenant'), ...(place === 'orders' ? [user] : [])],
      },
      {
        name: 'lines',
        columns: [
          ofOrder,
          number('amount'),
          { name: 'starts_at', field: 'timestamp', options: { from: '2024-01-01', to: '2024-12-31' } },
          ...(place === 'lines' ? [user] : []),
        ],
      },
    ],
    { now: '2026-01-01' },
  );
}

/** Where the problems of a document stand: the name of their column, or of their table. */
function placesOf(schema: StudioSchema): readonly string[] {
  return locateProblems(schema, checkedProblems(schema)).list.map(({ table, column }) => {
    const owner = schema.tables.find((other) => other.id === table);
    return owner?.columns.find((own) => own.id === column)?.name ?? owner?.name ?? 'the document';
  });
}

const all = Object.entries(kinds);

describe.each(all)('a column that is used by %s', (_, kind) => {
  const schema = documentOf(kind);
  const [tableName, name] = kind.used;
  const table = tableNamed(schema, tableName);
  const column = columnNamed(schema, tableName, name);

  test('can be renamed: no value changes, and no problem is left', () => {
    expect(problemsIn(schema)).toEqual([]);
    const renamed = renameColumn(schema, table.id, column.id, 'a new [name]');
    expect(problemsIn(renamed)).toEqual([]);
    expect(firstRows(renamed)).toEqual(firstRows(schema));
  });

  test('can be removed: each problem is of its user, which is named before', () => {
    const removed = removeColumns(schema, table.id, new Set([column.id]));
    const places = placesOf(removed);
    expect(new Set(places)).toEqual(new Set(['u']));
    expect(usersOfRemoved(removed, table, [name])).toEqual([tableName === kind.in ? 'u' : `${kind.in}.u`]);
    expect(removed.tables.map((own) => rowsOfTable(removed, own))).toEqual([20, 40]);
  });

  test('comes back with everything that used it', () => {
    const state = () => useStudio.getState();
    state().open(schema);
    state().edit((current) => removeColumns(current, table.id, new Set([column.id])));
    expect(problemsIn(state().schema)).not.toEqual([]);
    state().undo();
    expect(schemaJson(state().schema)).toEqual(schemaJson(schema));
  });

  test.each<FieldId>(['lorem.word', 'json', 'boolean', 'formula', 'timestamp', 'state'])(
    'can become another field, %s: each problem is of its user or of the column, and a fix solves it',
    (field) => {
      const retyped = setField(schema, table.id, new Set([column.id]), field);
      const places = placesOf(retyped);
      for (const place of places) expect(['u', name]).toContain(place);
      for (const { fix } of checkedProblems(retyped)) {
        if (fix) expect(problemsIn(applyFix(retyped, fix)).length).toBeLessThan(places.length);
      }
    },
  );
});

const ofA = (more: object = {}) => ({
  name: 'a_id',
  field: 'reference',
  options: { table: 'a', column: 'id', ...more },
});

/** Every way in which a table is used: the table, its user, and the tables. */
const uses: Readonly<Record<string, readonly [used: string, user: string, tables: readonly object[]]>> = {
  'a reference that groups rows': [
    'a',
    'a_id',
    [
      { name: 'a', rows: 5, columns: [id] },
      { name: 'b', columns: [id, ofA({ children: { from: 1, to: 3 } })] },
    ],
  ],
  'a reference with a condition': [
    'a',
    'a_id',
    [
      { name: 'a', rows: 5, columns: [id, number('t')] },
      { name: 'b', rows: 9, columns: [number('t'), ofA({ where: { t: 't' } })] },
    ],
  ],
  'an aggregate': [
    'b',
    'u',
    [
      { name: 'a', rows: 5, columns: [id, formula('u', 'sum(b.amount)')] },
      { name: 'b', columns: [number('amount'), ofA({ children: { each: 2 } })] },
    ],
  ],
  'a condition for nulls': [
    'b',
    'u',
    [
      { name: 'a', rows: 5, columns: [id, word('u', { nullWhen: 'count(b) > 1' })] },
      { name: 'b', columns: [id, ofA({ children: { each: 2 } })] },
    ],
  ],
  'the condition of a case': [
    'b',
    'u',
    [
      { name: 'a', rows: 5, columns: [id, cases('u', 'count(b) > 1')] },
      { name: 'b', columns: [id, ofA({ children: { each: 2 } })] },
    ],
  ],
  'a reference to given rows': [
    'a',
    'a_id',
    [
      {
        name: 'a',
        given: { rows: [{ id: 3 }, { id: 4 }] },
        columns: [{ name: 'id', field: 'given', primaryKey: true }],
      },
      { name: 'b', rows: 9, columns: [ofA()] },
    ],
  ],
};

describe.each(Object.entries(uses))('a table that is used by %s', (_, [used, user, tables]) => {
  const schema = studioDocument(tables);
  const table = tableNamed(schema, used);

  test('can be renamed: no value changes, and no problem is left', () => {
    expect(problemsIn(schema)).toEqual([]);
    const renamed = renameTable(schema, table.id, 'a new name');
    expect(problemsIn(renamed)).toEqual([]);
    expect(firstRows(renamed)).toEqual(firstRows(schema));
  });

  test('can be removed: each problem is of its user, or of the table whose rows followed', () => {
    const removed = removeTable(schema, table.id);
    const places = placesOf(removed);
    expect(places).toContain(user);
    for (const place of places) expect([user, 'a', 'b']).toContain(place);
    expect(usersOfRemovedTable(removed, table)).toEqual([`${used === 'a' ? 'b' : 'a'}.${user}`]);
    for (const left of removed.tables) expect(rowsOfTable(removed, left)).toBeGreaterThanOrEqual(0);
  });
});

describe('a column of given rows', () => {
  const schema = studioDocument([
    {
      name: 'plans',
      given: {
        rows: [
          { code: 'a', price: 3, note: 'x' },
          { code: 'b', price: 4, note: 'y' },
        ],
      },
      columns: [
        { name: 'code', field: 'given', primaryKey: true },
        { name: 'price', field: 'given' },
        formula('gross', 'price * 2'),
      ],
    },
    {
      name: 'users',
      rows: 9,
      columns: [{ name: 'plan', field: 'reference', options: { table: 'plans', column: 'code' } }],
    },
  ]);
  const plans = tableNamed(schema, 'plans');

  test('can be renamed with its cells', () => {
    const renamed = renameColumn(schema, plans.id, columnNamed(schema, 'plans', 'price').id, 'net');
    expect(problemsIn(renamed)).toEqual([]);
    expect(firstRows(renamed)).toEqual(firstRows(schema));
  });

  test('can be removed: the formula that reads it says so', () => {
    const removed = removeColumns(schema, plans.id, new Set([columnNamed(schema, 'plans', 'price').id]));
    expect(placesOf(removed)).toEqual(['gross']);
  });

  test('can be generated instead', () => {
    const price = new Set([columnNamed(schema, 'plans', 'price').id]);
    expect(problemsIn(setField(schema, plans.id, price, 'number'))).toEqual([]);
  });
});

test('a table can lose the reference that groups it: its rows stay, and what needs groups says so', () => {
  const schema = documentOf({
    user: { name: 'u', field: 'position' },
    in: 'lines',
    used: ['lines', 'amount'],
  });
  const lines = tableNamed(schema, 'lines');
  const removed = removeColumns(schema, lines.id, new Set([columnNamed(schema, 'lines', 'order_id').id]));
  expect(rowsOfTable(removed, tableNamed(removed, 'lines'))).toBe(40);
  expect(placesOf(removed)).toEqual(['u']);
});
