/** @module-tag deep */

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell, ValueType } from '../../../src/catalogue/field.ts';
import { asUtf8 } from '../../fixtures/any-text.ts';
import { type DuckDb, openDuckDb } from '../../fixtures/duckdb.ts';
import { storedCell } from '../../fixtures/stored-cells.ts';
import { anyTypedTable, headOf, rowsOf, writeTyped } from '../../fixtures/typed-tables.ts';
import { writerOf } from '../../fixtures/writers.ts';

const RUNS = 150;
const DAY = 86_400_000;
/** Microseconds per millisecond. */
const MICROSECONDS = 1000n;

let duckdb: DuckDb;
beforeAll(async () => {
  duckdb = await openDuckDb();
});
afterAll(() => duckdb.close());

type TypedTable = Parameters<typeof rowsOf>[0];

/** The cells as DuckDB has them: a date in days, a timestamp in microseconds. */
function expected(columns: TypedTable): unknown[][] {
  const value = (type: ValueType, cell: Cell) => {
    if (cell === null) return null;
    if (type === 'json') return JSON.parse(String(cell));
    if (type === 'text') return asUtf8(String(cell));
    if (type === 'integer') return BigInt(cell);
    if (type === 'decimal') return Number(cell) + 0;
    if (type === 'date') return Number(cell) / DAY;
    return type === 'timestamp' ? BigInt(Number(cell)) * MICROSECONDS : cell;
  };
  return rowsOf(columns).map((row) => row.map(([{ type }, cell]) => value(type, cell)));
}

/** JSON as its value, and a zero without its sign. */
function values(columns: TypedTable, rows: readonly (readonly unknown[])[]): unknown[][] {
  const value = (type: ValueType | undefined, read: unknown) => {
    if (read === null) return null;
    if (type === 'json') return JSON.parse(String(read));
    return type === 'decimal' ? Number(read) + 0 : read;
  };
  return rows.map((row) => row.map((read, i) => value(columns[i]?.type, read)));
}

describe('DuckDB reads any table', () => {
  const anySeparated = fc.record({
    format: fc.constantFrom('csv', 'tsv'),
    options: fc.record(
      {
        delimiter: fc.constantFrom(',', ';', '\t', '|', ' ', '1', '.', '-', 'a', '\u00a7'),
        quote: fc.constantFrom('always', 'needed'),
        lineEnd: fc.constantFrom('crlf', 'lf'),
        bom: fc.boolean(),
        nullText: fc.constantFrom('', 'NULL', '\\N', '0'),
        decimal: fc.constantFrom('.', ','),
      },
      { requiredKeys: [] },
    ),
  });

  it('from CSV and TSV with its names and types, under any options', async () => {
    await fc.assert(
      fc.asyncProperty(anyTypedTable, anySeparated, async (columns, { format, options }) => {
        // A null in a single column is written as an empty text, because its line would be empty.
        fc.pre(columns.length > 1 || columns[0]?.nullable === false || Boolean(options.nullText));
        const head = headOf(columns);
        const file = writeTyped(writerOf(format, head, options), columns);
        // With a header it would skip the second line of a name with two.
        const records = writeTyped(writerOf(format, head, { ...options, header: false }), columns);
        const { delimiter = format === 'csv' ? ',' : '\t', nullText = '', decimal = '.' } = options;
        const dialect = {
          delim: delimiter,
          quote: '"',
          escape: '"',
          nullstr: nullText,
          allow_quoted_nulls: false,
          decimal_separator: decimal,
          // Its strict mode refuses line ends within quotes that differ from those between records.
          strict_mode: false,
          header: false,
        };
        const texts = columns.map((_, i) => ({ name: `c${i}`, type: 'text' }) as const);
        const [names] = await duckdb.read('read_csv', file, texts, dialect);
        expect(names).toEqual(columns.map(({ name }) => asUtf8(name)));
        // Its JSON type refuses half of a surrogate pair, even if it is escaped.
        const typed = columns.map(({ type }, i) => ({
          name: `c${i}`,
          type: type === 'json' ? 'text' : type,
        }));
        const rows = await duckdb.read('read_csv', records, typed, dialect);
        expect(values(columns, rows)).toEqual(expected(columns));
      }),
      { seed: 81, numRuns: RUNS * 2 },
    );
  });

  /** DuckDB ignores case in names, accepts no NUL in a name, and refuses half of a surrogate pair. */
  function readable(columns: TypedTable): TypedTable {
    return columns.map(({ name, type, nullable, cells }, i) => ({
      name: `${asUtf8(name.replaceAll('\0', ''))} ${i}`,
      type,
      nullable,
      cells: cells.map((cell) => {
        if (cell === null) return null;
        if (type === 'json') return JSON.stringify(storedCell(type, cell));
        return type === 'text' ? asUtf8(String(cell)) : cell;
      }),
    }));
  }

  it.each([
    { format: 'json', layout: 'array' },
    { format: 'ndjson', layout: 'newline_delimited' },
  ])('from $format with its names and types', async ({ format, layout }) => {
    const anyOptions = fc.record({ bigints: fc.constantFrom('text', 'number') });
    await fc.assert(
      fc.asyncProperty(anyTypedTable.map(readable), anyOptions, async (columns, options) => {
        const file = writeTyped(writerOf(format, headOf(columns), options), columns);
        const rows = await duckdb.read('read_json', file, columns, { format: layout });
        expect(values(columns, rows)).toEqual(expected(columns));
      }),
      { seed: 82, numRuns: RUNS },
    );
  });
});
