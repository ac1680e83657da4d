import type { Format } from './format.ts';

const SEPARATORS = /[\t\r\n]+/g;

function line(cells: readonly unknown[]): string {
  return cells.map((cell) => String(cell).replace(SEPARATORS, ' ')).join('\t');
}

/** What spreadsheets take from the clipboard: a line of names, then a line a row. Separators within a cell become a space. */
export const tabSeparated: Format = {
  label: 'Table',
  extension: 'tsv',
  mimeType: 'text/tab-separated-values;charset=utf-8',
  head: ({ columns }) => line(columns),
  rows: ({ rows }) => rows.map((row) => `\n${line(row)}`).join(''),
  tail: () => '',
};
