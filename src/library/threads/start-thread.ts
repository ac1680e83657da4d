import { Worker } from 'node:worker_threads';
import type { RangeFailure, RangeWorker, WrittenRange } from '../../formats/range-worker.ts';
import type { Result } from '../../result.ts';
import type { FileRequest } from '../plan-request.ts';
import type { RangeQuestion, ThreadMessage } from './thread-messages.ts';

type Answer = Result<WrittenRange, RangeFailure>;
type Lost = Extract<Answer, { readonly ok: false }>;

/** Starts a thread that writes ranges of a file. Loading takes about 0.25 s of CPU time. */
export function startThread(request: FileRequest): RangeWorker {
  // Without the flags of this process, such as `--import`, which the thread would run too.
  const thread = new Worker(new URL('./thread.js', import.meta.url), { workerData: request, execArgv: [] });
  const waiting: ((answer: Answer) => void)[] = [];
  let lost: Lost | undefined;
  let setReady: (ready: Result<void, RangeFailure>) => void = () => {};
  const ready = new Promise<Result<void, RangeFailure>>((resolve) => {
    setReady = resolve;
  });

  function lose(message: string): void {
    lost ??= { ok: false, error: { reason: 'lost', message } };
    setReady(lost);
    for (const answer of waiting.splice(0)) answer(lost);
  }

  thread.on('message', (message: ThreadMessage) => {
    if (message === 'ready') setReady({ ok: true, value: undefined });
    else waiting.shift()?.(message);
    // It keeps the process alive while it loads and writes. A program may end before it has read a stream to its end.
    if (waiting.length === 0) thread.unref();
  });
  thread.on('messageerror', (error) => lose(error.message));
  thread.on('error', (error) => lose(error.message));
  thread.on('exit', (code) => lose(`It exited with code ${code}.`));

  return {
    ready,
    write: (range, buffer) =>
      new Promise((resolve) => {
        if (lost) {
          resolve(lost);
          return;
        }
        waiting.push(resolve);
        thread.ref();
        const question: RangeQuestion = { range, buffer };
        thread.postMessage(question, buffer ? [buffer] : []);
      }),
    async close() {
      await thread.terminate();
    },
  };
}
