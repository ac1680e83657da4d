import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { MarkedFile } from './marker.ts';
import type { ShardProblem } from './problem.ts';
import { unreadable } from './read-text.ts';

/** While one chunk is hashed, the next is read. */
const CHUNK_BYTES = 2 ** 20;

/** Reads a file and adds its bytes to a hash. */
export async function* hashedChunks(path: string, hash: Hash): AsyncGenerator<Buffer> {
  const chunks: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

/** The problem of a part whose bytes are not those that its shard's marker names. */
export function wrongContent(directory: string, { name }: MarkedFile): ShardProblem {
  const message = `“${join(directory, name)}” was changed after it was written: its SHA-256 is another.`;
  return { path: name, code: 'wrong-content', message };
}

/** Reads a part and compares its SHA-256. Undefined if it has no problem. */
export async function checkPart(directory: string, file: MarkedFile): Promise<ShardProblem | undefined> {
  const path = join(directory, file.name);
  const hash = createHash('sha256');
  try {
    for await (const _ of hashedChunks(path, hash));
  } catch (error) {
    return unreadable(error, file.name, path);
  }
  return hash.digest('hex') === file.sha256 ? undefined : wrongContent(directory, file);
}
