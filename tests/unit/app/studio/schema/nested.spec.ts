import { describe, expect, it } from 'vitest';
import { rowIdsAfter } from '../../../../../src/app/studio/inspector/row-ids.ts';
import {
  nestedColumnsIn,
  setNestedField,
  typeNestedName,
} from '../../../../../src/app/studio/schema/nested.ts';
import type { ColumnDraft } from '../../../../../src/app/studio/schema/studio-schema.ts';
import { problemsIn, studioDocument } from '../../../../fixtures/studio.ts';

const column = (name: string, field = 'word.noun'): ColumnDraft => ({ name, field });

/** A document with an object of these columns. */
const documentOf = (columns: readonly ColumnDraft[]) =>
  studioDocument([
    { name: 'orders', rows: 5, columns: [{ name: 'customer', field: 'json', options: { columns } }] },
  ]);

describe('what an option holds', () => {
  it.each([
    [undefined, 0],
    [[], 0],
    [[{ name: 'a', field: 'no such field' }], 1],
  ])('is a list of columns: %j', (value, count) => {
    expect(nestedColumnsIn(value)).toHaveLength(count);
  });

  it.each([['[{"name":'], [{}], [null], [['name']], [[{ name: 'a' }]], [[{ name: 1, field: 'json' }]]])(
    'is not a list of columns: %j',
    (value) => {
      expect(nestedColumnsIn(value)).toBeUndefined();
    },
  );
});

describe('a name typed at the place after the last', () => {
  it.each([
    ['email', 'customer', { field: 'internet.email' }],
    ['name', 'customer', { field: 'person.fullName' }],
    ['name', 'products', { field: 'commerce.productName' }],
    ['created_at', 'customer', { field: 'timestamp' }],
    ['whatsoever', 'customer', { field: 'word.noun' }],
  ])('is a column of a fitting field: %s of %s', (name, holder, guess) => {
    expect(typeNestedName([column('a')], 1, name, holder)).toMatchObject([column('a'), { name, ...guess }]);
  });

  it.each(['id', 'customer_id', 'parent_id', 'uuid'])('is a column that an object can have: %s', (name) => {
    expect(problemsIn(documentOf(typeNestedName([], 0, name, 'customer')))).toEqual([]);
  });

  it('comes after the start of an interval in the same object', () => {
    const columns = typeNestedName([{ name: 'start_date', field: 'date' }], 1, 'end_date', 'stay');
    expect(columns[1]).toMatchObject({ field: 'date', options: { after: 'start_date' } });
    expect(problemsIn(documentOf(columns))).toEqual([]);
  });

  it('adds nothing as long as it is empty', () => {
    const columns = [column('a')];
    expect(typeNestedName(columns, 1, '', 'customer')).toBe(columns);
  });

  it('gets a new key if another column’s key equals its name', () => {
    const columns = typeNestedName([{ ...column('b'), key: 'a' }], 1, 'a', 'customer');
    expect(columns[1]).toMatchObject({ name: 'a', key: 'a_2' });
  });
});

it('a name typed over another one keeps the values, and the field', () => {
  expect(typeNestedName([column('a')], 0, 'email', 'customer')).toEqual([{ ...column('email'), key: 'a' }]);
});

describe('a field', () => {
  const number = { field: 'number', label: 'Number', starting: {} } as const;

  it('of an existing column replaces the old field and removes options that the new one does not have', () => {
    const before: ColumnDraft = { name: 'a', field: 'regex', options: { pattern: '[a-z]', prefix: 'x' } };
    expect(setNestedField([before], 0, number)).toEqual([
      { name: 'a', field: 'number', options: { prefix: 'x' } },
    ]);
  });

  it('of an object starts with valid options', () => {
    const starting = { columns: [{ name: 'name', field: 'word.noun' }] };
    const columns = setNestedField([column('a')], 0, { field: 'json', label: 'JSON object', starting });
    expect(columns).toEqual([{ name: 'a', field: 'json', options: starting }]);
    expect(problemsIn(documentOf(columns))).toEqual([]);
  });

  it('in the empty row makes a column named after its label', () => {
    expect(setNestedField([column('number')], 1, number)).toEqual([
      column('number'),
      { name: 'number_2', field: 'number' },
    ]);
  });

  it('that is already chosen changes nothing', () => {
    const columns = [{ name: 'a', field: 'number' }];
    expect(setNestedField(columns, 0, number)).toBe(columns);
  });
});

describe('rows of a list keep their ids', () => {
  const [a, b, c] = [column('a'), column('b'), column('c')];
  const before = { items: [a, b, c], ids: ['1', '2', '3', 'spare'] };
  const idsOf = (items: readonly object[]) => rowIdsAfter(before, items).ids;

  it('when one is moved', () => {
    expect(idsOf([c, a, b]).slice(0, 3)).toEqual(['3', '1', '2']);
  });

  it('when one is changed', () => {
    expect(idsOf([a, column('x'), c])).toEqual(['1', '2', '3', 'spare']);
  });

  it('when one is removed, and its id is not used again', () => {
    const ids = idsOf([a, c]);
    expect(ids.slice(0, 2)).toEqual(['1', '3']);
    expect(new Set([...ids, '2'])).toHaveProperty('size', 4);
  });

  it('when one is added: it has the id of the empty row', () => {
    const ids = idsOf([a, b, c, column('d')]);
    expect(ids.slice(0, 4)).toEqual(['1', '2', '3', 'spare']);
    expect(new Set(ids).size).toBe(5);
  });

  it('when the added one is removed again', () => {
    const added = rowIdsAfter(before, [a, b, c, column('d')]);
    expect(rowIdsAfter(added, [a, b, c]).ids).toEqual(before.ids);
  });

  it('when all are new objects', () => {
    expect(idsOf([column('a'), column('b'), column('c')])).toEqual(before.ids);
  });
});
