import { describe, expect, test } from 'vitest';
import { schemaJson } from '../../../../../src/app/studio/schema/json.ts';
import { parseRows } from '../../../../../src/app/studio/schema/parse-rows.ts';
import { readSchemaText } from '../../../../../src/app/studio/schema/read.ts';
import { EMPTY_SCHEMA } from '../../../../../src/app/studio/schema/studio-schema.ts';
import { addOwnTable, addTable, newTable } from '../../../../../src/app/studio/schema/tables.ts';
import { duplicateTable } from '../../../../../src/app/studio/tables/duplicate-table.ts';

test.each([
  ['0', 0],
  ['5000', 5000],
  [' 5,000 ', 5000],
  ['5 000', 5000],
  ['12k', 12_000],
  ['1.5M', 1_500_000],
  ['10b', 10 ** 10],
])('%s is %d rows', (text, rows) => expect(parseRows(text)).toBe(rows));

test.each(['', 'many', '-1', '1.5', '1e3', '11b', '10000000001', 'k'])(
  '“%s” is not a number of rows',
  (text) => expect(parseRows(text)).toBeUndefined(),
);

const self = {
  version: 1,
  tables: [
    {
      name: 'people',
      key: 'folk',
      rows: 5,
      columns: [
        { name: 'id', field: 'sequence', primaryKey: true },
        { name: 'boss', field: 'reference', options: { table: 'people', column: 'id' } },
      ],
    },
  ],
};

test('a copy of a table has a new name and other values, and refers to itself if the table did', () => {
  const read = readSchemaText(JSON.stringify(self));
  if (!read.ok) throw new Error(read.error.message);
  const [table] = read.value.tables;
  const copied = duplicateTable(read.value, table?.id ?? '');
  expect(copied && schemaJson(copied.schema).tables).toEqual([
    ...self.tables,
    {
      name: 'people_2',
      rows: 5,
      columns: [
        { name: 'id', field: 'sequence', primaryKey: true },
        { name: 'boss', field: 'reference', options: { table: 'people_2', column: 'id' } },
      ],
    },
  ]);
  expect(copied?.schema.tables[1]?.id).toBe(copied?.id);
});

describe('the moment of a schema', () => {
  const timeMs = Date.UTC(2027, 1, 3, 23, 59, 59);

  test('is today’s midnight in UTC once its first table is added', () => {
    const before = { ...EMPTY_SCHEMA, name: 'Shop' };
    const after = addOwnTable(before, newTable(before), timeMs);
    expect(after).toMatchObject({ name: 'Shop', now: '2027-02-03', tables: [{ name: 'table_1' }] });
  });

  test('stays as it was read if there are tables or a moment', () => {
    const other = addTable(EMPTY_SCHEMA, newTable(EMPTY_SCHEMA));
    expect(addOwnTable(other, newTable(other), timeMs)).not.toHaveProperty('now');
    const set = { ...EMPTY_SCHEMA, now: '2026-05-01T00:00:00Z' };
    expect(addOwnTable(set, newTable(set), timeMs).now).toBe('2026-05-01T00:00:00Z');
  });
});
