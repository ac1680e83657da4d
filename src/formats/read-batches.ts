import type { Batch, Table } from '../dataset/table.ts';
import { BATCH_CELLS } from './write-file.ts';

/** Generates rows of a table, batch by batch. The next batch is made when it is asked for. */
export function* readBatches(table: Table, from: number, to: number): Generator<Batch> {
  const rows = Math.ceil(BATCH_CELLS / Math.max(1, table.columns.length));
  for (let row = from; row < to; row += rows) yield table.read(row, Math.min(row + rows, to));
}
