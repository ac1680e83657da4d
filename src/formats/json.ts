import type { OptionsOfFormat } from './formats.ts';
import { JSON_INDENT } from './indented-json.ts';
import { createJsonRecords } from './json-records.ts';
import { jsonArray } from './json-texts.ts';
import { type Properties, recordLayout } from './record-layout.ts';
import type { TableHead, Writer } from './writer.ts';

export type JsonOptions = OptionsOfFormat<'json'>;

/** Writes an array of objects: indented as `JSON.stringify(records, null, 2)` prints it, or one line per record. */
export function createJsonWriter(
  table: TableHead,
  properties: Properties,
  options: Omit<JsonOptions, 'nested'>,
): Writer {
  const layout = recordLayout(properties, options.pretty ? JSON_INDENT : undefined);
  return jsonArray(createJsonRecords(table, layout, ',\n', options));
}
