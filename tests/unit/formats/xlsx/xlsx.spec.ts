import { describe, expect, it } from 'vitest';
import type { Cell, ValueType } from '../../../../src/catalogue/field.ts';
import { FORMULAS } from '../../../fixtures/formulas.ts';
import { columnOf } from '../../../fixtures/tables.ts';
import { readWorkbook, tableOfCells, workbookOf } from '../../../fixtures/workbooks.ts';

/** A column's cells as SheetJS reads them, below the header. */
function readColumn(type: ValueType, cells: readonly Cell[]) {
  const [sheet] = readWorkbook(workbookOf([tableOfCells('t', [columnOf('a', type)], [cells])]));
  return sheet?.rows.slice(1).map(([cell]) => cell) ?? [];
}

const valuesOf = (type: ValueType, cells: readonly Cell[]) => readColumn(type, cells).map((cell) => cell?.v);
const text = (v: string) => ({ t: 's', v, z: '@' });

const DAY = 86_400_000;
/** Days since 1899-12-30, as spreadsheets count them from 1900-03-01 on. */
const serial = (time: number) => (time - Date.UTC(1899, 11, 30)) / DAY;

describe('a workbook', () => {
  it('has texts that stay texts, also where they look like formulas', () => {
    expect(readColumn('text', FORMULAS)).toEqual(FORMULAS.map((formula) => text(formula)));
    expect(readColumn('text', ['1', '007', 'TRUE', '2026-11-21'])).toEqual(
      ['1', '007', 'TRUE', '2026-11-21'].map(text),
    );
  });

  it('has the spaces, line ends, control characters and escapes of texts', () => {
    const texts = [
      ' a',
      'a ',
      'a  b',
      '\ta\n',
      'a\r\nb\rc',
      '\0\u0001\u001f',
      '_x0041_',
      '_x000D__x005F_x',
      '_X0041_ _x41_',
      '\ud800a\udc00',
      '\uffff',
      '<a href="x">&amp;</a>]]>',
      '😀 مرحبا',
    ];
    expect(valuesOf('text', texts)).toEqual(texts);
  });

  it('has texts up to 32,767 units, and longer ones end with an ellipsis', () => {
    const [whole, cut, emoji] = valuesOf('text', [
      'x'.repeat(32_767),
      'y'.repeat(32_768),
      `${'z'.repeat(32_765)}😀z`,
    ]);
    expect(whole).toBe('x'.repeat(32_767));
    expect(cut).toBe(`${'y'.repeat(32_766)}…`);
    expect(emoji).toBe(`${'z'.repeat(32_765)}…`);
  });

  it('tells empty texts from nulls', () => {
    expect(readColumn('text', ['', null, 'a'])).toEqual([text(''), undefined, text('a')]);
  });

  it('has integers as numbers up to 2^53, and as texts beyond', () => {
    const number = (v: number) => ({ t: 'n', v, z: '0' });
    expect(readColumn('integer', [0, -0, 2 ** 53 - 1, -(2 ** 53) + 1, 2n ** 53n, -(2n ** 64n)])).toEqual([
      number(0),
      number(0),
      number(9007199254740991),
      number(-9007199254740991),
      text('9007199254740992'),
      text('-18446744073709551616'),
    ]);
  });

  it('has decimals as numbers, with the zeros at their end', () => {
    const decimals = ['12.50', '-0.00', '0.000000000000001', '120', '-7.5'];
    expect(readColumn('decimal', [0.1, -0, 1e21, 1e-7, ...decimals])).toEqual([
      { t: 'n', v: 0.1, z: 'General' },
      { t: 'n', v: 0, z: 'General' },
      { t: 'n', v: 1e21, z: 'General' },
      { t: 'n', v: 1e-7, z: 'General' },
      { t: 'n', v: 12.5, z: '0.00' },
      { t: 'n', v: 0, z: '0.00' },
      { t: 'n', v: 1e-15, z: `0.${'0'.repeat(15)}` },
      { t: 'n', v: 120, z: 'General' },
      { t: 'n', v: -7.5, z: '0.0' },
    ]);
  });

  it('has decimals as texts where Excel would change them', () => {
    const decimals = ['123456789012345.6', '0.1234567890123456', '1234567890.12345678901234567890'];
    expect(readColumn('decimal', decimals)).toEqual(decimals.map(text));
    expect(readColumn('decimal', [5e-324, Number.MAX_VALUE, -Number.MAX_VALUE])).toEqual(
      ['5e-324', '1.7976931348623157e+308', '-1.7976931348623157e+308'].map(text),
    );
  });

  it('has no cells for numbers that are not finite', () => {
    expect(readColumn('decimal', [Number.NaN, Number.POSITIVE_INFINITY, 1]).slice(0, 2)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('has booleans', () => {
    expect(readColumn('boolean', [true, false])).toMatchObject([
      { t: 'b', v: true },
      { t: 'b', v: false },
    ]);
  });

  it('has dates from 1900-03-01, when all spreadsheets count alike, and earlier ones as texts', () => {
    const days = ['1900-03-01', '1970-01-01', '2024-02-29', '9999-12-31'];
    expect(readColumn('date', days.map(Date.parse))).toEqual(
      days.map((day) => ({ t: 'n', v: serial(Date.parse(day)), z: 'yyyy-mm-dd' })),
    );
    const early = ['0001-01-01', '1899-12-31', '1900-01-01', '1900-02-28'];
    expect(readColumn('date', early.map(Date.parse))).toEqual(early.map(text));
    expect(serial(Date.parse('1900-03-01'))).toBe(61);
  });

  it('has timestamps in UTC to the millisecond', () => {
    const times = ['1900-03-01T00:00:00.001Z', '2024-02-29T23:59:59.999Z', '9999-12-31T23:59:59.999Z'];
    const cells = readColumn('timestamp', times.map(Date.parse));
    expect(cells.map((cell) => cell?.z)).toEqual(times.map(() => 'yyyy-mm-dd hh:mm:ss.000'));
    const read = cells.map((cell) => Math.round(Number(cell?.v) * DAY) + Date.UTC(1899, 11, 30));
    expect(read.map((time) => new Date(time).toISOString())).toEqual(times);
    expect(readColumn('timestamp', [Date.parse('1900-02-28T23:59:59.999Z')])).toEqual([
      text('1900-02-28T23:59:59.999Z'),
    ]);
  });

  it('has JSON as text', () => {
    expect(readColumn('json', ['{"a":[1,null]}', '1', '"=1+1"'])).toEqual(
      ['{"a":[1,null]}', '1', '"=1+1"'].map(text),
    );
  });
});
