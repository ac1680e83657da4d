import type { Table } from '../dataset/table.ts';
import type { SchemaWriter, Writer } from './writer.ts';

/** Receives the text of a file, piece by piece, in order. */
export interface TextSink {
  /** Returns undefined if more text may follow immediately, or else a promise to await first. */
  add(text: string): Promise<void> | undefined;
}

/** A sink that also receives text that is already encoded in UTF-8. */
export interface ContentSink extends TextSink {
  /** The caller may reuse the bytes after the promise, if there is one. */
  add(content: string | Uint8Array): Promise<void> | undefined;
}

/** The writer of a text file and the tables that it writes, in the order of the file. */
export interface TextPlan {
  readonly writer: SchemaWriter;
  readonly tables: readonly { readonly table: Table; readonly writer: Writer }[];
}

/**
 * Plans a part of a file: rows alone, without the text before and after them.
 * @param first the number, in the whole file, of the first row that is written
 */
export function planRowsOnly({ tables }: TextPlan, first: number): TextPlan {
  const nothing = () => '';
  const parts = tables.map(({ table, writer }) => ({
    table,
    writer: {
      head: nothing,
      rows: (batch, number) => writer.rows(batch, first + number),
      tail: nothing,
    } satisfies Writer,
  }));
  return {
    writer: {
      head: nothing,
      tables: parts.map(({ table, writer }) => ({ name: table.name, writer })),
      tail: nothing,
    },
    tables: parts,
  };
}

interface WriteOptions {
  /** Row numbers from 0: each table is written from row `from` to below row `to`, or to its end. */
  readonly from?: number;
  readonly to?: number;
  /**
   * Returns milliseconds since any moment. With a clock, a batch takes at most about 15 ms, so `onBatch` is called
   * often.
   */
  readonly clock?: () => number;
  /** Called after each batch with the number of its rows. If the promise resolves to false, writing stops. */
  readonly onBatch?: (rows: number) => Promise<boolean> | undefined;
}

/** How long a batch may take to generate and write, if there is a clock. */
const BATCH_MS = 15;
/**
 * Small enough that a batch's strings become garbage in V8's young generation, where freeing them is cheap.
 * https://v8.dev/blog/trash-talk
 */
export const BATCH_CELLS = 1024;
/**
 * In UTF-16 units. Longer batches do not fit the processor's inner caches: a file of long texts then takes a quarter
 * longer.
 */
const BATCH_LENGTH = 32_768;

/** Pairs a file's writers with their tables. A writer may change the order of the tables, or leave some out. */
export function planFile(writer: SchemaWriter, tables: readonly Table[]): TextPlan {
  const byName = new Map(tables.map((table) => [table.name, table]));
  return {
    writer,
    tables: writer.tables.flatMap(({ name, writer: tableWriter }) => {
      const table = byName.get(name);
      return table ? [{ table, writer: tableWriter }] : [];
    }),
  };
}

/**
 * Writes a file to a sink, batch by batch. Resolves to false if `onBatch` stopped it. The sizes of the batches do not change
 * the text.
 */
export async function writeFile(
  { writer, tables }: TextPlan,
  sink: TextSink,
  options: WriteOptions = {},
): Promise<boolean> {
  await sink.add(writer.head());
  for (const { table, writer: tableWriter } of tables) {
    if (!(await writeTable(table, tableWriter, sink, options))) return false;
  }
  await sink.add(writer.tail());
  return true;
}

async function writeTable(
  table: Table,
  writer: Writer,
  sink: TextSink,
  { from = 0, to = Number.POSITIVE_INFINITY, clock, onBatch }: WriteOptions,
): Promise<boolean> {
  await sink.add(writer.head());
  const end = Math.min(to, table.rowCount);
  for (const { text, rows } of writeBatches(table, writer, { from, to: end, first: 0, clock })) {
    const added = sink.add(text);
    if (added) await added;
    const continues = onBatch?.(rows);
    if (continues && !(await continues)) return false;
  }
  await sink.add(writer.tail());
  return true;
}

interface BatchOptions {
  readonly from: number;
  readonly to: number;
  /** The number of the row `from` in the file, counted from 0. */
  readonly first: number;
  readonly clock?: (() => number) | undefined;
}

/** Generates and writes rows of a table. The next batch is made when it is asked for. */
export function* writeBatches(
  table: Table,
  writer: Writer,
  { from, to, first, clock = () => 0 }: BatchOptions,
): Generator<{ readonly text: string; readonly rows: number }> {
  const rowsMax = Math.ceil(BATCH_CELLS / Math.max(1, table.columns.length));
  let rows = 1;
  for (let row = from; row < to; ) {
    const started = clock();
    const next = Math.min(row + rows, to);
    const text = writer.rows(table.read(row, next), first + row - from);
    const tookMs = clock() - started;
    yield { text, rows: next - row };
    // The part of the last batch that would have been within both limits.
    const share = Math.min(BATCH_MS / Math.max(1, tookMs), BATCH_LENGTH / Math.max(1, text.length));
    rows = Math.max(1, Math.min(rowsMax, rows * 2, Math.floor(rows * share)));
    row = next;
  }
}
