import Papa from 'papaparse';
import type { Cell } from '../catalogue/field.ts';
import { createCellTexts, type TableHead, type Writer } from './writer.ts';

/** What stands between the quotes of a cell. Papa Parse quotes as well, three times slower. */
export function quotable(cell: Cell | undefined): Cell | undefined {
  return typeof cell === 'string' && cell.includes('"') ? cell.replaceAll('"', '""') : cell;
}

/** Rows without null, each value in quotes. */
export function quotedRows(
  columns: readonly (readonly Cell[])[],
  rowCount: number,
  { between, end }: Separators,
) {
  let written = '';
  let separator = '"';
  for (let row = 0; row < rowCount; row++) {
    for (const cells of columns) {
      // One by one: V8 lays out a sum of sums more slowly.
      written = written + separator + quotable(cells[row]);
      separator = `"${between}"`;
    }
    separator = `"${end}"`;
  }
  return `${written}"${end}`;
}

export interface Separators {
  readonly between: string;
  readonly end: string;
}

const SEPARATORS: Separators = { between: ',', end: '\r\n' };

/** Every value in quotes, of a table without nulls. */
export function createQuotedCsvWriter(table: TableHead): Writer<string> {
  const texts = createCellTexts(table);
  const names = table.columns.map(({ name }) => name);
  return {
    head: () => Papa.unparse([names]) + SEPARATORS.end,
    rows: (batch) => quotedRows(texts(batch), batch.rowCount, SEPARATORS),
    tail: () => '',
  };
}
