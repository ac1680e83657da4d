import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileOptions, Manifest, WrittenFile } from '../api.ts';
import { fileError } from '../file-errors.ts';
import { writeTextFile } from '../output-file.ts';
import { MANIFEST_NAME } from '../own-names.ts';
import { createProgress } from '../progress.ts';
import { checkPart } from './check-part.ts';
import { findStrays, type UnfinishedFile } from './find-strays.ts';
import { inspectShard } from './inspect-shard.ts';
import { markerName } from './names.ts';
import type { Plan } from './plan.ts';
import type { ShardProblem } from './problem.ts';
import { incompletePlan, missingMarkers, shardList } from './shard-list.ts';

/** What `manifest.json` says about the files of a complete plan. */
interface ShardManifest extends Omit<Manifest, 'schema'> {
  readonly plan: { readonly id: string; readonly shards: number };
  readonly schema: unknown;
}

export interface VerifyOptions extends Pick<FileOptions, 'onProgress'> {
  /** Whether to remove the files that killed tasks have left. */
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
  readonly unfinished: { readonly files: number; readonly bytes: number; readonly removed: number };
}

interface CheckedShard {
  readonly isMissing: boolean;
  readonly problems: readonly ShardProblem[];
  readonly files: readonly WrittenFile[];
}

/**
 * Removes the marker of a shard, so that the next task for it writes it again: `runShard` reads no content. Says how else to
 * write it again if that is not possible.
 */
async function disown(directory: string, shard: number, problem: ShardProblem): Promise<ShardProblem> {
  try {
    await rm(join(directory, markerName(shard)), { force: true });
    return problem;
  } catch {
    return { ...problem, message: `${problem.message} Run shard ${shard} again with --force.` };
  }
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
  return { isMissing, problems: found, files: whole };
}

/** Removes unfinished files, except those of shards that are not complete: a task may still be writing them. */
async function removeUnfinished(
  files: readonly UnfinishedFile[],
  again: ReadonlySet<number>,
): Promise<number> {
  const removable = files.filter(({ shard }) => (shard === undefined ? again.size === 0 : !again.has(shard)));
  for (const { path } of removable) {
    await rm(path, { force: true }).catch((error: unknown) => {
      throw fileError(error, path);
    });
  }
  return removable.length;
}

/** Writes `manifest.json`, unless it is there with the same content: the directory may be read-only by then. */
async function writeManifest(directory: string, plan: Plan, files: readonly WrittenFile[]): Promise<void> {
  const { id, versions, format, options, schema, shards } = plan;
  const manifest: ShardManifest = {
    plan: { id, shards: shards.length },
    versions,
    format,
    options,
    files,
    schema,
  };
  const path = join(directory, MANIFEST_NAME);
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const existing = await readFile(path, 'utf8').catch(() => undefined);
  if (existing !== text) await writeTextFile(path, text);
}

/**
 * Reads all files of a plan and compares them with what their shards have written. If nothing is missing, short, changed or
 * unknown, it writes `manifest.json`. Rejects with a `RowloomError` if the directory cannot be read or written.
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
  for (const shard of plan.shards.keys()) {
    const checked = await checkShard(directory, plan, shard);
    problems.push(...checked.problems);
    if (checked.isMissing) missing.push(shard);
    if (checked.isMissing || checked.problems.length > 0) again.push(shard);
    for (const file of checked.files) {
      files.push(file);
      progress.onRows(file.name, file.rows, 0);
      progress.onFile(file.name, file.bytes);
    }
  }
  const { unfinished, unknown } = await findStrays(directory, plan);
  const removed = clean ? await removeUnfinished(unfinished, new Set(again)) : 0;
  const bytes = unfinished.reduce((sum, file) => sum + file.bytes, 0);
  problems.push(...missingMarkers(directory, missing), ...unknown);
  if (again.length > 0) problems.push(incompletePlan(plan, again));
  if (problems.length === 0) await writeManifest(directory, plan, files);
  return {
    problems,
    again: shardList(again),
    files,
    unfinished: { files: unfinished.length, bytes, removed },
  };
}
