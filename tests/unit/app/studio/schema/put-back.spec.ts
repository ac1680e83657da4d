import { describe, expect, it } from 'vitest';
import {
  insertColumns,
  removeColumns,
  renameColumn,
  setOptions,
  setPrimaryKey,
} from '../../../../../src/app/studio/schema/columns.ts';
import { schemaJson } from '../../../../../src/app/studio/schema/json.ts';
import { renameNested } from '../../../../../src/app/studio/schema/nested.ts';
import { putBack } from '../../../../../src/app/studio/schema/put-back.ts';
import { setSchema } from '../../../../../src/app/studio/schema/settings.ts';
import type { SetOptions, StudioSchema } from '../../../../../src/app/studio/schema/studio-schema.ts';
import {
  addTable,
  moveTable,
  newTable,
  removeTable,
  renameTable,
  setRows,
} from '../../../../../src/app/studio/schema/tables.ts';
import type { Json } from '../../../../../src/catalogue/field.ts';
import { shop } from '../../../../fixtures/shop.ts';
import {
  columnNamed,
  firstRows,
  namesIn,
  problemsIn,
  studioDocument,
  tableNamed,
} from '../../../../fixtures/studio.ts';

type Edit = (schema: StudioSchema) => StudioSchema;

const removingTable =
  (name: string): Edit =>
  (schema) =>
    removeTable(schema, tableNamed(schema, name).id);

const removingColumn =
  (table: string, name: string): Edit =>
  (schema) => {
    const { id } = columnNamed(schema, table, name);
    return removeColumns(schema, tableNamed(schema, table).id, new Set([id]));
  };

const renaming =
  (table: string, from: string, to: string): Edit =>
  (schema) =>
    renameColumn(schema, tableNamed(schema, table).id, columnNamed(schema, table, from).id, to);

const renamingTable =
  (from: string, to: string): Edit =>
  (schema) =>
    renameTable(schema, tableNamed(schema, from).id, to);

const tableNames = ({ tables }: StudioSchema) => tables.map(({ name }) => name);

/** The document after a removal, edits, and the undoing of the removal alone. */
function undone(before: StudioSchema, remove: Edit, ...edits: readonly Edit[]): StudioSchema {
  const after = remove(before);
  const current = edits.reduce((schema, edit) => edit(schema), after);
  return putBack({ before, after }, current);
}

describe('in a shop', () => {
  const schema = studioDocument(shop(20), { name: 'Shop' });
  const renamedSchema: Edit = (current) => setSchema(current, { name: 'Market' });
  const expected = schemaJson(renamedSchema(schema));

  it.each(tableNames(schema))('a removed table comes back, and the rename since stays: %s', (name) => {
    expect(schemaJson(undone(schema, removingTable(name), renamedSchema))).toEqual(expected);
  });

  it.each(
    schema.tables.flatMap(({ name, columns }) => columns.map((column) => [name, column.name] as const)),
  )('a removed column comes back with its keys, and the rename since stays: %s.%s', (table, column) => {
    expect(schemaJson(undone(schema, removingColumn(table, column), renamedSchema))).toEqual(expected);
  });

  it.each(tableNames(schema))('a removed table follows all that is renamed since: %s', (name) => {
    const others = schema.tables.filter((table) => table.name !== name);
    const renames = others.flatMap(({ name: table, columns }) => [
      ...columns.map((column) => renaming(table, column.name, `new ${column.name}`)),
      renamingTable(table, `new ${table}`),
    ]);
    const back = undone(schema, removingTable(name), ...renames);
    const own = tableNamed(back, name);
    const wanted = tableNamed(
      renames.reduce((current, edit) => edit(current), schema),
      name,
    );
    expect(own).toEqual(wanted);
  });

  it('undoing only the removal gives the document before it', () => {
    expect(undone(schema, removingTable('orders'))).toBe(schema);
  });
});

const three = studioDocument([
  { name: 'a', rows: 5, columns: [{ name: 'id', field: 'sequence', primaryKey: true }] },
  {
    name: 'b',
    rows: 5,
    columns: [
      { name: 'x', field: 'sequence' },
      { name: 'y', field: 'number' },
      { name: 'z', field: 'formula', options: { expression: 'x + 1' } },
    ],
    primaryKey: ['x', 'y'],
    unique: [['y', 'z'], ['x']],
  },
  {
    name: 'c',
    rows: 5,
    columns: [
      { name: 'id', field: 'sequence', primaryKey: true },
      { name: 'parent', field: 'reference', options: { table: 'c', column: 'id' } },
    ],
  },
]);

describe('a table that comes back', () => {
  it('comes after the same table as before, wherever that table is now', () => {
    const moved: Edit = (schema) => moveTable(schema, tableNamed(schema, 'c').id, 0);
    expect(tableNames(undone(three, removingTable('b'), moved))).toEqual(['c', 'a', 'b']);
    expect(tableNames(undone(three, removingTable('a'), moved))).toEqual(['a', 'c', 'b']);
  });

  it('is where it was after a second one is removed', () => {
    expect(tableNames(undone(three, removingTable('c'), removingTable('b')))).toEqual(['a', 'c']);
  });

  it('gets a free name and key if a new table has taken them, and its references to itself follow', () => {
    const adding: Edit = (schema) =>
      addTable(schema, {
        ...newTable(schema, 'c'),
        columns: studioDocument([
          { name: 'c', rows: 1, columns: [{ name: 'id', field: 'sequence', primaryKey: true }] },
        ]).tables.flatMap(({ columns }) => columns),
      });
    const back = undone(three, removingTable('c'), adding);
    expect(tableNames(back)).toEqual(['a', 'b', 'c_2', 'c']);
    expect(columnNamed(back, 'c_2', 'parent').options).toEqual({ table: 'c_2', column: 'id' });
    expect(problemsIn(back)).toEqual([]);
  });

  it('makes the same values as before', () => {
    const rows = (schema: StudioSchema) => firstRows(schema)[1];
    const setting: Edit = (schema) => setRows(schema, tableNamed(schema, 'a').id, 6);
    expect(rows(undone(three, removingTable('b'), setting))).toEqual(rows(three));
  });
});

describe('a column that comes back', () => {
  it('is in the keys again, under the names that its neighbors have now', () => {
    const back = tableNamed(undone(three, removingColumn('b', 'y'), renaming('b', 'x', 'first')), 'b');
    expect(back.primaryKey).toEqual(['first', 'y']);
    expect(back.unique).toEqual([['y', 'z'], ['first']]);
    expect(back.columns.map(({ name }) => name)).toEqual(['first', 'y', 'z']);
  });

  it('reads its neighbors by the names that they have now', () => {
    const back = undone(three, removingColumn('b', 'z'), renaming('b', 'x', 'first'));
    expect(columnNamed(back, 'b', 'z').options).toEqual({ expression: 'first + 1' });
  });

  it('leaves a primary key that was chosen later', () => {
    const added: Edit = (schema) =>
      insertColumns(schema, tableNamed(schema, 'a').id, [{ name: 'code', field: 'sequence' }]);
    const choosing: Edit = (schema) =>
      setPrimaryKey(schema, tableNamed(schema, 'a').id, [columnNamed(schema, 'a', 'code').id]);
    const back = undone(three, removingColumn('a', 'id'), added, choosing);
    expect(tableNamed(back, 'a').columns.map(({ name, primaryKey }) => [name, primaryKey])).toEqual([
      ['id', undefined],
      ['code', true],
    ]);
  });

  it('gets a free name if a new column has taken it, and the keys use that name', () => {
    const added: Edit = (schema) =>
      insertColumns(schema, tableNamed(schema, 'b').id, [{ name: 'y', field: 'number' }]);
    const back = undone(three, removingColumn('b', 'y'), added);
    expect(namesIn(back, 'b')).toEqual(['x', 'y_2', 'z', 'y']);
    expect(tableNamed(back, 'b').primaryKey).toEqual(['x', 'y_2']);
  });
});

describe('a column of an object', () => {
  const inner = [
    { name: 'p', field: 'number' },
    { name: 'q', field: 'formula', options: { expression: 'p + 1' } },
    { name: 'r', field: 'number' },
  ];
  const objects = studioDocument([
    {
      name: 't',
      rows: 5,
      columns: [
        { name: 'plain', field: 'json', options: { columns: inner } },
        {
          name: 'list',
          field: 'array',
          options: {
            field: 'json',
            options: { columns: [{ name: 'o', field: 'json', options: { columns: inner } }] },
          },
        },
      ],
    },
  ]);
  const list = (columns: Json): SetOptions => ({
    field: 'json',
    options: { columns: [{ name: 'o', field: 'json', options: { columns } }] },
  });
  const of = (schema: StudioSchema, name: string) =>
    [tableNamed(schema, 't').id, columnNamed(schema, 't', name).id] as const;
  const editing =
    (name: string, change: (columns: typeof inner) => unknown): Edit =>
    (schema) => {
      const columns: Json = JSON.parse(JSON.stringify(change(inner)));
      return setOptions(schema, ...of(schema, name), () => (name === 'list' ? list(columns) : { columns }));
    };

  it.each(['plain', 'list'])('comes back beside those that were edited since: in %s', (name) => {
    const changed = { name: 'r', field: 'number', options: { max: 5 } };
    const back = undone(
      objects,
      editing(name, (columns) => columns.toSpliced(1, 1)),
      editing(name, ([first]) => [first, changed]),
    );
    const columns: Json = JSON.parse(JSON.stringify([inner[0], inner[1], changed]));
    expect(columnNamed(back, 't', name).options).toEqual(name === 'list' ? list(columns) : { columns });
  });

  it('reads its neighbors by the names that they have now', () => {
    const back = undone(
      objects,
      editing('plain', (columns) => columns.toSpliced(1, 1)),
      editing('plain', ([first, , last]) =>
        renameNested(
          [first, last].flatMap((one) => one ?? []),
          0,
          'price',
        ),
      ),
    );
    expect(columnNamed(back, 't', 'plain').options).toMatchObject({
      columns: [{ name: 'price' }, { name: 'q', options: { expression: 'price + 1' } }, { name: 'r' }],
    });
  });
});

describe('nothing is put back', () => {
  it.each<readonly [string, Edit, Edit]>([
    ['a table that is there again', removingTable('b'), () => three],
    ['a column that is there again', removingColumn('b', 'y'), () => three],
    ['a column whose table is gone', removingColumn('b', 'y'), removingTable('b')],
  ])('of %s', (_, remove, edit) => {
    const after = remove(three);
    const current = edit(after);
    expect(putBack({ before: three, after }, current)).toBe(current);
  });
});
