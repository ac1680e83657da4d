import { createEngine, type OpenRun } from '../src/engine/engine.ts';
import { examplePattern } from '../src/engine/pattern.ts';
import type { Run } from '../src/engine/request.ts';
import { createStream } from '../src/engine/stream.ts';
import { createFastFaker } from '../src/fast-faker/fast-faker.ts';
import type { Format } from '../src/formats/format.ts';
import { formats } from '../src/formats/formats.ts';
import { tabSeparated } from '../src/formats/tab-separated.ts';
import { text } from '../src/formats/text.ts';
import type { Answer, GeneratorApi, OnProgress } from './api.ts';
import { locale } from './locale.ts';
import { createUtf8Blobs } from './utf8-blob.ts';

/** A chunk is written in one go. In milliseconds: how long it may take; its rows follow from what the last one took. */
const CHUNK_TIME = 15;
/** Small enough that a chunk's strings die young: the longer they live, the more often they are moved. */
const CHUNK_CELLS = 512;
/** How long the worker stays deaf to `cancel`, in milliseconds. */
const BREATH_EVERY = 30;

/** Lets waiting messages in. A timer would be slowed to 4 ms, and in a hidden tab to a second. */
function breathe(): Promise<void> {
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

/** Rows of the next chunk, from what the last one took: twice as many at most, and one at least. */
function nextChunk(rows: number, took: number, most: number): number {
  const fitting = Math.floor((rows * CHUNK_TIME) / Math.max(took, 1));
  return Math.max(1, Math.min(fitting, rows * 2, most));
}

export function createGenerator(): GeneratorApi {
  const stream = createStream();
  const fake = createFastFaker({ source: stream, locale });
  const openRun = createEngine(fake, stream);
  const createBlob = createUtf8Blobs();
  let last: { readonly id: string; readonly opened: ReturnType<typeof openRun> } | undefined;
  let job = 0;

  /** Opens a run, or takes it as it was opened for the question before. */
  function open(run: Run) {
    const id = JSON.stringify(run);
    if (last?.id !== id) last = { id, opened: openRun(run) };
    return last.opened;
  }

  /** Writes a run chunk by chunk; false when another job took its place. */
  async function write(
    run: OpenRun,
    rows: number,
    format: Format,
    add: (text: string) => void,
    onProgress: OnProgress,
  ): Promise<boolean> {
    const current = ++job;
    const most = Math.ceil(CHUNK_CELLS / run.columns.length);
    add(format.head(run));
    let breath = performance.now();
    let chunk = 1;
    for (let from = 0; from < rows; ) {
      const started = performance.now();
      const to = Math.min(from + chunk, rows);
      add(format.rows(run.slice(from, to), from));
      from = to;
      const now = performance.now();
      chunk = nextChunk(chunk, now - started, most);
      if (now - breath < BREATH_EVERY) continue;
      onProgress(to);
      await breathe();
      if (current !== job) return false;
      breath = performance.now();
    }
    add(format.tail());
    return true;
  }

  async function answer<T>(
    run: Run,
    format: Format,
    add: (text: string) => void,
    onProgress: OnProgress,
    finish: () => T,
  ): Promise<Answer<T>> {
    try {
      const opened = open(run);
      if (!opened.ok) return opened;
      const whole = await write(opened.run, run.rows, format, add, onProgress);
      return whole ? { ok: true, value: finish() } : { ok: false, problem: 'cancelled' };
    } catch (error) {
      console.error(error);
      return { ok: false, problem: 'failed' };
    }
  }

  function joined(run: Run, format: Format, onProgress: OnProgress): Promise<Answer<string>> {
    const parts: string[] = [];
    return answer(
      run,
      format,
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
        const { columns, patternProblem, slice } = opened.run;
        if (patternProblem && from === 0) console.error(`Invalid Pattern: ${patternProblem.detail}`);
        const { rows } = slice(Math.max(0, from), Math.min(to, run.rows));
        return { ok: true, value: { columns, patternProblem, rows: rows.map((row) => row.map(String)) } };
      } catch (error) {
        console.error(error);
        return { ok: false, problem: 'failed' };
      }
    },
    file: (run, id, onProgress) => {
      const format = formats[id];
      const { add, finish } = createBlob();
      return answer(run, format, add, onProgress, () => {
        const blob = finish(format.mimeType);
        return { url: URL.createObjectURL(blob), size: blob.size };
      });
    },
    text: (run, onProgress) => joined(run, text, onProgress),
    table: (run, onProgress) => joined(run, tabSeparated, onProgress),
    checkPattern(source) {
      return examplePattern(source.trim());
    },
    cancel() {
      job++;
    },
    release: (url) => URL.revokeObjectURL(url),
  };
}
