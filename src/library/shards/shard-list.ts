import { join } from 'node:path';
import { counted } from '../counted.ts';
import { markerName } from './names.ts';
import type { Plan } from './plan.ts';
import type { ShardProblem } from './problem.ts';

interface ShardRange {
  readonly first: number;
  readonly last: number;
}

/** @param shards in ascending order, without duplicates */
function rangesOf(shards: readonly number[]): readonly ShardRange[] {
  const ranges: ShardRange[] = [];
  for (const shard of shards) {
    const before = ranges.at(-1);
    if (before?.last === shard - 1) ranges[ranges.length - 1] = { first: before.first, last: shard };
    else ranges.push({ first: shard, last: shard });
  }
  return ranges;
}

/**
 * Numbers as the arrays of schedulers list them: `3,17-40`. https://slurm.schedmd.com/sbatch.html#OPT_array
 * @param shards in ascending order, without duplicates
 */
export function shardList(shards: readonly number[]): string {
  return rangesOf(shards)
    .map(({ first, last }) => (first === last ? String(first) : `${first}-${last}`))
    .join(',');
}

/** The problems of shards without a marker: one for all that follow each other, because often no shard has run yet. */
export function missingMarkers(directory: string, missing: readonly number[]): readonly ShardProblem[] {
  return rangesOf(missing).map(({ first, last }) => {
    const path = markerName(first);
    const shown = join(directory, path);
    const message =
      first === last
        ? `Shard ${first} is not complete: “${shown}” is missing.`
        : `Shards ${first} to ${last} are not complete: “${shown}” and those up to shard ${last} are missing.`;
    return { path, code: 'incomplete-shard', message };
  });
}

/** The last problem of those that running some shards again solves. It lists these shards. */
export function incompletePlan({ shards }: Plan, again: readonly number[]): ShardProblem {
  const count = `${again.length.toLocaleString('en-US')} of ${counted(shards.length, 'shard')}`;
  return { path: '', code: 'incomplete-plan', message: `${count} must run again: ${shardList(again)}.` };
}
