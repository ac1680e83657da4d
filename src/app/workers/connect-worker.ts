import type { Remote } from 'comlink';
import type { WorkerConnection } from './worker-client.ts';

/** A worker's functions, and what makes functions that it can call. */
export interface RemoteApi<Api> {
  readonly remote: Remote<Api>;
  readonly proxy: <T extends object>(callback: T) => T;
}

/** Starts a worker. Comlink is loaded with it: it is no part of the page's first load. */
export function connectWorker<Api>(name: string, script: () => string | URL) {
  return async (): Promise<WorkerConnection<RemoteApi<Api>>> => {
    const comlink = await import('comlink');
    const worker = new Worker(script(), { type: 'module', name });
    const remote = comlink.wrap<Api>(worker);
    return {
      api: { remote, proxy: (callback) => comlink.proxy(callback) },
      onError(listener) {
        worker.addEventListener('error', listener);
        worker.addEventListener('messageerror', listener);
      },
      terminate() {
        worker.terminate();
        remote[comlink.releaseProxy]();
      },
    };
  };
}
