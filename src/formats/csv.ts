import Papa from 'papaparse';
import type { Format } from './format.ts';

const LINE_END = '\r\n';

/** RFC 4180 in UTF-8: data cells always quoted, header cells where they must be, a line end after every record. */
export const csv: Format = {
  label: 'CSV',
  extension: 'csv',
  mimeType: 'text/csv;charset=utf-8',
  head: ({ columns }) => Papa.unparse([[...columns]], { newline: LINE_END }) + LINE_END,
  rows: ({ rows }) =>
    Papa.unparse(
      rows.map((row) => row.map(String)),
      { quotes: true, newline: LINE_END },
    ) + LINE_END,
  tail: () => '',
};
