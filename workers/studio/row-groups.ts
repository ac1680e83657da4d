import type { Table } from '../../src/dataset/table.ts';

/** A cell can have 65,536 characters, so a group has at most 2^25. */
const CELLS_AT_ONCE = 512;

/** Divides rows into groups that fit into memory, however long their cells are. */
export function* rowGroups(
  { columns }: Table,
  from: number,
  to: number,
): Generator<{ readonly from: number; readonly to: number }> {
  const rows = Math.max(1, Math.floor(CELLS_AT_ONCE / Math.max(1, columns.length)));
  for (let row = from; row < to; row += rows) yield { from: row, to: Math.min(row + rows, to) };
}
