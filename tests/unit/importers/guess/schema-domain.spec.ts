import { expect, it } from 'vitest';
import { importSql } from '../../../fixtures/import/imported.ts';

/** Tables that tell a subject, a general table beside these, a column of the general table, and a text that a reader expects there. */
const SUBJECTS: readonly (readonly [tables: string, general: string, column: string, text: string])[] = [
  ['breweries beers', 'categories', 'name', 'Stout'],
  ['dishes waiters', 'categories', 'name', 'Desserts'],
  ['patients doctors', 'departments', 'name', 'Cardiology'],
  ['books borrowers', 'categories', 'name', 'Fiction'],
  ['movies screenings', 'staff', 'role', 'Projectionist'],
  ['policies insured', 'subcategories', 'name', 'Home'],
  ['alumnos profesores', 'departments', 'department_name', 'Mathematics'],
];

it.each(SUBJECTS)('%s: %s.%s is of their subject', async (tables, general, column, text) => {
  const { schema } = await importSql(
    [...tables.split(' ').map((name) => `CREATE TABLE ${name} (id int PRIMARY KEY);`)].join('\n') +
      `CREATE TABLE ${general} (id int PRIMARY KEY, ${column} varchar(60));`,
  );
  const { options } = schema.tables.at(-1)?.columns[1] ?? {};
  expect(options?.values).toContain(text);
});

it('the words of a table tell more than the subject of the schema', async () => {
  const { schema } = await importSql(
    `CREATE TABLE dishes (id int PRIMARY KEY); CREATE TABLE waiters (id int PRIMARY KEY);
    CREATE TABLE expense_categories (id int PRIMARY KEY, name varchar(60));`,
  );
  expect(schema.tables[2]?.columns[1]?.options?.values).not.toContain('Desserts');
});

it('one word of a schema tells the subject of its table alone', async () => {
  const { schema } = await importSql(
    'CREATE TABLE dishes (id int PRIMARY KEY); CREATE TABLE categories (id int PRIMARY KEY, name varchar(60));',
  );
  expect(schema.tables[1]?.columns[1]?.options?.values ?? []).not.toContain('Desserts');
});
