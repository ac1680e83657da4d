import { yieldToEventLoop } from '../../src/formats/sinks/event-loop.ts';
import { type TextPlan, writeFile } from '../../src/formats/write-file.ts';
import type { RowsWriter } from './rows-writer.ts';

/** After this time, messages of the page are handled, such as `cancel`. */
const YIELD_EVERY_MS = 30;

/** Writes text in the current worker. */
export const rowsAlone: RowsWriter<TextPlan> = {
  async write(_, file, sink, { pause, signal, onRows }) {
    let lastYield = performance.now();
    async function handleMessages(): Promise<boolean> {
      await yieldToEventLoop();
      await pause.wait();
      lastYield = performance.now();
      signal.throwIfAborted();
      return true;
    }
    await writeFile(file, sink, {
      clock: () => performance.now(),
      onBatch(rows) {
        onRows(rows);
        return performance.now() - lastYield < YIELD_EVERY_MS ? undefined : handleMessages();
      },
    });
  },
  workers: 1,
};
