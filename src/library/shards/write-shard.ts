import { dirname, join } from 'node:path';
import type { Result } from '../../result.ts';
import { formatPath, type Path, type Problem } from '../../schema/problem.ts';
import type { FileOptions } from '../api.ts';
import { counted } from '../counted.ts';
import { createDirectory } from '../create-directory.ts';
import { placesWithoutHash, withFiles } from '../given-files.ts';
import { openDocument } from '../open-document.ts';
import { type OutputFile, openOutputFile, writeTextFile } from '../output-file.ts';
import { temporaryPrefixOfShard } from '../own-names.ts';
import { type PlannedFile, planRequest } from '../plan-request.ts';
import { createProgress } from '../progress.ts';
import { writeContent } from '../write-content.ts';
import { type MarkedFile, markerText } from './marker.ts';
import { markerName, PLAN_NAME } from './names.ts';
import type { Plan, PlannedPart } from './plan.ts';
import type { ShardProblem } from './problem.ts';

export interface WriteShardOptions extends Pick<FileOptions, 'signal' | 'onProgress'> {
  /** The most threads that write rows, with the current one. */
  readonly workers: number;
}

interface PartFile extends PlannedFile {
  readonly part: PlannedPart;
}

/** The problem of a plan whose schema or options are refused, although it has its id: somebody has computed that. */
function invalidPlan(directory: string, reason: string): ShardProblem {
  const message = `“${join(directory, PLAN_NAME)}” is not a plan that rowloom plan has made: ${reason}`;
  return { path: PLAN_NAME, code: 'invalid-plan', message };
}

/** The problem of a file of given rows that is no longer as it was planned. */
function changedFile(directory: string, { path, message }: Problem): ShardProblem {
  const advice = `Restore the file, or make a new plan in another directory than “${directory}”.`;
  return { path: formatPath(['schema', ...path]), code: 'given-file', message: `${message} ${advice}` };
}

/** The problem of a file that a plan names without the SHA-256 that each plan has. */
function withoutHash(path: Path): Problem {
  return { path, code: 'missing-property', message: 'This file has no “sha256”.' };
}

/** Plans the files of a shard, or reports why this program cannot make them. */
async function planParts(
  directory: string,
  { schema: document, format, options, tables }: Plan,
  parts: readonly PlannedPart[],
): Promise<Result<readonly PartFile[], readonly ShardProblem[]>> {
  const refuse = (problems: readonly Problem[], parents: Path) => ({
    ok: false as const,
    error: problems.map(({ path, message }) =>
      invalidPlan(directory, `${formatPath([...parents, ...path])}: ${message}`),
    ),
  });
  const unknownFiles = placesWithoutHash(document);
  if (unknownFiles.length > 0) return refuse(unknownFiles.map(withoutHash), ['schema']);
  // A file can be anywhere, because the SHA-256 lets through only a content that the author of the plan has had.
  const read = await withFiles(document, { directory, allowOutside: true });
  if (!read.ok) return { ok: false, error: read.error.map((problem) => changedFile(directory, problem)) };
  const opened = await openDocument(read.value);
  if (!opened.ok) return refuse(opened.error, ['schema']);
  const { schema, dataset } = opened.value;
  const files: PartFile[] = [];
  for (const part of parts) {
    const request = { schema, tables: [part.table], format, options, firstRow: part.from };
    const plan = planRequest(dataset, request);
    if (!plan.ok) return refuse(plan.error, []);
    const rows = dataset.table(part.table)?.rowCount ?? 0;
    const planned = tables.find(({ name }) => name === part.table)?.rows ?? 0;
    if (rows !== planned) {
      const reason = `table “${part.table}” has ${counted(rows, 'row')} in its schema, and ${counted(planned, 'row')} in its shards.`;
      return { ok: false, error: [invalidPlan(directory, reason)] };
    }
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
      await createDirectory(dirname(path), path);
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
    await createDirectory(dirname(marker), marker);
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
  const files = await planParts(directory, plan, plan.shards[shard] ?? []);
  if (!files.ok) return files;
  return { ok: true, value: await writeParts(directory, plan, shard, files.value, options) };
}
