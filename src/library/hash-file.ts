import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** While one chunk is hashed, the next is read. A smaller file is read at once, without a stream. */
const CHUNK_BYTES = 2 ** 20;

async function* chunksOf(path: string, bytes: number): AsyncGenerator<Buffer> {
  if (bytes <= CHUNK_BYTES) yield await readFile(path);
  else yield* createReadStream(path, { highWaterMark: CHUNK_BYTES });
}

/**
 * Reads a file and adds its bytes to a hash.
 * @param bytes the size that the file should have
 */
export async function* hashedChunks(path: string, bytes: number, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunksOf(path, bytes)) {
    hash.update(chunk);
    yield chunk;
  }
}

/**
 * The SHA-256 of a file, in hexadecimal digits.
 * @param bytes the size that the file should have
 */
export async function hashOfFile(path: string, bytes: number): Promise<string> {
  const hash = createHash('sha256');
  for await (const _ of hashedChunks(path, bytes, hash));
  return hash.digest('hex');
}
