import { copyToClipboard } from '../../lib/clipboard.ts';
import { countOf, formatCount } from '../../lib/format-count.ts';
import { studioClient } from '../../workers/studio-workers.ts';
import { COPY_BYTES_MAX, COPY_LIMITS, COPY_ROWS_MAX } from '../files/copy-limits.ts';
import { errorText } from '../files/error-text.ts';
import { schemaJson } from '../schema/json.ts';
import type { StudioColumn, StudioSchema, StudioTable } from '../schema/studio-schema.ts';
import type { CellRange } from './cell-selection.ts';

/** Spreadsheets paste TSV into cells, so it has no header. */
export const COPY_FORMATS = {
  tsv: { label: 'TSV', note: ' (no header)', options: { header: false } },
  csv: { label: 'CSV', note: '', options: {} },
  json: { label: 'JSON', note: '', options: {} },
} as const;

export type CopyFormat = keyof typeof COPY_FORMATS;

/** What is copied: a range of the columns that are not hidden. */
export interface CopiedCells {
  readonly schema: StudioSchema;
  readonly table: StudioTable;
  readonly columns: readonly StudioColumn[];
  readonly range: CellRange;
}

/** The text of cells. The worker writes it, because the page has only the rows in view, and long values cut. */
async function textOf(
  { schema, table, columns, range: { from, to, first, end } }: CopiedCells,
  format: CopyFormat,
): Promise<string> {
  const answer = await studioClient.cells(schemaJson(schema), {
    table: schema.tables.indexOf(table),
    columns: columns.slice(first, end).map((column) => table.columns.indexOf(column)),
    from,
    to,
    format,
    options: COPY_FORMATS[format].options,
    lengthMax: COPY_BYTES_MAX,
  });
  if (!answer.ok) throw new Error(errorText(answer.error));
  if (answer.value.isCut) {
    throw new Error(`These cells are too long to copy. ${COPY_LIMITS}`);
  }
  // What is pasted into a cell or a line needs no line end.
  return answer.value.text.replace(/\r?\n$/, '');
}

/** Copies cells, and resolves to what to say about it. Call it in the click or key handler itself. */
export async function copyCells(cells: CopiedCells, format: CopyFormat): Promise<string> {
  const { from, to, first, end } = cells.range;
  const rows = to - from;
  if (rows > COPY_ROWS_MAX) {
    return `${formatCount(rows)} rows are too many to copy. ${COPY_LIMITS} Select fewer rows, or download a file.`;
  }
  const text = textOf(cells, format);
  const isCopied = await copyToClipboard(text);
  const problem = await text.then(
    () => 'The browser blocked the clipboard. Allow it, and copy again.',
    ({ message }: Error) => message,
  );
  return isCopied
    ? `Copied ${countOf(rows * (end - first), 'cell')} as ${COPY_FORMATS[format].label}.`
    : problem;
}
