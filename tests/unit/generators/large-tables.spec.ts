import { describe, expect, it } from 'vitest';
import { aroundExample, exampleOf } from '../../../src/catalogue/field-examples.ts';
import { fields, isFieldId } from '../../../src/catalogue/fields.ts';
import { createEngineFor } from '../../../src/dataset/engines.ts';
import { tablesNeededBy } from '../../../src/generators/large-tables.ts';
import { locales } from '../../../src/locales/registry.ts';

const needed = (field: string, options = {}) =>
  [...tablesNeededBy({ tables: [{ columns: [{ field, options }] }] })].sort();

describe('a schema needs the large tables of its fields, and no others', () => {
  it.each([
    { field: 'person.firstName', tables: ['names'] },
    { field: 'person.fullName', tables: ['names'] },
    { field: 'names', tables: ['names'] },
    { field: 'emails', tables: ['names'] },
    { field: 'internet.username', tables: ['names'] },
    { field: 'person.jobTitle', tables: ['jobs'] },
    { field: 'person.sex', tables: [] },
    { field: 'person.prefix', tables: [] },
    { field: 'date.birthdate', tables: [] },
    { field: 'vehicle.vin', tables: ['vehicleNumbers'] },
    { field: 'vehicle.vehicle', tables: [] },
    { field: 'word.sentences', tables: ['sentences'] },
    { field: 'company.name', tables: ['companies'] },
    { field: 'location.city', tables: ['places'] },
  ])('$field: $tables', ({ field, tables }) => expect(needed(field)).toEqual(tables));

  it('and those of other entities that its options read', () =>
    expect(needed('internet.email', { work: true })).toEqual(['companies', 'names']));
});

it.each(Object.keys(fields).filter(isFieldId))('%s finds all tables that it reads', async (field) => {
  const column = exampleOf(field);
  const alone = { version: 1, tables: [{ name: 't', rows: 5, columns: [column] }] };
  const engine = await createEngineFor(locales, alone);
  const checked = engine.check(alone);
  // Fields of other columns' values need no table of their own.
  if (!checked.ok)
    return expect(
      (await createEngineFor(locales, aroundExample(column))).check(aroundExample(column)).ok,
    ).toBe(true);
  const table = engine.open(checked.value).table('t');
  expect(table?.read(0, 5).columns[0]).toHaveLength(5);
  expect(() => table?.columns[0]?.characters()).not.toThrow();
});
