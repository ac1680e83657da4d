/** @module-tag deep */

import { parse } from 'csv-parse/sync';
import { dsvFormat } from 'd3-dsv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell, ValueType } from '../../../src/catalogue/field.ts';
import { createWriter } from '../../../src/formats/writers.ts';
import { formatPath } from '../../../src/schema/problem.ts';
import { asUtf8 } from '../../fixtures/any-text.ts';
import { columnOf, tableOf } from '../../fixtures/tables.ts';
import { anyTypedTable, headOf, rowsOf, textOf, writeTyped } from '../../fixtures/typed-tables.ts';
import { writerOf } from '../../fixtures/writers.ts';

const RUNS = 150;

/** What JSON.parse gives for a cell. */
function parsed(type: ValueType, cell: Cell, bigints: string): unknown {
  if (cell === null) return null;
  if (type === 'json') return JSON.parse(String(cell));
  if (type === 'boolean') return cell;
  if (typeof cell === 'bigint') return bigints === 'text' ? String(cell) : Number(cell);
  // JSON.stringify writes -0 as 0 too.
  if (type === 'integer' || type === 'decimal') return Number(cell) === 0 ? expect.closeTo(0) : Number(cell);
  return textOf(type, cell);
}

const anyFlag = fc.boolean();
const anyBigints = fc.constantFrom('text', 'number');

describe('any table', () => {
  it('is read back from NDJSON, a line a row, with its types', () => {
    fc.assert(
      fc.property(anyTypedTable, anyBigints, (columns, bigints) => {
        const file = writeTyped(writerOf('ndjson', headOf(columns), { bigints }), columns);
        expect(file.endsWith('\n')).toBe(true);
        const read = file
          .slice(0, -1)
          .split('\n')
          .map((line) => Object.entries(JSON.parse(line)));
        const rows = rowsOf(columns).map((row) =>
          row.map(([{ name, type }, cell]) => [name, parsed(type, cell, bigints)]),
        );
        expect(read.map((row) => Object.fromEntries(row))).toEqual(
          rows.map((row) => Object.fromEntries(row)),
        );
      }),
      { seed: 11, numRuns: RUNS },
    );
  });

  it('is read back from JSON, indented or not, with its types', () => {
    fc.assert(
      fc.property(anyTypedTable, anyFlag, anyBigints, (columns, pretty, bigints) => {
        const file = writeTyped(writerOf('json', headOf(columns), { pretty, bigints }), columns);
        const rows = rowsOf(columns).map((row) =>
          Object.fromEntries(row.map(([{ name, type }, cell]) => [name, parsed(type, cell, bigints)])),
        );
        expect(JSON.parse(file)).toEqual(rows);
      }),
      { seed: 12, numRuns: RUNS },
    );
  });

  it('is read back from JSON of texts alone, nulls as null', () => {
    fc.assert(
      fc.property(anyTypedTable, anyFlag, (columns, pretty) => {
        const file = writeTyped(writerOf('json', headOf(columns), { pretty, strings: true }), columns);
        const rows = rowsOf(columns).map((row) =>
          Object.fromEntries(
            row.map(([{ name, type }, cell]) => [name, cell === null ? null : textOf(type, cell)]),
          ),
        );
        expect(JSON.parse(file)).toEqual(rows);
      }),
      { seed: 13, numRuns: RUNS },
    );
  });

  const anySeparated = fc.record({
    format: fc.constantFrom('csv', 'tsv'),
    options: fc.record(
      {
        delimiter: fc.constantFrom(',', ';', '\t', '|', ' ', '1', '.', '-', 'a', '\u00a7'),
        quote: fc.constantFrom('always', 'needed'),
        header: fc.boolean(),
        lineEnd: fc.constantFrom('crlf', 'lf'),
        bom: fc.boolean(),
        nullText: fc.constantFrom('', 'NULL', '\\N', 'a,b;c\td', '"', '0'),
        decimal: fc.constantFrom('.', ','),
      },
      { requiredKeys: [] },
    ),
  });

  it('is read back from CSV and TSV by two parsers, under any options', () => {
    fc.assert(
      fc.property(anyTypedTable, anySeparated, (columns, { format, options }) => {
        const file = writeTyped(writerOf(format, headOf(columns), options), columns);
        const { delimiter = format === 'csv' ? ',' : '\t', nullText = '', lineEnd, decimal = '.' } = options;
        const body = options.bom ? file.slice(1) : file;
        if (options.bom) expect(file.charCodeAt(0)).toBe(0xfeff);
        const rows = rowsOf(columns).map((row) =>
          row.map(([{ type }, cell]) => {
            if (cell === null) return nullText;
            return type === 'decimal' ? textOf(type, cell).replace('.', decimal) : textOf(type, cell);
          }),
        );
        const header = options.header === false ? [] : [columns.map(({ name }) => name)];
        const records = [...header, ...rows];
        const end = (lineEnd ?? (format === 'csv' ? 'crlf' : 'lf')) === 'crlf' ? '\r\n' : '\n';
        const settings = { delimiter, record_delimiter: end, relax_quotes: false };
        expect(parse(Buffer.from(body), settings)).toEqual(records.map((record) => record.map(asUtf8)));
        // d3-dsv puts the delimiter into a character class, in which a hyphen means a range.
        if (delimiter !== '-') expect(dsvFormat(delimiter).parseRows(body)).toEqual(records);
      }),
      { seed: 14, numRuns: RUNS * 2 },
    );
  });

  it('has nulls in CSV that differ from every text, as only texts that need it are quoted', () => {
    fc.assert(
      fc.property(
        anyTypedTable.filter((columns) => columns.length > 1),
        fc.constantFrom('', 'NULL', '0'),
        fc.constantFrom('always', 'needed'),
        (columns, nullText, quote) => {
          const file = writeTyped(
            writerOf('csv', headOf(columns), { nullText, quote, header: false }),
            columns,
          );
          const read: unknown = parse(Buffer.from(file), {
            record_delimiter: '\r\n',
            cast: (value, { quoting }) => value === nullText && !quoting,
          });
          expect(read).toEqual(rowsOf(columns).map((row) => row.map(([, cell]) => cell === null)));
        },
      ),
      { seed: 15, numRuns: RUNS },
    );
  });
});

describe('nested objects', () => {
  it.each([
    { names: ['a.b', 'c', 'a.d'], record: { a: { b: 0, d: 2 }, c: 1 } },
    { names: ['a.b.c', 'a.b.d', 'a.e'], record: { a: { b: { c: 0, d: 1 }, e: 2 } } },
    { names: ['a', 'a.b', 'a.b.c'], record: { a: 0, 'a.b': 1, 'a.b.c': 2 } },
    { names: ['.a', 'b.', 'c..d', '.'], record: { '.a': 0, 'b.': 1, 'c..d': 2, '.': 3 } },
    { names: ['a.b', 'a'], record: { 'a.b': 0, a: 1 } },
    { names: ['x.toString', 'x.2024', 'x'], record: { 'x.toString': 0, 'x.2024': 1, x: 2 } },
  ])('are made of columns $names', ({ names, record }) => {
    const table = tableOf(
      't',
      names.map((name) => columnOf(name, 'integer')),
    );
    const batch = { rowCount: 2, columns: names.map((_, i) => [i, i]) };
    for (const pretty of [true, false]) {
      const writer = writerOf('json', table, { nested: true, pretty });
      const file = writer.head() + writer.rows(batch, 0) + writer.tail();
      expect(JSON.parse(file)).toEqual([record, record]);
      if (pretty) expect(file).toBe(`${JSON.stringify(JSON.parse(file), null, 2)}\n`);
    }
    const writer = writerOf('ndjson', table, { nested: true });
    expect(JSON.parse(writer.rows(batch, 0).split('\n')[1] ?? '')).toEqual(record);
  });

  it('keep a column called __proto__ as a property', () => {
    const writer = writerOf('ndjson', tableOf('t', [columnOf('__proto__.a', 'integer')]), { nested: true });
    expect(writer.rows({ rowCount: 1, columns: [[1]] }, 0)).toBe('{"__proto__":{"a":1}}\n');
  });
});

describe('a table without rows', () => {
  it.each([
    ['csv', '"a,b",c\r\n'],
    ['tsv', 'a,b\tc\n'],
    ['ndjson', ''],
    ['json', '[]\n'],
    [
      'sql',
      'BEGIN;\nCREATE TABLE IF NOT EXISTS "t" (\n  "a,b" TEXT NOT NULL,\n  "c" TEXT NOT NULL\n);\nCOMMIT;\n',
    ],
  ])('is a header in %s', (format, file) => {
    const writer = writerOf(format, tableOf('t', [columnOf('a,b'), columnOf('c')]));
    expect(writer.head() + writer.tail()).toBe(file);
  });
});

describe('a problem', () => {
  const table = tableOf('t', [columnOf('a')]);
  it.each([
    ['xsl', {}, 'format', 'invalid-value'],
    ['toString', {}, 'format', 'invalid-value'],
    ['csv', { delimiter: '' }, 'options.delimiter', 'invalid-value'],
    ['csv', { delimiter: '\n' }, 'options.delimiter', 'invalid-value'],
    ['csv', { delimiter: ',,' }, 'options.delimiter', 'out-of-range'],
    ['csv', { quotes: true }, 'options.quotes', 'unknown-property'],
    ['csv', { strings: true, decimal: ',' }, 'options.decimal', 'option-not-applicable'],
    ['sql', { create: false, drop: true }, 'options.drop', 'option-not-applicable'],
    ['json', { pretty: 'yes' }, 'options.pretty', 'wrong-type'],
    ['ndjson', { bigints: 'bigint' }, 'options.bigints', 'invalid-value'],
    ['ndjson', null, 'options', 'wrong-type'],
    ['sql', { dialect: 'oracle' }, 'options.dialect', 'invalid-value'],
    ['sql', { rowsPerInsert: 0 }, 'options.rowsPerInsert', 'out-of-range'],
    ['sql', { dialect: 'sqlserver', rowsPerInsert: 1001 }, 'options.rowsPerInsert', 'out-of-range'],
  ])('of %s with %j stands at its place', (format, options, path, code) => {
    const writer = createWriter(format, table, options);
    const problems = writer.ok ? [] : writer.error;
    expect(problems.map((problem) => [formatPath(problem.path), problem.code])).toEqual([[path, code]]);
  });
});
