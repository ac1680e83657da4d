import { createCellTexts, type TableHead, type Writer } from './writer.ts';

/** Writes each row as a line `Record 1:` and one line `field: value` per column. A blank line separates records. */
export function createClipboardTextWriter(table: TableHead): Writer {
  const texts = createCellTexts(table);
  return {
    head: () => '',
    rows(batch, first) {
      const columns = texts(batch);
      const records = Array.from({ length: batch.rowCount }, (_, row) => {
        const lines = columns.map((cells, column) => `${table.columns[column]?.name}: ${cells[row]}`);
        return [`Record ${first + row + 1}:`, ...lines].join('\n');
      });
      return (first === 0 ? '' : '\n\n') + records.join('\n\n');
    },
    tail: () => '',
  };
}
