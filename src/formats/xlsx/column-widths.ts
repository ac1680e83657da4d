import type { Cell, ValueType } from '../../catalogue/field.ts';
import type { Batch, Column } from '../../dataset/table.ts';

/** In characters. */
const WIDTH_MIN = 6;
const WIDTH_MAX = 60;
/** The widths of a cell's margins, and of a filter's button. */
const MARGIN = 2;
const BUTTON = 3;

/** The first of the wide letters, of East Asia; the halves of surrogate pairs are beyond it. */
const FIRST_WIDE = 0x1100;
const FIRST_SURROGATE = 0xd800;
const LAST_SURROGATE = 0xdfff;

/** The width of a text in characters, at most `WIDTH_MAX`. Letters of East Asia and emoji are two characters wide. */
function textWidth(text: string): number {
  let width = 0;
  for (let i = 0; i < text.length && width < WIDTH_MAX; i++) {
    const unit = text.charCodeAt(i);
    width += unit < FIRST_WIDE || (unit >= FIRST_SURROGATE && unit <= LAST_SURROGATE) ? 1 : 2;
  }
  return width;
}

const FIXED: Readonly<Partial<Record<ValueType, number>>> = {
  boolean: 'FALSE'.length,
  date: 'YYYY-MM-DD'.length,
  timestamp: 'YYYY-MM-DD HH:MM:SS.000'.length,
};

function cellsWidth(type: ValueType, cells: readonly Cell[]): number {
  return FIXED[type] ?? Math.max(0, ...cells.map((cell) => (cell === null ? 0 : textWidth(String(cell)))));
}

/** The widths of a table's columns, by their names and some rows. */
export function columnWidths(columns: readonly Pick<Column, 'name' | 'type'>[], batch: Batch): number[] {
  return columns.map(({ name, type }, i) => {
    const cells = cellsWidth(type, batch.columns[i] ?? []);
    const width = Math.max(WIDTH_MIN, cells + MARGIN, textWidth(name) + BUTTON);
    return Math.min(WIDTH_MAX, width);
  });
}
