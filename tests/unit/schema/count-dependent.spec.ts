import { expect, it } from 'vitest';
import { countDependentColumns } from '../../../src/schema/count-dependent.ts';
import { openDocument } from '../../fixtures/code.ts';

const id = { name: 'id', field: 'sequence', primaryKey: true };
const name = { name: 'name', field: 'person.fullName' };
const reference = (column: string, table: string, more: object = {}) => ({
  name: column,
  field: 'reference',
  options: { table, column: 'id' },
  ...more,
});

it('names references to other tables, and the columns that read them', () => {
  const { schema } = openDocument({
    version: 1,
    tables: [
      { name: 'teams', rows: 3, columns: [id, name] },
      {
        name: 'people',
        rows: 9,
        columns: [
          id,
          { name: 'label', field: 'template', options: { text: '{team}!' } },
          { name: 'team', field: 'lookup', options: { via: 'team_id', column: 'name' } },
          reference('team_id', 'teams'),
          reference('mentor_id', 'people', { nulls: 50 }),
          name,
          { name: 'size', field: 'template', options: { text: '{name}' } },
        ],
      },
    ],
  });
  const [teams, people] = schema.tables;
  if (!teams || !people) throw new Error('The document has two tables');
  expect(countDependentColumns(teams)).toEqual([]);
  expect([...countDependentColumns(people)].sort()).toEqual(['label', 'team', 'team_id']);
});
