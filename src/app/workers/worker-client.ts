import type { Result } from '../../result.ts';
import { createTimeout } from '../../timeout.ts';

/** A worker that has been started. */
export interface WorkerConnection<Api> {
  readonly api: Api;
  /** Calls `listener` when the worker fails: its script does not load, it throws, or a message cannot be read. */
  onError(listener: () => void): void;
  terminate(): void;
}

/** Why a request failed: it was aborted, or the worker threw, did not start, crashed, or did not answer in time. */
export type WorkerErrorCode = 'cancelled' | 'failed' | 'worker-missing' | 'worker-lost' | 'timeout';

type WorkerResult<T, E> = Result<T, E | WorkerErrorCode>;

interface RequestOptions<Api, Progress> {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** How long the worker may take without reporting progress, in milliseconds. */
  readonly timeoutMs?: number;
  /**
   * Tells the worker to stop the request. `'terminate'` ends the worker, which can be busy for seconds without reading
   * messages; the next request starts another one. Without it, the worker finishes an aborted request.
   */
  readonly abort?: ((api: Api) => void) | 'terminate';
}

export interface WorkerClient<Api> {
  /**
   * Sends a request after all earlier requests are answered. Always resolves, with a plain value. If the worker crashes or
   * exceeds the timeout, it is terminated, the current request fails, and the next request starts another worker. If a
   * worker does not load, the waiting requests fail too.
   */
  request<T, E, Progress = number>(
    send: (api: Api, onProgress: (progress: Progress) => void) => Promise<WorkerResult<T, E>>,
    options?: RequestOptions<Api, Progress>,
  ): Promise<WorkerResult<T, E>>;
  /** The API of the running worker, if any. Direct calls to it are not queued. */
  readonly api: Api | undefined;
}

const LOAD_TIMEOUT_MS = 20_000;
const RESPONSE_TIMEOUT_MS = 5_000;

const CANCELLED = { ok: false, error: 'cancelled' } as const;
const MISSING = { ok: false, error: 'worker-missing' } as const;

/** Rejects if a worker takes too long to start, and terminates it if it starts later. */
function inTime<Api>(starting: Promise<WorkerConnection<Api>>): Promise<WorkerConnection<Api>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('The worker took too long to start'));
      starting.then(
        (late) => late.terminate(),
        () => {},
      );
    }, LOAD_TIMEOUT_MS);
    starting.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

interface Started<Api> extends WorkerConnection<Api> {
  /** Whether the worker has answered or reported progress. Until then, it may still be loading. */
  responded: boolean;
}

/** @param connect starts a worker; rejects if it cannot be loaded */
export function createWorkerClient<Api>(connect: () => Promise<WorkerConnection<Api>>): WorkerClient<Api> {
  let worker: Started<Api> | undefined;
  /** Ends the current request with an error. */
  let failRequest: ((error: WorkerErrorCode) => void) | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let loadFailures = 0;

  function discard(error: WorkerErrorCode): void {
    if (error === 'worker-missing') loadFailures++;
    worker?.terminate();
    worker = undefined;
    failRequest?.(error);
  }

  async function start(): Promise<Started<Api>> {
    const started = { ...(await inTime(connect())), responded: false };
    started.onError(() => {
      if (started === worker) discard(started.responded ? 'worker-lost' : 'worker-missing');
    });
    return started;
  }

  /** Sends a request. Resolves to the answer, or to an error if the worker is discarded first. */
  function exchange<T, E, Progress>(
    { api }: Started<Api>,
    send: (api: Api, onProgress: (progress: Progress) => void) => Promise<WorkerResult<T, E>>,
    { signal, timeoutMs = RESPONSE_TIMEOUT_MS, onProgress, abort }: RequestOptions<Api, Progress>,
  ): Promise<WorkerResult<T, E>> {
    const limitMs = () => (worker?.responded ? timeoutMs : LOAD_TIMEOUT_MS);
    const timeout = createTimeout(limitMs, () => discard(worker?.responded ? 'timeout' : 'worker-missing'));
    const onAbort = () => (abort === 'terminate' ? discard('cancelled') : abort?.(api));
    signal?.addEventListener('abort', onAbort, { once: true });
    return new Promise((resolve) => {
      function finish(result: WorkerResult<T, E>): void {
        timeout.stop();
        signal?.removeEventListener('abort', onAbort);
        failRequest = undefined;
        resolve(result);
      }
      failRequest = (error) => finish({ ok: false, error });
      const current = failRequest;
      /** Progress has its own message port, so it may arrive after the answer. */
      const isCurrent = () => failRequest === current;
      send(api, (progress) => {
        if (!isCurrent()) return;
        if (worker) worker.responded = true;
        timeout.restart();
        onProgress?.(progress);
      }).then(
        (result) => {
          if (!isCurrent()) return;
          if (worker) worker.responded = true;
          finish(result);
        },
        (error: unknown) => {
          console.warn(error);
          if (isCurrent()) finish({ ok: false, error: 'failed' });
        },
      );
    });
  }

  async function run<T, E, Progress>(
    send: (api: Api, onProgress: (progress: Progress) => void) => Promise<WorkerResult<T, E>>,
    options: RequestOptions<Api, Progress>,
    failuresBefore: number,
  ): Promise<WorkerResult<T, E>> {
    if (options.signal?.aborted) return CANCELLED;
    if (loadFailures !== failuresBefore) return MISSING;
    try {
      worker ??= await start();
    } catch (error) {
      console.warn(error);
      loadFailures++;
      return MISSING;
    }
    return exchange(worker, send, options);
  }

  return {
    request(send, options = {}) {
      const { signal } = options;
      const failuresBefore = loadFailures;
      const answer = queue.then(() => run(send, options, failuresBefore));
      queue = answer;
      return new Promise((resolve) => {
        const cancel = () => resolve(CANCELLED);
        signal?.addEventListener('abort', cancel, { once: true });
        void answer.then((result) => {
          signal?.removeEventListener('abort', cancel);
          resolve(result);
        });
      });
    },
    get api() {
      return worker?.api;
    },
  };
}
