import { createCellTexts, type TableHead, type Writer } from './writer.ts';

const SEPARATORS = /[\t\r\n]+/g;

function line(cells: readonly unknown[]): string {
  return cells.map((cell) => String(cell).replace(SEPARATORS, ' ')).join('\t');
}

/** What spreadsheets take from the clipboard: a line of names, then a line a row. Separators within a cell become a space. */
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
