import type { Cell, ValueType } from '../catalogue/field.ts';
import type { Batch, Column } from '../dataset/table.ts';
import { createCellTexts, type TableHead } from './writer.ts';

/** Functions that write the cells of each value type. Dates and timestamps are passed as ISO 8601 texts. */
export type Literals = Readonly<Record<ValueType, (cell: NonNullable<Cell>) => string>>;

/** The texts before, between and after the cells of a row. */
export interface RowParts {
  readonly open: string;
  readonly between: string;
  readonly close: string;
}

/** How a column's cells are written. A null is `nullText`, without `before` and `after`. */
export interface CellTexts {
  readonly literal: (cell: NonNullable<Cell>) => string;
  readonly nullText: string;
  readonly before: string;
  readonly after: string;
}

/** Whether a cell is written as null. Infinity and NaN are, though no field makes them. */
function isNull(cell: Cell): cell is null {
  return cell === null || (typeof cell === 'number' && !Number.isFinite(cell));
}

export function cellTexts(
  literals: Literals,
  { type }: Pick<Column, 'type'>,
  { nullText, before = '', after = '' }: Pick<CellTexts, 'nullText'> & Partial<CellTexts>,
): CellTexts {
  return { literal: literals[type], nullText, before, after };
}

/** Like `String`, but keeps the sign of negative zero. */
export function digits(cell: Cell): string {
  return Object.is(cell, -0) ? '-0' : String(cell);
}

/** Literals for formats without types: texts are escaped, and all other values are written without change. */
export function bareLiterals(escaped: (text: string) => string): Literals {
  const escapedText = (cell: unknown) => escaped(String(cell));
  return {
    text: escapedText,
    json: escapedText,
    integer: digits,
    decimal: digits,
    boolean: String,
    date: String,
    timestamp: String,
  };
}

/** Writes a decimal with a point, so that readers do not take it for an integer: `5.0`, `1.0e+21`. */
export function withPoint(cell: Cell): string {
  return addPoint(digits(cell));
}

const PLAIN_DECIMAL = /^-?\d+\.\d+$/;

/** Adds a point to a number's digits, and a sign to its exponent: YAML 1.1 reads an exponent without a sign as text. */
export function addPoint(number: string): string {
  if (PLAIN_DECIMAL.test(number)) return number;
  const at = number.search(/e/i);
  const mantissa = at < 0 ? number : number.slice(0, at);
  const exponent = at < 0 ? '' : number.slice(at + 1);
  const sign = exponent === '' || /^[+-]/.test(exponent) ? '' : '+';
  return `${mantissa}${mantissa.includes('.') ? '' : '.0'}${at < 0 ? '' : 'e'}${sign}${exponent}`;
}

/** Writes rows cell by cell. */
export function createRowTexts(
  table: Pick<TableHead, 'columns'>,
  cells: readonly CellTexts[],
  { open, between, close }: RowParts,
): (batch: Batch) => string {
  const texts = createCellTexts(table);
  const columns = cells.map(({ literal, nullText, before, after }, i) => {
    const separator = i === 0 ? open : between;
    return { literal, nullText: separator + nullText, before: separator + before, after };
  });
  const start = columns.length === 0 ? open : '';
  return (batch) => {
    const values = texts(batch);
    let written = '';
    for (let row = 0; row < batch.rowCount; row++) {
      // Appends one text at a time: V8 takes longer to flatten `written + (a + b)`.
      written += start;
      for (let i = 0; i < columns.length; i++) {
        const column = columns[i];
        const cell = values[i]?.[row] ?? null;
        if (!column) continue;
        if (isNull(cell)) {
          written += column.nullText;
          continue;
        }
        written += column.before;
        written += column.literal(cell);
        written += column.after;
      }
      written += close;
    }
    return written;
  };
}
