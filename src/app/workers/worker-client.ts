import type { Result } from '../../result.ts';

/** A worker that has been started. */
export interface WorkerConnection<Api> {
  readonly api: Api;
  /** Calls back when the worker fails: its script did not load, it threw, or a message could not be read. */
  onError(listener: () => void): void;
  terminate(): void;
}

/** Why a request has no value: it was aborted, or the worker threw, never started, died, or did not answer in time. */
export type WorkerErrorCode = 'cancelled' | 'failed' | 'worker-missing' | 'worker-lost' | 'timeout';

type WorkerResult<T, E> = Result<T, E | WorkerErrorCode>;

interface RequestOptions<Api, Progress> {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** How long the worker may take without reporting progress, in milliseconds. */
  readonly timeoutMs?: number;
  /** Asks the worker to stop the request; without it an aborted request runs to its end. */
  readonly abort?: (api: Api) => void;
}

export interface WorkerClient<Api> {
  /**
   * Sends a request once all before it are answered. Always resolves, with a plain value. A worker that dies or exceeds
   * the timeout is terminated and fails the one request under way; the next request starts another worker. One that does
   * not load fails the requests that wait for it too.
   */
  request<T, E, Progress = number>(
    send: (api: Api, onProgress: (progress: Progress) => void) => Promise<WorkerResult<T, E>>,
    options?: RequestOptions<Api, Progress>,
  ): Promise<WorkerResult<T, E>>;
  /** The worker, if one runs: for messages that have no answer. */
  readonly api: Api | undefined;
}

/** In milliseconds. */
const LOAD_TIMEOUT_MS = 20_000;
const RESPONSE_TIMEOUT_MS = 5_000;
/** A timer that fires later than this shows that the page was suspended, not that the worker hangs. */
const SUSPENDED_AFTER_MS = 1_000;

const CANCELLED = { ok: false, error: 'cancelled' } as const;
const MISSING = { ok: false, error: 'worker-missing' } as const;

/** Calls `expired` when `limitMs()` pass without a call of `restart`. */
function createTimeout(limitMs: () => number, expired: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function restart(): void {
    clearTimeout(timer);
    const due = performance.now() + limitMs();
    timer = setTimeout(() => {
      if (performance.now() > due + SUSPENDED_AFTER_MS) restart();
      else expired();
    }, limitMs());
  }
  restart();
  return { restart, stop: () => clearTimeout(timer) };
}

/** Rejects when a worker takes too long to start; one that starts after that is terminated. */
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
  /** Whether it has answered or reported progress: until then it may still be loading. */
  responded: boolean;
}

/** @param connect starts a worker; rejects where it cannot be loaded */
export function createWorkerClient<Api>(connect: () => Promise<WorkerConnection<Api>>): WorkerClient<Api> {
  let worker: Started<Api> | undefined;
  /** Ends the request under way with an error. */
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

  /** Resolves with the answer, or with an error when the worker is discarded first. */
  function exchange<T, E, Progress>(
    { api }: Started<Api>,
    send: (api: Api, onProgress: (progress: Progress) => void) => Promise<WorkerResult<T, E>>,
    { signal, timeoutMs = RESPONSE_TIMEOUT_MS, onProgress, abort }: RequestOptions<Api, Progress>,
  ): Promise<WorkerResult<T, E>> {
    const limitMs = () => (worker?.responded ? timeoutMs : LOAD_TIMEOUT_MS);
    const timeout = createTimeout(limitMs, () => discard(worker?.responded ? 'timeout' : 'worker-missing'));
    const onAbort = () => abort?.(api);
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
      /** Progress travels by a port of its own and may arrive after the answer. */
      const isUnderWay = () => failRequest === current;
      send(api, (progress) => {
        if (!isUnderWay()) return;
        if (worker) worker.responded = true;
        timeout.restart();
        onProgress?.(progress);
      }).then(
        (result) => {
          if (!isUnderWay()) return;
          if (worker) worker.responded = true;
          finish(result);
        },
        (error: unknown) => {
          console.warn(error);
          if (isUnderWay()) finish({ ok: false, error: 'failed' });
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
      console.error(error);
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
