import { setImmediate } from 'node:timers/promises';
import type { RangeWorker } from '../../formats/range-worker.ts';
import { createRangeWriter } from '../../formats/sinks/range-writer.ts';
import type { FilePlan } from '../../formats/write-file.ts';
import { errorText } from './error-text.ts';

/** Writes ranges in the current thread. Events are handled between ranges. */
export function createLocalWorker(plan: FilePlan): RangeWorker {
  const write = createRangeWriter(plan, () => performance.now());
  let isClosed = false;
  return {
    ready: Promise.resolve(),
    async write(range, buffer) {
      await setImmediate();
      if (isClosed) return { ok: false, error: { reason: 'lost', message: 'It has been closed.' } };
      try {
        return { ok: true, value: write(range, buffer) };
      } catch (error) {
        return { ok: false, error: { reason: 'failed', message: errorText(error) } };
      }
    },
    async close() {
      isClosed = true;
    },
  };
}
