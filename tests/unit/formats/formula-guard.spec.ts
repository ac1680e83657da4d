/** @module-tag deep */

import { parse } from 'csv-parse/sync';
import { dsvFormat } from 'd3-dsv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asUtf8 } from '../../fixtures/any-text.ts';
import { FORMULAS, NO_FORMULAS } from '../../fixtures/formulas.ts';
import { columnOf, tableOf } from '../../fixtures/tables.ts';
import { anyTypedTable, headOf, writeTyped } from '../../fixtures/typed-tables.ts';
import { writerOf } from '../../fixtures/writers.ts';

const FORMAT_IDS = ['csv', 'tsv'] as const;
const DELIMITERS = { csv: ',', tsv: '\t' };
const WIDTH = 3;

/** Every text in every column: at the start, inside and at the end of a record, in the first and the last record. */
function everywhere(texts: readonly string[]): string[][] {
  return Array.from({ length: WIDTH }, (_, shift) =>
    texts.map((_, row) => texts[(row + shift * 7) % texts.length] ?? ''),
  );
}

function fileOf(format: string, columns: readonly (readonly string[])[], options: object): string {
  const names = columns.map((_, i) => `c${i}`);
  const writer = writerOf(
    format,
    tableOf(
      't',
      names.map((name) => columnOf(name)),
    ),
    options,
  );
  return writer.head() + writer.rows({ rowCount: columns[0]?.length ?? 0, columns }, 0) + writer.tail();
}

/** The rows that two parsers read, which must be equal. */
function read(file: string, delimiter: string, end: string): readonly string[][] {
  const records = dsvFormat(delimiter).parseRows(file);
  expect(parse(Buffer.from(file), { delimiter, record_delimiter: end, relax_quotes: false })).toEqual(
    records.map((record) => record.map(asUtf8)),
  );
  return records;
}

const transposed = (columns: readonly (readonly string[])[]) =>
  (columns[0] ?? []).map((_, row) => columns.map((cells) => cells[row]));

describe.each(FORMAT_IDS)('with the guard, in %s,', (format) => {
  describe.each(['always', 'needed'])('quotes %s,', (quote) => {
    it.each([
      ['crlf', '\r\n'],
      ['lf', '\n'],
    ])(
      'an apostrophe stands before every formula and before nothing else, lines ended by %s',
      (lineEnd, end) => {
        const options = { quote, lineEnd, header: false, formulaGuard: true };
        const guarded = read(fileOf(format, everywhere(FORMULAS), options), DELIMITERS[format], end);
        expect(guarded).toEqual(transposed(everywhere(FORMULAS.map((text) => `'${text}`))));
        const others = read(fileOf(format, everywhere(NO_FORMULAS), options), DELIMITERS[format], end);
        expect(others).toEqual(transposed(everywhere(NO_FORMULAS)));
      },
    );

    it('a formula is guarded at the start of a file and alone in its record', () => {
      for (const formula of FORMULAS) {
        const file = fileOf(format, [[formula, formula]], { quote, header: false, formulaGuard: true });
        expect(file).toMatch(/^"?'/);
        expect(dsvFormat(DELIMITERS[format]).parseRows(file)).toEqual([[`'${formula}`], [`'${formula}`]]);
      }
    });

    it('column names and the text for null are guarded too', () => {
      const options = { quote, formulaGuard: true };
      for (const formula of FORMULAS) {
        const table = tableOf('t', [columnOf('a', 'text', { nullable: true }), columnOf(formula)]);
        const writer = writerOf(format, table, { ...options, nullText: formula });
        const file = writer.head() + writer.rows({ rowCount: 1, columns: [[null], ['b']] }, 0);
        expect(dsvFormat(DELIMITERS[format]).parseRows(file)).toEqual([
          ['a', `'${formula}`],
          [`'${formula}`, 'b'],
        ]);
      }
    });
  });

  it('a negative number is no formula, also where every value is text', () => {
    const table = tableOf('t', [columnOf('a', 'decimal'), columnOf('b', 'integer')]);
    const writer = writerOf(format, table, { strings: true, formulaGuard: true, header: false });
    const file = writer.rows({ rowCount: 1, columns: [[-5.25], [-7]] }, 0);
    expect(dsvFormat(DELIMITERS[format]).parseRows(file)).toEqual([['-5.25', '-7']]);
  });

  it('no text and no JSON of any table can be read as a formula', () => {
    fc.assert(
      fc.property(
        anyTypedTable,
        fc.constantFrom('always', 'needed'),
        fc.constantFrom(',', ';', '\t', '|', ' '),
        (columns, quote, delimiter) => {
          const options = { quote, delimiter, formulaGuard: true };
          const file = writeTyped(writerOf(format, headOf(columns), options), columns);
          const cells = dsvFormat(delimiter)
            .parseRows(file)
            .flatMap((record, row) =>
              record.filter((_, i) => {
                const type = columns[i]?.type;
                return row === 0 || type === 'text' || type === 'json';
              }),
            );
          for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/);
        },
      ),
      { seed: 16, numRuns: 150 },
    );
  });
});

it.each(FORMAT_IDS)('without the guard every formula of %s stands as it is', (format) => {
  const records = read(
    fileOf(format, everywhere(FORMULAS), { header: false }),
    DELIMITERS[format],
    format === 'csv' ? '\r\n' : '\n',
  );
  expect(records).toEqual(transposed(everywhere(FORMULAS)));
});
