import type { Table } from '../dataset/dataset.ts';
import type { SchemaWriter, Writer } from './writer.ts';

/** Takes the text of a file, piece by piece, in order. */
export interface TextSink {
  /** Returns undefined when more text may follow at once, and otherwise a promise to await before that. */
  add(text: string): Promise<void> | undefined;
}

/** A file's writer and the tables that it writes, in the order of the file. */
export interface FilePlan {
  readonly writer: SchemaWriter;
  readonly tables: readonly { readonly table: Table; readonly writer: Writer }[];
}

interface WriteOptions {
  /** Row numbers from 0: each table is written from row `from` to below row `to`, or to its end. */
  readonly from?: number;
  readonly to?: number;
  /** Milliseconds since any moment. With a clock a batch takes about 15 ms at most, so that `onBatch` is called in time. */
  readonly clock?: () => number;
  /** Called after each batch with the number of its rows. Resolves to whether to go on. */
  readonly onBatch?: (rows: number) => Promise<boolean> | undefined;
}

/** How long reading and writing a batch may take, if there is a clock. */
const BATCH_MS = 15;
/** Small enough that a batch's strings die in V8's young generation. https://v8.dev/blog/trash-talk */
const BATCH_CELLS = 512;
/** In UTF-16 units. Text that leaves the processor's nearer caches makes a file of long texts a quarter slower. */
const BATCH_LENGTH = 32_768;

/** Finds the table of each of a file's writers. A writer may order the tables differently, or leave some out. */
export function planFile(writer: SchemaWriter, tables: readonly Table[]): FilePlan {
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
 * Writes a file to a sink, batch by batch. Resolves to false if `onBatch` stopped it. The text does not depend on the sizes
 * of the batches.
 */
export async function writeFile(
  { writer, tables }: FilePlan,
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
  { from = 0, to = Number.POSITIVE_INFINITY, clock = () => 0, onBatch }: WriteOptions,
): Promise<boolean> {
  await sink.add(writer.head());
  const end = Math.min(to, table.rowCount);
  const rowsMax = Math.ceil(BATCH_CELLS / Math.max(1, table.columns.length));
  let rows = 1;
  for (let row = from; row < end; ) {
    const started = clock();
    const next = Math.min(row + rows, end);
    const text = writer.rows(table.read(row, next), row - from);
    const tookMs = clock() - started;
    const added = sink.add(text);
    if (added) await added;
    // The share of the last batch that would have kept to both limits.
    const share = Math.min(BATCH_MS / Math.max(1, tookMs), BATCH_LENGTH / Math.max(1, text.length));
    rows = Math.max(1, Math.min(rowsMax, rows * 2, Math.floor(rows * share)));
    const goesOn = onBatch?.(next - row);
    if (goesOn && !(await goesOn)) return false;
    row = next;
  }
  await sink.add(writer.tail());
  return true;
}
