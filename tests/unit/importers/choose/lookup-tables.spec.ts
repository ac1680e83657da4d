import { expect, it } from 'vitest';
import { importSql } from '../../../fixtures/import/imported.ts';

const CATEGORIES = 'CREATE TABLE categories (id int PRIMARY KEY, name varchar(50) NOT NULL UNIQUE);';
const product = (key: string) =>
  `CREATE TABLE products (id int PRIMARY KEY, price decimal(8,2), category_id int NOT NULL ${key} REFERENCES categories (id));`;

it('a table of unique names for others has as many rows as its list', async () => {
  const { schema } = await importSql(CATEGORIES + product(''));
  const [categories] = schema.tables;
  const { field, options } = categories?.columns[1] ?? {};
  const values: unknown = options?.values;
  expect([field, Array.isArray(values)]).toEqual(['list', true]);
  expect(values).toHaveLength(categories && 'rows' in categories ? Number(categories.rows) : 0);
});

it.each([
  ['no table refers to it', CATEGORIES],
  ['each row has one child', CATEGORIES + product('UNIQUE')],
  [
    'its rows have prices',
    `CREATE TABLE roles (id int PRIMARY KEY, name varchar(50) NOT NULL UNIQUE, price decimal(8,2));
    CREATE TABLE users (id int PRIMARY KEY, role_id int REFERENCES roles (id));`,
  ],
])('a table of unique names has more rows than a list if %s', async (_, ddl) => {
  const { schema } = await importSql(ddl);
  const [table] = schema.tables;
  expect(table && 'rows' in table && table.rows).toBeGreaterThan(50);
});

it('keeps the number of rows that somebody asks for', async () => {
  const { schema } = await importSql(CATEGORIES + product(''), 80);
  expect(schema.tables.map((table) => 'rows' in table && table.rows)).toEqual([80, 80]);
});
