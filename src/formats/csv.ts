import Papa from 'papaparse';
import type { Cell } from '../engine/engine.ts';
import type { Format } from './format.ts';

const LINE_END = '\r\n';

/** What stands between the quotes of a cell. Papa Parse quotes as well, three times slower. */
function quotable(cell: Cell): Cell {
  return typeof cell === 'string' && cell.includes('"') ? cell.replaceAll('"', '""') : cell;
}

/** RFC 4180 in UTF-8: data cells always quoted, header cells where they must be, a line end after every record. */
export const csv: Format = {
  label: 'CSV',
  extension: 'csv',
  mimeType: 'text/csv;charset=utf-8',
  head: ({ columns }) => Papa.unparse([[...columns]], { newline: LINE_END }) + LINE_END,
  rows({ rows }) {
    let written = '';
    let separator = '"';
    for (const row of rows) {
      for (const cell of row) {
        // One by one: engines lay out a sum of sums more slowly.
        written = written + separator + quotable(cell);
        separator = '","';
      }
      separator = `"${LINE_END}"`;
    }
    return `${written}"${LINE_END}`;
  },
  tail: () => '',
};
