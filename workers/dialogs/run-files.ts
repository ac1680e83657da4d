import type { Table } from '../../src/dataset/table.ts';
import { createClipboardTableWriter } from '../../src/formats/clipboard-table.ts';
import { createClipboardTextWriter } from '../../src/formats/clipboard-text.ts';
import { createCsvWriter } from '../../src/formats/csv.ts';
import { dialogFormats } from '../../src/formats/dialog-formats.ts';
import { createJsonWriter } from '../../src/formats/json.ts';
import { flatProperties } from '../../src/formats/record-layout.ts';
import { standardSql } from '../../src/formats/sql-dialect.ts';
import { createTextScript } from '../../src/formats/sql-script.ts';
import { planFile, type TextPlan } from '../../src/formats/write-file.ts';
import { fileOfTable, type SchemaWriter, type TableHead } from '../../src/formats/writer.ts';
import type { FileHead } from '../export/write-files.ts';
import type { WrittenAs } from './protocol.ts';

interface RunFormat {
  readonly extension: string;
  readonly mediaType: string;
  readonly create: (table: TableHead) => SchemaWriter;
}

const copied = { extension: 'txt', mediaType: 'text/plain;charset=utf-8' };

/**
 * The formats of a run. CSV, JSON and SQL are the Studio's formats with these options: every value is text, JSON is indented,
 * and CSV has quotes around every value.
 */
const runFormats: Readonly<Record<WrittenAs, RunFormat>> = {
  csv: {
    ...dialogFormats.csv,
    create: (table) =>
      fileOfTable(
        table,
        createCsvWriter(table, {
          delimiter: ',',
          quote: 'always',
          header: true,
          lineEnd: 'crlf',
          bom: false,
          nullText: '',
          strings: true,
          decimal: '.',
          formulaGuard: false,
        }),
      ),
  },
  json: {
    ...dialogFormats.json,
    create: (table) =>
      fileOfTable(
        table,
        createJsonWriter(table, flatProperties(table.columns), {
          pretty: true,
          strings: true,
          bigints: 'text',
        }),
      ),
  },
  sql: {
    ...dialogFormats.sql,
    create: (table) =>
      createTextScript([table], standardSql, {
        dialect: 'postgresql',
        create: true,
        drop: false,
        existing: false,
        rowsPerInsert: 500,
        transaction: true,
        strings: true,
      }),
  },
  text: { ...copied, create: (table) => fileOfTable(table, createClipboardTextWriter(table)) },
  table: { ...copied, create: (table) => fileOfTable(table, createClipboardTableWriter(table)) },
};

export function createRunWriter(table: TableHead, as: WrittenAs): SchemaWriter {
  return runFormats[as].create(table);
}

export interface RunFile extends FileHead, TextPlan {}

/** Plans the file of a run's table. */
export function planRunFile(table: Table, as: WrittenAs): RunFile {
  const { extension, mediaType } = runFormats[as];
  return {
    name: `${table.name}.${extension}`,
    mediaType,
    ...planFile(createRunWriter(table, as), [table]),
  };
}
