import { errorText } from '../../error-text.ts';
import type { RangeWorker, TableRange } from '../range-worker.ts';
import type { FilePlan } from '../write-file.ts';
import { createRangeWriter } from './range-writer.ts';

/** After this time, events are handled: the sink has to go on while this thread writes rows. */
const YIELD_EVERY_MS = 5;

type Answer = Awaited<ReturnType<RangeWorker['write']>>;

/**
 * Writes ranges in the current thread.
 * @param clock returns milliseconds since any moment
 * @param handleEvents resolves when the waiting events have been handled
 */
export function createLocalWorker(
  plan: FilePlan,
  clock: () => number,
  handleEvents: () => Promise<void>,
): RangeWorker {
  const writeRange = createRangeWriter(plan, clock);
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  async function answer(range: TableRange, buffer: ArrayBuffer | undefined): Promise<Answer> {
    const steps = writeRange(range, buffer);
    try {
      while (!isClosed) {
        await handleEvents();
        const end = clock() + YIELD_EVERY_MS;
        do {
          const { done, value } = steps.next();
          if (done) return { ok: true, value };
        } while (clock() < end);
      }
    } catch (error) {
      return { ok: false, error: { reason: 'failed', message: errorText(error) } };
    }
    return { ok: false, error: { reason: 'lost', message: 'It has been closed.' } };
  }

  return {
    ready: Promise.resolve({ ok: true, value: undefined }),
    write(range, buffer) {
      const answered = last.then(() => answer(range, buffer));
      last = answered;
      return answered;
    },
    async close() {
      isClosed = true;
    },
  };
}
