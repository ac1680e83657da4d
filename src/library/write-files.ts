import { realpath, rmdir } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { withFileNames } from '../schema/given/file-names.ts';
import { madeWith } from '../schema/made-with.ts';
import type { Manifest, RequestProblem, WrittenFile } from './api.ts';
import { createDirectory } from './create-directory.ts';
import { type DirectoryLock, lockDirectory } from './directory-lock.ts';
import { RowloomError } from './errors.ts';
import { fileError } from './file-errors.ts';
import { isInside } from './inside.ts';
import { type OutputFile, openOutputFile, outsideError, statOf } from './output-file.ts';
import { MANIFEST_NAME } from './own-names.ts';
import type { FileRequest, PlannedFile } from './plan-request.ts';
import { createProgress, rowsIn } from './progress.ts';
import type { ReadWriteOptions } from './read-options.ts';
import { writeContent } from './write-content.ts';

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

/** A directory of files. */
interface Folder {
  readonly path: string;
  /** The path of a file as the user knows it, for messages. */
  readonly shown: (name: string) => string;
  /** A directory that gets a manifest is locked. */
  readonly lock?: DirectoryLock;
}

/** A reason why a file cannot get its name, if there is one. */
async function problemOfName(
  { path, shown }: Folder,
  name: string,
  overwrite: boolean,
): Promise<readonly RequestProblem[]> {
  const existing = await statOf(join(path, name)).catch((error: unknown) => {
    throw fileError(error, shown(name));
  });
  if (existing?.isDirectory()) {
    const message = `“${shown(name)}” cannot be written: a directory has this name.`;
    return [{ path: [], code: 'write-failed', message }];
  }
  // A device or a pipe gets the bytes. It is not replaced.
  if (!existing?.isFile() || overwrite) return [];
  return [{ path: [], code: 'file-exists', message: `“${shown(name)}” exists already.` }];
}

async function checkNames(folder: Folder, names: readonly string[], overwrite: boolean): Promise<void> {
  const problems = await Promise.all(names.map((name) => problemOfName(folder, name, overwrite)));
  if (problems.some((list) => list.length > 0)) throw new RowloomError(problems.flat());
}

/**
 * Writes the content of all files, and then gives them their names. If anything fails before that, no file is left or changed.
 * If the system refuses to rename one of them, those renamed before it keep their new content, and the others are removed.
 */
async function writeAll(
  folder: Folder,
  request: WriteRequest,
  options: WriteFilesOptions,
): Promise<Manifest> {
  const hasManifest = folder.lock !== undefined;
  const { files, schema, format } = request;
  const { from, to, gzip, workers, signal, overwrite } = options;
  const names = [...files.map(({ name }) => name), ...(hasManifest ? [MANIFEST_NAME] : [])];
  // Before the first row, which may be hours before the last.
  await checkNames(folder, names, overwrite);
  const totalRows = files.reduce((sum, { plan }) => sum + rowsIn(plan, options), 0);
  const progress = createProgress(totalRows, options.onProgress);
  const outputs: OutputFile[] = [];

  async function opened(name: string): Promise<OutputFile> {
    const output = await openOutputFile(join(folder.path, name), {
      shown: folder.shown(name),
      within: options.within,
      ...(folder.lock && { prefix: folder.lock.prefix }),
    });
    outputs.push(output);
    return output;
  }

  async function writeFile(file: PlannedFile): Promise<WrittenFile> {
    const { name, plan } = file;
    const output = await opened(name);
    const content = await writeContent(output, file, { from, to, gzip, workers, signal, progress });
    return { name, tables: file.request.tables, rows: rowsIn(plan, options), ...content };
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
      const content = { ...manifest, schema: withFileNames(schema) };
      await output.add(new TextEncoder().encode(`${JSON.stringify(content, null, 2)}\n`));
      await output.close();
    }
    signal?.throwIfAborted();
    // Others may have created files in the meantime.
    await checkNames(folder, names, overwrite);
    await folder.lock?.confirm();
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
  return await writeAll({ path: dirname(path), shown: () => path }, { ...rest, files }, options);
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

/** The path of a directory. If the directory must be within another, without links. Refuses a directory elsewhere. */
async function pathWithin(directory: string, shown: string, within: string | undefined): Promise<string> {
  if (within === undefined) return directory;
  const real = await realpath(directory);
  if (isInside(real, await realpath(within))) return real;
  throw outsideError(shown);
}

/** Writes files and a manifest to a directory, which is created if it does not exist. */
export async function writeToDirectory(
  path: string,
  request: WriteRequest,
  options: WriteFilesOptions,
): Promise<Manifest> {
  options.signal?.throwIfAborted();
  const directory = resolve(path);
  const created = await createDirectory(directory, path);
  try {
    const real = await pathWithin(directory, path, options.within);
    const lock = await lockDirectory(real, path).catch((error: unknown) => {
      throw fileError(error, path);
    });
    try {
      return await writeAll({ path: real, shown: (name) => join(path, name), lock }, request, options);
    } finally {
      await lock.release();
    }
  } catch (error) {
    if (created !== undefined) await removeCreated(directory, created);
    throw error;
  }
}
