import { createJsonRecords } from './json-records.ts';
import type { OptionsOf } from './option-values.ts';
import { recordLayout } from './record-layout.ts';
import type { TableHead, Writer } from './writer.ts';

export type JsonOptions = OptionsOf<'json'>;

/** An array of objects: indented, as `JSON.stringify(records, null, 2)` prints it; otherwise a line a record. */
export function createJsonWriter(table: TableHead, options: JsonOptions): Writer<string> {
  const { pretty, nested } = options;
  const layout = recordLayout(table.columns, { nested, indent: pretty ? '  ' : undefined });
  const records = createJsonRecords(table, layout, ',\n', options);
  let isEmpty = true;
  return {
    head: () => '[',
    rows(batch, first) {
      isEmpty = false;
      return (first === 0 ? '\n' : ',\n') + records(batch);
    },
    tail: () => (isEmpty ? ']\n' : '\n]\n'),
  };
}
