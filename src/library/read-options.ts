import type { FormatId } from '../formats/formats.ts';
import type { Result } from '../result.ts';
import type { Problem } from '../schema/problem.ts';
import { Reader } from '../schema/reader.ts';
import type { FileOptions, WriteOptions } from './api.ts';
import {
  callback,
  checkOptions,
  integer,
  type OptionChecks,
  object,
  text,
  truth,
  type ValueCheck,
} from './option-checks.ts';

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

export const abortSignal: ValueCheck = (reader, path, signal) => {
  if (typeof signal === 'object' && signal !== null && isSignal(signal)) return;
  reader.refuse(path, 'wrong-type', 'This must be an AbortSignal.');
};

const rowNumber = integer(0, Number.MAX_SAFE_INTEGER);

const FILE_CHECKS: OptionChecks<FileOptions> = {
  from: rowNumber,
  to(reader, path, value) {
    if (value !== Number.POSITIVE_INFINITY) rowNumber(reader, path, value);
  },
  options: object,
  gzip: truth,
  workers: integer(1, WORKERS_MAX),
  signal: abortSignal,
  onProgress: callback,
};
const WRITE_CHECKS: OptionChecks<WriteOptions> = { ...FILE_CHECKS, format: text, overwrite: truth };

function readCommon(reader: Reader, given: FileOptions, workersMost: number): ReadFileOptions {
  const { from = 0, to = Number.POSITIVE_INFINITY, options = {}, gzip, signal, onProgress } = given;
  if (reader.problems.count === 0 && from > to)
    reader.refuse(['to'], 'range-empty', `The range ends at row ${to}, before row ${from}.`);
  return { from, to, options, gzip, workers: given.workers ?? workersMost, signal, onProgress };
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
  text(reader, ['format'], format);
  checkOptions(reader, given, FILE_CHECKS);
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
  checkOptions(reader, given, WRITE_CHECKS);
  const { format, overwrite = true, [WITHIN]: within } = given ?? {};
  return readResult(reader, { ...readCommon(reader, given ?? {}, workersMost), format, overwrite, within });
}
