import type { Aggregate } from '../../expression/row-functions.ts';

/** Functions and filters count characters, each of up to two UTF-16 units. */
export const UNITS_PER_CHARACTER = 2;

/**
 * Changing the case makes a character at most three times as long: ΐ becomes Ϊ́.
 * https://www.unicode.org/Public/UCD/latest/ucd/SpecialCasing.txt
 */
export const CASE_GROWTH = 3;

/** The inputs of a template or a formula: the greatest length of each column's cells, and the number of rows. */
export interface ReadLengths {
  readonly lengthOf: (column: string) => number;
  /** The greatest length of the cells that an aggregate reads: 0 for a table alone. */
  readonly lengthInTable: (aggregate: Aggregate) => number;
  readonly rows: number;
}

/** The number of digits in the last row's number, at least one. */
export function rowLength(rows: number): number {
  return String(Math.max(0, rows - 1)).length;
}

/** The greatest length of a text after every occurrence of `search` characters is replaced. */
export function replacedLength(length: number, search: number, replacement: number): number {
  if (search === 0 || replacement <= search) return length;
  return length + Math.floor(length / search) * (replacement - search);
}
