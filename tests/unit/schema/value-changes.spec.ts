import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FieldId } from '../../../src/catalogue/fields.ts';
import { madeWith } from '../../../src/schema/made-with.ts';
import { changedColumns, valueChanges } from '../../../src/schema/value-changes.ts';
import { corpusDigests, corpusDocuments, digestsOf, openedPart } from '../../fixtures/corpus.ts';
import { engine } from '../../fixtures/promises/accepted.ts';

const changes = valueChanges.flatMap((version) => version.changes);
const digests = corpusDigests('0.3');
const placeOf = (table: string, column: string) => JSON.stringify([table, column]);

/** The columns of the documents of version 0.3, whether their values are other ones today, and whether they are listed. */
const columns = corpusDocuments('0.3').flatMap((document) => {
  const { source, schema } = openedPart(engine, document);
  const today = digestsOf(
    engine.open(schema),
    schema.tables.map(({ name }) => name),
  );
  const listed = new Set(changedColumns(source, changes).map(({ table, column }) => placeOf(table, column)));
  return schema.tables.flatMap((table) =>
    table.columns.map((column) => ({
      source,
      column,
      table,
      document: document.name,
      label: `${document.name}: ${table.name}.${column.name} (${column.field})`,
      differs: today[table.name]?.[column.name] !== digests[document.name]?.[table.name]?.[column.name],
      isListed: listed.has(placeOf(table.name, column.name)),
    })),
  );
});
const differing = columns.filter(({ differs }) => differs);

describe('the list of changes', () => {
  it('names every column of version 0.3 whose values differ', () => {
    const missing = differing.filter(({ isListed }) => !isListed);
    const fieldIds = [...new Set(missing.map(({ column }) => column.field))].toSorted();
    const message = `Columns whose values differ are not listed. Add to src/schema/value-changes.ts:
${fieldIds.map((field) => `{ field: '${field}' },`).join('\n')}
as these columns show:
${missing.map(({ label }) => label).join('\n')}`;
    expect(fieldIds, message).toEqual([]);
  });

  it.each([
    ['wide-ranges.json'],
    ['uneven-keys.json'],
    ['uneven-keys-of-references.json'],
    ['odd-anchors.json'],
    ['varying-case.json'],
  ])('names no column of %s whose values are the same', (name) => {
    const unchanged = columns.filter((one) => one.document === name && !one.differs);
    expect(unchanged.length).toBeGreaterThan(0);
    expect(unchanged.filter(({ isListed }) => isListed).map(({ label }) => label)).toEqual([]);
  });

  it.each(changes)('names no change without a column whose values differ: $field $when.name', (change) => {
    const affected = differing.filter(
      ({ source, column, table }) =>
        (change.field ?? column.field) === column.field &&
        changedColumns(source, [change]).some(
          (one) => one.table === table.name && one.column === column.name,
        ),
    );
    expect(affected.length).toBeGreaterThan(0);
  });

  it.each(valueChanges)('is in the changelog of version $version', ({ version, changes: own }) => {
    const changelog = readFileSync('CHANGELOG.md', 'utf8');
    const [, section] = changelog.split(`\n## ${version}\n`);
    // The section comes with the version.
    if (section === undefined) return expect(madeWith.rowloom).not.toBe(version);
    const [text = ''] = section.split('\n## ');
    const fieldIds = own.flatMap(({ field }) => field ?? []);
    expect(fieldIds.filter((field) => !text.includes(`\`${field}\``))).toEqual([]);
  });
});

describe('the columns that changes affect', () => {
  const affected = (columns: readonly object[], field: FieldId = 'person.firstName', more: object = {}) =>
    changedColumns({ version: 1, tables: [{ name: 't', rows: 1, columns, ...more }] }, [{ field }]).map(
      ({ table, column }) => `${table}.${column}`,
    );

  it('are those of the field, also under a name of the custom tool', () => {
    expect(
      affected(
        [
          { name: 'a', field: 'names' },
          { name: 'b', field: 'boolean' },
        ],
        'person.fullName',
      ),
    ).toEqual(['t.a']);
  });

  it('read such columns, or contain them', () => {
    const first = { name: 'first', field: 'person.firstName' };
    const columns = [
      { name: 'label', field: 'template', options: { text: '{greeting|upper}' } },
      { name: 'greeting', field: 'formula', options: { expression: "concat('Hi ', first)" } },
      { name: 'last', field: 'person.lastName' },
      {
        name: 'object',
        field: 'json',
        options: { columns: [{ name: 'inner', field: 'json', options: { columns: [first] } }] },
      },
      {
        name: 'reads',
        field: 'json',
        options: { columns: [{ name: 'f', field: 'formula', options: { expression: 'first' } }] },
      },
      { name: 'list', field: 'array', options: { field: 'person.firstName' } },
      { name: 'objects', field: 'array', options: { field: 'json', options: { columns: [first] } } },
      { name: 'others', field: 'array', options: { field: 'person.lastName' } },
      first,
    ];
    expect(affected(columns)).toEqual([
      't.label',
      't.greeting',
      't.object',
      't.reads',
      't.list',
      't.objects',
      't.first',
    ]);
  });

  it('are found in other tables', () => {
    const source = {
      tables: [
        {
          name: 'children',
          columns: [
            { name: 'p', field: 'reference', options: { table: 'parents', column: 'id', children: 'zipf' } },
            { name: 'name', field: 'lookup', options: { via: 'p', column: 'name' } },
            { name: 'q', field: 'reference', options: { table: 'parents', column: 'id' } },
            { name: 'of q', field: 'lookup', options: { via: 'q', column: 'id' } },
            { name: 'unique', field: 'reference', options: { table: 'parents', column: 'id' }, unique: true },
          ],
          unique: [['alone']],
        },
        {
          name: 'parents',
          columns: [
            { name: 'id', field: 'sequence', primaryKey: true },
            { name: 'name', field: 'person.firstName' },
          ],
        },
      ],
    };
    expect(changedColumns(source, [{ field: 'person.firstName' }])).toEqual([
      { table: 'children', column: 'name' },
      { table: 'parents', column: 'name' },
    ]);
    expect(
      changedColumns(
        source,
        changes.filter(({ field }) => field === 'reference'),
      ).map(({ column }) => column),
    ).toEqual(['q', 'of q']);
  });

  it('are references of a key of several columns only if the combinations of the key are not permuted', () => {
    const reference = (name: string, more: object = {}) => ({
      name,
      field: 'reference',
      options: { table: 'parents', column: 'id' },
      ...more,
    });
    const changed = (columns: readonly object[], more: object) =>
      changedColumns(
        { tables: [{ name: 't', columns, ...more }] },
        changes.filter(({ field }) => field === 'reference'),
      ).map(({ column }) => column);
    const letter = { name: 'l', field: 'list', options: { values: ['a', 'b'] } };
    expect(changed([reference('a'), letter], { primaryKey: ['a', 'l'] })).toEqual([]);
    expect(changed([reference('a'), { ...letter, unique: true }], { primaryKey: ['a', 'l'] })).toEqual(['a']);
    expect(changed([reference('a'), { name: 'l', field: 'sequence' }], { unique: [['a', 'l']] })).toEqual([
      'a',
    ]);
    expect(changed([reference('a', { nulls: 5 }), letter], { unique: [['a', 'l']] })).toEqual(['a']);
    expect(changed([reference('a'), reference('b')], { unique: [['a', 'b']] })).toEqual([]);
    const zipf = { options: { table: 'parents', column: 'id', children: 'zipf' } };
    const foreignKeys = [{ columns: ['a', 'b'], table: 'parents', references: ['id', 'x'] }];
    expect(changed([reference('a', zipf), reference('b')], { foreignKeys })).toEqual([]);
    expect(changed([reference('a'), reference('b', zipf)], { foreignKeys })).toEqual(['a', 'b']);
  });

  it.each([
    [null],
    [5],
    [{}],
    [{ tables: 5 }],
    [
      {
        tables: [
          null,
          5,
          {},
          { name: 5, columns: 5 },
          { columns: [null, {}, { field: 5 }, { field: '__proto__' }] },
        ],
      },
    ],
    [
      {
        tables: [
          {
            columns: [
              { name: 'a', field: 'json', options: { columns: 'x' } },
              { field: 'array', options: { field: 'no', options: 3 } },
            ],
          },
        ],
      },
    ],
    [
      {
        tables: [
          {
            name: 't',
            columns: [
              { name: 'a', field: 'formula', options: { expression: 'b' } },
              { name: 'b', field: 'formula', options: { expression: 'a' } },
            ],
          },
        ],
      },
    ],
  ])('are none in a document like %j', (source) => {
    expect(changedColumns(source, [{ field: 'person.firstName' }])).toEqual([]);
  });
});
