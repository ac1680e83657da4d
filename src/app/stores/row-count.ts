import { ROWS_DEFAULT, ROWS_MAX, ROWS_MIN } from '../../catalogue/limits.ts';

export const ROWS_TEXT_DEFAULT = String(ROWS_DEFAULT);

const GROUPED_DIGITS = /(?<=\d)[,\s_](?=\d{3})/g;

/** A typed row count as a whole number; not a number is 1, below 1 is 1. Not bounded above: 5000.5 is more than 5000. */
export function parseRowCount(text: string): number {
  const number = Number(text.trim().replace(GROUPED_DIGITS, ''));
  if (Number.isNaN(number)) return ROWS_MIN;
  return number > ROWS_MAX ? Math.ceil(number) : Math.max(Math.trunc(number), ROWS_MIN);
}

export function isAboveMaximum(text: string): boolean {
  return parseRowCount(text) > ROWS_MAX;
}
