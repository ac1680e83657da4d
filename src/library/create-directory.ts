import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileError, systemCode } from './file-errors.ts';
import { statOf } from './output-file.ts';

/** Why the first directory of a path that does not exist cannot be created. Undefined if it can. */
async function errorOfFirstMissing(path: string): Promise<unknown> {
  try {
    const parent = dirname(path);
    if (parent !== path && !(await statOf(parent))) return await errorOfFirstMissing(parent);
    await mkdir(path);
    return undefined;
  } catch (error) {
    return error;
  }
}

/**
 * Creates a directory and those above it. Another process may do so at the same time. Resolves to the first one that it has
 * created, if any. Rejects with a `RowloomError` if that is impossible.
 * @param shown the file or directory as the user knows it, for messages
 */
export async function createDirectory(path: string, shown = path): Promise<string | undefined> {
  try {
    return await mkdir(path, { recursive: true });
  } catch (error) {
    // With `recursive`, Node reports ENOENT in place of errors such as EROFS.
    const cause = systemCode(error) === 'ENOENT' ? await errorOfFirstMissing(path) : undefined;
    throw fileError(cause ?? error, shown);
  }
}
