import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sheetNames } from '../../../../src/formats/xlsx/sheet-names.ts';
import { anyName } from '../../../fixtures/any-text.ts';

const namesOf = (...names: string[]) =>
  sheetNames(names.map((name) => ({ name, sheetCount: 1 }))).map(([name]) => name);

describe('the names of sheets', () => {
  it('are the names of the tables where Excel takes them', () => {
    expect(namesOf('orders', 'Kunden & Verträge', "it's", '顧客')).toEqual([
      'orders',
      'Kunden & Verträge',
      "it's",
      '顧客',
    ]);
  });

  it('have no characters that Excel forbids', () => {
    expect(namesOf('a[b]:c*d?e/f\\g')).toEqual(['a_b__c_d_e_f_g']);
    expect(namesOf('a\0b\nc\ud800')).toEqual(['a_b_c\ufffd']);
  });

  it('neither begin nor end with an apostrophe, are not blank, and are not the name that Excel keeps', () => {
    expect(namesOf("'a'", ' ', 'history', 'HISTORY2')).toEqual(['_a_', 'Sheet', 'history_', 'HISTORY2']);
    expect(namesOf(`${'a'.repeat(30)}'b`)).toEqual([`${'a'.repeat(30)}_`]);
  });

  it('have at most 31 units of UTF-16, and whole characters', () => {
    expect(namesOf('x'.repeat(40))).toEqual(['x'.repeat(31)]);
    expect(namesOf(`${'x'.repeat(30)}😀`)).toEqual(['x'.repeat(30)]);
  });

  it('differ without regard to case, also after they are cut', () => {
    expect(namesOf('orders', 'Orders', 'ORDERS')).toEqual(['orders', 'Orders_2', 'ORDERS_3']);
    expect(namesOf(`${'x'.repeat(35)}a`, `${'x'.repeat(35)}b`)).toEqual([
      'x'.repeat(31),
      `${'x'.repeat(29)}_2`,
    ]);
  });

  it('are continued with a number, and leave the names of tables to the tables', () => {
    const names = sheetNames([
      { name: 'orders', sheetCount: 3 },
      { name: 'orders 2', sheetCount: 1 },
      { name: 'x'.repeat(40), sheetCount: 2 },
    ]);
    expect(names).toEqual([
      ['orders', 'orders 2_2', 'orders 3'],
      ['orders 2'],
      ['x'.repeat(31), `${'x'.repeat(29)} 2`],
    ]);
  });

  it('are legal and distinct for any tables', () => {
    const anyTables = fc.array(fc.record({ name: anyName, sheetCount: fc.integer({ min: 1, max: 3 }) }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(anyTables, (tables) => {
        const names = sheetNames(tables);
        expect(names.map(({ length }) => length)).toEqual(tables.map(({ sheetCount }) => sheetCount));
        const all = names.flat();
        for (const name of all) {
          expect(name).toMatch(/^(?!')[^[\]:*?/\\]{1,31}(?<!')$/);
          expect(name.toLowerCase()).not.toBe('history');
        }
        expect(new Set(all.map((name) => name.toLowerCase())).size).toBe(all.length);
      }),
    );
  });
});
