import { describe, expect, it } from 'vitest';
import { ends } from '../../../src/catalogue/field-words.ts';
import { guessKind } from '../../../src/importers/guess/guess-kind.ts';
import { SPECIFIED_KINDS } from '../../fixtures/specification.ts';

describe('the kind of a custom column that is called', () => {
  it.each([
    ['name', 'names'],
    ['Full Name', 'names'],
    ['customer', 'names'],
    ['lastName', 'names'],
    ['mail', 'emails'],
    ['E-Mail', 'emails'],
    ['work_email', 'emails'],
    ['emails', 'emails'],
    ['phone', 'phones'],
    ['Mobile Number', 'phones'],
    ['address', 'addresses'],
    ['billingAddress', 'addresses'],
    ['addresses', 'addresses'],
    ['company', 'companies'],
    ['companies', 'companies'],
    ['created_at', 'dates'],
    ['order date', 'dates'],
    ['birthday', 'dates'],
    ['dates', 'dates'],
    ['price', 'numbers'],
    ['quantity', 'numbers'],
    ['age', 'numbers'],
    ['id', 'numbers'],
    ['invoice_number', 'numbers'],
    ['numbers', 'numbers'],
    ['account_number', 'finance'],
    ['iban', 'finance'],
    ['currency', 'finance'],
    ['website', 'internet'],
    ['avatar_url', 'internet'],
    ['urls', 'internet'],
    ['car', 'vehicles'],
    ['vehicles', 'vehicles'],
    ['color', 'colors'],
    ['Colour', 'colors'],
    ['colors', 'colors'],
    ['product', 'commerce'],
    ['product_name', 'commerce'],
    ['department', 'commerce'],
    ['tags', 'words'],
    ['status', 'words'],
    ['words', 'words'],
    ['description', 'lorem'],
    ['notes', 'lorem'],
    ['title', 'lorem'],
    ['city', 'location'],
    ['cities', 'location'],
    ['country', 'location'],
    ['zip', 'location'],
    ['Stadt', 'location'],
    ['préNom', 'names'],
  ])('%s is %s', (name, kind) => {
    expect(guessKind(name)).toBe(kind);
  });

  it.each([
    '',
    ' ',
    'qwertz',
    'a',
    '__proto__',
    'constructor',
    '\u{1f600}',
    'is_active',
    'mail '.repeat(100),
  ])('%j is not guessed', (name) => {
    expect(guessKind(name)).toBeUndefined();
  });

  it('is one of the 15, and each of them is that of some name', () => {
    const kinds = new Set([...ends.keys()].map(guessKind));
    kinds.delete(undefined);
    expect([...kinds].sort()).toEqual(SPECIFIED_KINDS.map(([kind]) => kind).sort());
  });
});
