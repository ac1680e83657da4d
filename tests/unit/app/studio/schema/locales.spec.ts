import { describe, expect, it, test } from 'vitest';
import {
  removeColumns,
  renameColumn,
  setColumn,
  setField,
} from '../../../../../src/app/studio/schema/columns.ts';
import { schemaJson } from '../../../../../src/app/studio/schema/json.ts';
import {
  LOCALES,
  localeSharesIn,
  localesText,
  localeTitle,
  withLocaleAdded,
  withLocaleShare,
  withoutLocale,
} from '../../../../../src/app/studio/schema/locales.ts';
import { setTableLocale } from '../../../../../src/app/studio/schema/tables.ts';
import { locales } from '../../../../../src/locales/registry.ts';
import { localeViaIn } from '../../../../../src/schema/edits/edited-schema.ts';
import { columnNamed, studioDocument, tableNamed } from '../../../../fixtures/studio.ts';

const mix = [
  { name: 'en_US', weight: 7 },
  { name: 'de', weight: 3 },
];

const orders = () =>
  studioDocument([
    {
      name: 'orders',
      rows: 3,
      locale: { via: 'customer_id' },
      columns: [{ name: 'customer_id', field: 'reference', options: { table: 'c', column: 'id' } }],
    },
  ]);

describe('the list of locales', () => {
  it('has each locale of the registry once, by its title', () => {
    expect(LOCALES.map(([name]) => name).sort()).toEqual(Object.keys(locales).sort());
    expect(LOCALES.map(([, title]) => title)).toEqual([
      'English (United Kingdom)',
      'English (United States)',
      'French (France)',
      'German (Germany)',
    ]);
  });

  it('shows a name that it does not have as it is', () => {
    expect(localeTitle('xx')).toBe('xx (not available)');
  });
});

describe('the locales of a table', () => {
  it.each([
    ['a name', 'de', undefined, undefined],
    ['a reference', { via: 'a' }, undefined, 'a'],
    ['weights', { en_US: 7, de: 3 }, mix, undefined],
  ])('are read from %s', (_, locale, shares, via) => {
    expect(localeViaIn(locale)).toBe(via);
    if (via === undefined) expect(localeSharesIn(locale)).toEqual(shares);
  });

  it('are told in a few words, and whole', () => {
    expect(localesText(mix)).toEqual({
      short: '2 locales',
      whole: 'English (United States) 7, German (Germany) 3',
    });
  });

  it.each([
    ['a name', 'fr', 'en_US', { fr: 1, de: 1 }, 'de'],
    ['weights', { en_US: 7, de: 3 }, 'fr', { en_US: 7, de: 3, en_GB: 1 }, 'en_GB'],
    ['no name, so that the schema’s is one of them', undefined, 'de', { de: 1, en_GB: 1 }, 'en_GB'],
    ['a reference', { via: 'a' }, { fr: 2, de: 1 }, { fr: 2, de: 1, en_GB: 1 }, 'en_GB'],
    ['neither, in a schema without one', undefined, undefined, { en_US: 1, de: 1 }, 'de'],
  ])('get one more beside %s', (_, locale, ofSchema, after, added) => {
    expect(withLocaleAdded(locale, ofSchema)).toEqual({ locale: after, added });
  });

  it('get no more once they are all there', () => {
    expect(withLocaleAdded({ de: 1, en_GB: 1, en_US: 1, fr: 1 })).toBeUndefined();
  });

  it('keep their order when one is replaced, and become a name with the last one', () => {
    expect(JSON.stringify(withLocaleShare(mix, 'en_US', { name: 'fr' }))).toBe('{"fr":7,"de":3}');
    expect(withLocaleShare(mix, 'de', { weight: 5 })).toEqual({ en_US: 7, de: 5 });
    expect(withoutLocale(mix, 'en_US')).toBe('de');
  });
});

test('a table takes a locale, and follows the schema again', () => {
  const schema = studioDocument([{ name: 't', rows: 1, columns: [] }]);
  const { id } = tableNamed(schema, 't');
  const german = setTableLocale(schema, id, 'de');
  expect(schemaJson(german).tables).toEqual([{ name: 't', rows: 1, columns: [], locale: 'de' }]);
  expect(schemaJson(setTableLocale(german, id, undefined))).toEqual(schemaJson(schema));
});

test('a column takes a locale, and follows the table again', () => {
  const schema = studioDocument([{ name: 't', rows: 1, columns: [{ name: 'a', field: 'person.sex' }] }]);
  const [table, column] = [tableNamed(schema, 't').id, columnNamed(schema, 't', 'a').id];
  const german = setColumn(schema, table, column, { locale: 'de' });
  expect(schemaJson(german).tables[0]?.columns).toEqual([{ name: 'a', field: 'person.sex', locale: 'de' }]);
  expect(schemaJson(setColumn(german, table, column, { locale: undefined }))).toEqual(schemaJson(schema));
});

test.each([
  ['stays with a field that has one', 'person.firstName', { locale: 'de' }],
  ['goes with a field that is the same in all countries', 'number', {}],
] as const)('the locale of a column %s', (_, field, locale) => {
  const schema = studioDocument([
    { name: 't', rows: 1, columns: [{ name: 'a', field: 'person.sex', locale: 'de' }] },
  ]);
  const [table, column] = [tableNamed(schema, 't').id, columnNamed(schema, 't', 'a').id];
  const after = setField(schema, table, new Set([column]), field);
  expect(schemaJson(after).tables[0]?.columns).toEqual([{ name: 'a', field, ...locale }]);
});

test('the reference that decides the locale is renamed with its column, and goes with it', () => {
  const schema = orders();
  const [table, column] = [tableNamed(schema, 'orders'), columnNamed(schema, 'orders', 'customer_id')];
  const renamed = renameColumn(schema, table.id, column.id, 'buyer');
  expect(tableNamed(renamed, 'orders').locale).toEqual({ via: 'buyer' });
  const removed = removeColumns(schema, table.id, new Set([column.id]));
  expect(tableNamed(removed, 'orders')).not.toHaveProperty('locale');
});
