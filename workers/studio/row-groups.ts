import type { Table } from '../../src/dataset/dataset.ts';

/** Each can have 65,536 characters: 32 MB. */
const CELLS_AT_ONCE = 512;

/** Rows of a table in groups that can be read at once, whatever is in their cells. */
export function* rowGroups(
  { columns }: Table,
  from: number,
  to: number,
): Generator<{ readonly from: number; readonly to: number }> {
  const rows = Math.max(1, Math.floor(CELLS_AT_ONCE / Math.max(1, columns.length)));
  for (let row = from; row < to; row += rows) yield { from: row, to: Math.min(row + rows, to) };
}
