import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Result } from '../../result.ts';
import type { FileOptions } from '../api.ts';
import { fileError } from '../file-errors.ts';
import { type OutputFile, openOutputFile, writeTextFile } from '../output-file.ts';
import { type PlannedFile, planRequest } from '../plan-request.ts';
import { createProgress } from '../progress.ts';
import { writeContent } from '../write-content.ts';
import { inspectShard } from './inspect-shard.ts';
import { type MarkedFile, markerText } from './marker.ts';
import { markerName, PLAN_NAME, temporaryPrefixOf } from './names.ts';
import type { Plan, PlannedPart } from './plan.ts';
import type { ShardProblem } from './problem.ts';
import { otherVersion } from './read-plan.ts';

export interface RunOptions extends Pick<FileOptions, 'signal' | 'onProgress'> {
  /** Whether to write a shard again that is complete. */
  readonly force: boolean;
  /** The most threads that write rows, with the current one. */
  readonly workers: number;
}

export interface ShardRun {
  /** Whether the shard was written, or was complete before. */
  readonly isWritten: boolean;
  readonly files: readonly MarkedFile[];
}

interface PartFile extends PlannedFile {
  readonly part: PlannedPart;
}

/** Plans the files of a shard, or reports why this program cannot make them. */
async function planParts(
  { schema: document, format, options }: Plan,
  parts: readonly PlannedPart[],
): Promise<Result<readonly PartFile[], readonly ShardProblem[]>> {
  // Nine tenths of the program's code. A task that is started again for a complete shard does not load it.
  const { openDocument } = await import('../engine.ts');
  const opened = await openDocument(document);
  if (!opened.ok) return opened;
  const { schema, dataset } = opened.value;
  const files: PartFile[] = [];
  for (const part of parts) {
    const request = { schema, tables: [part.table], format, options, firstRow: part.from };
    const plan = planRequest(dataset, request);
    if (!plan.ok) return plan;
    files.push({ name: part.file, plan: plan.value, request, part });
  }
  return { ok: true, value: files };
}

/** Writes the files of a shard, gives them their names, and then says that the shard is complete. */
async function writeParts(
  directory: string,
  plan: Plan,
  shard: number,
  files: readonly PartFile[],
  { workers, signal, onProgress }: RunOptions,
): Promise<readonly MarkedFile[]> {
  const rowCounts = files.map(({ part: { from, to } }) => to - from);
  const progress = createProgress(
    rowCounts.reduce((sum, rows) => sum + rows, 0),
    onProgress,
  );
  const output = { prefix: temporaryPrefixOf(shard), isDurable: true };
  const outputs: OutputFile[] = [];
  const written: MarkedFile[] = [];
  const marker = join(directory, markerName(shard, plan.shards.length));

  async function createFolder(path: string): Promise<void> {
    await mkdir(dirname(path), { recursive: true }).catch((error: unknown) => {
      throw fileError(error, path);
    });
  }

  try {
    for (const file of files) {
      const { name, part } = file;
      signal?.throwIfAborted();
      const path = join(directory, name);
      await createFolder(path);
      const opened = await openOutputFile(path, output);
      outputs.push(opened);
      const { from, to } = part;
      const content = await writeContent(opened, file, {
        from,
        to,
        gzip: plan.gzip,
        workers,
        signal,
        progress,
      });
      written.push({ name, rows: to - from, ...content });
    }
    signal?.throwIfAborted();
    for (const opened of outputs) await opened.publish();
    await createFolder(marker);
    await writeTextFile(marker, markerText(plan, written), output);
    return written;
  } finally {
    for (const opened of outputs) await opened.discard();
  }
}

/**
 * Writes a shard of a plan, unless it is complete. Two processes may write the same shard at once: both write the same bytes.
 *
 * Rejects with the signal's reason after an abort, or with a `RowloomError` if a file cannot be written. Then nothing that is
 * incomplete is left, and the shard is not complete if it was not before.
 * @param shard a shard of the plan
 */
export async function runShard(
  directory: string,
  plan: Plan,
  shard: number,
  options: RunOptions,
): Promise<Result<ShardRun, readonly ShardProblem[]>> {
  const other = otherVersion(plan.versions, join(directory, PLAN_NAME));
  if (other) return { ok: false, error: [other] };
  const before = await inspectShard(directory, plan, shard);
  if (before.problems.length === 0 && !options.force) {
    return { ok: true, value: { isWritten: false, files: before.files } };
  }
  const files = await planParts(plan, plan.shards[shard] ?? []);
  if (!files.ok) return files;
  return {
    ok: true,
    value: { isWritten: true, files: await writeParts(directory, plan, shard, files.value, options) },
  };
}
