import { createQuotedCsvWriter } from './csv-quoted.ts';
import type { DialogFormatId } from './dialog-formats.ts';
import { createJsonWriter } from './json.ts';
import { flatProperties } from './record-layout.ts';
import { postgresql } from './sql-dialect.ts';
import { createSqlScript, textStatements } from './sql-script.ts';
import { type TableHead, type Writer, wholeFile } from './writer.ts';

/** The formats as the dialogs write them: every value as text. */
export const dialogWriters = {
  csv: createQuotedCsvWriter,
  json: (table: TableHead) =>
    createJsonWriter(table, flatProperties(table.columns), { pretty: true, strings: true, bigints: 'text' }),
  sql: (table: TableHead) =>
    wholeFile(
      createSqlScript(postgresql, textStatements([table], postgresql), {
        dialect: 'postgresql',
        create: true,
        drop: false,
        rowsPerInsert: 500,
        transaction: true,
        strings: true,
      }),
    ),
} satisfies Record<DialogFormatId, (table: TableHead) => Writer<string>>;
