import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Result } from '../../result.ts';
import type { FileOptions } from '../api.ts';
import { openDocument } from '../engine.ts';
import { fileError } from '../file-errors.ts';
import { type OutputFile, openOutputFile, writeTextFile } from '../output-file.ts';
import { temporaryPrefixOfShard } from '../own-names.ts';
import { type PlannedFile, planRequest } from '../plan-request.ts';
import { createProgress } from '../progress.ts';
import { writeContent } from '../write-content.ts';
import { type MarkedFile, markerText } from './marker.ts';
import { markerName } from './names.ts';
import type { Plan, PlannedPart } from './plan.ts';
import type { ShardProblem } from './problem.ts';

export interface WriteShardOptions extends Pick<FileOptions, 'signal' | 'onProgress'> {
  /** The most threads that write rows, with the current one. */
  readonly workers: number;
}

interface PartFile extends PlannedFile {
  readonly part: PlannedPart;
}

/** Plans the files of a shard, or reports why this program cannot make them. */
async function planParts(
  { schema: document, format, options }: Plan,
  parts: readonly PlannedPart[],
): Promise<Result<readonly PartFile[], readonly ShardProblem[]>> {
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

/** Creates the folder of a file. Another task may create it at the same time. */
async function createFolder(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true }).catch((error: unknown) => {
    throw fileError(error, path);
  });
}

/** Writes the files of a shard, gives them their names, and then says that the shard is complete. */
async function writeParts(
  directory: string,
  plan: Plan,
  shard: number,
  files: readonly PartFile[],
  { workers, signal, onProgress }: WriteShardOptions,
): Promise<readonly MarkedFile[]> {
  const rowCounts = files.map(({ part: { from, to } }) => to - from);
  const progress = createProgress(
    rowCounts.reduce((sum, rows) => sum + rows, 0),
    onProgress,
  );
  const output = { prefix: temporaryPrefixOfShard(shard), isDurable: true };
  const outputs: OutputFile[] = [];
  const written: MarkedFile[] = [];
  const marker = join(directory, markerName(shard));

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
 * Writes the files of a shard, and then its marker. Rejects as `runShard` does.
 * @param shard a shard of the plan
 */
export async function writeShard(
  directory: string,
  plan: Plan,
  shard: number,
  options: WriteShardOptions,
): Promise<Result<readonly MarkedFile[], readonly ShardProblem[]>> {
  const files = await planParts(plan, plan.shards[shard] ?? []);
  if (!files.ok) return files;
  return { ok: true, value: await writeParts(directory, plan, shard, files.value, options) };
}
