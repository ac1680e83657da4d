import { mkdir, rmdir } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { createByteSink } from '../formats/sinks/byte-sink.ts';
import { createGzipSink } from '../formats/sinks/gzip-sink.ts';
import type { FilePlan } from '../formats/write-file.ts';
import { madeWith } from '../schema/made-with.ts';
import type { Manifest, WrittenFile } from './api.ts';
import { lockDirectory } from './directory-lock.ts';
import { RowloomError } from './errors.ts';
import { fileError } from './file-errors.ts';
import { type OutputFile, openOutputFile, statOf } from './output-file.ts';
import type { FileRequest } from './plan-request.ts';
import type { ReadWriteOptions } from './read-options.ts';
import { writeRows } from './write-rows.ts';

/** Each part takes a system call in another thread, so larger parts than a stream's pay. */
const PART_BYTES = 262_144;
const PROGRESS_EVERY_MS = 100;
export const MANIFEST_NAME = 'manifest.json';

export interface PlannedFile {
  /** The file's name in its directory. */
  readonly name: string;
  readonly plan: FilePlan;
  readonly request: FileRequest;
}

export interface WriteFilesOptions extends ReadWriteOptions {
  readonly gzip: boolean;
}

/** The files of one request, which all have the same schema and format. */
export interface WriteRequest extends Omit<FileRequest, 'tables'> {
  readonly files: readonly PlannedFile[];
}

/** Whether a path is a directory, or becomes one because it ends with a slash. */
export async function isDirectoryPath(path: string): Promise<boolean> {
  if (path.endsWith('/') || path.endsWith(sep)) return true;
  try {
    return (await statOf(path))?.isDirectory() ?? false;
  } catch (error) {
    throw fileError(error, path);
  }
}

/** The number of rows in a file. */
function rowsIn({ plan }: PlannedFile, { from, to }: WriteFilesOptions): number {
  const counts = plan.tables.map(({ table }) => Math.max(0, Math.min(to, table.rowCount) - from));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function refuseExisting(paths: readonly string[]): Promise<void> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const existing = await statOf(path).catch((error: unknown) => {
        throw fileError(error, path);
      });
      return existing ? [path] : [];
    }),
  );
  const problems = found.flat().map((path) => ({
    path: ['path'],
    code: 'file-exists' as const,
    message: `“${path}” exists already. Choose another path, or allow replacing files.`,
  }));
  if (problems.length > 0) throw new RowloomError(problems);
}

/** Calls `onProgress` now and then with the sums of all files. */
function createProgress(files: readonly PlannedFile[], options: WriteFilesOptions) {
  const { onProgress } = options;
  const totalRows = files.reduce((sum, file) => sum + rowsIn(file, options), 0);
  let rows = 0;
  let finishedBytes = 0;
  let lastReport = performance.now();
  return {
    onRows(file: string, count: number, bytes: number): void {
      rows += count;
      if (!onProgress || performance.now() - lastReport < PROGRESS_EVERY_MS) return;
      lastReport = performance.now();
      onProgress({ file, rows, totalRows, bytes: finishedBytes + bytes });
    },
    onFile(file: string, bytes: number): void {
      finishedBytes += bytes;
      onProgress?.({ file, rows, totalRows, bytes: finishedBytes });
    },
  };
}

/** Writes the content of all files, and then gives them their names. If anything fails, no file is left or changed. */
async function writeAll(
  directory: string,
  request: WriteRequest,
  options: WriteFilesOptions,
  hasManifest: boolean,
): Promise<Manifest> {
  const { files, schema, format } = request;
  const { from, to, gzip, workers, signal, overwrite } = options;
  const names = [...files.map(({ name }) => name), ...(hasManifest ? [MANIFEST_NAME] : [])];
  if (!overwrite) await refuseExisting(names.map((name) => join(directory, name)));
  const progress = createProgress(files, options);
  const outputs: OutputFile[] = [];

  async function opened(name: string): Promise<OutputFile> {
    const output = await openOutputFile(join(directory, name));
    outputs.push(output);
    return output;
  }

  async function writeFile(file: PlannedFile): Promise<WrittenFile> {
    const { name, plan } = file;
    const output = await opened(name);
    const sink = (gzip ? createGzipSink : createByteSink)(output.add, PART_BYTES);
    await writeRows(plan, file.request, sink, {
      from,
      to,
      workers,
      signal,
      onRows: (count) => progress.onRows(name, count, sink.bytes),
    });
    const bytes = await sink.close();
    const sha256 = await output.close();
    progress.onFile(name, bytes);
    return { name, tables: file.request.tables, rows: rowsIn(file, options), bytes, sha256 };
  }

  try {
    signal?.throwIfAborted();
    const written: WrittenFile[] = [];
    for (const file of files) written.push(await writeFile(file));
    const isPart = from > 0 || to !== Number.POSITIVE_INFINITY;
    const manifest: Manifest = {
      versions: madeWith,
      format,
      options: request.options,
      ...(isPart && { range: { from, ...(to !== Number.POSITIVE_INFINITY && { to }) } }),
      files: written,
      schema,
    };
    if (hasManifest) {
      const output = await opened(MANIFEST_NAME);
      await output.add(new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`));
      await output.close();
    }
    signal?.throwIfAborted();
    // They may have appeared in the meantime.
    if (!overwrite) await refuseExisting(names.map((name) => join(directory, name)));
    for (const output of outputs) await output.publish();
    return manifest;
  } catch (error) {
    for (const output of outputs) await output.discard();
    throw error;
  }
}

/** Writes one file. */
export async function writeOneFile(
  path: string,
  request: Omit<WriteRequest, 'files'> & { readonly file: Omit<PlannedFile, 'name'> },
  options: WriteFilesOptions,
): Promise<Manifest> {
  const { file, ...rest } = request;
  const files = [{ ...file, name: basename(path) }];
  return await writeAll(dirname(path), { ...rest, files }, options, false);
}

/** Removes a directory and those above it, up to the first that was created, if they are empty. */
async function removeCreated(directory: string, created: string): Promise<void> {
  for (let path = resolve(directory); ; path = dirname(path)) {
    try {
      await rmdir(path);
    } catch {
      return;
    }
    if (path === resolve(created)) return;
  }
}

/** Writes files and a manifest to a directory, which is created if it does not exist. */
export async function writeToDirectory(
  path: string,
  request: WriteRequest,
  options: WriteFilesOptions,
): Promise<Manifest> {
  options.signal?.throwIfAborted();
  const directory = resolve(path);
  const described = (error: unknown) => {
    throw fileError(error, path);
  };
  const created = await mkdir(directory, { recursive: true }).catch(described);
  try {
    const unlock = await lockDirectory(directory).catch(described);
    try {
      return await writeAll(directory, request, options, true);
    } finally {
      await unlock();
    }
  } catch (error) {
    if (created !== undefined) await removeCreated(directory, created);
    throw error;
  }
}
