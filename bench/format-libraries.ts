import { Writable } from 'node:stream';
import { csvFormat, tsvFormat } from 'd3-dsv';
import { uneval } from 'devalue';
import excelJs from 'exceljs';
import { XMLBuilder } from 'fast-xml-parser';
import { markdownTable } from 'markdown-table';
import mustache from 'mustache';
import Papa from 'papaparse';
import sqlstring from 'sqlstring';
import { stringify } from 'yaml';
import type { FormatId } from '../src/formats/formats.ts';

export type Value = string | number | boolean | Date | null;

/** The rows that all of them write, as a program would hold them: a timestamp is a `Date`. They are made before the timing starts. */
export interface Content {
  readonly names: string[];
  readonly rows: Value[][];
  readonly records: Record<string, Value>[];
}

/** A library or function that one would otherwise use to write a file. */
interface Library {
  readonly name: string;
  /** Returns the text, or resolves to the number of bytes. */
  readonly write: (content: Content) => string | Promise<number>;
}

/** For libraries that take only texts. */
function textsOf({ rows }: Content): string[][] {
  return rows.map((row) =>
    row.map((value) => (value instanceof Date ? value.toISOString() : String(value ?? ''))),
  );
}

const ROWS_PER_INSERT = 500;

function insertBySqlstring({ names, rows }: Content): string {
  let script = '';
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    const values = rows.slice(from, from + ROWS_PER_INSERT);
    script += sqlstring.format('INSERT INTO ?? (??) VALUES ?;\n', ['customers', names, values]);
  }
  return script;
}

const COPY_ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

function copyByHand(content: Content): string {
  return textsOf(content)
    .map((row) =>
      row
        .map((value) =>
          value === '' ? '\\N' : value.replace(/[\\\t\n\r]/g, (found) => COPY_ESCAPES[found] ?? ''),
        )
        .join('\t'),
    )
    .join('\n');
}

const xml = new XMLBuilder({ format: true });

/** Escapes each value. */
function tableByMustache(content: Content): string {
  return mustache.render('<table>\n{{#texts}}<tr>{{#.}}<td>{{.}}</td>{{/.}}</tr>\n{{/texts}}</table>\n', {
    texts: textsOf(content),
  });
}

function linesByMustache(content: Content): string {
  return mustache.render('{{#texts}}{{#.}}{{{.}}}; {{/.}}\n{{/texts}}', { texts: textsOf(content) });
}

const papa: Library = {
  name: 'Papa Parse',
  write: ({ names, rows }) => Papa.unparse({ fields: names, data: rows }),
};
function pythonLiteral(value: Value): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return value instanceof Date
    ? `datetime.datetime.fromisoformat("${value.toISOString()}")`
    : JSON.stringify(value);
}

function pythonByHand({ records }: Content): string {
  const rows = records.map((record) =>
    Object.entries(record)
      .map(([name, value]) => `${JSON.stringify(name)}: ${pythonLiteral(value)}`)
      .join(', '),
  );
  return `customers = [\n    {${rows.join('},\n    {')}},\n]\n`;
}

/** As its documentation streams a workbook: https://github.com/exceljs/exceljs#streaming-xlsx-writercontents */
async function workbookByExcelJs({ names, rows }: Content): Promise<number> {
  let bytes = 0;
  const stream = new Writable({
    write(chunk: Uint8Array, _, done) {
      bytes += chunk.length;
      done();
    },
  });
  const workbook = new excelJs.stream.xlsx.WorkbookWriter({ stream, useStyles: true });
  const sheet = workbook.addWorksheet('customers', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = names.map((header) => ({ header }));
  for (const row of rows) sheet.addRow(row).commit();
  sheet.commit();
  await workbook.commit();
  return bytes;
}

export const libraries: Readonly<Record<FormatId, readonly Library[]>> = {
  csv: [papa, { name: 'd3-dsv', write: ({ names, records }) => csvFormat(records, names) }],
  tsv: [{ name: 'd3-dsv', write: ({ names, records }) => tsvFormat(records, names) }],
  xlsx: [{ name: 'exceljs, streamed', write: workbookByExcelJs }],
  parquet: [],
  json: [{ name: 'JSON.stringify', write: ({ records }) => JSON.stringify(records) }],
  ndjson: [
    {
      name: 'JSON.stringify',
      write: ({ records }) => records.map((record) => JSON.stringify(record)).join('\n'),
    },
  ],
  sql: [{ name: 'sqlstring', write: insertBySqlstring }],
  'sql-copy': [{ name: 'by hand', write: copyByHand }],
  xml: [{ name: 'fast-xml-parser', write: ({ records }) => xml.build({ customers: { row: records } }) }],
  yaml: [{ name: 'yaml', write: ({ records }) => stringify(records) }],
  markdown: [
    { name: 'markdown-table', write: (content) => markdownTable([content.names, ...textsOf(content)]) },
  ],
  html: [{ name: 'mustache', write: tableByMustache }],
  typescript: [{ name: 'devalue', write: ({ records }) => uneval(records) }],
  python: [{ name: 'by hand', write: pythonByHand }],
  template: [{ name: 'mustache', write: linesByMustache }],
};
