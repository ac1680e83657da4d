import { describe, expect, it } from 'vitest';
import { renameColumn } from '../../../../../src/app/studio/schema/columns.ts';
import { schemaJson } from '../../../../../src/app/studio/schema/json.ts';
import { renameNested } from '../../../../../src/app/studio/schema/nested.ts';
import type { StudioSchema } from '../../../../../src/app/studio/schema/studio-schema.ts';
import { renameTable } from '../../../../../src/app/studio/schema/tables.ts';
import { shop } from '../../../../fixtures/shop.ts';
import {
  columnNamed,
  firstRows,
  namesIn,
  problemsIn,
  studioDocument,
  tableNamed,
} from '../../../../fixtures/studio.ts';

const id = { name: 'id', field: 'sequence', primaryKey: true };

function rename(schema: StudioSchema, table: string, from: string, to: string): StudioSchema {
  const { id: tableId } = tableNamed(schema, table);
  return renameColumn(schema, tableId, columnNamed(schema, table, from).id, to);
}

function renameTableOf(schema: StudioSchema, from: string, to: string): StudioSchema {
  return renameTable(schema, tableNamed(schema, from).id, to);
}

const optionsOf = (schema: StudioSchema, table: string, name: string) =>
  columnNamed(schema, table, name).options;

describe('renaming in a shop', () => {
  const schema = studioDocument(shop(50));
  const rows = firstRows(schema);

  it.each(shop(50).flatMap(({ name, columns }) => columns.map((column) => [name, column.name] as const)))(
    'leaves all values and makes no problem: the column %s.%s',
    (table, column) => {
      const renamed = rename(schema, table, column, 'a new [name]');
      expect(problemsIn(renamed)).toEqual([]);
      expect(firstRows(renamed)).toEqual(rows);
    },
  );

  it.each(shop(50).map(({ name }) => name))(
    'leaves all values and makes no problem: the table %s',
    (table) => {
      const renamed = renameTableOf(schema, table, 'a new name');
      expect(problemsIn(renamed)).toEqual([]);
      expect(firstRows(renamed)).toEqual(rows);
    },
  );

  it('there and back gives the same document', () => {
    const there = renameTableOf(rename(schema, 'orders', 'created_at', 'x'), 'orders', 'y');
    expect(schemaJson(renameTableOf(rename(there, 'y', 'x', 'created_at'), 'y', 'orders'))).toEqual(
      schemaJson(schema),
    );
  });

  it('leaves unrelated objects identical', () => {
    const renamed = rename(schema, 'orders', 'created_at', 'x');
    const same = schema.tables.filter((table, i) => renamed.tables[i] === table).map(({ name }) => name);
    expect(same).toEqual(
      schema.tables.map(({ name }) => name).filter((name) => name !== 'orders' && name !== 'payments'),
    );
    const changed = tableNamed(schema, 'orders').columns.filter(
      (column) => !tableNamed(renamed, 'orders').columns.includes(column),
    );
    expect(changed.map(({ name }) => name)).toEqual(['created_at', 'shipped_at']);
  });
});

describe('what names a renamed column follows it', () => {
  it('in formulas, templates, dates, lookups and objects of its row', () => {
    const schema = studioDocument([
      {
        name: 't',
        rows: 5,
        columns: [
          id,
          { name: 'net', field: 'number' },
          { name: 'gross', field: 'formula', options: { expression: 'net * 1.19 + id' } },
          { name: 'text', field: 'template', options: { text: '{net|pad:5} net {{net}}' } },
          {
            name: 'object',
            field: 'json',
            options: {
              columns: [
                { name: 'double', field: 'formula', options: { expression: 'net * 2' } },
                {
                  name: 'inner',
                  field: 'json',
                  options: { columns: [{ name: 'a', field: 'template', options: { text: '{net}' } }] },
                },
              ],
            },
          },
          {
            name: 'hidden',
            field: 'json',
            options: {
              columns: [
                { name: 'net', field: 'number' },
                { name: 'own', field: 'formula', options: { expression: 'net + 1' } },
              ],
            },
          },
        ],
      },
    ]);
    const renamed = rename(schema, 't', 'net', 'price each');
    expect(problemsIn(renamed)).toEqual([]);
    expect(optionsOf(renamed, 't', 'gross')).toEqual({ expression: '[price each] * 1.19 + id' });
    expect(optionsOf(renamed, 't', 'text')).toEqual({ text: '{price each|pad:5} net {{net}}' });
    expect(optionsOf(renamed, 't', 'hidden')).toEqual(optionsOf(schema, 't', 'hidden'));
    expect(JSON.stringify(optionsOf(renamed, 't', 'object'))).toBe(
      JSON.stringify(optionsOf(schema, 't', 'object'))
        .replace('net * 2', '[price each] * 2')
        .replace('{net}', '{price each}'),
    );
    expect(firstRows(renamed)).toEqual(firstRows(schema));
  });

  it('except if another column has the new name, because the name would then mean that column', () => {
    const schema = studioDocument([
      {
        name: 't',
        rows: 5,
        columns: [
          { name: 'a', field: 'number' },
          { name: 'b', field: 'number' },
          { name: 'c', field: 'formula', options: { expression: 'a + 1' } },
        ],
      },
    ]);
    const same = rename(schema, 't', 'a', 'b');
    expect(optionsOf(same, 't', 'c')).toEqual({ expression: 'a + 1' });
    expect(optionsOf(rename(schema, 't', 'a', ' '), 't', 'c')).toEqual({ expression: 'a + 1' });
  });
});

describe('the key of a renamed column', () => {
  const schema = studioDocument([{ name: 't', rows: 5, columns: [id, { name: 'a', field: 'number' }] }]);

  it('is its first name, and is removed when the column has that name again', () => {
    const renamed = rename(rename(schema, 't', 'a', 'b'), 't', 'b', 'c');
    expect(columnNamed(renamed, 't', 'c')).toMatchObject({ key: 'a' });
    expect(columnNamed(rename(renamed, 't', 'c', 'a'), 't', 'a')).not.toHaveProperty('key');
  });

  it('is not shared: two columns with one name have two keys after one of them is renamed', () => {
    const two = studioDocument([
      {
        name: 't',
        rows: 5,
        columns: [
          { name: 'a', field: 'number' },
          { name: 'a', field: 'number' },
        ],
      },
    ]);
    const [first, second] = tableNamed(two, 't').columns;
    const renamed = renameColumn(two, tableNamed(two, 't').id, second?.id ?? '', 'b');
    expect(namesIn(renamed, 't')).toEqual(['a', 'b']);
    expect(first && columnNamed(renamed, 't', 'a')).toBe(first);
    expect(problemsIn(renamed)).toEqual([]);
  });

  it('is the first name that the column had', () => {
    const blank = studioDocument([{ name: 't', rows: 5, columns: [{ name: '', field: 'number' }] }]);
    expect(columnNamed(rename(blank, 't', '', 'x'), 't', 'x')).not.toHaveProperty('key');
  });
});

it('a column within an object is renamed with what reads it there', () => {
  const columns = [
    { name: 'a', field: 'number' },
    { name: 'b', field: 'formula', options: { expression: 'a * 2' } },
  ];
  expect(renameNested(columns, 0, 'x')).toEqual([
    { name: 'x', key: 'a', field: 'number' },
    { name: 'b', field: 'formula', options: { expression: 'x * 2' } },
  ]);
});

it('references and foreign keys follow a renamed table if its name is unique', () => {
  const schema = studioDocument([
    { name: 'users', rows: 5, columns: [id] },
    { name: 'users', rows: 5, columns: [id] },
    {
      name: 'o',
      rows: 5,
      columns: [{ name: 'u', field: 'reference', options: { table: 'users', column: 'id' } }],
    },
  ]);
  const [first] = schema.tables;
  const renamed = renameTable(schema, first?.id ?? '', 'people');
  expect(optionsOf(renamed, 'o', 'u')).toMatchObject({ table: 'users' });
  expect(optionsOf(renameTableOf(renamed, 'users', 'accounts'), 'o', 'u')).toMatchObject({
    table: 'accounts',
  });
});
