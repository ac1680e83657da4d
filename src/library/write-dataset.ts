import { availableParallelism } from 'node:os';
import { fileNames } from '../formats/file-names.ts';
import { type FormatId, formats, isFormatId } from '../formats/formats.ts';
import type { Manifest, WriteOptions } from './api.ts';
import { checkGzip } from './check-gzip.ts';
import { okValue, RowloomError } from './errors.ts';
import { formatOfPath, hasGzipEnding } from './file-format.ts';
import type { OpenedDocument } from './open-document.ts';
import { MANIFEST_NAME } from './own-names.ts';
import { planRequest } from './plan-request.ts';
import { readWriteOptions } from './read-options.ts';
import { readPath } from './read-path.ts';
import { isDirectoryPath, type WriteFilesOptions, writeOneFile, writeToDirectory } from './write-files.ts';

/** The format of a directory's files, whose path has no ending. */
function requireFormat(format: FormatId | undefined): FormatId {
  if (format !== undefined) return format;
  const message = `The name of a directory does not tell the format of its files. Set format to one of ${Object.keys(formats).join(', ')}.`;
  throw new RowloomError([{ path: ['format'], code: 'missing-property', message }]);
}

function refuseSeveralTables(format: FormatId, tables: readonly string[], path: string): void {
  if (tables.length <= 1 || !isFormatId(format) || 'ofTables' in formats[format]) return;
  const message = `A ${formats[format].label} file holds only one table, and “${path}” would hold ${tables.length}. For one file per table, name a directory that exists, or end the path with a slash.`;
  throw new RowloomError([{ path: [], code: 'invalid-value', message }]);
}

/** Writes tables to a file, or to a directory with a file for each. */
export async function writeDataset(
  opened: OpenedDocument,
  tables: readonly string[],
  to: string | URL,
  given: WriteOptions,
): Promise<Manifest> {
  const path = okValue(readPath(to));
  const read = okValue(readWriteOptions(given, availableParallelism()));
  read.signal?.throwIfAborted();
  if (await isDirectoryPath(path)) {
    const format = requireFormat(read.format);
    checkGzip(format, read.gzip);
    return writeTables(opened, tables, path, format, { ...read, gzip: read.gzip ?? false });
  }
  const format = read.format ?? okValue(formatOfPath(path));
  const gzip = read.gzip ?? hasGzipEnding(path);
  checkGzip(format, gzip);
  refuseSeveralTables(format, tables, path);
  const request = { schema: opened.schema, tables, format, options: read.options };
  const file = { plan: okValue(planRequest(opened.dataset, request)), request };
  return writeOneFile(path, { ...request, file }, { ...read, gzip });
}

/** Writes a file for each table. */
function writeTables(
  { dataset, schema }: OpenedDocument,
  tables: readonly string[],
  path: string,
  format: FormatId,
  options: WriteFilesOptions,
): Promise<Manifest> {
  const common = { schema, format, options: options.options };
  const plans = tables.map((table) => {
    const request = { ...common, tables: [table] };
    return { request, plan: okValue(planRequest(dataset, request)) };
  });
  const { extension } = formats[format];
  const [reserved, reservedExtension] = MANIFEST_NAME.split('.');
  const names = fileNames(
    tables,
    options.gzip ? `${extension}.gz` : extension,
    reserved && extension === reservedExtension ? [reserved] : [],
  );
  const files = plans.map((file, i) => ({ ...file, name: names[i] ?? '' }));
  return writeToDirectory(path, { ...common, files }, options);
}
