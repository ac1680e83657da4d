import type {
  Answer,
  Cardinality,
  Checked,
  CodeRequest,
  ExportedFile,
  ExportProgress,
  ExportRequest,
  Histogram,
  Output,
  OutputRequest,
  PreviewRows,
  Samples,
  StudioApi,
  StudioError,
  TableEstimate,
} from '../../../workers/studio/protocol.ts';
import type { Result } from '../../result.ts';
import type { FileSink } from './blob-sink.ts';
import type { RemoteApi } from './connect-worker.ts';
import {
  createWorkerClient,
  type WorkerClient,
  type WorkerConnection,
  type WorkerErrorCode,
} from './worker-client.ts';

type StudioAnswer<T> = Result<T, StudioError | WorkerErrorCode | 'sink-failed'>;

interface ExportOptions {
  readonly signal: AbortSignal;
  readonly sink: FileSink;
  readonly onProgress: (progress: ExportProgress) => void;
}

/**
 * What the Studio's page asks of its workers. A document is the plain JSON of one: the same object is sent once, so it
 * must not change. Tables and columns are named by their places in it.
 */
export interface StudioClient {
  check(document: object, signal?: AbortSignal): Promise<StudioAnswer<Checked>>;
  /** Rows `from` to below `to`, counted from 0; at most 1,000. */
  read(
    document: object,
    table: number,
    from: number,
    to: number,
    signal?: AbortSignal,
  ): Promise<StudioAnswer<PreviewRows>>;
  samples(
    document: object,
    table: number,
    column: number,
    count: number,
    signal?: AbortSignal,
  ): Promise<StudioAnswer<Samples>>;
  cardinality(
    document: object,
    table: number,
    column: number,
    signal?: AbortSignal,
  ): Promise<StudioAnswer<Cardinality>>;
  histogram(
    document: object,
    table: number,
    column: number,
    signal?: AbortSignal,
  ): Promise<StudioAnswer<Histogram>>;
  /** The first rows as a complete file. */
  output(
    document: object,
    request: OutputRequest,
    rows: number,
    signal?: AbortSignal,
  ): Promise<StudioAnswer<Output>>;
  /** The schema as code. */
  code(document: object, request: CodeRequest, signal?: AbortSignal): Promise<StudioAnswer<string>>;
  /** How large each table of the request would be in a file, in the request's order. */
  estimate(
    document: object,
    request: OutputRequest,
    signal?: AbortSignal,
  ): Promise<StudioAnswer<readonly TableEstimate[]>>;
  /** Writes files to a sink; `sink-failed` where that takes no more. */
  export(
    document: object,
    request: ExportRequest,
    options: ExportOptions,
  ): Promise<StudioAnswer<readonly ExportedFile[]>>;
  /** Starts the worker for questions before it is needed. */
  warmUp(): void;
}

type Studio = RemoteApi<StudioApi>;
type ConnectStudio = () => Promise<WorkerConnection<Studio>>;

/** How long an answer may take: a check of thousands of columns, and the first one, which compiles the locale. */
const ANSWER_TIMEOUT_MS = 15_000;
/** How long a part of an export may take. */
const PART_TIMEOUT_MS = 30_000;

let lastNumber = 0;
const numbers = new WeakMap<object, number>();

function numberOf(document: object): number {
  const number = numbers.get(document) ?? ++lastNumber;
  numbers.set(document, number);
  return number;
}

/** @param connectFiles starts the worker for exports: no question waits for a file */
export function createStudioClient(
  connectQuestions: ConnectStudio,
  connectFiles: ConnectStudio,
): StudioClient {
  const questions = createWorkerClient(connectQuestions);
  const files = createWorkerClient(connectFiles);
  /** The newest document that each worker has. */
  const sent = new WeakMap<Studio, { readonly number: number; readonly opened: Promise<void> }>();

  /** Sends a document where it is not the newest one that the worker has; answers its number once it can be asked about. */
  async function open(studio: Studio, document: object): Promise<number> {
    const number = numberOf(document);
    const last = sent.get(studio);
    const opened =
      last?.number === number ? last.opened : studio.remote.open(number, JSON.stringify(document));
    sent.set(studio, { number, opened });
    try {
      await opened;
    } catch (error) {
      // What its rows are made of could not be loaded: the next request tries again.
      if (sent.get(studio)?.opened === opened) sent.delete(studio);
      throw error;
    }
    return number;
  }

  function ask<T>(
    document: object,
    send: (remote: Studio['remote'], number: number) => Promise<Answer<T>>,
    signal: AbortSignal | undefined,
    client: WorkerClient<Studio> = questions,
  ): Promise<StudioAnswer<T>> {
    return client.request<T, StudioError>(
      async (studio) => send(studio.remote, await open(studio, document)),
      {
        timeoutMs: ANSWER_TIMEOUT_MS,
        ...(signal ? { signal } : {}),
      },
    );
  }

  async function exportFiles(
    document: object,
    request: ExportRequest,
    { signal, sink, onProgress }: ExportOptions,
  ): Promise<StudioAnswer<readonly ExportedFile[]>> {
    let sinkFailed = false;
    const answer = await files.request<readonly ExportedFile[], StudioError>(
      async (studio, onSign) => {
        const onPart = async (file: number, part: ArrayBuffer) => {
          try {
            await sink.write(file, part);
          } catch (error) {
            console.warn(error);
            sinkFailed = true;
            void studio.remote.cancel();
          }
          onSign(0);
        };
        const report = (progress: ExportProgress) => {
          onSign(progress.rows);
          if (!signal.aborted) onProgress(progress);
        };
        return studio.remote.export(
          await open(studio, document),
          request,
          studio.proxy(onPart),
          studio.proxy(report),
        );
      },
      {
        signal,
        timeoutMs: PART_TIMEOUT_MS,
        // The client's signs of life; the page's progress is reported beside it.
        onProgress: () => {},
        abort: ({ remote }) => void remote.cancel(),
      },
    );
    return sinkFailed && !signal.aborted ? { ok: false, error: 'sink-failed' } : answer;
  }

  return {
    check: (document, signal) => ask(document, (remote, number) => remote.check(number), signal),
    read: (document, table, from, to, signal) =>
      ask(document, (remote, number) => remote.read(number, table, from, to), signal),
    samples: (document, table, column, count, signal) =>
      ask(document, (remote, number) => remote.samples(number, table, column, count), signal),
    cardinality: (document, table, column, signal) =>
      ask(document, (remote, number) => remote.cardinality(number, table, column), signal),
    histogram: (document, table, column, signal) =>
      ask(document, (remote, number) => remote.histogram(number, table, column), signal),
    output: (document, request, rows, signal) =>
      ask(document, (remote, number) => remote.output(number, request, rows), signal),
    code: (document, request, signal) =>
      ask(document, (remote, number) => remote.code(number, request), signal),
    estimate: (document, request, signal) =>
      ask(document, (remote, number) => remote.estimate(number, request), signal),
    export: exportFiles,
    warmUp() {
      void ask({ version: 1, tables: [] }, (remote, number) => remote.check(number), undefined);
    },
  };
}
