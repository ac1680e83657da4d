import type { FilePlan } from '../formats/file-plan.ts';
import type { FileRequest } from './plan-request.ts';
import { type SendOptions, sendFile } from './send-file.ts';

type Controller = ReadableStreamDefaultController<Uint8Array>;

/**
 * A file as a stream of parts of 64 KiB. The first row is made when the first part is read. Afterwards one part waits for
 * the reader while the next is filled, and the writing pauses when both are full.
 */
export function streamFile(
  plan: FilePlan,
  request: FileRequest,
  options: SendOptions,
): ReadableStream<Uint8Array> {
  const { signal } = options;
  const stop = new AbortController();
  let isStarted = false;
  let isPartWanted = false;
  let onPull = () => {};
  let onStop: (reason: unknown) => void = () => {};
  // One listener for the whole stream: one per part would take memory until the end.
  stop.signal.addEventListener('abort', () => onStop(stop.signal.reason), { once: true });

  function partWanted(): Promise<void> {
    if (isPartWanted) return Promise.resolve();
    return new Promise((resolve, reject) => {
      onPull = resolve;
      onStop = reject;
    });
  }

  async function write(controller: Controller): Promise<void> {
    async function take(part: Uint8Array): Promise<void> {
      await partWanted();
      // Set before `enqueue`, which can call `pull`.
      isPartWanted = false;
      controller.enqueue(part.slice());
    }
    try {
      await sendFile(plan, request, take, { ...options, signal: stop.signal });
    } catch (error) {
      // After a cancel or an abort, the stream has its state already.
      if (!stop.signal.aborted) controller.error(error);
      return;
    }
    if (!stop.signal.aborted) controller.close();
    // Removes the listener of the caller's signal, which may live much longer.
    stop.abort();
  }

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const abort = () => {
          controller.error(signal?.reason);
          stop.abort(signal?.reason);
        };
        if (signal?.aborted) abort();
        else signal?.addEventListener('abort', abort, { once: true, signal: stop.signal });
      },
      pull(controller) {
        isPartWanted = true;
        onPull();
        if (isStarted) return;
        isStarted = true;
        // It reports errors to the controller.
        void write(controller);
      },
      cancel(reason) {
        stop.abort(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
