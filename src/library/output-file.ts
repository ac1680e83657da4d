import { createHash, randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { type FileHandle, link, lstat, open, readlink, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { RowloomError } from './errors.ts';
import { fileError, systemCode } from './file-errors.ts';
import { hashOfFile } from './hash-file.ts';
import { isInside } from './inside.ts';
import { temporaryName, temporaryPrefix } from './own-names.ts';

/** A file that gets its name when it is complete. */
export interface OutputFile {
  /** Writes bytes at the end. Rejects with a `RowloomError` if the disk is full or the file cannot be written. */
  add(part: Uint8Array): Promise<void>;
  /** Completes the content. Resolves to its SHA-256 in hexadecimal digits. */
  close(): Promise<string>;
  /**
   * Gives the closed file its name, and replaces an existing file. If another program has removed the unfinished file, succeeds
   * only if a file with the same content has the name.
   */
  publish(): Promise<void>;
  /** Closes and removes what was written. Has no effect on a published file. */
  discard(): Promise<void>;
}

/** Describes an existing file. Undefined if there is none. */
export async function statOf(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Where the content goes until the file is complete. */
interface Place {
  readonly handle: FileHandle;
  /** Undefined for a device or a pipe, which gets the content directly. */
  readonly temporary: { readonly path: string; readonly target: string } | undefined;
}

/** The file that a path leads to. It may not exist, also at the end of symbolic links. */
async function targetOf(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error;
  }
  const link = await readlink(path).catch(() => undefined);
  // A relative link starts at the directory that holds it.
  return link === undefined ? path : targetOf(resolve(await realpath(dirname(path)), link));
}

export interface OutputOptions {
  /** The path as the user knows it, for messages. */
  readonly shown?: string;
  /** Prefix of the temporary name. */
  readonly prefix?: string;
  /** Whether `close` waits until the content is on the disk, so that it outlives a machine that fails. */
  readonly isDurable?: boolean;
  /** Whether `publish` rejects with `file-exists` instead of replacing a file that another process may create at any time. */
  readonly isExclusive?: boolean;
  /** The directory in which the file must be, whatever links appear on its path meanwhile. */
  readonly within?: string | undefined;
}

/** The path of an open file without links. Undefined if another file is there, because a link on the path has changed. */
async function realPathOf(handle: FileHandle, path: string): Promise<string | undefined> {
  try {
    const real = await realpath(path);
    const [opened, there] = await Promise.all([handle.stat({ bigint: true }), lstat(real, { bigint: true })]);
    return opened.ino === there.ino && opened.dev === there.dev ? real : undefined;
  } catch {
    return undefined;
  }
}

export function outsideError(shown: string): RowloomError {
  const message = `“${shown}” leads out of the working directory. Name a path below it, without links that lead out.`;
  return new RowloomError([{ path: [], code: 'write-failed', message }]);
}

/**
 * Opens a file that does not exist, in a directory that it does not leave. The file's name is its own, so a link on the path that
 * leads out later leads to no such file, and nothing can be renamed there.
 * @returns the file's path without links
 */
async function openWithin(path: string, within: string, shown: string) {
  const handle = await open(path, 'wx');
  const real = await realPathOf(handle, path);
  if (real !== undefined && isInside(real, await realpath(within))) return { handle, path: real };
  await handle.close();
  await rm(path, { force: true });
  throw outsideError(shown);
}

interface PlaceRequest {
  readonly prefix: string;
  readonly shown: string;
  readonly within: string | undefined;
}

async function openPlace(path: string, { prefix, shown, within }: PlaceRequest): Promise<Place> {
  const existing = await statOf(path);
  if (existing && !existing.isFile()) {
    if (within !== undefined && !existing.isDirectory()) throw outsideError(shown);
    return { handle: await open(path, 'w'), temporary: undefined };
  }
  // A symbolic link stays, and the file that it leads to is replaced or created.
  const target = await targetOf(path);
  const name = join(dirname(target), temporaryName(prefix, randomUUID()));
  const { handle, path: temporary } =
    within === undefined
      ? { handle: await open(name, 'wx'), path: name }
      : await openWithin(name, within, shown);
  const place = {
    handle,
    temporary: { path: temporary, target: join(dirname(temporary), basename(target)) },
  };
  if (existing) await handle.chmod(existing.mode & 0o777).catch(() => {});
  return place;
}

/** What file systems without hard links report. https://man7.org/linux/man-pages/man2/link.2.html */
const NO_LINKS: ReadonlySet<string | undefined> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** Gives a file a name that no file has. Rejects with EEXIST otherwise. */
async function renameExclusively(temporary: string, target: string): Promise<void> {
  try {
    await link(temporary, target);
    await rm(temporary, { force: true });
  } catch (error) {
    if (!NO_LINKS.has(systemCode(error))) throw error;
    // Others see an empty file for a moment.
    await (await open(target, 'wx')).close();
    await rename(temporary, target);
  }
}

/**
 * Opens a file for writing, through a temporary name in the same directory. Rejects with a `RowloomError` if that is
 * impossible.
 */
export async function openOutputFile(
  path: string,
  {
    shown = path,
    prefix = temporaryPrefix(process.pid),
    isDurable = false,
    isExclusive = false,
    within,
  }: OutputOptions = {},
): Promise<OutputFile> {
  const { handle, temporary } = await openPlace(path, { prefix, shown, within }).catch((error: unknown) => {
    throw fileError(error, shown);
  });
  const hash = createHash('sha256');
  let bytes = 0;
  let sha256 = '';
  let isOpen = true;
  let isPublished = false;

  async function described<T>(action: () => Promise<T>): Promise<T> {
    try {
      return await action();
    } catch (error) {
      // A device or a pipe keeps what it got.
      throw fileError(error, shown, { bytes, isRemoved: temporary !== undefined });
    }
  }

  async function close(): Promise<void> {
    if (!isOpen) return;
    isOpen = false;
    await handle.close();
  }

  async function publishAs(path: string, target: string): Promise<void> {
    try {
      await (isExclusive ? renameExclusively : rename)(path, target);
    } catch (error) {
      const code = systemCode(error);
      if (isExclusive && code === 'EEXIST') {
        throw new RowloomError([{ path: [], code: 'file-exists', message: `“${shown}” exists already.` }]);
      }
      if (code !== 'ENOENT' || !(await statOf(dirname(target)))) throw error;
      if ((await hashOfFile(target, bytes).catch(() => undefined)) === sha256) return;
      const message = `“${shown}” is not complete: another program, such as rowloom verify --clean, removed its unfinished file.`;
      throw new RowloomError([{ path: [], code: 'write-failed', message }], { cause: error });
    }
  }

  return {
    add: (part) =>
      described(async () => {
        hash.update(part);
        // The system may write less than it is given, for example when the disk is nearly full.
        for (let written = 0; written < part.length; ) {
          const { bytesWritten } = await handle.write(part, written);
          written += bytesWritten;
          bytes += bytesWritten;
        }
      }),
    close: () =>
      described(async () => {
        if (isDurable && temporary) await handle.datasync();
        await close();
        sha256 = hash.digest('hex');
        return sha256;
      }),
    publish: () =>
      described(async () => {
        if (temporary) await publishAs(temporary.path, temporary.target);
        isPublished = true;
      }),
    async discard() {
      if (isPublished) return;
      // The error that led here is reported. A second one would hide it.
      await close().catch(() => {});
      if (temporary) await rm(temporary.path, { force: true }).catch(() => {});
    },
  };
}

/** Writes a text file, which gets its name when it is complete. Rejects as `openOutputFile` does. */
export async function writeTextFile(path: string, text: string, options?: OutputOptions): Promise<void> {
  const output = await openOutputFile(path, options);
  try {
    await output.add(new TextEncoder().encode(text));
    await output.close();
    await output.publish();
  } finally {
    await output.discard();
  }
}
