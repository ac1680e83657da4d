import type { Result } from '../../../../result.ts';

/** Columns that one paste makes. */
export const PASTED_COLUMNS_MAX = 1000;

/** The names in a pasted text: a line each, or a row of a spreadsheet's cells; one for any other text. */
export function pastedNames(text: string): Result<readonly string[], { readonly count: number }> {
  const names = text.split(/[\r\n\t]+/).flatMap((name) => name.trim() || []);
  if (names.length > PASTED_COLUMNS_MAX) return { ok: false, error: { count: names.length } };
  return { ok: true, value: names };
}
