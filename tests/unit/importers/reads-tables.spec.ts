import { describe, expect, it } from 'vitest';
import {
  guessField,
  hasParentAmong,
  type NamedTable,
  readsTables,
} from '../../../src/importers/guess/guess-field.ts';
import { NAME_SOURCES } from '../../fixtures/import/column-names.ts';

const table = (name: string): NamedTable => ({
  name,
  columns: [{ name: 'id', field: 'sequence', primaryKey: true }],
});

const TABLE_NAMES = ['table_1', 'users', 'employees', 'products', 'cities', 'books', 'orders'];

/** Names of columns from public projects, and forms of names that guesses treat in a way of their own. */
const NAMES = [
  ...NAME_SOURCES.flatMap(({ columns }) =>
    columns
      .trim()
      .split('\n')
      .map((line) => line.split('|')[1]?.trim() ?? ''),
  ),
  ...[
    'id',
    'ID',
    'uuid',
    'user_id',
    'orderKey',
    'parent_id',
    'name',
    'Nm',
    'nme',
    'title',
    'extension',
    '`name`',
    'phone2',
  ],
];

/** All that a name is guessed to be, by the names of its own table and of others. */
function guessesOf(name: string): ReadonlySet<string> {
  const besideNone = TABLE_NAMES.map((own) => guessField([], { name: own, columns: [] }, name));
  const besideTables = guessField(TABLE_NAMES.map(table), table('shipments'), name);
  return new Set([...besideNone, besideTables].map((guess) => JSON.stringify(guess)));
}

it('only names that read tables have several guesses', () => {
  const withSeveral = NAMES.filter((name) => guessesOf(name).size > 1);
  expect(withSeveral).toEqual(
    expect.arrayContaining(['id', 'user_id', 'Nm', 'title', 'extension', '`name`']),
  );
  expect(withSeveral.filter((name) => !readsTables(name))).toEqual([]);
});

it.each(['email', 'first_name', 'category_name', 'created_at', 'unitPrice', 'phone2', 'paid', 'monkeys'])(
  '%s reads no table',
  (name) => expect(readsTables(name)).toBe(false),
);

describe('a parent among some tables', () => {
  it.each([
    'user_id',
    'userId',
    'USER_ID',
    'User ID',
    'user-key',
    '[user_id]',
    'user_uuid_',
    'üser_id',
    'user_ïd',
  ])('is users for %s', (name) => {
    expect(hasParentAmong([table('users')], table('orders'), name)).toBe(true);
    expect(hasParentAmong([table('teams')], table('orders'), name)).toBe(false);
    expect(guessField([table('users')], table('orders'), name)?.field).toBe('reference');
  });

  it.each(['id', 'user', 'user_id_2', 'user_name', 'key'])('is none for %s', (name) => {
    expect(hasParentAmong([table('users')], table('orders'), name)).toBe(false);
  });

  it('is the table itself only if it is one of them', () => {
    expect(hasParentAmong([table('users')], table('orders'), 'parent_id')).toBe(false);
    expect(hasParentAmong([table('orders')], table('orders'), 'parent_id')).toBe(true);
  });
});
