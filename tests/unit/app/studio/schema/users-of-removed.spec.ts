import { expect, it } from 'vitest';
import { removeColumns } from '../../../../../src/app/studio/schema/columns.ts';
import type { StudioSchema } from '../../../../../src/app/studio/schema/studio-schema.ts';
import { removeTable } from '../../../../../src/app/studio/schema/tables.ts';
import {
  readersOf,
  usersOfRemoved,
  usersOfRemovedTable,
} from '../../../../../src/schema/edits/references.ts';
import { columnNamed, studioDocument, tableNamed } from '../../../../fixtures/studio.ts';

const schema = studioDocument([
  {
    name: 'people',
    rows: 10,
    columns: [
      { name: 'id', field: 'sequence', primaryKey: true },
      { name: 'first', field: 'person.firstName' },
      { name: 'last', field: 'person.lastName' },
      { name: 'email', field: 'template', options: { text: '{first|lower}@example.com' } },
      { name: 'length', field: 'formula', options: { expression: 'length(first) + length(last)' } },
      { name: 'born', field: 'date' },
      { name: 'hired', field: 'date', options: { after: 'born' } },
    ],
  },
  {
    name: 'orders',
    rows: 10,
    columns: [
      { name: 'person_id', field: 'reference', options: { table: 'people', column: 'id' } },
      { name: 'buyer', field: 'lookup', options: { via: 'person_id', column: 'last' } },
    ],
  },
]);

const twoNumbers = [
  { name: 'x', field: 'number.int' },
  { name: 'y', field: 'number.int' },
];

function usersOf(...names: readonly string[]): readonly string[] {
  const table = tableNamed(schema, 'people');
  const ids = new Set(names.map((name) => columnNamed(schema, 'people', name).id));
  return usersOfRemoved(removeColumns(schema, table.id, ids), table, names);
}

it.each([
  ['first', ['email', 'length']],
  ['last', ['length', 'orders.buyer']],
  ['born', ['hired']],
  ['id', ['orders.person_id']],
  ['email', []],
])('a removed column is used by templates, formulas, dates, references and lookups: %s', (name, users) => {
  expect(usersOf(name)).toEqual(users);
});

it('columns that are removed together do not count as users of each other', () => {
  expect(usersOf('first', 'email')).toEqual(['length']);
});

it('in an object, the columns beside a removed one that read it are its users', () => {
  const columns = [
    { name: 'sum', field: 'formula', options: { expression: 'net * 2' } },
    { name: 'note', field: 'word.noun' },
  ];
  expect(readersOf(columns, 'net').map(({ name }) => name)).toEqual(['sum']);
});

it('in an object, a column whose name another one still has is not missed', () => {
  const columns = [
    { name: 'net', field: 'number' },
    { name: 'sum', field: 'formula', options: { expression: 'net * 2' } },
  ];
  expect(readersOf(columns, 'net')).toEqual([]);
});

function usersOfTable(document: StudioSchema, name: string): readonly string[] {
  const table = tableNamed(document, name);
  return usersOfRemovedTable(removeTable(document, table.id), table);
}

it('a removed table is used by references, and by keys of several columns', () => {
  expect(usersOfTable(schema, 'people')).toEqual(['orders.person_id']);
  expect(usersOfTable(schema, 'orders')).toEqual([]);
  const places = { name: 'places', rows: 10, primaryKey: ['x', 'y'], columns: twoNumbers };
  const visits = {
    name: 'visits',
    rows: 10,
    columns: twoNumbers,
    foreignKeys: [{ columns: ['x', 'y'], table: 'places', references: ['x', 'y'] }],
  };
  expect(usersOfTable(studioDocument([places, visits]), 'places')).toEqual(['visits']);
});

it('a removed table whose name another one still has is not missed', () => {
  const [people, orders] = schema.tables;
  const twin = { ...schema, tables: [people, orders, { ...people, id: 'twin' }] } as StudioSchema;
  expect(usersOfTable(twin, 'people')).toEqual([]);
});
