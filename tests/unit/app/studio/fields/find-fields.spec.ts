import { describe, expect, test } from 'vitest';
import { findFields } from '../../../../../src/app/studio/fields/find-fields.ts';
import { fieldSynonyms } from '../../../../../src/catalogue/field-synonyms.ts';
import { type FieldId, fields } from '../../../../../src/catalogue/fields.ts';

const idsOf = (...found: Parameters<typeof findFields>) =>
  findFields(...found).flatMap(({ entries }) => entries.map(({ id }) => id));

describe('without a text', () => {
  test('every field is listed once, by module', () => {
    expect(idsOf('').sort()).toEqual(Object.keys(fields).sort());
    expect(findFields('').map(({ title }) => title)).toContain('Person');
  });

  test('those that were chosen last come first', () => {
    const [first] = findFields('', ['location.city', 'sequence']);
    expect(first?.title).toBe('Recent');
    expect(first?.entries.map(({ label }) => label)).toEqual(['City', 'Sequence']);
  });
});

describe('the first field that is found', () => {
  const expected: readonly (readonly [string, FieldId])[] = [
    ['zip', 'location.zipCode'],
    ['plz', 'location.zipCode'],
    ['postal', 'location.zipCode'],
    ['postcode', 'location.zipCode'],
    ['mail', 'internet.email'],
    ['e-mail', 'internet.email'],
    ['Email', 'internet.email'],
    ['dob', 'date.birthdate'],
    ['birthday', 'date.birthdate'],
    ['qty', 'number'],
    ['fk', 'reference'],
    ['foreign key', 'reference'],
    ['enum', 'list'],
    ['guid', 'string.uuid'],
    ['phone', 'phone.number'],
    ['surname', 'person.lastName'],
    ['regexp', 'regex'],
    ['person.fullName', 'person.fullName'],
    ['full name', 'person.fullName'],
    ['fullname', 'person.fullName'],
    ['product name', 'commerce.productName'],
    ['productname', 'commerce.productName'],
    ['UUID', 'string.uuid'],
    ['iban', 'finance.iban'],
    ['geo', 'location.latitude'],
    ['  City ', 'location.city'],
    ['calculated', 'formula'],
    ['computed', 'formula'],
    ['calculated column', 'formula'],
    ['nested', 'json'],
    ['object', 'json'],
    ['nested object', 'json'],
    ['lookup', 'lookup'],
    ['belongs to', 'reference'],
    ['relation', 'reference'],
    ['choice', 'list'],
    ['dropdown', 'list'],
    ['pick one', 'list'],
    ['concatenate', 'template'],
    ['auto increment', 'sequence'],
    ['foreign', 'reference'],
    ['number within group', 'position'],
    ['sequence within', 'position'],
    ['lifecycle', 'state'],
    ['workflow', 'state'],
    ['transition', 'state'],
    ['case when', 'cases'],
    ['if else', 'cases'],
    ['reference data', 'given'],
  ];
  test.each(expected)('for “%s” is %s', (text, field) => {
    expect(idsOf(text)[0]).toBe(field);
  });
});

test.each([
  ['line number', 'position'],
  ['status', 'state'],
] as const)('“%s” finds %s among the first, beside the field of a column with that name', (text, field) => {
  expect(idsOf(text).slice(0, 3)).toContain(field);
});

test('the words of a module narrow what is found', () => {
  expect(idsOf('vehicle type')[0]).toBe('vehicle.type');
  expect(idsOf('animal type')[0]).toBe('animal.type');
  expect(idsOf('structure number')[0]).toBe('number');
});

test('every field is found by its label and by its id', () => {
  for (const [id, { label }] of Object.entries(fields)) {
    expect(idsOf(label)).toContain(id);
    expect(idsOf(id)[0]).toBe(id);
  }
});

test('every synonym finds its field', () => {
  for (const [id, names] of Object.entries(fieldSynonyms)) {
    for (const name of names.split(', ')) expect(idsOf(name), name).toContain(id);
  }
});

test('a field is found by an example of it', () => {
  const samples = new Map<FieldId, string>([['airline.flightNumber', '4711']]);
  expect(idsOf('471', [], samples)).toContain('airline.flightNumber');
  expect(idsOf('471')).toEqual([]);
});

test('of two equally good matches, the one that was chosen before comes first', () => {
  expect(idsOf('boolean')[0]).toBe('boolean');
  expect(idsOf('boolean', ['datatype.boolean'])[0]).toBe('datatype.boolean');
});

test('a text that matches no field finds none', () => {
  expect(findFields('zzzz')).toEqual([]);
});

test('a query with only punctuation counts as blank', () => {
  expect(idsOf(' . ')).toHaveLength(Object.keys(fields).length);
});

test('a field that is not offered is never found', () => {
  const samples = new Map<FieldId, string>([['reference', '4711']]);
  const isOffered = (field: FieldId) => field !== 'reference';
  for (const text of ['', 'reference', '4711']) {
    expect(idsOf(text, ['reference'], samples)).toContain('reference');
    expect(idsOf(text, ['reference'], samples, isOffered)).not.toContain('reference');
  }
});
