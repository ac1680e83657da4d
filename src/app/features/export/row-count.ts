import { RUN_ROWS_DEFAULT, RUN_ROWS_MAX, RUN_ROWS_MIN } from '../../../catalogue/limits.ts';

export const ROWS_TEXT_DEFAULT = String(RUN_ROWS_DEFAULT);

const GROUPED_DIGITS = /(?<=\d)[,\s_](?=\d{3})/g;

/** A typed row count, truncated to a whole number; not a number is 1, below 1 is 1. Not bounded above. */
export function parseRowCount(text: string): number {
  const number = Number(text.trim().replace(GROUPED_DIGITS, ''));
  return Number.isNaN(number) ? RUN_ROWS_MIN : Math.max(Math.trunc(number), RUN_ROWS_MIN);
}

export function isAboveMaximum(text: string): boolean {
  return parseRowCount(text) > RUN_ROWS_MAX;
}
