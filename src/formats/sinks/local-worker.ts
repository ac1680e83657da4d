import { errorText } from '../../error-text.ts';
import { type FilePlan, isTextPlan, loadPlan } from '../file-plan.ts';
import type { RangeFailure, RangeWorker, TableRange } from '../range-worker.ts';
import { createRangeWriter } from './range-writer.ts';

/** After this time, events are handled: the sink has to go on while this thread writes rows. */
const YIELD_EVERY_MS = 5;

type Answer = Awaited<ReturnType<RangeWorker['write']>>;

const failed = (error: unknown): { readonly ok: false; readonly error: RangeFailure } => ({
  ok: false,
  error: { reason: 'failed', message: errorText(error) },
});

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
  let writeRange = isTextPlan(plan) ? createRangeWriter(plan, clock) : undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  async function load(): ReturnType<() => RangeWorker['ready']> {
    try {
      writeRange ??= createRangeWriter(await loadPlan(plan), clock);
      return { ok: true, value: undefined };
    } catch (error) {
      return failed(error);
    }
  }

  async function answer(range: TableRange, buffer: ArrayBuffer | undefined): Promise<Answer> {
    try {
      const steps = writeRange?.(range, buffer);
      while (!isClosed && steps) {
        await handleEvents();
        const end = clock() + YIELD_EVERY_MS;
        do {
          const { done, value } = steps.next();
          if (done) return { ok: true, value };
        } while (clock() < end);
      }
    } catch (error) {
      return failed(error);
    }
    return { ok: false, error: { reason: 'lost', message: 'It has been closed.' } };
  }

  return {
    ready: load(),
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
