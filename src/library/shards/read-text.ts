import { readFile } from 'node:fs/promises';
import type { Result } from '../../result.ts';
import { counted } from '../counted.ts';
import { systemReason } from '../file-errors.ts';
import { statOf } from '../output-file.ts';
import type { ShardProblem } from './problem.ts';

/** Describes an error of the file system. Throws other errors again. */
export function unreadable(error: unknown, name: string, shown: string): ShardProblem {
  const reason = systemReason(error, 'read');
  if (reason === undefined) throw error;
  const message = `“${shown}” cannot be read: ${reason}.`;
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
      ? `it has ${counted(found.size, 'byte')}, and the limit is ${counted(bytesMax, 'byte')}`
      : 'it is not a file';
    const message = `“${path}” cannot be read: ${reason}.`;
    return { ok: false, error: [{ path: name, code: 'unreadable-file', message }] };
  } catch (error) {
    return { ok: false, error: [unreadable(error, name, path)] };
  }
}
