import { parse } from 'csv-parse/sync';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import {
  excelOptions,
  localDecimalSign,
  profileOf,
  profileOptions,
} from '../../../../../src/app/studio/files/csv-profiles.ts';
import { FORMULAS } from '../../../../fixtures/formulas.ts';
import { columnOf, tableOf } from '../../../../fixtures/tables.ts';
import { writerOf } from '../../../../fixtures/writers.ts';

it.each([
  ['en-US', '.'],
  ['en-GB', '.'],
  ['ja-JP', '.'],
  ['de-CH', '.'],
  ['ar-EG', '.'],
  ['de-DE', ','],
  ['fr-FR', ','],
  ['pt-BR', ','],
  ['pl-PL', ','],
] as const)('in %s the sign of decimals is “%s”', (locale, sign) => {
  expect(localDecimalSign(locale)).toBe(sign);
});

describe('a profile of CSV', () => {
  it('is Standard without options, and For Excel with either decimal separator', () => {
    expect(profileOf({})).toBe('standard');
    expect(profileOf({ formulaGuard: true, bom: true })).toBe('excel');
    expect(profileOf({ bom: true, formulaGuard: true, delimiter: ';', decimal: ',' })).toBe('excel');
    expect(profileOf({ bom: true, formulaGuard: true, delimiter: ';' })).toBeUndefined();
    expect(profileOf({ bom: true })).toBeUndefined();
  });

  it('replaces all options, but keeps a chosen decimal separator', () => {
    expect(profileOptions('standard', { nullText: 'NULL', decimal: ',' }, ',')).toEqual({});
    expect(profileOptions('excel', { nullText: 'NULL' }, '.')).toEqual(excelOptions('.'));
    expect(profileOptions('excel', {}, ',')).toEqual(excelOptions(','));
    expect(profileOptions('excel', { decimal: ',' }, '.')).toEqual(excelOptions(','));
  });
});

describe.each(['.', ','] as const)('a file for Excel with “%s” in decimals', (sign) => {
  const options = excelOptions(sign);
  const delimiter = sign === ',' ? ';' : ',';
  const head = tableOf('t', [columnOf('ä, b; c'), columnOf('=name'), columnOf('price', 'decimal')]);
  const prices = FORMULAS.map((_, i) => -i - 0.5);
  const writer = writerOf('csv', head, options);
  const names = FORMULAS.map(() => 'Zoë; “Ü”, "x"');
  const batch = { rowCount: FORMULAS.length, columns: [names, FORMULAS, prices] };
  const bytes = Buffer.from(writer.head() + writer.rows(batch, 0) + writer.tail());
  const expected = [
    ['ä, b; c', "'=name", 'price'],
    ...FORMULAS.map((formula, i) => [names[i], `'${formula}`, String(prices[i]).replace('.', sign)]),
  ];

  it('begins with the byte order mark', () => {
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('is read by csv-parse: no cell is a formula, and numbers stay numbers', () => {
    expect(parse(bytes, { bom: true, delimiter, relax_quotes: false, record_delimiter: '\r\n' })).toEqual(
      expected.map((record) => record.map((cell) => Buffer.from(cell ?? '').toString())),
    );
  });

  it('has a delimiter that Papa Parse detects', () => {
    const { data, meta } = Papa.parse<string[]>(bytes.toString().replace(/^\ufeff/, ''), {
      skipEmptyLines: true,
    });
    expect(meta.delimiter).toBe(delimiter);
    expect(data.map((record) => record.length)).toEqual(expected.map(() => 3));
  });
});
