import { createQuotedCsvWriter } from './csv-quoted.ts';
import type { DialogFormatId } from './dialog-formats.ts';
import { createQuotedJsonWriter } from './json-quoted.ts';
import { createQuotedSqlWriter } from './sql-quoted.ts';
import type { TableHead, Writer } from './writer.ts';

/** The formats as the dialogs write them: every value as text. */
export const dialogWriters = {
  csv: createQuotedCsvWriter,
  json: createQuotedJsonWriter,
  sql: createQuotedSqlWriter,
} satisfies Record<DialogFormatId, (table: TableHead) => Writer<string>>;
