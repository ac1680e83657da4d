import type { Column } from '../../dataset/table.ts';
import { columnLetters, headerRow } from './cells.ts';
import { MAIN, XML_HEAD } from './xml.ts';

/**
 * The rows of a sheet below its header. A sheet has 16,384 columns, and a document at most 10,000.
 * https://support.microsoft.com/office/excel-specifications-and-limits-1672b34d-7043-467e-8e27-269d656771c3
 */
export const SHEET_ROWS = 1_048_575;

/** So many cells are written as about half a megabyte of XML, which is compressed as a whole. */
const GROUP_CELLS = 10_230;

/** The number of rows that are compressed together: a divisor of a sheet's rows, so that no group is of two sheets. */
export function groupRows(columnCount: number): number {
  let rows = Math.max(1, Math.floor(GROUP_CELLS / Math.max(1, columnCount)));
  while (SHEET_ROWS % rows > 0) rows--;
  return rows;
}

/** From the header's first cell to the last cell of the last row, as in `A1:C9`, or `$A$1:$C$9`. */
export function cellRange(columnCount: number, rowCount: number, sign = ''): string {
  return `${sign}A${sign}1:${sign}${columnLetters(columnCount - 1)}${sign}${rowCount}`;
}

/** The text of a sheet before its rows: a bold, fixed header. */
export function sheetHead(columns: readonly Pick<Column, 'name'>[], widths: readonly number[]): string {
  const header = headerRow(columns);
  const pane =
    columns.length === 0
      ? ''
      : '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>';
  const cols = widths.map(
    (width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  );
  return `${XML_HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>${cols.length === 0 ? '' : `<cols>${cols.join('')}</cols>`}<sheetData>${header}`;
}

/**
 * The text of a sheet after its rows, with a filter.
 * @param rowCount with the header
 */
export function sheetTail(columnCount: number, rowCount: number): string {
  const filter = columnCount === 0 ? '' : `<autoFilter ref="${cellRange(columnCount, rowCount)}"/>`;
  return `</sheetData>${filter}</worksheet>`;
}
