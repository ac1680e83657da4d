import type { Table } from '../../src/dataset/dataset.ts';
import type { Writer } from '../../src/formats/writer.ts';
import { createChunkRows } from '../chunk-rows.ts';
import { yieldToEventLoop } from '../event-loop.ts';
import type { PlannedFile } from './output.ts';
import { createGzipPartWriter, createPartWriter, type PartWriter } from './parts.ts';
import type { ExportedFile, ExportProgress, OnPart } from './protocol.ts';

/** How long no message of the page, such as `cancel`, is handled. */
const YIELD_EVERY_MS = 30;

export interface WriteFiles {
  readonly gzip: boolean;
  readonly onPart: OnPart;
  readonly onProgress: (progress: ExportProgress) => void;
  readonly isCancelled: () => boolean;
}

/** Writes files one after the other; undefined when it was cancelled. */
export async function writeFiles(
  files: readonly PlannedFile[],
  { gzip, onPart, onProgress, isCancelled }: WriteFiles,
): Promise<readonly ExportedFile[] | undefined> {
  const written: ExportedFile[] = [];
  let rowsBefore = 0;
  let bytesBefore = 0;
  for (const [i, { name, mediaType, writer: file, tables }] of files.entries()) {
    const create = gzip ? createGzipPartWriter : createPartWriter;
    const output = create((part) => onPart(i, part));
    let rows = 0;
    let lastYield = performance.now();
    /** Lets messages in from time to time; whether to go on. */
    const goesOn = async (rowsOfTable: number): Promise<boolean> => {
      if (performance.now() - lastYield < YIELD_EVERY_MS) return true;
      onProgress({ file: name, rows: rowsBefore + rows + rowsOfTable, bytes: bytesBefore + output.bytes });
      await yieldToEventLoop();
      lastYield = performance.now();
      return !isCancelled();
    };
    onProgress({ file: name, rows: rowsBefore, bytes: bytesBefore });
    await output.write(file.head());
    for (const { table, writer } of tables) {
      if (!(await writeTable(table, writer, output, goesOn))) return undefined;
      rows += table.rowCount;
    }
    await output.write(file.tail());
    const bytes = await output.close();
    if (isCancelled()) return undefined;
    rowsBefore += rows;
    bytesBefore += bytes;
    onProgress({ file: name, rows: rowsBefore, bytes: bytesBefore });
    written.push({ name, mediaType, rows, bytes });
  }
  return written;
}

async function writeTable(
  table: Table,
  writer: Writer<string>,
  output: PartWriter,
  goesOn: (rows: number) => Promise<boolean>,
): Promise<boolean> {
  const chunkRows = createChunkRows(table.columns.length);
  let chunk = chunkRows.first;
  await output.write(writer.head());
  for (let from = 0; from < table.rowCount; ) {
    const started = performance.now();
    const to = Math.min(from + chunk, table.rowCount);
    const text = writer.rows(table.read(from, to), from);
    const took = performance.now() - started;
    await output.write(text);
    from = to;
    chunk = chunkRows.next(chunk, took, text.length);
    if (!(await goesOn(from))) return false;
  }
  await output.write(writer.tail());
  return true;
}
