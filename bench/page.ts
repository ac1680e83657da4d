import { makeFile } from '../src/app/workers/rows-client.ts';
import { measure, subjects } from './measure.ts';

const { signal } = new AbortController();

const bench = {
  subjects,
  /** Measures a subject with the page's real worker. */
  measure: (subject: string, rounds: number) =>
    measure(subject, rounds, async (run, format) => {
      const outcome = await makeFile(run, format, { signal, onProgress: () => {} });
      if (!outcome.ok) throw new Error(outcome.error);
    }),
};

export type Bench = typeof bench;

Object.assign(globalThis, { bench });
