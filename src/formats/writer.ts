import type { Cell, ValueType } from '../catalogue/field.ts';
import type { Batch, Table } from '../dataset/dataset.ts';
import { createIsoTexts } from '../expression/iso-time.ts';

/** What a writer needs to know of a table. */
export type TableHead = Pick<Table, 'name' | 'columns' | 'primaryKey' | 'uniqueKeys' | 'foreignKeys'>;

/**
 * Writes one file in pieces, so that no whole file is ever held: its head, batches of rows in order, its tail. What it
 * remembers from batch to batch is its own, and ends with the file.
 */
export interface Writer {
  head(): string;
  /** At least one row; `first` is the number of the first in the file, from 0. */
  rows(batch: Batch, first: number): string;
  tail(): string;
}

/** Writes a file of several tables: its head, each table in the order given here, its tail. */
export interface SchemaWriter {
  head(): string;
  readonly tables: readonly { readonly name: string; readonly writer: Writer }[];
  tail(): string;
}

/** A file of one table alone. */
export function fileOfTable({ name }: TableHead, writer: Writer): SchemaWriter {
  return { head: () => '', tables: [{ name, writer }], tail: () => '' };
}

/** A file of one table as a whole. */
export function wholeFile({ head, tables, tail }: SchemaWriter): Writer {
  const [table] = tables;
  if (!table) return { head, rows: () => '', tail };
  const { writer } = table;
  return {
    head: () => head() + writer.head(),
    rows: writer.rows,
    tail: () => writer.tail() + tail(),
  };
}

/** Gives a batch's cells with dates and timestamps as text; all others as they are. */
export function createCellTexts({
  columns,
}: Pick<TableHead, 'columns'>): (batch: Batch) => readonly (readonly Cell[])[] {
  const iso = createIsoTexts();
  const written: Partial<Record<ValueType, (time: number) => string>> = {
    date: iso.date,
    timestamp: iso.time,
  };
  const writers = columns.map(({ type }) => written[type]);
  return (batch) =>
    batch.columns.map((cells, i) => {
      const write = writers[i];
      return write ? cells.map((cell) => (cell === null ? null : write(Number(cell)))) : cells;
    });
}
