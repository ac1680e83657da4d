import { makeFile } from '../src/app/workers/rows-client.ts';
import type { FakerFileRequest } from './faker-file.ts';
import { measure, subjects } from './measure.ts';

const { signal } = new AbortController();

/** The name that the build gives to `faker-file.ts`. */
const FAKER_FILE_SCRIPT = '/faker-file.js';

const bench = {
  subjects,
  /** Measures a subject with the page's real worker. */
  measure: (subject: string, rounds: number) =>
    measure(subject, rounds, async (run, format) => {
      const outcome = await makeFile(run, format, { signal, onProgress: () => {} });
      if (!outcome.ok) throw new Error(outcome.error);
    }),
  /** Writes a subject's rows to a private file with plain faker and Papa Parse, and removes it. Returns the time in ms. */
  async fakerFile(subject: string, rows: number): Promise<{ readonly ms: number; readonly bytes: number }> {
    const start = performance.now();
    const worker = new Worker(FAKER_FILE_SCRIPT, { type: 'module' });
    const request: FakerFileRequest = { subject, rows, file: `${subject}.csv` };
    const bytes = await new Promise<number>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data));
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      worker.postMessage(request);
    });
    const ms = performance.now() - start;
    worker.terminate();
    await (await navigator.storage.getDirectory()).removeEntry(request.file);
    return { ms, bytes };
  },
};

export type Bench = typeof bench;

Object.assign(globalThis, { bench });
