import { parse } from 'csv-parse/sync';
import { csvParseRows } from 'd3-dsv';
import { describe, expect, it } from 'vitest';
import { dialogWriters } from '../../fixtures/dialogs.ts';
import { categoryRun, customRun, texts, write } from '../../fixtures/runs.ts';
import { SPECIFIED_CATEGORIES } from '../../fixtures/specification.ts';
import { writeBatches } from '../../fixtures/tables.ts';

function file(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return writeBatches(dialogWriters.csv, columns, [rows]);
}

describe('a CSV file', () => {
  it('quotes every value, doubles inner quotes, and ends every record with CRLF', () => {
    expect(
      file(
        ['Full Name', 'Bio'],
        [
          ['Ann "Nan" Lee', 'a,b'],
          ['', 'x\ny'],
        ],
      ),
    ).toBe('Full Name,Bio\r\n"Ann ""Nan"" Lee","a,b"\r\n"","x\ny"\r\n');
  });

  it.each([
    ['plain', 'plain'],
    ['two words', 'two words'],
    ['a,b', '"a,b"'],
    ['a"b', '"a""b"'],
    ['line\nbreak', '"line\nbreak"'],
    ['carriage\rreturn', '"carriage\rreturn"'],
    [' leading', '" leading"'],
    ['trailing ', '"trailing "'],
    ['semi;colon\tand tab', 'semi;colon\tand tab'],
    ["it's", "it's"],
    ['=1+1', '=1+1'],
    ['2024', '2024'],
    ['__proto__', '__proto__'],
    ['\u{1f600}', '\u{1f600}'],
    ['اسم', 'اسم'],
  ])('writes the header %j as %j', (name, written) => {
    expect(file([name, 'z'], [['1', '2']])).toBe(`${written},z\r\n"1","2"\r\n`);
    expect(file(['z', name], [['1', '2']])).toBe(`z,${written}\r\n"1","2"\r\n`);
  });

  it('has no byte order mark', () => {
    expect(write(dialogWriters.csv, categoryRun('person')).charCodeAt(0)).toBe('F'.charCodeAt(0));
  });

  it('leaves formula starts as they are: this is data, not a spreadsheet', () => {
    expect(file(['a'], [['=1+1'], ['@x'], ['-1'], ['+1']])).toBe('a\r\n"=1+1"\r\n"@x"\r\n"-1"\r\n"+1"\r\n');
  });

  it('holds a record of one empty value', () => {
    expect(file(['a'], [[''], ['']])).toBe('a\r\n""\r\n""\r\n');
  });
});

describe.each(SPECIFIED_CATEGORIES)('the CSV file of $id', ({ id, labels }) => {
  const run = categoryRun(id, { rows: 300 });
  const records = [labels, ...texts(run)];

  it('is read back by two parsers as it was generated', () => {
    const written = write(dialogWriters.csv, run);
    expect(parse(written, { record_delimiter: '\r\n' })).toEqual(records);
    expect(csvParseRows(written)).toEqual(records);
  });
});

describe('the CSV file of the custom tool', () => {
  it('writes names with a special meaning in JavaScript unchanged', () => {
    const names = [
      'a,b',
      'a"b',
      'line\nbreak',
      '__proto__',
      'constructor',
      'toString',
      '2024',
      '2',
      '1',
      '\u{1f600}',
      'اسم',
    ];
    const run = customRun(names.map((name) => [name, 'addresses']));
    const written = write(dialogWriters.csv, run);
    expect(parse(written, { record_delimiter: '\r\n' })).toEqual([names, ...texts(run)]);
    expect(csvParseRows(written)).toEqual([names, ...texts(run)]);
  });
});
