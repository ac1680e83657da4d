import { join } from 'node:path';
import type { Result } from '../../result.ts';
import { inspectShard } from './inspect-shard.ts';
import type { MarkedFile } from './marker.ts';
import { PLAN_NAME } from './names.ts';
import type { Plan } from './plan.ts';
import type { ShardProblem } from './problem.ts';
import { otherVersion } from './read-plan.ts';
import type { WriteShardOptions } from './write-shard.ts';

export interface RunOptions extends WriteShardOptions {
  /** Whether to write a shard again that is complete. */
  readonly force: boolean;
}

export interface ShardRun {
  /** Whether the shard was written, or was complete before. */
  readonly isWritten: boolean;
  readonly files: readonly MarkedFile[];
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
  if (!before.isMissing && before.problems.length === 0 && !options.force) {
    return { ok: true, value: { isWritten: false, files: before.files } };
  }
  // Nine tenths of the program's code. A task that is started again for a complete shard does not load it.
  const { writeShard } = await import('./write-shard.ts');
  const written = await writeShard(directory, plan, shard, options);
  return written.ok ? { ok: true, value: { isWritten: true, files: written.value } } : written;
}
