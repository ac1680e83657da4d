import { errorText } from '../../error-text.ts';
import { type FilePlan, loadPlan } from '../file-plan.ts';
import type { RangeMessage, RangeQuestion } from '../range-port.ts';
import { createRangeWriter, withoutPause } from './range-writer.ts';

/**
 * The worker's end of a range port: says that the worker is ready, and resolves to the function that answers a question. Rejects if a
 * format cannot be loaded.
 * @param clock returns milliseconds since any moment
 */
export async function answerRanges(
  files: readonly FilePlan[],
  send: (message: RangeMessage, transferred: ArrayBuffer[]) => void,
  clock: () => number,
): Promise<(question: RangeQuestion) => void> {
  const loaded = await Promise.all(files.map(loadPlan));
  const writers = loaded.map((plan) => createRangeWriter(plan, clock));
  send('ready', []);
  return ({ file, range, buffer }) => {
    try {
      const write = writers[file];
      if (!write) throw new RangeError(`There is no file ${file}`);
      const value = withoutPause(write(range, buffer));
      send({ ok: true, value }, [value.buffer]);
    } catch (error) {
      send({ ok: false, error: { reason: 'failed', message: errorText(error) } }, []);
    }
  };
}
