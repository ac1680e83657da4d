import type { Json } from '../../../catalogue/field.ts';
import type { Result } from '../../../result.ts';
import { inexactNumbers } from '../../../schema/exact-numbers.ts';
import { readStudioSchema } from './read.ts';
import type { ColumnDraft, StudioColumn, StudioTable } from './studio-schema.ts';

/** The JSON of columns for the clipboard: `{ "columns": [{ "name": "id", "field": "sequence" }] }`. */
export function copiedText(columns: readonly StudioColumn[]): string {
  return JSON.stringify({ columns: columns.map(({ id, key, ...column }) => column) }, null, 2);
}

/**
 * Reads what `copiedText` wrote; undefined if the text is something else.
 *
 * @returns the columns, or a sentence that says why they cannot be read
 */
export function readCopied(text: string): Result<readonly ColumnDraft[], string> | undefined {
  const columns = listIn(text);
  if (!columns) return undefined;
  const [inexact] = inexactNumbers(text, undefined);
  if (inexact) return { ok: false, error: inexact.message };
  const read = readStudioSchema({ tables: [{ name: 'pasted', rows: 0, columns }] });
  if (!read.ok) return { ok: false, error: read.error.message };
  const [table] = read.value.tables;
  return { ok: true, value: (table?.columns ?? []).map(({ id, key, ...draft }) => draft) };
}

function listIn(text: string): readonly Json[] | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    const json: Json = JSON.parse(text);
    const columns = typeof json === 'object' && json !== null && 'columns' in json ? json.columns : undefined;
    return Array.isArray(columns) ? columns : undefined;
  } catch {
    return undefined;
  }
}

/** Pasted columns for a table: a primary key stays one only if the table has none. */
export function fittedTo(table: StudioTable, drafts: readonly ColumnDraft[]): readonly ColumnDraft[] {
  let hasKey = table.primaryKey !== undefined || table.columns.some(({ primaryKey }) => primaryKey);
  return drafts.map((draft) => {
    if (!draft.primaryKey) return draft;
    const { primaryKey, ...rest } = draft;
    const isKey = !hasKey;
    hasKey = true;
    return isKey ? draft : rest;
  });
}
