import type { Batch, Table } from '../dataset/table.ts';

/**
 * The part of a format whose files are bytes. Rows are written in groups. The bytes of a group depend on nothing but its rows and its
 * number, so any thread can write it, and a file has the same bytes with any number of threads. One thread assembles the groups in
 * order. It knows their positions, and can write bytes before, between and after them.
 */
export interface BinaryFile<Facts = unknown> {
  /** The writers of the tables, in the order of the plan. */
  readonly tables: readonly GroupWriter<Facts>[];
  /** Begins a file. Called once for each file, by the thread that puts its groups in order. */
  assemble(): Assembly<Facts>;
}

/** Writes the groups of a table. */
export interface GroupWriter<Facts = unknown> {
  /**
   * The number of rows of each group but the last of a table, which has at least one. It may depend on the columns, the options and the
   * sample alone. A group is in memory as a whole, two of them for each thread.
   */
  readonly groupRows: number;
  /** @param number counts the groups of the table in the file, from 0 */
  start(number: number): Group<Facts>;
}

/** A group that is being written. */
export interface Group<Facts = unknown> {
  /** Adds the next rows. The sizes of the batches vary, and must not change the bytes. */
  add(batch: Batch): void;
  /** Called once, after the last row. */
  end(): WrittenGroup<Facts>;
}

interface WrittenGroup<Facts = unknown> {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The facts about the rows that the assembly needs, as plain data that can be sent between threads. */
  readonly facts: Facts;
}

/** A group at its place in the file. */
export interface PlacedGroup<Facts = unknown> {
  /** The table's index in the file. */
  readonly table: number;
  /** Counts the groups of the table in the file, from 0. */
  readonly number: number;
  readonly rows: number;
  /** The length of the bytes. */
  readonly bytes: number;
  readonly facts: Facts;
}

/**
 * Gives a file's content around its groups, in order. `position` is the number of bytes before the content that is asked for. Each
 * content may be empty.
 */
export interface Assembly<Facts = unknown> {
  head(): FileContent;
  startTable(table: number, position: number): FileContent;
  /** Called before each group is written, which begins where this content ends. */
  startGroup(group: PlacedGroup<Facts>, position: number): FileContent;
  endTable(table: number, position: number): FileContent;
  tail(position: number): FileContent;
}

/** A piece of a file: text of a text format, bytes of a binary format. */
export type FileContent = string | Uint8Array;

/** The most rows of a sample. */
const SAMPLE_ROWS_MAX = 1000;

/** The first rows of a table. They do not depend on the rows that a file has of it. Generated anew by each call. */
export function sampleOf(table: Pick<Table, 'read' | 'rowCount'>): Batch {
  return table.read(0, Math.min(SAMPLE_ROWS_MAX, table.rowCount));
}
