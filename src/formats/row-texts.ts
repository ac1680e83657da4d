import type { Cell, ValueType } from '../catalogue/field.ts';
import type { Batch, Column } from '../dataset/dataset.ts';
import { createCellTexts, type TableHead } from './writer.ts';

/** How the cells of each value type are written; dates and timestamps come as ISO 8601. */
export type Literals = Readonly<Record<ValueType, (cell: NonNullable<Cell>) => string>>;

/** What stands around the cells of a row. */
export interface RowParts {
  readonly open: string;
  readonly between: string;
  readonly close: string;
}

/** What stands around a cell, and for null. */
interface CellParts {
  readonly nullText: string;
  readonly before?: string;
  readonly after?: string;
}

/** Whether a cell is written as null: a number that is not finite, which no field makes, is. */
function isNull(cell: Cell): cell is null {
  return cell === null || (typeof cell === 'number' && !Number.isFinite(cell));
}

/** Writes a column's cells with what stands before and after each; null as a text of its own. */
export function cellText(
  literals: Literals,
  { type }: Pick<Column, 'type'>,
  { nullText, before = '', after = '' }: CellParts,
): (cell: Cell) => string {
  const literal = literals[type];
  return (cell) => (isNull(cell) ? nullText : before + literal(cell) + after);
}

/** A number's digits; that of a zero below zero has its sign, which `String` leaves out. */
export function digits(cell: Cell): string {
  return Object.is(cell, -0) ? '-0' : String(cell);
}

/** A decimal with a point, by which readers tell it from an integer: `5.0`, `1.0e+21`. */
export function withPoint(cell: Cell): string {
  return pointed(digits(cell));
}

/** The same of a number's digits. An exponent has its sign, without which YAML 1.1 takes it for a text. */
export function pointed(number: string): string {
  const at = number.search(/e/i);
  const mantissa = at < 0 ? number : number.slice(0, at);
  const exponent = at < 0 ? '' : number.slice(at + 1);
  const sign = exponent === '' || /^[+-]/.test(exponent) ? '' : '+';
  return `${mantissa}${mantissa.includes('.') ? '' : '.0'}${at < 0 ? '' : 'e'}${sign}${exponent}`;
}

/** Writes rows cell by cell, a function a column. */
export function createRowTexts(
  table: Pick<TableHead, 'columns'>,
  cellTexts: readonly ((cell: Cell) => string)[],
  { open, between, close }: RowParts,
): (batch: Batch) => string {
  const texts = createCellTexts(table);
  return (batch) => {
    const columns = texts(batch);
    let written = '';
    for (let row = 0; row < batch.rowCount; row++) {
      let separator = open;
      for (const [i, text] of cellTexts.entries()) {
        // One by one: V8 lays out a sum of sums more slowly.
        written = written + separator + text(columns[i]?.[row] ?? null);
        separator = between;
      }
      written += cellTexts.length === 0 ? open + close : close;
    }
    return written;
  };
}
