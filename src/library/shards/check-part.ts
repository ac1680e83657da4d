import { join } from 'node:path';
import { hashOfFile } from '../hash-file.ts';
import type { MarkedFile } from './marker.ts';
import type { ShardProblem } from './problem.ts';
import { unreadable } from './read-text.ts';

/** The problem of a part whose bytes are not those that its shard's marker names. */
export function wrongContent(directory: string, { name }: MarkedFile): ShardProblem {
  const message = `“${join(directory, name)}” was changed after it was written: its SHA-256 is another.`;
  return { path: name, code: 'wrong-content', message };
}

/** Reads a part and compares its SHA-256. Undefined if it has no problem. */
export async function checkPart(directory: string, file: MarkedFile): Promise<ShardProblem | undefined> {
  const path = join(directory, file.name);
  try {
    return (await hashOfFile(path, file.bytes)) === file.sha256 ? undefined : wrongContent(directory, file);
  } catch (error) {
    return unreadable(error, file.name, path);
  }
}
