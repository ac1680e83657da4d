import { createCsvWriter } from './csv.ts';
import type { FormatId } from './formats.ts';
import { createJsonWriter } from './json.ts';
import { createSqlWriter } from './sql.ts';
import type { TableHead, Writer } from './writer.ts';

/** The writer of each format. */
export const createWriter = {
  csv: createCsvWriter,
  json: createJsonWriter,
  sql: createSqlWriter,
} satisfies Record<FormatId, (table: TableHead) => Writer>;
