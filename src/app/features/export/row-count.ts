import { RUN_ROWS_DEFAULT, RUN_ROWS_MAX, RUN_ROWS_MIN } from '../../../catalogue/limits.ts';

export const ROWS_TEXT_DEFAULT = String(RUN_ROWS_DEFAULT);

const GROUPED_DIGITS = /(?<=\d)[,\s_](?=\d{3})/g;

/** A typed row count, truncated to a whole number; not a number is 1. Not bounded. */
export function parseRowCount(text: string): number {
  const typed = text.trim().replace(GROUPED_DIGITS, '');
  const number = typed === '' ? Number.NaN : Number(typed);
  return Number.isNaN(number) ? RUN_ROWS_MIN : Math.trunc(number);
}

/** A typed row count that is at least 1. Not bounded above. */
export function parsePositiveRowCount(text: string): number {
  return Math.max(parseRowCount(text), RUN_ROWS_MIN);
}

/** The nearest row count that a run can have. */
export function boundedRowCount(rows: number): number {
  return Math.min(Math.max(rows, RUN_ROWS_MIN), RUN_ROWS_MAX);
}

export function isAboveMaximum(text: string): boolean {
  return parseRowCount(text) > RUN_ROWS_MAX;
}

/** Whether a run can have the typed row count. */
export function isValidRowCount(text: string): boolean {
  const rows = parseRowCount(text);
  return rows === boundedRowCount(rows);
}

/** The row count that a typed text means, as text. A number that no run can have stays as it was typed. */
export function settledRowCount(text: string): string {
  return isValidRowCount(text) ? String(parseRowCount(text)) : text;
}
