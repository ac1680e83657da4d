/** What a template or a formula reads: the longest cell of each column of its row, and the rows of its table. */
export interface ReadLengths {
  readonly lengthOf: (column: string) => number;
  readonly rows: number;
}

/** The digits of the last row's number, at least one. */
export function rowLength(rows: number): number {
  return String(Math.max(0, rows - 1)).length;
}

/** Of a text in which every occurrence of another is replaced. */
export function replacedLength(length: number, search: number, replacement: number): number {
  if (search === 0 || replacement <= search) return length;
  return length + Math.floor(length / search) * (replacement - search);
}
