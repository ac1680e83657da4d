import type { Exported, ExportProgress, OnPart, OnProgress } from '../../../workers/protocol.ts';
import type { Result } from '../../result.ts';
import type { FileSink } from './blob-sink.ts';
import {
  createWorkerClient,
  type WorkerClient,
  type WorkerConnection,
  type WorkerErrorCode,
} from './worker-client.ts';

/** The part of a worker's API that this client calls itself, written without Comlink's generic types. */
interface SourceWorker<Sent> {
  readonly remote: {
    open(number: number, source: Sent): Promise<void>;
    pause(isPaused: boolean): Promise<void>;
    cancel(): Promise<void>;
  };
  readonly proxy: <T extends object>(callback: T) => T;
}

export interface ExportOptions {
  readonly signal: AbortSignal;
  /** Receives the files if the destination is the page. */
  readonly sink?: FileSink;
  readonly onProgress: (progress: ExportProgress) => void;
}

/**
 * Sends requests about sources to two instances of a worker. A source is sent when it is not the last that the instance got,
 * and is known by its identity, so it must not change.
 */
export interface SourceClient<Source extends object, Worker> {
  /** Sends a request other than an export. It has its own worker, so that no answer waits for an export. */
  ask<T, E>(
    source: Source,
    send: (worker: Worker, number: number) => Promise<Result<T, E>>,
    signal?: AbortSignal,
  ): Promise<Result<T, E | WorkerErrorCode>>;
  /** Writes files, with the worker for files. The error is `sink-failed` if the sink throws. */
  export<E>(
    source: Source,
    send: (
      worker: Worker,
      number: number,
      onPart: OnPart,
      onProgress: OnProgress,
    ) => Promise<Result<Exported, E>>,
    options: ExportOptions,
  ): Promise<Result<Exported, E | WorkerErrorCode | 'sink-failed'>>;
  /** Pauses the export that is running, or resumes it. Has no effect on later exports. */
  pauseExport(isPaused: boolean): void;
  readonly questions: WorkerClient<Worker>;
  readonly files: WorkerClient<Worker>;
}

interface ClientOptions<Source, Sent, Worker> {
  readonly connectQuestions: () => Promise<WorkerConnection<Worker>>;
  readonly connectFiles: () => Promise<WorkerConnection<Worker>>;
  /** Converts a source to the value that is sent to a worker. */
  readonly toSent: (source: Source) => Sent;
  /** How long an answer may take, in milliseconds. */
  readonly answerTimeoutMs: number;
  /** How long an export may go without a part or progress, in milliseconds. */
  readonly partTimeoutMs: number;
}

export function createSourceClient<Source extends object, Sent, Worker extends SourceWorker<Sent>>({
  connectQuestions,
  connectFiles,
  toSent,
  answerTimeoutMs,
  partTimeoutMs,
}: ClientOptions<Source, Sent, Worker>): SourceClient<Source, Worker> {
  const questions = createWorkerClient(connectQuestions);
  const files = createWorkerClient(connectFiles);
  const numbers = new WeakMap<Source, number>();
  let lastNumber = 0;
  /** The export that is paused and resumed: the one that runs, or else the first that waits. */
  let pausable: { setPaused: (isPaused: boolean) => void } | undefined;
  /** The source that each worker opened last. */
  const sent = new WeakMap<Worker, { readonly number: number; readonly opened: Promise<void> }>();

  function numberOf(source: Source): number {
    const number = numbers.get(source) ?? ++lastNumber;
    numbers.set(source, number);
    return number;
  }

  /** Opens a source, unless the worker opened it last. Resolves to its number when requests may follow. */
  async function open(worker: Worker, source: Source): Promise<number> {
    const number = numberOf(source);
    const last = sent.get(worker);
    const opened = last?.number === number ? last.opened : worker.remote.open(number, toSent(source));
    sent.set(worker, { number, opened });
    try {
      await opened;
    } catch (error) {
      // The large tables for its rows could not be loaded. The next request tries again.
      if (sent.get(worker)?.opened === opened) sent.delete(worker);
      throw error;
    }
    return number;
  }

  return {
    questions,
    files,
    pauseExport: (isPaused) => pausable?.setPaused(isPaused),
    ask: (source, send, signal) =>
      questions.request(async (worker) => send(worker, await open(worker, source)), {
        timeoutMs: answerTimeoutMs,
        ...(signal ? { signal } : {}),
      }),
    async export(source, send, { signal, sink, onProgress }) {
      let sinkFailed = false;
      let isPaused = false;
      const own = {
        // Until the worker has the request, it cannot pause it.
        setPaused(value: boolean) {
          isPaused = value;
        },
      };
      pausable ??= own;
      const answer = await files.request(
        async (worker, onActivity: (progress?: ExportProgress) => void) => {
          pausable = own;
          const onPart = async (file: number, part: ArrayBuffer) => {
            try {
              await sink?.write(file, part);
            } catch (error) {
              console.warn(error);
              sinkFailed = true;
              void worker.remote.cancel();
            }
            onActivity();
          };
          const number = await open(worker, source);
          if (signal.aborted) return { ok: false, error: 'cancelled' };
          const answer = send(worker, number, worker.proxy(onPart), worker.proxy(onActivity));
          own.setPaused = (value) => void worker.remote.pause(value);
          if (isPaused) own.setPaused(true);
          return answer;
        },
        {
          signal,
          timeoutMs: partTimeoutMs,
          onProgress: (progress) => {
            if (progress && !signal.aborted) onProgress(progress);
          },
          abort: ({ remote }) => void remote.cancel(),
        },
      );
      if (pausable === own) pausable = undefined;
      return sinkFailed && !signal.aborted ? { ok: false, error: 'sink-failed' } : answer;
    },
  };
}
