import { expect, it } from 'vitest';
import { dateColumns } from '../../../../../src/app/studio/schema/date-columns.ts';
import { columnsReferredTo } from '../../../../../src/app/studio/schema/parent.ts';
import { readStudioSchema } from '../../../../../src/app/studio/schema/read.ts';

const formula = (name: string, expression: string) => ({ name, field: 'formula', options: { expression } });

function documentOf(...tables: object[]) {
  const read = readStudioSchema(JSON.parse(JSON.stringify({ version: 1, tables })));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

const users = {
  name: 'users',
  rows: 5,
  columns: [
    { name: 'id', field: 'sequence' },
    { name: 'joined', field: 'timestamp' },
    { name: 'born', field: 'date' },
    { name: 'shown', field: 'date', options: { format: 'DD.MM.YYYY' } },
    { name: 'since', field: 'timestamp', options: { prefix: 'since ' } },
    { name: 'age', field: 'number' },
    { name: 'what', field: 'no.such.field' },
    { name: 'hours', field: 'series', options: { from: '2024-01-01', step: 'PT1H' } },
  ],
};

it('the date columns are those that hold dates or timestamps', () => {
  const schema = documentOf(users);
  const [table] = schema.tables;
  expect(table && dateColumns(schema, table)).toEqual(['joined', 'born', 'hours']);
});

it('columns that take or compute dates hold dates, and broken or circular columns do not', () => {
  const schema = documentOf(users, {
    name: 'orders',
    rows: 5,
    columns: [
      { name: 'user_id', field: 'reference', options: { table: 'users', column: 'id' } },
      { name: 'joined', field: 'lookup', options: { via: 'user_id', column: 'joined' } },
      { name: 'age', field: 'lookup', options: { via: 'user_id', column: 'age' } },
      { name: 'gone', field: 'lookup', options: { via: 'user_id', column: 'none' } },
      formula('same', 'joined'),
      formula('double', 'age * 2'),
      formula('a', 'b'),
      formula('b', 'a'),
      formula('wrong', '('),
    ],
  });
  const [, table] = schema.tables;
  expect(table && dateColumns(schema, table)).toEqual(['joined', 'same']);
});

it('a reference can name columns that are unique by themselves, and within a foreign key any column', () => {
  const parent = {
    name: 'p',
    rows: 5,
    primaryKey: ['id'],
    unique: [['code'], ['a', 'b']],
    columns: ['id', 'code', 'a', 'b'].map((name) => ({ name, field: 'sequence' })),
  };
  const email = { name: 'email', field: 'internet.email', unique: true };
  const child = (foreignKeys: readonly object[]) => ({
    name: 'c',
    rows: 5,
    foreignKeys,
    columns: [{ name: 'r', field: 'reference', options: { table: 'p', column: 'id' } }],
  });
  const offered = (foreignKeys: readonly object[]) => {
    const [of, table] = documentOf(
      { ...parent, columns: [...parent.columns, email] },
      child(foreignKeys),
    ).tables;
    const [column] = table?.columns ?? [];
    return of && table && column && columnsReferredTo(of, table, column);
  };
  expect(offered([])).toEqual(['id', 'code', 'email']);
  const key = { columns: ['r'], table: 'p', references: ['a'] };
  expect(offered([key])).toEqual(['id', 'code', 'a', 'b', 'email']);
});
