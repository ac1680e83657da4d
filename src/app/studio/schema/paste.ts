import type { Result } from '../../../result.ts';

/** The most columns that one paste adds. */
export const PASTED_COLUMNS_MAX = 1000;

/** The names in a pasted text: one per line, or one per cell of a spreadsheet's row. Any other text is one name. */
export function pastedNames(text: string): Result<readonly string[], { readonly count: number }> {
  const names = text.split(/[\r\n\t]+/).flatMap((name) => name.trim() || []);
  if (names.length > PASTED_COLUMNS_MAX) return { ok: false, error: { count: names.length } };
  return { ok: true, value: names };
}
