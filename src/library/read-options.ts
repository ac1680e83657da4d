import type { FormatId } from '../formats/formats.ts';
import type { Result } from '../result.ts';
import type { Problem } from '../schema/problem.ts';
import { Reader } from '../schema/reader.ts';
import type { FileOptions, WriteOptions } from './api.ts';

const FILE_NAMES = ['from', 'to', 'options', 'gzip', 'workers', 'signal', 'onProgress'];
const WRITE_NAMES = [...FILE_NAMES, 'format', 'overwrite'];
/** Far more than any machine has cores. */
export const WORKERS_MAX = 1024;

/**
 * The key of an option of files that only the server for agents sets: the directory in which they must be, whatever links appear on
 * their paths.
 */
export const WITHIN = Symbol('within');

export interface WithinOption {
  readonly [WITHIN]?: string;
}

/** The options of a request that decide the file and its threads, with defaults filled in. */
export interface ReadFileOptions {
  readonly from: number;
  readonly to: number;
  readonly options: object;
  /** Undefined if the request does not say. */
  readonly gzip: boolean | undefined;
  readonly workers: number;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: FileOptions['onProgress'];
}

/** Whether a value has what is used of an `AbortSignal`. A polyfill's signals are not instances of this process's class. */
function isSignal(value: object): boolean {
  return (
    'aborted' in value &&
    'addEventListener' in value &&
    typeof value.addEventListener === 'function' &&
    'throwIfAborted' in value &&
    typeof value.throwIfAborted === 'function'
  );
}

function checkSignal(reader: Reader, signal: unknown): void {
  if (signal === undefined || (typeof signal === 'object' && signal !== null && isSignal(signal))) return;
  reader.refuse(['signal'], 'wrong-type', 'This must be an AbortSignal.');
}

function checkOnProgress(reader: Reader, onProgress: unknown): void {
  if (onProgress === undefined || typeof onProgress === 'function') return;
  reader.refuse(['onProgress'], 'wrong-type', 'This must be a function.');
}

/** Checks what stops a request and what follows its progress. */
export function checkHooks(
  reader: Reader,
  { signal, onProgress }: { readonly signal?: unknown; readonly onProgress?: unknown },
): void {
  checkSignal(reader, signal);
  checkOnProgress(reader, onProgress);
}

function readCommon(reader: Reader, given: FileOptions, workersMost: number): ReadFileOptions {
  const { from = 0, to = Number.POSITIVE_INFINITY, options = {}, gzip, signal, onProgress } = given;
  const limits = { min: 0, max: Number.MAX_SAFE_INTEGER };
  reader.integer(['from'], from, limits);
  if (to !== Number.POSITIVE_INFINITY) reader.integer(['to'], to, limits);
  if (from > to) reader.refuse(['to'], 'range-empty', `The range ends at row ${to}, before row ${from}.`);
  if (gzip !== undefined) reader.boolean(['gzip'], gzip);
  const workers = given.workers ?? workersMost;
  reader.integer(['workers'], workers, { min: 1, max: WORKERS_MAX });
  checkHooks(reader, { signal, onProgress });
  return { from, to, options, gzip, workers, signal, onProgress };
}

export function readResult<T>({ problems }: Reader, value: T): Result<T, readonly Problem[]> {
  return problems.count === 0 ? { ok: true, value } : { ok: false, error: problems.list };
}

/**
 * Checks the options of a stream, which programs without types may get wrong.
 * @param workersMost the most threads if the request does not say
 */
export function readFileOptions(
  format: FormatId,
  given: FileOptions,
  workersMost: number,
): Result<ReadFileOptions, readonly Problem[]> {
  const reader = new Reader();
  reader.text(['format'], format);
  reader.object([], given, { required: [], optional: FILE_NAMES });
  // Null has no properties to read.
  return readResult(reader, readCommon(reader, given ?? {}, workersMost));
}

export interface ReadWriteOptions extends ReadFileOptions {
  /** Undefined if the path's ending must name it. */
  readonly format: FormatId | undefined;
  readonly overwrite: boolean;
  readonly within: string | undefined;
}

/** Checks the options of files, as `readFileOptions` does. */
export function readWriteOptions(
  given: WriteOptions & WithinOption,
  workersMost: number,
): Result<ReadWriteOptions, readonly Problem[]> {
  const reader = new Reader();
  reader.object([], given, { required: [], optional: WRITE_NAMES });
  const { format, overwrite = true, [WITHIN]: within } = given ?? {};
  if (format !== undefined) reader.text(['format'], format);
  reader.boolean(['overwrite'], overwrite);
  return readResult(reader, { ...readCommon(reader, given ?? {}, workersMost), format, overwrite, within });
}
