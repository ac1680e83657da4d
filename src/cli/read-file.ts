import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { errorMessage } from '../error-text.ts';
import { closest } from '../expression/closest.ts';
import { systemCode } from '../library/file-errors.ts';

/** Reads a file, or standard input for `-`. Stops after `bytesMax` bytes, so the result can be the beginning of the file. */
export async function readBytes(file: string, bytesMax: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const stream: AsyncIterable<Uint8Array> = file === '-' ? process.stdin : createReadStream(file);
  for await (const part of stream) {
    parts.push(part);
    bytes += part.length;
    if (bytes >= bytesMax) break;
  }
  return Buffer.concat(parts);
}

/** What messages call a file. */
export function shownName(file: string): string {
  return file === '-' ? 'standard input' : file;
}

/**
 * Why a file cannot be read, in sentences.
 * @param wanted what to name instead of a directory, such as `a schema document`
 */
export async function whyUnreadable(file: string, error: unknown, wanted: string): Promise<string> {
  const code = systemCode(error);
  if (code === 'EISDIR') return `“${file}” is a directory. Name ${wanted}.`;
  if (code === 'ENOTDIR') return `There is no file “${file}”: a part of its path is a file, not a directory.`;
  if (code === 'ELOOP') return `“${file}” leads to no file: its symbolic links lead to each other.`;
  if (code === 'EACCES' || code === 'EPERM') return `There is no permission to read “${file}”.`;
  if (code === 'ENOENT') return `There is no file “${file}”.${await similarFile(file)}`;
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
    return 'This is not a text in UTF-8 or UTF-16. A schema document is JSON in UTF-8 or UTF-16.';
  }
  return `“${shownName(file)}” cannot be read: ${errorMessage(error)}.`;
}

async function similarFile(file: string): Promise<string> {
  const folder = dirname(file);
  const names = await readdir(folder).catch(() => []);
  const name = closest(basename(file), names);
  return name === undefined ? '' : ` Did you mean “${join(folder, name)}”?`;
}
