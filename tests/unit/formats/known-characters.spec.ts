import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/catalogue/field.ts';
import { anyCharacters, charactersOf } from '../../../src/expression/character-set.ts';
import type { FormatId } from '../../../src/formats/formats.ts';
import { columnOf, tableOf } from '../../fixtures/tables.ts';
import { textFormats } from '../../fixtures/text-formats.ts';
import { anyTypedTable, textOf, writeTyped } from '../../fixtures/typed-tables.ts';
import { writerOf } from '../../fixtures/writers.ts';

const ROWS = 8;
/** SQL Server changes a backslash before a line end. */
const CHARACTERS = [
  'a',
  'Z',
  '0',
  ' ',
  '"',
  "'",
  ',',
  ';',
  '\\',
  '\\\n',
  '\t',
  '\r',
  '\n',
  '\0',
  '&',
  '<',
  '=',
  '-',
];
const BEYOND_ASCII = ['é', '\u{1f600}', '\ud800', '\ufeff', '\uffff', '\u2028', '＝'];

/** Texts of few different characters, so that many columns need no change, and the others different changes. */
const anyTexts = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...CHARACTERS, ...BEYOND_ASCII), { minLength: 1, maxLength: 3 }),
    fc.integer({ min: 0, max: 1 }),
  )
  .chain(([characters, minLength]) =>
    fc.array(fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength: 3 }), {
      minLength: ROWS,
      maxLength: ROWS,
    }),
  );

const textColumn = fc
  .record({ type: fc.constant('text' as const), nullable: fc.boolean(), cells: anyTexts })
  .map((column) => ({
    ...column,
    cells: column.cells.map((cell, row): Cell => (column.nullable && row % 4 === 1 ? null : cell)),
  }));

const anyColumns = fc.oneof(
  fc
    .array(textColumn, { minLength: 1, maxLength: 5 })
    .map((columns) => columns.map((column, i) => ({ ...column, name: `c${i}` }))),
  anyTypedTable,
);

const csvOptions = fc
  .record({
    quote: fc.constantFrom('needed', 'always'),
    delimiter: fc.constantFrom(',', ';', '-', '0', '=', "'"),
    nullText: fc.constantFrom('', 'a', 'NULL', '-', '"'),
    decimals: fc.constantFrom({ decimal: '.' }, { decimal: ',' }, { strings: true }),
    formulaGuard: fc.boolean(),
  })
  .map(({ decimals, ...options }) => ({ ...options, ...decimals }));

const OPTIONS: Readonly<Partial<Record<FormatId, fc.Arbitrary<object>>>> = {
  csv: csvOptions,
  tsv: csvOptions,
  json: fc.record({ strings: fc.boolean(), pretty: fc.boolean() }),
  sql: fc.record({
    dialect: fc.constantFrom('postgresql', 'mysql', 'sqlite', 'sqlserver'),
    strings: fc.boolean(),
  }),
  xml: fc.record({ types: fc.boolean(), null: fc.constantFrom('omit', 'nil') }),
};

/** All but `template`, which escapes nothing. */
const escaping = textFormats.filter((format) => format !== 'template');

describe.each(escaping)('a file in %s', (format) => {
  it('is the same whether the writer knows the characters of the columns or not', () => {
    const options = OPTIONS[format] ?? fc.constant({});
    fc.assert(
      fc.property(anyColumns, options, (columns, given) => {
        const fileWith = (isKnown: boolean) => {
          const heads = columns.map(({ name, type, nullable, cells }) => {
            const texts = cells.flatMap((cell) => (cell === null ? [] : [textOf(type, cell)]));
            return columnOf(name, type, {
              nullable,
              characters: () => (isKnown ? charactersOf(texts) : anyCharacters),
            });
          });
          return writeTyped(writerOf(format, tableOf('t', heads), given), columns);
        };
        expect(fileWith(true)).toBe(fileWith(false));
      }),
      { seed: 29, numRuns: 200 },
    );
  });
});
