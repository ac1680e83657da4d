import type { Result } from '../result.ts';
import type { RangeFailure, RangeWorker, TableRange, WrittenRange } from './range-worker.ts';

/** Asks a worker to write a range. */
export interface RangeQuestion {
  /** The index of the file among the files that the worker has planned. */
  readonly file: number;
  readonly range: TableRange;
  readonly buffer: ArrayBuffer | undefined;
}

type Answer = Result<WrittenRange, RangeFailure>;

/** What a worker sends: once that it is ready, and then the answer to each question, in order. */
export type RangeMessage = 'ready' | Answer;

/** A thread of Node or a worker of a browser, seen from the thread that started it. */
export interface RangePort {
  send(question: RangeQuestion, transferred: ArrayBuffer[]): void;
  /** Ends the worker. */
  terminate(): unknown;
}

/** A worker that has planned several files. Otherwise as `RangeWorker`. */
export interface FilesWorker {
  readonly ready: RangeWorker['ready'];
  write(file: number, ...question: Parameters<RangeWorker['write']>): ReturnType<RangeWorker['write']>;
  close(): Promise<void>;
  /** Whether it has ended before it was closed. */
  readonly isLost: boolean;
  /** How many ranges it has not answered yet. */
  readonly waiting: number;
}

interface PortWorker extends FilesWorker {
  /** Takes a message that the worker has sent. */
  receive(message: RangeMessage): void;
  /** Answers all open questions with the reason why the worker has ended. */
  lose(reason: string): void;
}

/** Matches the answers of a worker to its questions. */
export function createPortWorker(port: RangePort): PortWorker {
  const waiting: ((answer: Answer) => void)[] = [];
  let lost: Extract<Answer, { readonly ok: false }> | undefined;
  let setReady: (ready: Result<void, RangeFailure>) => void = () => {};
  const ready = new Promise<Result<void, RangeFailure>>((resolve) => {
    setReady = resolve;
  });

  function lose(message: string): void {
    lost ??= { ok: false, error: { reason: 'lost', message } };
    setReady(lost);
    for (const answer of waiting.splice(0)) answer(lost);
  }

  return {
    ready,
    write: (file, range, buffer) =>
      new Promise((resolve) => {
        if (lost) {
          resolve(lost);
          return;
        }
        waiting.push(resolve);
        port.send({ file, range, buffer }, buffer ? [buffer] : []);
      }),
    async close() {
      lose('It has been closed.');
      await port.terminate();
    },
    receive(message) {
      if (message === 'ready') setReady({ ok: true, value: undefined });
      else waiting.shift()?.(message);
    },
    lose,
    get isLost() {
      return lost !== undefined;
    },
    get waiting() {
      return waiting.length;
    },
  };
}

/** The part of a worker that writes one of its files. */
export function workerOfFile(worker: FilesWorker, file: number): RangeWorker {
  return {
    ready: worker.ready,
    write: (range, buffer) => worker.write(file, range, buffer),
    close: worker.close,
  };
}
