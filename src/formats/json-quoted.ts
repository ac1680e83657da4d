import { createRecordTexts, jsonArray, quotable } from './json-texts.ts';
import { flatProperties, recordLayout } from './record-layout.ts';
import { createCellTexts, type TableHead, type Writer } from './writer.ts';

/** An array of indented objects, every value a text, of a table without nulls. */
export function createQuotedJsonWriter(table: TableHead): Writer<string> {
  const texts = createCellTexts(table);
  const values = table.columns.map(() => ({ quoted: true, textOf: quotable }));
  const layout = recordLayout(flatProperties(table.columns), '  ');
  const write = createRecordTexts(layout, values, ',\n');
  return jsonArray((batch) => write(texts(batch), batch.rowCount));
}
