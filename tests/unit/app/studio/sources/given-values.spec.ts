import { expect, it } from 'vitest';
import type { StudioSchema } from '../../../../../src/app/studio/schema/studio-schema.ts';
import {
  givenOf,
  givenValues,
  withoutGivenValues,
} from '../../../../../src/app/studio/sources/given-values.ts';

const schema: StudioSchema = {
  tables: [
    {
      id: 'visits',
      name: 'visits',
      rows: 10,
      columns: [
        { id: 'code', name: 'code', field: 'list', options: { values: ['BR', 'IF'], weights: [1, 3] } },
        {
          id: 'region',
          name: 'region',
          field: 'reference',
          options: { table: 'visits_region', column: 'code', where: { code: 'code' } },
        },
        { id: 'name', name: 'name', field: 'lookup', options: { via: 'region', column: 'name' } },
      ],
    },
    {
      id: 'regions',
      name: 'visits_region',
      given: {
        rows: [
          { code: 'IF', name: 'Île-de-France' },
          { code: 'BR', name: 'Bretagne' },
        ],
      },
      columns: [
        { id: 'given code', name: 'code', field: 'given' },
        { id: 'given name', name: 'name', field: 'given' },
      ],
    },
  ],
};

function removed(table: string, column: string): StudioSchema {
  const given = givenOf(schema, table, column);
  if (!given) throw new Error('It has no given cells.');
  return withoutGivenValues(schema, given);
}

it('generates a column whose given cells are removed', () => {
  const [, regions] = removed('regions', 'given name').tables;
  expect(regions?.columns[1]?.field).toBe('word.noun');
  expect(regions?.given).toEqual({ rows: [{ code: 'IF' }, { code: 'BR' }] });
});

it.each([
  ['regions', 'given code'],
  ['visits', 'code'],
])('puts numbers in place of cells that choose rows, also where they are chosen: %s, %s', (table, column) => {
  const after = removed(table, column);
  const [visits, regions] = after.tables;
  expect(regions?.given).toEqual({
    rows: [
      { code: 1, name: 'Île-de-France' },
      { code: 2, name: 'Bretagne' },
    ],
  });
  expect(visits?.columns[0]?.options).toEqual({ values: [2, 1], weights: [1, 3] });
  const [code] = regions?.columns ?? [];
  expect(code && [...givenValues(after, code)]).toEqual([1, 2]);
});
