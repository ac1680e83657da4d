import { describe, expect, it } from 'vitest';
import { renameColumn } from '../../../../../src/app/features/studio/document/columns.ts';
import type { StudioDocument } from '../../../../../src/app/features/studio/document/document.ts';
import { documentJson } from '../../../../../src/app/features/studio/document/json.ts';
import { renameNested } from '../../../../../src/app/features/studio/document/nested.ts';
import { renameTable } from '../../../../../src/app/features/studio/document/tables.ts';
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

function rename(document: StudioDocument, table: string, from: string, to: string): StudioDocument {
  const { id: tableId } = tableNamed(document, table);
  return renameColumn(document, tableId, columnNamed(document, table, from).id, to);
}

function renameTableOf(document: StudioDocument, from: string, to: string): StudioDocument {
  return renameTable(document, tableNamed(document, from).id, to);
}

const optionsOf = (document: StudioDocument, table: string, name: string) =>
  columnNamed(document, table, name).options;

describe('renaming in a shop', () => {
  const document = studioDocument(shop(50));
  const rows = firstRows(document);

  it.each(shop(50).flatMap(({ name, columns }) => columns.map((column) => [name, column.name] as const)))(
    'leaves all values and makes no problem: the column %s.%s',
    (table, column) => {
      const renamed = rename(document, table, column, 'a new [name]');
      expect(problemsIn(renamed)).toEqual([]);
      expect(firstRows(renamed)).toEqual(rows);
    },
  );

  it.each(shop(50).map(({ name }) => name))(
    'leaves all values and makes no problem: the table %s',
    (table) => {
      const renamed = renameTableOf(document, table, 'a new name');
      expect(problemsIn(renamed)).toEqual([]);
      expect(firstRows(renamed)).toEqual(rows);
    },
  );

  it('there and back gives the same document', () => {
    const there = renameTableOf(rename(document, 'orders', 'created_at', 'x'), 'orders', 'y');
    expect(documentJson(renameTableOf(rename(there, 'y', 'x', 'created_at'), 'y', 'orders'))).toEqual(
      documentJson(document),
    );
  });

  it('leaves unrelated objects identical', () => {
    const renamed = rename(document, 'orders', 'created_at', 'x');
    const same = document.tables.filter((table, i) => renamed.tables[i] === table).map(({ name }) => name);
    expect(same).toEqual(
      document.tables.map(({ name }) => name).filter((name) => name !== 'orders' && name !== 'payments'),
    );
    const changed = tableNamed(document, 'orders').columns.filter(
      (column) => !tableNamed(renamed, 'orders').columns.includes(column),
    );
    expect(changed.map(({ name }) => name)).toEqual(['created_at', 'shipped_at']);
  });
});

describe('what names a renamed column follows it', () => {
  it('in formulas, templates, dates, lookups and objects of its row', () => {
    const document = studioDocument([
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
    const renamed = rename(document, 't', 'net', 'price each');
    expect(problemsIn(renamed)).toEqual([]);
    expect(optionsOf(renamed, 't', 'gross')).toEqual({ expression: '[price each] * 1.19 + id' });
    expect(optionsOf(renamed, 't', 'text')).toEqual({ text: '{price each|pad:5} net {{net}}' });
    expect(optionsOf(renamed, 't', 'hidden')).toEqual(optionsOf(document, 't', 'hidden'));
    expect(JSON.stringify(optionsOf(renamed, 't', 'object'))).toBe(
      JSON.stringify(optionsOf(document, 't', 'object'))
        .replace('net * 2', '[price each] * 2')
        .replace('{net}', '{price each}'),
    );
    expect(firstRows(renamed)).toEqual(firstRows(document));
  });

  it('except if another column has the new name, because the name would then mean that column', () => {
    const document = studioDocument([
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
    const same = rename(document, 't', 'a', 'b');
    expect(optionsOf(same, 't', 'c')).toEqual({ expression: 'a + 1' });
    expect(optionsOf(rename(document, 't', 'a', ' '), 't', 'c')).toEqual({ expression: 'a + 1' });
  });
});

describe('the key of a renamed column', () => {
  const document = studioDocument([{ name: 't', rows: 5, columns: [id, { name: 'a', field: 'number' }] }]);

  it('is its first name, and is removed when the column has that name again', () => {
    const renamed = rename(rename(document, 't', 'a', 'b'), 't', 'b', 'c');
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
  const document = studioDocument([
    { name: 'users', rows: 5, columns: [id] },
    { name: 'users', rows: 5, columns: [id] },
    {
      name: 'o',
      rows: 5,
      columns: [{ name: 'u', field: 'reference', options: { table: 'users', column: 'id' } }],
    },
  ]);
  const [first] = document.tables;
  const renamed = renameTable(document, first?.id ?? '', 'people');
  expect(optionsOf(renamed, 'o', 'u')).toMatchObject({ table: 'users' });
  expect(optionsOf(renameTableOf(renamed, 'users', 'accounts'), 'o', 'u')).toMatchObject({
    table: 'accounts',
  });
});
