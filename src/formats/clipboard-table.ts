import { createCellTexts, type TableHead, type Writer } from './writer.ts';

const TABS_AND_LINE_ENDS = /[\t\r\n]+/g;

function line(cells: readonly unknown[]): string {
  return cells.map((cell) => String(cell).replace(TABS_AND_LINE_ENDS, ' ')).join('\t');
}

/**
 * Writes the text that spreadsheets paste: a line of column names, then one line per row. Tabs and line ends in a cell
 * become a space.
 */
export function createClipboardTableWriter(table: TableHead): Writer {
  const texts = createCellTexts(table);
  return {
    head: () => line(table.columns.map(({ name }) => name)),
    rows(batch) {
      const columns = texts(batch);
      let written = '';
      for (let row = 0; row < batch.rowCount; row++) {
        written += `\n${line(columns.map((cells) => cells[row]))}`;
      }
      return written;
    },
    tail: () => '',
  };
}
