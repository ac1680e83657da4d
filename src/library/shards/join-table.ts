import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Result } from '../../result.ts';
import { systemCode } from '../file-errors.ts';
import { hashedChunks, wrongContent } from './check-part.ts';
import { inspectShard } from './inspect-shard.ts';
import type { MarkedFile } from './marker.ts';
import type { Plan, PlannedTable } from './plan.ts';
import type { ShardProblem } from './problem.ts';
import { unreadable } from './read-text.ts';
import { incompletePlan, missingMarkers } from './shard-list.ts';

/** The size of the pieces that are unpacked. */
const CHUNK_BYTES = 262_144;

/** Receives a part of the file. The next part is read when it has resolved. */
type Print = (part: string | Uint8Array) => Promise<void>;

type Failed = { readonly ok: false; readonly error: readonly ShardProblem[] };

/** The files of a table in the order of its rows, or the problems of shards that are not complete. */
async function findParts(
  directory: string,
  plan: Plan,
  table: PlannedTable,
): Promise<Result<readonly MarkedFile[], readonly ShardProblem[]>> {
  const files: MarkedFile[] = [];
  const problems: ShardProblem[] = [];
  const missing: number[] = [];
  const again: number[] = [];
  for (const [shard, parts] of plan.shards.entries()) {
    const names = new Set(parts.flatMap((part) => (part.table === table.name ? [part.file] : [])));
    if (names.size === 0) continue;
    const found = await inspectShard(directory, plan, shard);
    const own = found.files.filter(({ name }) => names.has(name));
    files.push(...own);
    if (own.length === names.size) continue;
    problems.push(...found.problems);
    if (found.isMissing) missing.push(shard);
    again.push(shard);
  }
  if (again.length === 0) return { ok: true, value: files };
  problems.push(...missingMarkers(directory, missing), incompletePlan(plan, again));
  return { ok: false, error: problems };
}

function unpacked(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  // The error of any of the streams ends the last one, from which the caller reads.
  return pipeline(Readable.from(chunks), createGunzip({ chunkSize: CHUNK_BYTES }), () => {});
}

/** Whether zlib cannot unpack a file. https://nodejs.org/api/zlib.html#error-codes */
function isNotGzip(error: unknown): boolean {
  const code = systemCode(error);
  return code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR';
}

/** Prints the rows of a part. */
async function printPart(
  directory: string,
  file: MarkedFile,
  { gzip }: Plan,
  print: Print,
): Promise<Failed | undefined> {
  const path = join(directory, file.name);
  const hash = createHash('sha256');
  const chunks = hashedChunks(path, hash);
  const failed = (problem: ShardProblem): Failed => ({
    ok: false,
    error: [
      {
        ...problem,
        message: `${problem.message} What was printed is wrong. Run rowloom verify ${directory}.`,
      },
    ],
  });
  try {
    for await (const chunk of gzip ? unpacked(chunks) : chunks) await print(chunk);
  } catch (error) {
    if (isNotGzip(error)) return failed(wrongContent(directory, file));
    return failed(unreadable(error, file.name, path));
  }
  return hash.digest('hex') === file.sha256 ? undefined : failed(wrongContent(directory, file));
}

/**
 * Prints the file of a table that one machine would write, from its parts, unpacked. Prints nothing if one of them is missing
 * or has another size. Ends with a problem after a part with other bytes than its shard wrote.
 *
 * Rejects if `print` does.
 */
export async function joinTable(
  directory: string,
  plan: Plan,
  table: PlannedTable,
  print: Print,
): Promise<Result<void, readonly ShardProblem[]>> {
  const parts = await findParts(directory, plan, table);
  if (!parts.ok) return parts;
  if (table.head !== '') await print(table.head);
  for (const file of parts.value) {
    const failed = await printPart(directory, file, plan, print);
    if (failed) return failed;
  }
  if (table.tail !== '') await print(table.tail);
  return { ok: true, value: undefined };
}
