import type { Cell, ValueType } from '../catalogue/field.ts';
import type { Batch, Table } from '../dataset/dataset.ts';
import { createIsoTexts } from './iso-time.ts';

/** What a writer needs to know of a table. */
export type TableHead = Pick<Table, 'name' | 'columns'>;

export type Chunk = string | Uint8Array;

/**
 * Writes one file in pieces, so that no whole file is ever held: its head, batches of rows in order, its tail. What it
 * remembers from batch to batch is its own, and ends with the file.
 */
export interface Writer<C extends Chunk = Chunk> {
  head(): C;
  /** At least one row; `first` is the number of the first in the file, from 0. */
  rows(batch: Batch, first: number): C;
  tail(): C;
}

/** Gives a batch's cells with dates and timestamps as text; all others as they are. */
export function createCellTexts({ columns }: TableHead): (batch: Batch) => readonly (readonly Cell[])[] {
  const iso = createIsoTexts();
  const written: Partial<Record<ValueType, (time: number) => string>> = {
    date: iso.date,
    timestamp: iso.time,
  };
  const writers = columns.map(({ type }) => written[type]);
  return (batch) =>
    batch.columns.map((cells, i) => {
      const write = writers[i];
      return write ? cells.map((cell) => write(Number(cell))) : cells;
    });
}
