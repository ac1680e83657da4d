import { createCsvWriter } from './csv.ts';
import type { DialogFormatId } from './dialog-formats.ts';
import { createJsonWriter } from './json.ts';
import { postgresql } from './sql-dialect.ts';
import { createSqlScript, textStatements } from './sql-script.ts';
import { type TableHead, type Writer, wholeFile } from './writer.ts';

/** The formats as the dialogs write them: every value as text. */
export const dialogWriters = {
  csv: (table: TableHead) =>
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
  json: (table: TableHead) =>
    createJsonWriter(table, { pretty: true, strings: true, bigints: 'text', nested: false }),
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
