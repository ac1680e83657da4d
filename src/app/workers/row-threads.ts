import type { RowThreads, StudioApi } from '../../../workers/studio/protocol.ts';
import type { RemoteApi } from './connect-worker.ts';
import type { WorkerConnection } from './worker-client.ts';

type Connect = () => Promise<WorkerConnection<RemoteApi<StudioApi>>>;

/**
 * Starts and ends workers that write rows for the worker of an export. That worker does not start them itself, because in
 * Firefox 153 about one call of `new Worker` in fifty never returns within a worker.
 */
function createRowThreads(connect: Connect): RowThreads & { terminate(): void } {
  /** Functions that end the running threads, by id. */
  const threads = new Map<number, () => void>();
  return {
    async start(id, source, request, port) {
      const starting = connect();
      const ended = new Promise<void>((resolve) => {
        threads.set(id, () => {
          threads.delete(id);
          starting.then(
            (thread) => thread.terminate(),
            () => {},
          );
          resolve();
        });
      });
      const failed = starting.then(
        ({ api, onError }) =>
          new Promise<never>((_, reject) => {
            onError(() => reject(new Error('The thread has failed.')));
            api.remote.serveRanges(source, request, api.transfer(port, [port])).catch(reject);
          }),
      );
      await Promise.race([ended, failed]);
    },
    end: (id) => threads.get(id)?.(),
    terminate() {
      for (const end of threads.values()) end();
    },
  };
}

/** The worker for exports, with threads that write rows for it. They end with it. */
export function withRowThreads(connectFiles: Connect, connectThread: Connect): Connect {
  return async () => {
    const files = await connectFiles();
    const threads = createRowThreads(connectThread);
    // If the worker does not load, its first request says so.
    files.api.remote.useThreads(files.api.proxy(threads)).catch(() => {});
    return {
      ...files,
      terminate() {
        files.terminate();
        threads.terminate();
      },
    };
  };
}
