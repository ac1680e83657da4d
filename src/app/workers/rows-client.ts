import type {
  DialogError,
  DialogsApi,
  Page,
  PatternCheck,
  TextLayout,
  WrittenAs,
} from '../../../workers/dialogs/protocol.ts';
import type { DialogFormatId } from '../../formats/dialog-formats.ts';
import type { Result } from '../../result.ts';
import type { Run } from '../../schema/requests.ts';
import { createBlobSink } from './blob-sink.ts';
import { connectWorker } from './connect-worker.ts';
import { rowsWorkerScript } from './script-urls.ts';
import { createSourceClient } from './source-client.ts';
import type { WorkerErrorCode } from './worker-client.ts';

/** The reason why a request for rows, a file or a text failed. */
export type GenerationError = DialogError | WorkerErrorCode | 'sink-failed';

export interface LongRequest {
  readonly signal: AbortSignal;
  /** Called with the number of rows written. */
  readonly onProgress: (rowsDone: number) => void;
}

/** How long rows may take, and how long an export may go without a part or progress. */
const TIMEOUT_MS = 5_000;
/** A pattern whose example takes longer is refused. */
const PATTERN_TIMEOUT_MS = 1_500;

const client = createSourceClient({
  connectQuestions: connectWorker<DialogsApi>('rows', rowsWorkerScript),
  connectFiles: connectWorker<DialogsApi>('files', rowsWorkerScript),
  toSent: (run: Run) => run,
  answerTimeoutMs: TIMEOUT_MS,
  partTimeoutMs: TIMEOUT_MS,
});

/** Starts the worker before it is needed, so that the first preview does not wait for it. */
export function warmUp(): void {
  void checkPattern('');
}

/** Starts the worker that writes files. */
export function warmUpFiles(): void {
  if (!client.files.api)
    void client.files.request(async ({ remote }) => ({ ok: true, value: await remote.checkPattern('') }));
}

/** Rows `from` to below `to` of a run, counted from 0. */
export function fetchRows(
  run: Run,
  from: number,
  to: number,
  signal?: AbortSignal,
): Promise<Result<Page, GenerationError>> {
  return client.ask(run, ({ remote }, number) => remote.read(number, from, to), signal);
}

/** Asks for an example value of a pattern, or for the pattern's problem. */
export function checkPattern(source: string): Promise<Result<PatternCheck, GenerationError>> {
  return client.questions.request<PatternCheck, never>(
    async ({ remote }) => ({ ok: true, value: await remote.checkPattern(source) }),
    { timeoutMs: PATTERN_TIMEOUT_MS },
  );
}

/** Writes a run to a Blob and returns what `read` makes of it. */
async function writeRun<T>(
  run: Run,
  as: WrittenAs,
  { signal, onProgress }: LongRequest,
  read: (written: Blob) => T | Promise<T>,
): Promise<Result<T, GenerationError>> {
  // The sink needs no limit: a run has few rows, and if the browser cannot hold them, the export fails.
  const sink = createBlobSink(Number.POSITIVE_INFINITY);
  const written = await client.export(
    run,
    ({ remote }, number, ...callbacks) => remote.export(number, as, { kind: 'page' }, ...callbacks),
    { signal, sink, onProgress: ({ rows }) => onProgress(rows) },
  );
  if (!written.ok) {
    const { error } = written;
    // The destination is the page, so no file system fails.
    return { ok: false, error: typeof error === 'string' ? error : 'failed' };
  }
  try {
    return { ok: true, value: await read(sink.blob(0, written.value.files[0]?.mediaType ?? '')) };
  } catch (error) {
    console.warn(error);
    return { ok: false, error: 'failed' };
  }
}

/** Writes a run as a file. */
export function makeFile(
  run: Run,
  format: DialogFormatId,
  request: LongRequest,
): Promise<Result<Blob, GenerationError>> {
  return writeRun(run, format, request, (file) => file);
}

/** Writes a run as the text to copy. */
export function makeText(
  run: Run,
  layout: TextLayout,
  request: LongRequest,
): Promise<Result<string, GenerationError>> {
  return writeRun(run, layout, request, (text) => text.text());
}
