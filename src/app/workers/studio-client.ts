import type { Destination } from '../../../workers/protocol.ts';
import type {
  Answer,
  CellsRequest,
  CodeRequest,
  ExportRequest,
  GivenFileError,
  GivenFileFacts,
  HashError,
  HeldFile,
  ImportError,
  Imported,
  ImportRequest,
  OutputRequest,
  StudioApi,
  StudioSource,
} from '../../../workers/studio/protocol.ts';
import type { Result } from '../../result.ts';
import type { RemoteApi } from './connect-worker.ts';
import { createSourceClient, type ExportOptions } from './source-client.ts';
import type { WorkerConnection, WorkerErrorCode } from './worker-client.ts';

interface HashOptions {
  readonly signal: AbortSignal;
  /** Called with the number of bytes that have been read. */
  readonly onProgress: (bytes: number) => void;
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

export type StudioClient = ReturnType<typeof createStudioClient>;

/**
 * The requests that the Studio's page sends to its workers. A document is a plain JSON object. The same object is sent only
 * once, so it must not change. Requests refer to tables and columns by their indexes in it.
 *
 * @param connectFiles starts a worker only for exports, so that no answer waits for a file
 */
export function createStudioClient(connectQuestions: ConnectStudio, connectFiles: ConnectStudio) {
  let held: readonly HeldFile[] = [];
  const client = createSourceClient({
    connectQuestions,
    connectFiles,
    toSent: (schema: object): StudioSource => {
      const json = JSON.stringify(schema);
      return held.length === 0 ? json : { json, files: held };
    },
    answerTimeoutMs: ANSWER_TIMEOUT_MS,
    partTimeoutMs: PART_TIMEOUT_MS,
  });

  const ask = <T>(
    schema: object,
    send: (remote: Studio['remote'], number: number) => Promise<Answer<T>>,
    signal: AbortSignal | undefined,
  ) => client.ask(schema, ({ remote }, number) => send(remote, number), signal);

  return {
    /** Sends files with the documents that are sent from now on. */
    holdFiles(files: readonly HeldFile[]) {
      held = files;
    },
    /** Reads a file of given rows. */
    readGiven: (
      name: string,
      file: Blob,
    ): Promise<Result<GivenFileFacts, GivenFileError | WorkerErrorCode>> =>
      client.questions.request(({ remote }) => remote.readGiven(name, file), {
        timeoutMs: IMPORT_TIMEOUT_MS,
      }),
    check: (schema: object, signal?: AbortSignal) =>
      ask(schema, (remote, number) => remote.check(number), signal),
    /** Rows `from` to below `to`, counted from 0; at most 1,000. */
    read: (schema: object, table: number, from: number, to: number, signal?: AbortSignal) =>
      ask(schema, (remote, number) => remote.read(number, table, from, to), signal),
    samples: (schema: object, table: number, column: number, count: number, signal?: AbortSignal) =>
      ask(schema, (remote, number) => remote.samples(number, table, column, count), signal),
    cardinality: (schema: object, table: number, column: number, signal?: AbortSignal) =>
      ask(schema, (remote, number) => remote.cardinality(number, table, column), signal),
    histogram: (schema: object, table: number, column: number, signal?: AbortSignal) =>
      ask(schema, (remote, number) => remote.histogram(number, table, column), signal),
    /** The first rows of some tables as complete files. */
    output: (schema: object, request: OutputRequest, rows: number, signal?: AbortSignal) =>
      ask(schema, (remote, number) => remote.output(number, request, rows), signal),
    /** The whole values of cells, as a file has them. */
    cells: (schema: object, request: CellsRequest, signal?: AbortSignal) =>
      ask(schema, (remote, number) => remote.cells(number, request), signal),
    code: (schema: object, request: CodeRequest, signal?: AbortSignal) =>
      ask(schema, (remote, number) => remote.code(number, request), signal),
    /** Estimates the size of each table of the request, in the request's order. */
    estimate: (schema: object, request: OutputRequest, signal?: AbortSignal) =>
      ask(schema, (remote, number) => remote.estimate(number, request), signal),
    /** Writes files to a destination. The error is `sink-failed` if the sink throws. */
    export: (schema: object, request: ExportRequest, destination: Destination, options: ExportOptions) =>
      client.export(
        schema,
        ({ remote }, number, ...callbacks) => remote.export(number, request, destination, ...callbacks),
        options,
      ),
    /** Pauses the export that is running, or resumes it. Has no effect on later exports. */
    pauseExport: client.pauseExport,
    /** Reads a file and resolves to its SHA-256 in hexadecimal digits. */
    sha256: (
      file: Blob,
      { signal, onProgress }: HashOptions,
    ): Promise<Result<string, HashError | WorkerErrorCode>> =>
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
    /**
     * Reads a source that people bring, as text or as bytes of any encoding. The worker reads it without a pause in which it
     * could be told to stop.
     */
    importSource: (
      source: string | Uint8Array,
      request: ImportRequest,
      signal: AbortSignal,
    ): Promise<Result<Imported, ImportError | WorkerErrorCode>> =>
      client.questions.request(({ remote }) => remote.importSource(source, request), {
        timeoutMs: IMPORT_TIMEOUT_MS,
        signal,
        abort: 'terminate',
      }),
    /** Starts the worker for all requests except exports, before it is needed. */
    warmUp() {
      void ask({ version: 1, tables: [] }, (remote, number) => remote.check(number), undefined);
    },
  };
}
