import { availableParallelism } from 'node:os';
import type { FormatId } from '../formats/formats.ts';
import type { Result } from '../result.ts';
import type { Problem } from '../schema/problem.ts';
import { Reader } from '../schema/reader.ts';
import type { FileOptions, WriteOptions } from './api.ts';

const FILE_NAMES = ['from', 'to', 'options', 'gzip', 'workers', 'signal', 'onProgress'];
const WRITE_NAMES = [...FILE_NAMES, 'format', 'overwrite'];
/** Far more than any machine has cores. */
const WORKERS_MAX = 1024;

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

function readCommon(reader: Reader, given: FileOptions): ReadFileOptions {
  const { from = 0, to = Number.POSITIVE_INFINITY, options = {}, gzip, signal, onProgress } = given;
  const limits = { min: 0, max: Number.MAX_SAFE_INTEGER };
  reader.integer(['from'], from, limits);
  if (to !== Number.POSITIVE_INFINITY) reader.integer(['to'], to, limits);
  if (from > to) reader.refuse(['to'], 'range-empty', `The range ends at row ${to}, before row ${from}.`);
  if (gzip !== undefined) reader.boolean(['gzip'], gzip);
  const workers = given.workers ?? availableParallelism();
  reader.integer(['workers'], workers, { min: 1, max: WORKERS_MAX });
  return { from, to, options, gzip, workers, signal, onProgress };
}

function result<T>({ problems }: Reader, value: T): Result<T, readonly Problem[]> {
  return problems.count === 0 ? { ok: true, value } : { ok: false, error: problems.list };
}

/** Checks the options of a stream, which programs without types may get wrong. */
export function readFileOptions(given: FileOptions): Result<ReadFileOptions, readonly Problem[]> {
  const reader = new Reader();
  reader.object([], given, { required: [], optional: FILE_NAMES });
  return result(reader, readCommon(reader, given));
}

export interface ReadWriteOptions extends ReadFileOptions {
  /** Undefined if the path's ending must name it. */
  readonly format: FormatId | undefined;
  readonly overwrite: boolean;
}

/** Checks the options of files, which programs without types may get wrong. */
export function readWriteOptions(given: WriteOptions): Result<ReadWriteOptions, readonly Problem[]> {
  const reader = new Reader();
  reader.object([], given, { required: [], optional: WRITE_NAMES });
  const { format, overwrite = true } = given;
  reader.boolean(['overwrite'], overwrite);
  return result(reader, { ...readCommon(reader, given), format, overwrite });
}
