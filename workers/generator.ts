import { createEngine, type OpenRun } from '../src/engine/engine.ts';
import { examplePattern } from '../src/engine/pattern.ts';
import type { Run } from '../src/engine/request.ts';
import { createStream } from '../src/engine/stream.ts';
import { createFastFaker } from '../src/fast-faker/fast-faker.ts';
import type { Format } from '../src/formats/format.ts';
import { formats } from '../src/formats/formats.ts';
import { text } from '../src/formats/text.ts';
import type { Answer, GeneratorApi, OnProgress } from './api.ts';
import { locale } from './locale.ts';

/** A chunk is written in one go; its rows are counted such that it takes about this long, in milliseconds. */
const CHUNK_TIME = 15;
const FIRST_CHUNK = 20;
const LARGEST_CHUNK = 1000;
/** How long the worker stays deaf to `cancel`, in milliseconds. */
const BREATH_EVERY = 30;

/** Lets waiting messages in. A timer would be slowed to 4 ms, and in a hidden tab to a second. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Rows of the next chunk, from what the last one took: twice as many at most, and one at least. */
function nextChunk(rows: number, took: number): number {
  const fitting = Math.floor((rows * CHUNK_TIME) / Math.max(took, 1));
  return Math.max(1, Math.min(fitting, rows * 2, LARGEST_CHUNK));
}

export function createGenerator(): GeneratorApi {
  const stream = createStream();
  const fake = createFastFaker({ source: stream, locale });
  const openRun = createEngine(fake, stream);
  let last: { readonly id: string; readonly opened: ReturnType<typeof openRun> } | undefined;
  let job = 0;

  /** Opens a run, or takes it as it was opened for the question before. */
  function open(run: Run) {
    const id = JSON.stringify(run);
    if (last?.id !== id) last = { id, opened: openRun(run) };
    return last.opened;
  }

  /** Writes a run chunk by chunk; undefined when another job took its place. */
  async function write(run: OpenRun, rows: number, format: Format, onProgress: OnProgress) {
    const current = ++job;
    const parts = [format.head(run)];
    let breath = performance.now();
    let chunk = FIRST_CHUNK;
    for (let from = 0; from < rows; ) {
      const started = performance.now();
      const to = Math.min(from + chunk, rows);
      parts.push(format.rows(run.slice(from, to), from));
      from = to;
      const now = performance.now();
      chunk = nextChunk(chunk, now - started);
      if (now - breath < BREATH_EVERY) continue;
      onProgress(to);
      await breathe();
      if (current !== job) return undefined;
      breath = performance.now();
    }
    parts.push(format.tail());
    return parts;
  }

  async function answer<T>(
    run: Run,
    format: Format,
    onProgress: OnProgress,
    finish: (parts: string[]) => T,
  ): Promise<Answer<T>> {
    try {
      const opened = open(run);
      if (!opened.ok) return opened;
      const parts = await write(opened.run, run.rows, format, onProgress);
      return parts ? { ok: true, value: finish(parts) } : { ok: false, problem: 'cancelled' };
    } catch (error) {
      console.error(error);
      return { ok: false, problem: 'failed' };
    }
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
      return answer(run, format, onProgress, (parts) => {
        const blob = new Blob(parts, { type: format.mimeType });
        return { url: URL.createObjectURL(blob), size: blob.size };
      });
    },
    text: (run, onProgress) => answer(run, text, onProgress, (parts) => parts.join('')),
    checkPattern(source) {
      return examplePattern(source.trim());
    },
    cancel() {
      job++;
    },
    release: (url) => URL.revokeObjectURL(url),
  };
}
