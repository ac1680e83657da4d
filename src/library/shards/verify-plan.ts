import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileOptions, WrittenFile } from '../api.ts';
import { fileError } from '../file-errors.ts';
import { createProgress } from '../progress.ts';
import { checkPart } from './check-part.ts';
import { findStrays, type UnfinishedFile } from './find-strays.ts';
import { inOrder } from './in-order.ts';
import { inspectShard } from './inspect-shard.ts';
import { findForeignManifest, removeManifest, writeManifest } from './manifest.ts';
import { markerName } from './names.ts';
import type { Plan } from './plan.ts';
import type { ShardProblem } from './problem.ts';
import { incompletePlan, missingMarkers, shardList } from './shard-list.ts';

export interface VerifyOptions extends Pick<FileOptions, 'onProgress'> {
  /** Whether to remove all unfinished files, also those that a running task is writing: it then fails. */
  readonly clean: boolean;
}

export interface Verification {
  /** None if every file of the plan is there with its bytes, and no other file in the folders of the tables. */
  readonly problems: readonly ShardProblem[];
  /** The shards that must run again, as the arrays of schedulers list them: `3,17-40`. */
  readonly again: string;
  /** The files without problems. */
  readonly files: readonly WrittenFile[];
  /** The files that killed tasks have left, or that running tasks are writing. */
  readonly unfinished: { readonly files: number; readonly bytes: number; readonly isRemoved: boolean };
}

interface CheckedShard {
  readonly shard: number;
  readonly isMissing: boolean;
  readonly problems: readonly ShardProblem[];
  readonly files: readonly WrittenFile[];
}

/**
 * Removes the marker of a shard, so that the next task for it writes it again: `runShard` reads no content. Says so, or how else
 * to write it again.
 */
async function disown(directory: string, shard: number, problem: ShardProblem): Promise<ShardProblem> {
  const marker = join(directory, markerName(shard));
  const next = await rm(marker, { force: true }).then(
    () => `“${marker}” was removed, so the next task for shard ${shard} writes it again.`,
    () => `Run shard ${shard} again with --force.`,
  );
  return { ...problem, message: `${problem.message} ${next}` };
}

async function checkShard(directory: string, plan: Plan, shard: number): Promise<CheckedShard> {
  const { isMissing, files, problems } = await inspectShard(directory, plan, shard);
  const found: ShardProblem[] = [...problems];
  const whole: WrittenFile[] = [];
  const parts = new Map((plan.shards[shard] ?? []).map(({ file, table }) => [file, table]));
  for (const file of files) {
    const problem = await checkPart(directory, file);
    if (problem?.code === 'wrong-content') found.push(await disown(directory, shard, problem));
    else if (problem) found.push(problem);
    else {
      const { name, rows, bytes, sha256 } = file;
      whole.push({ name, tables: [parts.get(name) ?? ''], rows, bytes, sha256 });
    }
  }
  return { shard, isMissing, problems: found, files: whole };
}

async function removeUnfinished(files: readonly UnfinishedFile[]): Promise<void> {
  for (const { path } of files) {
    await rm(path, { force: true }).catch((error: unknown) => {
      throw fileError(error, path);
    });
  }
}

/**
 * Reads all files of a plan and compares them with what their shards have written. If nothing is missing, short, changed or
 * unknown, it writes `manifest.json`, and otherwise removes it. Rejects with a `RowloomError` if the directory cannot be read or written.
 */
export async function verifyPlan(
  directory: string,
  plan: Plan,
  { clean, onProgress }: VerifyOptions,
): Promise<Verification> {
  const progress = createProgress(
    plan.tables.reduce((sum, { rows }) => sum + rows, 0),
    onProgress,
  );
  const problems: ShardProblem[] = [];
  const files: WrittenFile[] = [];
  const missing: number[] = [];
  const again: number[] = [];
  const checks = inOrder(plan.shards.keys(), (shard) => checkShard(directory, plan, shard));
  for await (const { shard, isMissing, problems: ofShard, files: whole } of checks) {
    problems.push(...ofShard);
    if (isMissing) missing.push(shard);
    if (isMissing || ofShard.length > 0) again.push(shard);
    for (const file of whole) {
      files.push(file);
      progress.onRows(file.name, file.rows, 0);
      progress.onFile(file.name, file.bytes);
    }
  }
  const { unfinished, unknown } = await findStrays(directory, plan);
  if (clean) await removeUnfinished(unfinished);
  const bytes = unfinished.reduce((sum, file) => sum + file.bytes, 0);
  const foreign = await findForeignManifest(directory);
  problems.push(...missingMarkers(directory, missing), ...unknown, ...(foreign ? [foreign] : []));
  const stale = problems.length > 0 ? await removeManifest(directory) : undefined;
  if (stale) problems.push(stale);
  if (again.length > 0) problems.push(incompletePlan(plan, again));
  if (problems.length === 0) problems.push(...(await writeManifest(directory, plan, files)));
  return {
    problems,
    again: shardList(again),
    files,
    unfinished: { files: unfinished.length, bytes, isRemoved: clean && unfinished.length > 0 },
  };
}
