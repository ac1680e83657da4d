import type { Cell, ValueType } from '../../catalogue/field.ts';
import type { Batch, Column } from '../../dataset/table.ts';
import { DAY_MS } from '../../expression/dates.ts';
import { createIsoTexts } from '../../expression/iso-time.ts';
import { isNull } from '../row-texts.ts';
import { decimalStyle, STYLES } from './styles.ts';
import { inlineText } from './texts.ts';

/** Days from 1899-12-30 to 1970-01-01. Excel's day 1 is 1900-01-01, but it counts a day 1900-02-29, which never existed. */
const DAYS_TO_1970 = 25_569;
/** From this day on, all spreadsheets give a day the same number. Excel has no days before 1900. */
const FIRST_MOMENT = Date.UTC(1900, 2, 1);

/**
 * The smallest and the largest absolute value of a number other than zero.
 * https://support.microsoft.com/office/excel-specifications-and-limits-1672b34d-7043-467e-8e27-269d656771c3
 */
const NUMBER_MIN = 2.2251e-308;
const NUMBER_MAX = 9.99999999999999e307;
/** A double holds each decimal of so many digits, and Excel shows no more. */
const DIGITS_MAX = 15;

/** Writes what follows a cell's reference, up to the end of the cell. */
type CellWriter = (cell: NonNullable<Cell>) => string;

function number(style: string, value: number | string): string {
  return `"${style}><v>${value}</v></c>`;
}

function text(value: string): string {
  return `" s="${STYLES.text}" t="inlineStr">${inlineText(value)}</c>`;
}

/** Whether Excel has a number. Negative zero is written as zero. */
function isNumber(value: number): boolean {
  const size = Math.abs(value);
  return size === 0 || (size >= NUMBER_MIN && size <= NUMBER_MAX);
}

const DECIMAL = /^-?(\d+)(?:\.(\d+))?$/;

/** Writes a decimal that is given as digits, because the zeros at its end count. */
function digits(value: string): string {
  const [, whole = '', decimals = ''] = DECIMAL.exec(value) ?? [];
  const significant = (whole + decimals).replace(/^0+/, '').length;
  if (whole === '' || decimals.length > DIGITS_MAX || significant > DIGITS_MAX) return text(value);
  return number(decimals === '' ? '' : ` s="${decimalStyle(decimals.length)}"`, Number(value) + 0);
}

function decimal(cell: NonNullable<Cell>): string {
  if (typeof cell === 'string') return digits(cell);
  const value = Number(cell);
  return isNumber(value) ? number('', value + 0) : text(String(value));
}

const INTEGER = ` s="${STYLES.integer}"`;

function integer(cell: NonNullable<Cell>): string {
  return Number.isSafeInteger(cell) ? number(INTEGER, Number(cell) + 0) : text(String(cell));
}

function moment(style: number, iso: (time: number) => string): CellWriter {
  const attribute = ` s="${style}"`;
  return (cell) => {
    const time = Number(cell);
    return time < FIRST_MOMENT ? text(iso(time)) : number(attribute, time / DAY_MS + DAYS_TO_1970);
  };
}

/** How cells of each type are written. It caches dates, so each file needs new ones. */
function createCellWriters(): Readonly<Record<ValueType, CellWriter>> {
  const iso = createIsoTexts();
  return {
    text: (cell) => text(String(cell)),
    json: (cell) => text(String(cell)),
    integer,
    decimal,
    boolean: (cell) => `" t="b"><v>${cell ? 1 : 0}</v></c>`,
    date: moment(STYLES.date, iso.date),
    timestamp: moment(STYLES.timestamp, iso.time),
  };
}

const LETTERS = 26;
const FIRST_LETTER = 'A'.charCodeAt(0);

/** The letters of a column, given its number from 0: A to Z, then AA. */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(FIRST_LETTER + (index % LETTERS));
  return index < LETTERS ? letter : columnLetters(Math.floor(index / LETTERS) - 1) + letter;
}

/**
 * Returns a function that writes the rows of a batch. Empty cells are left out.
 * @returns a function whose `number` is the number of the batch's first row in the sheet, counted from 1
 */
export function createRows(
  columns: readonly Pick<Column, 'type'>[],
): (batch: Batch, number: number) => string {
  const writers = createCellWriters();
  const write = columns.map(({ type }) => writers[type]);
  const opens = columns.map((_, i) => `<c r="${columnLetters(i)}`);
  return (batch, first) => {
    let written = '';
    for (let row = 0; row < batch.rowCount; row++) {
      const number = String(first + row);
      written += `<row r="${number}">`;
      for (let i = 0; i < write.length; i++) {
        const cell = batch.columns[i]?.[row] ?? null;
        if (isNull(cell)) continue;
        // Appends one text at a time: V8 takes longer to flatten `written + (a + b)`.
        written += opens[i];
        written += number;
        written += write[i]?.(cell);
      }
      written += '</row>';
    }
    return written;
  };
}

/** The row of a sheet's header. */
export function headerRow(columns: readonly Pick<Column, 'name'>[]): string {
  const cells = columns.map(
    ({ name }, i) => `<c r="${columnLetters(i)}1" s="${STYLES.header}" t="inlineStr">${inlineText(name)}</c>`,
  );
  return cells.length === 0 ? '' : `<row r="1">${cells.join('')}</row>`;
}
