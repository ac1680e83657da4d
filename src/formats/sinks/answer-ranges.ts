import { errorText } from '../../error-text.ts';
import type { RangeMessage, RangeQuestion } from '../range-port.ts';
import type { FilePlan } from '../write-file.ts';
import { createRangeWriter, withoutPause } from './range-writer.ts';

/**
 * The worker's end of a range port: says that the worker is ready, and returns the function that answers a question.
 * @param clock returns milliseconds since any moment
 */
export function answerRanges(
  files: readonly FilePlan[],
  send: (message: RangeMessage, transferred: ArrayBuffer[]) => void,
  clock: () => number,
): (question: RangeQuestion) => void {
  const writers = files.map((plan) => createRangeWriter(plan, clock));
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
