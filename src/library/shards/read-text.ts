import { readFile } from 'node:fs/promises';
import type { Result } from '../../result.ts';
import { systemCode } from '../file-errors.ts';
import { statOf } from '../output-file.ts';
import type { ShardProblem } from './problem.ts';

/** What the system's error codes mean for a reader. https://man7.org/linux/man-pages/man3/errno.3.html */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'you have no permission to read it',
  EPERM: 'you have no permission to read it',
  ENOTDIR: 'a part of its path is a file, not a directory',
  ELOOP: 'symbolic links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  EIO: 'the device reported an error',
};

/** Describes an error of the file system. Throws other errors again. */
export function unreadable(error: unknown, name: string, shown: string): ShardProblem {
  const code = systemCode(error);
  if (!(error instanceof Error) || code === undefined || !('syscall' in error)) throw error;
  const message = `“${shown}” cannot be read: ${REASONS[code] ?? error.message}.`;
  return { path: name, code: 'unreadable-file', message };
}

/**
 * Reads a text file of at most `bytesMax` bytes. Undefined if there is none.
 * @param name the file's name in the plan's directory
 * @param path the path as the user knows it
 */
export async function readText(
  name: string,
  path: string,
  bytesMax: number,
): Promise<Result<string | undefined, readonly ShardProblem[]>> {
  try {
    const found = await statOf(path);
    if (!found) return { ok: true, value: undefined };
    if (found.isFile() && found.size <= bytesMax) return { ok: true, value: await readFile(path, 'utf8') };
    const reason = found.isFile()
      ? `it has ${found.size} bytes, and the limit is ${bytesMax}`
      : 'it is not a file';
    const message = `“${path}” cannot be read: ${reason}.`;
    return { ok: false, error: [{ path: name, code: 'unreadable-file', message }] };
  } catch (error) {
    return { ok: false, error: [unreadable(error, name, path)] };
  }
}
