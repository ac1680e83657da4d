import type { Cell } from '../catalogue/field.ts';
import type { Batch, Column, Table } from '../dataset/table.ts';
import { createIsoTexts, type TimeForm } from '../expression/iso-time.ts';
import { mapped } from '../mapped.ts';
import { createDecimalTexts } from './decimal-texts.ts';

/** A table's name, columns and keys, without its rows. */
export type TableHead = Pick<
  Table,
  'name' | 'columns' | 'primaryKey' | 'uniqueKeys' | 'foreignKeys' | 'keysLeftOut'
>;

/**
 * Writes one table in pieces, so that memory never holds a whole file: the head, then batches of rows, then the tail. Several
 * writers of the same table may share a file's rows, because the text of a batch depends on nothing but the batch and its
 * place. A writer may keep caches between batches, so each file needs new ones.
 */
export interface Writer {
  head(): string;
  /** `batch` has at least one row. `first` is the number of its first row in the file, counted from 0. */
  rows(batch: Batch, first: number): string;
  tail(): string;
  /**
   * What the tail depends on: names of facts about the rows that this writer has written. If other writers share the rows, the
   * writer of the tail needs their facts too. Absent if the tail is always the same.
   */
  readonly seen?: Set<string>;
  /** Whether `seen` can have facts about values. Otherwise its only fact is `ANY_ROW`, so the number of rows tells the tail. */
  readonly seesValues?: boolean;
}

/** The fact that a writer has written a row. */
export const ANY_ROW = 'any-row';

/** Writes a file with several tables: the head, then each table in the order of `tables`, then the tail. */
export interface SchemaWriter {
  head(): string;
  readonly tables: readonly { readonly name: string; readonly writer: Writer }[];
  tail(): string;
}

/** Makes a file with one table, without a head and tail of its own. */
export function fileOfTable({ name }: TableHead, writer: Writer): SchemaWriter {
  return { head: () => '', tables: [{ name, writer }], tail: () => '' };
}

/** Combines a file and the writer of its only table. */
export function wholeFile({ head, tables, tail }: SchemaWriter): Writer {
  const [table] = tables;
  if (!table) return { head, rows: () => '', tail };
  const { writer } = table;
  return {
    head: () => head() + writer.head(),
    rows: writer.rows,
    tail: () => writer.tail() + tail(),
    ...(writer.seen && { seen: writer.seen }),
    ...(writer.seesValues && { seesValues: true }),
  };
}

/** Turns a batch's dates, timestamps and decimals into texts where that is faster, and returns all other cells unchanged. */
export function createCellTexts(
  { columns }: { readonly columns: readonly (Pick<Column, 'type'> & Partial<Pick<Column, 'numeric'>>)[] },
  timestamps?: TimeForm,
): (batch: Batch) => readonly (readonly Cell[])[] {
  const iso = createIsoTexts(timestamps);
  const writers = columns.map(({ type, numeric }): ((cell: Cell) => Cell) | undefined => {
    if (type === 'decimal') return createDecimalTexts(numeric?.scale);
    if (type === 'date') return (cell) => (cell === null ? null : iso.date(Number(cell)));
    return type === 'timestamp' ? (cell) => (cell === null ? null : iso.time(Number(cell))) : undefined;
  });
  return (batch) =>
    mapped(batch.columns, (cells, i) => {
      const write = writers[i];
      return write ? mapped(cells, write) : cells;
    });
}
