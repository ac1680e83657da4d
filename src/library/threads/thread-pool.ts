import type { RangeWorker } from '../../formats/range-worker.ts';
import type { FileRequest } from '../plan-request.ts';
import { type FileThread, startThread } from './start-thread.ts';

/** Threads that stay for more rows of the same file. */
export interface ThreadPool {
  /** A thread that is free, or a new one. Closing it returns it to the pool, unless it is still writing or has ended. */
  start(): RangeWorker;
  /** Ends the threads that are free. Never rejects. */
  close(): Promise<void>;
}

/**
 * A new thread takes 0.25 s of CPU time to load, and about as much until V8 has optimized its code. A table whose rows are
 * written in many parts keeps its threads from one to the next.
 */
export function createThreadPool(request: FileRequest): ThreadPool {
  const free: FileThread[] = [];
  return {
    start() {
      const thread = free.pop() ?? startThread(request);
      return {
        ready: thread.ready,
        write: thread.write,
        async close() {
          if (thread.isFree) free.push(thread);
          else await thread.close();
        },
      };
    },
    async close() {
      await Promise.all(free.splice(0).map((thread) => thread.close()));
    },
  };
}
