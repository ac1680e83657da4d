import type { Destination, Exported, WriteError } from '../../../workers/protocol.ts';
import type {
  Answer,
  Cardinality,
  CellsRequest,
  Checked,
  CodeRequest,
  ExportRequest,
  HashError,
  Histogram,
  ImportError,
  Imported,
  ImportRequest,
  Output,
  OutputRequest,
  PreviewRows,
  Samples,
  StudioApi,
  StudioError,
  TableEstimate,
} from '../../../workers/studio/protocol.ts';
import type { Result } from '../../result.ts';
import type { RemoteApi } from './connect-worker.ts';
import { createSourceClient, type ExportOptions } from './source-client.ts';
import type { WorkerConnection, WorkerErrorCode } from './worker-client.ts';

type StudioAnswer<T> = Result<T, StudioError | WorkerErrorCode>;

interface HashOptions {
  readonly signal: AbortSignal;
  /** Called with the number of bytes that have been read. */
  readonly onProgress: (bytes: number) => void;
}

/**
 * The requests that the Studio's page sends to its workers. A document is a plain JSON object. The same object is sent only
 * once, so it must not change. Requests refer to tables and columns by their indexes in it.
 */
export interface StudioClient {
  check(schema: object, signal?: AbortSignal): Promise<StudioAnswer<Checked>>;
  /** Rows `from` to below `to`, counted from 0; at most 1,000. */
  read(
    schema: object,
    table: number,
    from: number,
    to: number,
    signal?: AbortSignal,
  ): Promise<StudioAnswer<PreviewRows>>;
  samples(
    schema: object,
    table: number,
    column: number,
    count: number,
    signal?: AbortSignal,
  ): Promise<StudioAnswer<Samples>>;
  cardinality(
    schema: object,
    table: number,
    column: number,
    signal?: AbortSignal,
  ): Promise<StudioAnswer<Cardinality>>;
  histogram(
    schema: object,
    table: number,
    column: number,
    signal?: AbortSignal,
  ): Promise<StudioAnswer<Histogram>>;
  /** The first rows of some tables as complete files. */
  output(
    schema: object,
    request: OutputRequest,
    rows: number,
    signal?: AbortSignal,
  ): Promise<StudioAnswer<Output>>;
  /** The whole values of cells, as a file has them. */
  cells(schema: object, request: CellsRequest, signal?: AbortSignal): Promise<StudioAnswer<Output>>;
  code(schema: object, request: CodeRequest, signal?: AbortSignal): Promise<StudioAnswer<string>>;
  /** Estimates the size of each table of the request, in the request's order. */
  estimate(
    schema: object,
    request: OutputRequest,
    signal?: AbortSignal,
  ): Promise<StudioAnswer<readonly TableEstimate[]>>;
  /** Writes files to a destination. The error is `sink-failed` if the sink throws. */
  export(
    schema: object,
    request: ExportRequest,
    destination: Destination,
    options: ExportOptions,
  ): Promise<Result<Exported, StudioError | WriteError | WorkerErrorCode | 'sink-failed'>>;
  /** Pauses the export that is running, or resumes it. Has no effect on later exports. */
  pauseExport(isPaused: boolean): void;
  /** Reads a file and resolves to its SHA-256 in hexadecimal digits. */
  sha256(file: Blob, options: HashOptions): Promise<Result<string, HashError | WorkerErrorCode>>;
  /** Reads a source that people bring, as text or as bytes of any encoding. */
  importSource(
    source: string | Uint8Array,
    request: ImportRequest,
    signal: AbortSignal,
  ): Promise<Result<Imported, ImportError | WorkerErrorCode>>;
  /** Starts the worker for all requests except exports, before it is needed. */
  warmUp(): void;
}

type Studio = RemoteApi<StudioApi>;
type ConnectStudio = () => Promise<WorkerConnection<Studio>>;

/**
 * How long an answer may take: long enough to check thousands of columns, and to compile the locale for the first
 * answer.
 */
const ANSWER_TIMEOUT_MS = 15_000;
/** How long the reading of a source may take. */
const IMPORT_TIMEOUT_MS = 60_000;
/** How long an export may go without a part or progress, which comes each second. */
const PART_TIMEOUT_MS = 30_000;

/** @param connectFiles starts a worker only for exports, so that no answer waits for a file */
export function createStudioClient(
  connectQuestions: ConnectStudio,
  connectFiles: ConnectStudio,
): StudioClient {
  const client = createSourceClient({
    connectQuestions,
    connectFiles,
    toSent: (schema: object) => JSON.stringify(schema),
    answerTimeoutMs: ANSWER_TIMEOUT_MS,
    partTimeoutMs: PART_TIMEOUT_MS,
  });

  const ask = <T>(
    schema: object,
    send: (remote: Studio['remote'], number: number) => Promise<Answer<T>>,
    signal: AbortSignal | undefined,
  ) => client.ask(schema, ({ remote }, number) => send(remote, number), signal);

  return {
    check: (schema, signal) => ask(schema, (remote, number) => remote.check(number), signal),
    read: (schema, table, from, to, signal) =>
      ask(schema, (remote, number) => remote.read(number, table, from, to), signal),
    samples: (schema, table, column, count, signal) =>
      ask(schema, (remote, number) => remote.samples(number, table, column, count), signal),
    cardinality: (schema, table, column, signal) =>
      ask(schema, (remote, number) => remote.cardinality(number, table, column), signal),
    histogram: (schema, table, column, signal) =>
      ask(schema, (remote, number) => remote.histogram(number, table, column), signal),
    output: (schema, request, rows, signal) =>
      ask(schema, (remote, number) => remote.output(number, request, rows), signal),
    cells: (schema, request, signal) =>
      ask(schema, (remote, number) => remote.cells(number, request), signal),
    code: (schema, request, signal) => ask(schema, (remote, number) => remote.code(number, request), signal),
    estimate: (schema, request, signal) =>
      ask(schema, (remote, number) => remote.estimate(number, request), signal),
    export: (schema, request, destination, options) =>
      client.export(
        schema,
        ({ remote }, number, ...callbacks) => remote.export(number, request, destination, ...callbacks),
        options,
      ),
    pauseExport: client.pauseExport,
    sha256: (file, { signal, onProgress }) =>
      client.files.request(
        ({ remote, proxy }, onActivity: (bytes: number) => void) =>
          remote.sha256(
            file,
            proxy(async (bytes) => {
              onActivity(bytes);
              return !signal.aborted;
            }),
          ),
        { signal, timeoutMs: PART_TIMEOUT_MS, onProgress },
      ),
    // The worker reads a source without a pause in which it could be told to stop.
    importSource: (source, request, signal) =>
      client.questions.request(({ remote }) => remote.importSource(source, request), {
        timeoutMs: IMPORT_TIMEOUT_MS,
        signal,
        abort: 'terminate',
      }),
    warmUp() {
      void ask({ version: 1, tables: [] }, (remote, number) => remote.check(number), undefined);
    },
  };
}
