import type { Plan } from './plan.ts';
import type { ShardProblem } from './problem.ts';

/**
 * Numbers as the arrays of schedulers list them: `3,17-40`. https://slurm.schedmd.com/sbatch.html#OPT_array
 * @param shards in ascending order, without duplicates
 */
export function shardList(shards: readonly number[]): string {
  const ranges: { readonly from: number; to: number }[] = [];
  for (const shard of shards) {
    const last = ranges.at(-1);
    if (last?.to === shard - 1) last.to = shard;
    else ranges.push({ from: shard, to: shard });
  }
  return ranges.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`)).join(',');
}

/** The last problem of those that running some shards again solves. It lists these shards. */
export function incompletePlan({ shards }: Plan, again: readonly number[]): ShardProblem {
  const count = `${again.length} of ${shards.length} shard${shards.length === 1 ? '' : 's'}`;
  const message = `${count} must run again: ${shardList(again)}.`;
  return { path: '', code: 'incomplete-plan', message };
}
