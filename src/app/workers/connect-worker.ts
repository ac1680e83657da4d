import type { Remote } from 'comlink';
import type { WorkerConnection } from './worker-client.ts';

/** A worker's functions. `proxy` prepares a callback for the worker to call, and `transfer` a value that it then owns. */
export interface RemoteApi<Api> {
  readonly remote: Remote<Api>;
  readonly proxy: <T extends object>(callback: T) => T;
  readonly transfer: <T>(value: T, owned: Transferable[]) => T;
}

/** Returns a function that starts a worker. It also loads Comlink, which the page's first load does not contain. */
export function connectWorker<Api>(name: string, script: () => string | URL) {
  return async (): Promise<WorkerConnection<RemoteApi<Api>>> => {
    const comlink = await import('comlink');
    const worker = new Worker(script(), { type: 'module', name });
    const remote = comlink.wrap<Api>(worker);
    return {
      api: { remote, proxy: (callback) => comlink.proxy(callback), transfer: comlink.transfer },
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
