import type {
  GeneratedFile,
  OnProgress,
  Page,
  PatternCheck,
  RowsApi,
  WorkerError,
} from '../../../workers/protocol.ts';
import type { DialogFormatId } from '../../formats/dialog-formats.ts';
import type { Result } from '../../result.ts';
import type { Run } from '../../schema/requests.ts';
import { connectWorker, type RemoteApi } from './connect-worker.ts';
import { rowsWorkerScript } from './script-urls.ts';
import { createWorkerClient, type WorkerErrorCode } from './worker-client.ts';

/** Why a request for rows, a file or a text has no value. */
export type GenerationError = WorkerError | WorkerErrorCode;

/** How a run is laid out on the clipboard: as records of lines, or as a table. */
export type TextLayout = 'text' | 'table';

export interface LongRequest {
  readonly signal: AbortSignal;
  /** Called with the number of rows written. */
  readonly onProgress: OnProgress;
}

/** A pattern that takes longer to try is refused. */
const PATTERN_TIMEOUT_MS = 1_500;
/** A browser has read a Blob URL long before, even where it asks the visitor first; then its memory is freed. */
const FILE_LIFETIME_MS = 60_000;

type RowsWorker = RemoteApi<RowsApi>;

/** Previews and checks have a worker of their own: no file delays them. */
const rows = createWorkerClient(connectWorker<RowsApi>('rows', rowsWorkerScript));
const files = createWorkerClient(connectWorker<RowsApi>('files', rowsWorkerScript));

/** Starts the worker before it is needed, so that the first preview does not wait for it. */
export function warmUp(): void {
  void checkPattern('');
}

/** Starts the worker that writes files. */
export function warmUpFiles(): void {
  if (!files.api)
    void files.request(async ({ remote }) => ({ ok: true, value: await remote.checkPattern('') }));
}

/** Rows `from` to below `to` of a run, counted from 0. */
export function fetchRows(
  run: Run,
  from: number,
  to: number,
  signal?: AbortSignal,
): Promise<Result<Page, GenerationError>> {
  return rows.request(({ remote }) => remote.rows(run, from, to), signal && { signal });
}

/** An example value of a pattern, or why it has none. */
export function checkPattern(source: string): Promise<Result<PatternCheck, GenerationError>> {
  return rows.request<PatternCheck, never>(
    async ({ remote }) => ({ ok: true, value: await remote.checkPattern(source) }),
    { timeoutMs: PATTERN_TIMEOUT_MS },
  );
}

function cancel({ remote }: RowsWorker): void {
  void remote.cancel();
}

/** A run as a file. Its Blob URL lives for a minute, until the next file, or until its worker dies. */
export async function makeFile(
  run: Run,
  format: DialogFormatId,
  request: LongRequest,
): Promise<Result<GeneratedFile, GenerationError>> {
  const result = await files.request(
    ({ remote, proxy }, onProgress) => remote.file(run, format, proxy(onProgress)),
    { ...request, abort: cancel },
  );
  if (result.ok) releaseLater(result.value.url);
  return result;
}

/** A run as copied text. */
export function makeText(
  run: Run,
  layout: TextLayout,
  request: LongRequest,
): Promise<Result<string, GenerationError>> {
  return files.request(({ remote, proxy }, onProgress) => remote[layout](run, proxy(onProgress)), {
    ...request,
    abort: cancel,
  });
}

let newestFile: string | undefined;

/** A browser has taken hold of a file when its download begins: one at a time is held, for a minute. */
function releaseLater(url: string): void {
  if (newestFile) release(newestFile);
  newestFile = url;
  setTimeout(() => release(url), FILE_LIFETIME_MS);
}

function release(url: string): void {
  void files.api?.remote.release(url);
}
