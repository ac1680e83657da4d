import { createRequestDatasets } from '../src/dataset/request-datasets.ts';
import type { Table } from '../src/dataset/table.ts';
import { createClipboardTableWriter } from '../src/formats/clipboard-table.ts';
import { createClipboardTextWriter } from '../src/formats/clipboard-text.ts';
import { dialogFormats } from '../src/formats/dialog-formats.ts';
import { dialogWriters } from '../src/formats/dialog-writers.ts';
import { type Chunk, createCellTexts, type TableHead, type Writer } from '../src/formats/writer.ts';
import { examplePattern } from '../src/generators/pattern.ts';
import { locale } from '../src/locales/en-us.ts';
import type { Result } from '../src/result.ts';
import { type RequestError, type Run, schemaFromRun } from '../src/schema/requests.ts';
import type { OnProgress, RowsApi, WorkerError } from './protocol.ts';
import { createUtf8Blobs } from './utf8-blob.ts';

/** How long a chunk may take: the number of its rows follows from the time that the last one took. */
const CHUNK_TIME_MS = 15;
/** Small enough that a chunk's strings die in V8's young generation. https://v8.dev/blog/trash-talk */
const CHUNK_CELLS = 512;
/** In characters: more than stays in the processor's nearer caches makes a file of long texts a quarter slower. */
const CHUNK_LENGTH = 32_768;
/** How long no message of the page, such as `cancel`, is handled. */
const YIELD_EVERY_MS = 30;

/** Lets waiting messages be handled. A timer would be slowed to 4 ms, and in a hidden tab to a second. */
function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      // Held until then: a port that nothing holds may be collected with what it has sent.
      port2.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Rows of the next chunk, from the time and the length of the last one: twice as many at most, and one at least. */
function nextChunk(rows: number, tookMs: number, length: number, maxRows: number): number {
  const share = Math.min(CHUNK_TIME_MS / Math.max(tookMs, 1), CHUNK_LENGTH / Math.max(length, 1));
  return Math.max(1, Math.min(Math.floor(rows * share), rows * 2, maxRows));
}

export function createRowsApi(): RowsApi {
  const createDataset = createRequestDatasets(locale);
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

  function createTable(run: Run): Result<Table, RequestError> {
    const schema = schemaFromRun(run);
    if (!schema.ok) return schema;
    const [{ name = '' } = {}] = schema.value.tables;
    const table = createDataset(schema.value).table(name);
    return table ? { ok: true, value: table } : { ok: false, error: 'no-columns' };
  }

  /** Writes a table chunk by chunk; false when it was cancelled. */
  async function write<C extends Chunk>(
    table: Table,
    writer: Writer<C>,
    add: (chunk: C) => void,
    onProgress: OnProgress,
  ): Promise<boolean> {
    const request = ++newest;
    const maxRows = Math.ceil(CHUNK_CELLS / table.columns.length);
    add(writer.head());
    let lastYield = performance.now();
    let chunk = 1;
    for (let from = 0; from < table.rowCount; ) {
      const started = performance.now();
      const to = Math.min(from + chunk, table.rowCount);
      const text = writer.rows(table.read(from, to), from);
      add(text);
      from = to;
      const now = performance.now();
      chunk = nextChunk(chunk, now - started, text.length, maxRows);
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
    try {
      const table = open(run);
      if (!table.ok) return table;
      const complete = await write(table.value, createWriter(table.value), add, onProgress);
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
