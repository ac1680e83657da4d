import { expect, it } from 'vitest';
import { importSql } from '../../../fixtures/import/imported.ts';

/** The content that a reader expects in such a column: a field, a part of its pattern, or one of its values. */
const EXPECTED: readonly (readonly [ddl: string, column: string, values: RegExp | string])[] = [
  ['tickets (id int, state varchar(20))', 'state', 'open'],
  ['issue (id int, state text)', 'state', 'open'],
  ['departments (id int, department_name varchar(60))', 'department_name', 'Accounting'],
  ['phone_number_type (id int, name varchar(50))', 'name', 'Mobile'],
  ['genre (id int, name varchar(60))', 'name', 'music.genre'],
  ['club (id int, nombre varchar(60))', 'nombre', 'FC Northfield'],
  ['role (id int, name varchar(60))', 'name', 'Administrator'],
  ['currency (id int, name varchar(60))', 'name', 'finance.currencyName'],
  ['nation (n_nationkey int, n_name char(25))', 'n_name', 'location.country'],
  ['countries (id int, name varchar(60))', 'name', 'location.country'],
  ['states (id int, state_province_name varchar(50))', 'state_province_name', 'location.state'],
  ['addresses (id int, city text, state text)', 'state', 'location.state'],
  ['api_keys (id int, value varchar(255))', 'value', 'string.alphanumeric'],
  ['dept (id int, leader varchar(40))', 'leader', 'person.fullName'],
  ['users (id int, logon_name varchar(40))', 'logon_name', 'internet.username'],
  ['t (id int, create_by varchar(64))', 'create_by', 'internet.username'],
  ['t (id int, bcc varchar(128))', 'bcc', 'internet.email'],
  ['t (id int, locale varchar(10))', 'locale', 'en-US'],
  ['t (id int, neighborhood varchar(50))', 'neighborhood', 'Downtown'],
  ['t (id int, description text)', 'description', 'word.sentences'],
  ['t (id int, slug varchar(200))', 'slug', 'word.slug'],
  ['identities (id int, name varchar(128))', 'name', /^Identity \[1-9\]/],
  ['t (id int, qwertz varchar(40))', 'qwertz', /^Qwertz \[1-9\]/],
];

it.each(EXPECTED)('%s: the table and the words of %s tell what is in it', async (ddl, name, expected) => {
  const { schema } = await importSql(`CREATE TABLE ${ddl};`);
  const { field, options } = schema.tables[0]?.columns.find((column) => column.name === name) ?? {};
  const told = [field, options?.pattern, ...(Array.isArray(options?.values) ? options.values : [])];
  expect(told).toContainEqual(expected instanceof RegExp ? expect.stringMatching(expected) : expected);
});

it('two teams of a game differ, and years and addresses of a row, too', async () => {
  const { schema } = await importSql(
    'CREATE TABLE games (id int, home_team text, away_team text, start_year int, end_year int, html_url text, clone_url text);',
  );
  const optionsOf = (name: string) =>
    schema.tables[0]?.columns.find((column) => column.name === name)?.options;
  const home: unknown = optionsOf('home_team')?.values;
  const away: unknown = optionsOf('away_team')?.values;
  expect(Array.isArray(home) && Array.isArray(away) && home.some((team) => away.includes(team))).toBe(false);
  expect(Number(optionsOf('start_year')?.max)).toBeLessThan(Number(optionsOf('end_year')?.min));
  expect(optionsOf('html_url')?.pattern).not.toBe(optionsOf('clone_url')?.pattern);
});
