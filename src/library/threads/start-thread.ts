import { Worker } from 'node:worker_threads';
import { createPortWorker, type RangeMessage, workerOfFile } from '../../formats/range-port.ts';
import type { RangeWorker } from '../../formats/range-worker.ts';
import type { FileRequest } from '../plan-request.ts';

export interface FileThread extends RangeWorker {
  /** Whether it has answered all questions and can answer more. */
  readonly isFree: boolean;
}

/** Starts a thread that writes ranges of a file. Loading takes about 0.25 s of CPU time. */
export function startThread(request: FileRequest): FileThread {
  // Without the flags of this process, such as `--import`, which the thread would run too.
  const thread = new Worker(new URL('./thread.js', import.meta.url), { workerData: request, execArgv: [] });
  let isClosed = false;
  const worker = createPortWorker({
    send(question, transferred) {
      thread.ref();
      thread.postMessage(question, transferred);
    },
    terminate() {
      isClosed = true;
      return thread.terminate();
    },
  });

  thread.on('message', (message: RangeMessage) => {
    worker.receive(message);
    // It keeps the process alive while it loads and writes. A program may end before it has read a stream to its end.
    // While it ends, it keeps the process alive again, even if a last message arrives.
    if (worker.waiting === 0 && !isClosed) thread.unref();
  });
  thread.on('messageerror', (error) => worker.lose(error.message));
  thread.on('error', (error) => worker.lose(error.message));
  thread.on('exit', (code) => worker.lose(`It exited with code ${code}.`));

  return {
    ...workerOfFile(worker, 0),
    get isFree() {
      return worker.waiting === 0 && !worker.isLost;
    },
  };
}
