import { createStandaloneDatasets } from '../src/dataset/standalone.ts';
import type { Table } from '../src/dataset/table.ts';
import { createClipboardTableWriter } from '../src/formats/clipboard-table.ts';
import { createClipboardTextWriter } from '../src/formats/clipboard-text.ts';
import { dialogFormats } from '../src/formats/dialog-formats.ts';
import { dialogWriters } from '../src/formats/dialog-writers.ts';
import { type Chunk, createCellTexts, type TableHead, type Writer } from '../src/formats/writer.ts';
import { type LargeTables, loadTables, tablesNeededBy } from '../src/generators/large-tables.ts';
import { examplePattern } from '../src/generators/pattern.ts';
import { locale } from '../src/locales/en-us.ts';
import type { Result } from '../src/result.ts';
import { type RequestError, type Run, schemaFromRun } from '../src/schema/requests.ts';
import { createChunkRows } from './chunk-rows.ts';
import { yieldToEventLoop } from './event-loop.ts';
import type { OnProgress, RowsApi, WorkerError } from './protocol.ts';
import { createUtf8Blobs } from './utf8-blob.ts';

/** How long no message of the page, such as `cancel`, is handled. */
const YIELD_EVERY_MS = 30;

/** What the worker does, once what rows are made of is loaded. */
interface LocalRowsApi extends RowsApi {
  /** Loads what a run's rows are made of: before `rows`. */
  load(run: Run): Promise<void>;
}

/** @param loaded large tables that need not be loaded any more */
export function createRowsApi(loaded: LargeTables = {}): LocalRowsApi {
  const createDataset = createStandaloneDatasets(locale);
  let tables = loaded;
  const createBlob = createUtf8Blobs();
  let last: { readonly id: string; readonly table: Result<Table, RequestError> } | undefined;
  /** Numbers the files and texts that were asked for: one that is no longer the newest is cancelled. */
  let newest = 0;

  /** The table that a run describes; the last one is cached. */
  function open(run: Run): Result<Table, RequestError> {
    const id = JSON.stringify(run);
    if (last?.id !== id) last = { id, table: createTable(run) };
    return last.table;
  }

  async function load(run: Run): Promise<void> {
    const schema = schemaFromRun(run);
    if (schema.ok) tables = await loadTables(tablesNeededBy(schema.value), tables);
  }

  function createTable(run: Run): Result<Table, RequestError> {
    const schema = schemaFromRun(run);
    if (!schema.ok) return schema;
    const [{ name = '' } = {}] = schema.value.tables;
    const table = createDataset(schema.value, tables).table(name);
    return table ? { ok: true, value: table } : { ok: false, error: 'no-columns' };
  }

  /** Writes a table chunk by chunk, while it is the newest request; false when it was cancelled. */
  async function write<C extends Chunk>(
    table: Table,
    writer: Writer<C>,
    add: (chunk: C) => void,
    onProgress: OnProgress,
    request: number,
  ): Promise<boolean> {
    if (request !== newest) return false;
    const chunkRows = createChunkRows(table.columns.length);
    add(writer.head());
    let lastYield = performance.now();
    let chunk = chunkRows.first;
    for (let from = 0; from < table.rowCount; ) {
      const started = performance.now();
      const to = Math.min(from + chunk, table.rowCount);
      const text = writer.rows(table.read(from, to), from);
      add(text);
      from = to;
      const now = performance.now();
      chunk = chunkRows.next(chunk, now - started, text.length);
      if (now - lastYield < YIELD_EVERY_MS) continue;
      onProgress(to);
      await yieldToEventLoop();
      if (request !== newest) return false;
      lastYield = performance.now();
    }
    add(writer.tail());
    return true;
  }

  async function writeRun<T, C extends Chunk>(
    run: Run,
    createWriter: (table: TableHead) => Writer<C>,
    add: (chunk: C) => void,
    onProgress: OnProgress,
    finish: () => T,
  ): Promise<Result<T, WorkerError>> {
    const request = ++newest;
    try {
      await load(run);
      const table = open(run);
      if (!table.ok) return table;
      const complete = await write(table.value, createWriter(table.value), add, onProgress, request);
      return complete ? { ok: true, value: finish() } : { ok: false, error: 'cancelled' };
    } catch (error) {
      console.error(error);
      return { ok: false, error: 'failed' };
    }
  }

  function joined(
    run: Run,
    createWriter: (table: TableHead) => Writer<string>,
    onProgress: OnProgress,
  ): Promise<Result<string, WorkerError>> {
    const parts: string[] = [];
    return writeRun(
      run,
      createWriter,
      (part) => parts.push(part),
      onProgress,
      () => parts.join(''),
    );
  }

  return {
    load,
    rows(run, from, to) {
      try {
        const opened = open(run);
        if (!opened.ok) return opened;
        const table = opened.value;
        const patternProblem = table.columns.find(({ problem }) => problem)?.problem;
        if (patternProblem && from === 0) console.error(`Invalid Pattern: ${patternProblem.detail}`);
        const batch = table.read(Math.max(0, from), Math.min(to, table.rowCount));
        const columns = createCellTexts(table)(batch);
        const rows = Array.from({ length: batch.rowCount }, (_, row) =>
          columns.map((cells) => String(cells[row])),
        );
        return { ok: true, value: { columns: table.columns.map(({ name }) => name), patternProblem, rows } };
      } catch (error) {
        console.error(error);
        return { ok: false, error: 'failed' };
      }
    },
    file: (run, format, onProgress) => {
      const { add, finish } = createBlob();
      return writeRun(run, dialogWriters[format], add, onProgress, () => {
        const blob = finish(dialogFormats[format].mediaType);
        return { url: URL.createObjectURL(blob), size: blob.size };
      });
    },
    text: (run, onProgress) => joined(run, createClipboardTextWriter, onProgress),
    table: (run, onProgress) => joined(run, createClipboardTableWriter, onProgress),
    checkPattern(source) {
      const checked = examplePattern(source.trim());
      return checked.ok ? { ok: true, value: checked.example } : { ok: false, error: checked.problem };
    },
    cancel() {
      newest++;
    },
    release: (url) => URL.revokeObjectURL(url),
  };
}
