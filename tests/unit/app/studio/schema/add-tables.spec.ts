import { describe, expect, it } from 'vitest';
import { addTables } from '../../../../../src/app/studio/schema/add-tables.ts';
import type { StudioSchema } from '../../../../../src/app/studio/schema/studio-schema.ts';
import { shop } from '../../../../fixtures/shop.ts';
import { problemsIn, studioDocument } from '../../../../fixtures/studio.ts';

const key = { name: 'id', field: 'sequence', primaryKey: true };
const referenceTo = (table: string) => ({
  name: 'parent_id',
  field: 'reference',
  options: { table, column: 'id' },
});
const namesOf = ({ tables }: StudioSchema) => tables.map(({ name }) => name);

describe('tables that are added to a schema', () => {
  it('follow its own tables under their own names', () => {
    const { schema, renamed } = addTables(
      studioDocument([{ name: 'a', rows: 1, columns: [key] }]),
      studioDocument([{ name: 'b', rows: 1, columns: [key] }]),
    );
    expect(namesOf(schema)).toEqual(['a', 'b']);
    expect(renamed.size).toBe(0);
  });

  it('get numbers that neither schema uses if their names are taken', () => {
    const own = studioDocument(['a', 'b_2'].map((name) => ({ name, rows: 1, columns: [key] })));
    const other = studioDocument(['a', 'a_2', 'b_2'].map((name) => ({ name, rows: 1, columns: [key] })));
    const { schema, renamed } = addTables(own, other);
    expect(namesOf(schema)).toEqual(['a', 'b_2', 'a_3', 'a_2', 'b_3']);
    expect([...renamed]).toEqual([
      ['a', 'a_3'],
      ['b_2', 'b_3'],
    ]);
  });

  it('refer to each other under their new names, in options and in foreign keys', () => {
    const own = studioDocument([{ name: 'a', rows: 1, columns: [key] }]);
    const other = studioDocument([
      { name: 'a', rows: 5, columns: [key, referenceTo('a')] },
      {
        name: 'b',
        rows: 5,
        columns: [key, referenceTo('a')],
        foreignKeys: [{ columns: ['parent_id'], table: 'a', references: ['id'] }],
      },
    ]);
    const { schema } = addTables(own, other);
    const [, added, child] = schema.tables;
    expect(added?.columns[1]?.options?.table).toBe('a_2');
    expect(child?.columns[1]?.options?.table).toBe('a_2');
    expect(child?.foreignKeys?.[0]?.table).toBe('a_2');
  });

  it('have keys of their own if a renamed table still has their name as its key', () => {
    const own = studioDocument([{ name: 'purchases', key: 'orders', rows: 1, columns: [key] }]);
    const { schema } = addTables(own, studioDocument([{ name: 'orders', rows: 1, columns: [key] }]));
    expect(schema.tables[1]).toMatchObject({ name: 'orders', key: 'orders_2' });
  });

  it('make a schema without problems, even if every name is taken', () => {
    const own = studioDocument(shop(20));
    const { schema, renamed } = addTables(own, studioDocument(shop(20)));
    expect(renamed.size).toBe(own.tables.length);
    expect(problemsIn(schema)).toEqual([]);
  });
});
