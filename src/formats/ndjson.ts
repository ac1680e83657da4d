import type { OptionsOfFormat } from './formats.ts';
import { createJsonRecords } from './json-records.ts';
import { propertiesOf } from './nested-properties.ts';
import { recordLayout } from './record-layout.ts';
import type { TableHead, Writer } from './writer.ts';

export type NdjsonOptions = OptionsOfFormat<'ndjson'>;

/** Writes one JSON object per line. https://github.com/ndjson/ndjson-spec */
export function createNdjsonWriter(table: TableHead, { nested, bigints }: NdjsonOptions): Writer {
  const layout = recordLayout(propertiesOf(table.columns, nested), undefined);
  const records = createJsonRecords(table, layout, '\n', { strings: false, bigints });
  return { head: () => '', rows: (batch) => `${records(batch)}\n`, tail: () => '' };
}
