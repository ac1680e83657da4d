import type { Cell, ValueType } from '../catalogue/field.ts';
import type { Column } from '../dataset/table.ts';
import { type CharacterSet, overlap } from '../expression/character-set.ts';
import type { TimeForm } from '../expression/iso-time.ts';
import { createCellTexts, type TableHead, type Writer } from './writer.ts';

/** How texts without certain characters are written: as they are, between `open` and `close`. */
export interface PlainTexts {
  readonly without: CharacterSet;
  readonly open: string;
  readonly close: string;
}

/**
 * Functions that write the cells of each value type. Dates and timestamps are passed as ISO 8601 texts. `plain` says which
 * texts `text` only puts between quotes.
 */
export type Literals = Readonly<Record<ValueType, (cell: NonNullable<Cell>) => string>> & {
  readonly plain?: PlainTexts;
};

/** The texts before, between and after the cells of a row. */
export interface RowParts {
  readonly open: string;
  readonly between: string;
  readonly close: string;
  /** What precedes a row, given its number in the file from 0. */
  readonly beforeRow?: (row: number) => string;
  /** How timestamps are written: by default, in ISO 8601. */
  readonly timestamps?: TimeForm | undefined;
}

/** How a column's cells are written. A null is `nullText`, without `before` and `after`. */
export interface CellTexts {
  /** Absent if cells are written as they are. */
  readonly literal?: (cell: NonNullable<Cell>) => string;
  readonly nullText: string;
  readonly before: string;
  readonly after: string;
}

/** Whether a cell is written as null. Infinity and NaN are, though no field makes them. */
export function isNull(cell: Cell): cell is null {
  return cell === null || (typeof cell === 'number' && !Number.isFinite(cell));
}

export function cellTexts(
  literals: Literals,
  { type, characters }: Pick<Column, 'type' | 'characters'>,
  { nullText, before = '', after = '' }: Pick<CellTexts, 'nullText'> & Partial<CellTexts>,
): CellTexts {
  const { plain } = literals;
  return type === 'text' && plain && !overlap(characters(), plain.without)
    ? { nullText, before: before + plain.open, after: plain.close + after }
    : { literal: literals[type], nullText, before, after };
}

/** Like `String`, but keeps the sign of negative zero. */
export function digits(cell: Cell): string {
  return Object.is(cell, -0) ? '-0' : String(cell);
}

/**
 * Literals for formats without types: texts are escaped, and all other values are written without change.
 * @param without the characters of texts that `escaped` may change. If absent, it may change any text
 */
export function bareLiterals(escaped: (text: string) => string, without?: CharacterSet): Literals {
  const escapedText = (cell: unknown) => escaped(String(cell));
  return {
    text: escapedText,
    json: escapedText,
    integer: digits,
    decimal: digits,
    boolean: String,
    date: String,
    timestamp: String,
    ...(without && { plain: { without, open: '', close: '' } }),
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
  { open, between, close, beforeRow, timestamps }: RowParts,
): Writer['rows'] {
  const texts = createCellTexts(table, timestamps);
  const literals = cells.map(({ literal }) => literal);
  const separators = cells.map((_, i) => (i === 0 ? open : between));
  /** The texts before a cell, by whether the cell and the cell before it are null. */
  const values = cells.map(({ before }, i) => (cells[i - 1]?.after ?? '') + separators[i] + before);
  const valuesAfterNull = cells.map(({ before }, i) => separators[i] + before);
  const nulls = cells.map(({ nullText }, i) => (cells[i - 1]?.after ?? '') + separators[i] + nullText);
  const nullsAfterNull = cells.map(({ nullText }, i) => separators[i] + nullText);
  const start = cells.length === 0 ? open : '';
  const closeValue = (cells.at(-1)?.after ?? '') + close;
  return (batch, first) => {
    const columns = texts(batch);
    let written = '';
    for (let row = 0; row < batch.rowCount; row++) {
      // Appends one text at a time: V8 takes longer to flatten `written + (a + b)`.
      if (beforeRow) written += beforeRow(first + row);
      written += start;
      let isAfterNull = true;
      for (let i = 0; i < literals.length; i++) {
        const cell = columns[i]?.[row] ?? null;
        if (isNull(cell)) {
          written += isAfterNull ? nullsAfterNull[i] : nulls[i];
          isAfterNull = true;
          continue;
        }
        const literal = literals[i];
        written += isAfterNull ? valuesAfterNull[i] : values[i];
        written += literal ? literal(cell) : cell;
        isAfterNull = false;
      }
      written += isAfterNull ? close : closeValue;
    }
    return written;
  };
}
