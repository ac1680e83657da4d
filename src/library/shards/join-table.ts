import { createHash } from 'node:crypto';
import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Result } from '../../result.ts';
import { systemCode } from '../file-errors.ts';
import { hashedChunks } from '../hash-file.ts';
import { wrongContent } from './check-part.ts';
import { inOrder } from './in-order.ts';
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

/** A shard's files of a table, and the problems if there are not all of them. */
interface FoundParts {
  readonly shard: number;
  readonly isMissing: boolean;
  readonly files: readonly MarkedFile[];
  readonly problems: readonly ShardProblem[];
  readonly isComplete: boolean;
}

async function findPartsOf(
  directory: string,
  plan: Plan,
  shard: number,
  names: ReadonlySet<string>,
): Promise<FoundParts> {
  const { isMissing, files: all, problems } = await inspectShard(directory, plan, shard);
  const files = all.filter(({ name }) => names.has(name));
  const denied: ShardProblem[] = [];
  for (const { name } of files) {
    const path = join(directory, name);
    await access(path, constants.R_OK).catch((error: unknown) => denied.push(unreadable(error, name, path)));
  }
  const isComplete = files.length === names.size && denied.length === 0;
  return { shard, isMissing, files, problems: [...problems, ...denied], isComplete };
}

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
  const shards = plan.shards.flatMap((parts, shard) => {
    const names = parts.flatMap((part) => (part.table === table.name ? [part.file] : []));
    return names.length > 0 ? [{ shard, names: new Set(names) }] : [];
  });
  const found = inOrder(shards, ({ shard, names }) => findPartsOf(directory, plan, shard, names));
  for await (const { shard, isMissing, files: own, problems: ofShard, isComplete } of found) {
    files.push(...own);
    if (isComplete) continue;
    problems.push(...ofShard);
    if (isMissing) missing.push(shard);
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
  const chunks = hashedChunks(path, file.bytes, hash);
  const failed = (problem: ShardProblem, fate: 'wrong' | 'incomplete'): Failed => {
    const message = `${problem.message} What was printed is ${fate}. Run rowloom verify ${directory} to find all problems.`;
    return { ok: false, error: [{ ...problem, message }] };
  };
  try {
    for await (const chunk of gzip ? unpacked(chunks) : chunks) await print(chunk);
  } catch (error) {
    if (isNotGzip(error)) return failed(wrongContent(directory, file), 'wrong');
    return failed(unreadable(error, file.name, path), 'incomplete');
  }
  return hash.digest('hex') === file.sha256 ? undefined : failed(wrongContent(directory, file), 'wrong');
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
