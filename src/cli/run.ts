import { join } from 'node:path';
import { counted } from '../library/counted.ts';
import { WORKERS_MAX } from '../library/read-options.ts';
import { readPlan } from '../library/shards/read-plan.ts';
import { runShard, type ShardRun } from '../library/shards/run-shard.ts';
import type { Arguments } from './arguments.ts';
import type { Context } from './context.ts';
import { CommandError, refuse } from './problem.ts';
import { createProgressLine } from './progress-line.ts';
import { readShard } from './shard-number.ts';

type RunArguments = Arguments<'shard' | 'force' | 'workers'>;

function readWorkers({ count }: RunArguments): number {
  const what = `a number of threads from 1 to ${WORKERS_MAX}`;
  const workers = count('workers', what) ?? 1;
  if (workers >= 1 && workers <= WORKERS_MAX) return workers;
  return refuse('workers', 'invalid-flag', `--workers must be ${what}, not ${workers}.`);
}

function summaryOf(directory: string, shard: number, { isWritten, files }: ShardRun): string {
  const lines = files.map(
    ({ name, rows, bytes }) =>
      `${join(directory, name)}: ${counted(rows, 'row')}, ${counted(bytes, 'byte')}\n`,
  );
  const state = isWritten ? 'is complete' : 'was complete already';
  return `${isWritten ? lines.join('') : ''}Shard ${shard} ${state}, with ${counted(files.length, 'file')}.\n`;
}

/** Writes a shard of a plan. */
export async function run(args: RunArguments, context: Context): Promise<void> {
  const [directory = ''] = args.operands;
  const workers = readWorkers(args);
  const plan = await readPlan(directory);
  if (!plan.ok) throw new CommandError(plan.error);
  const shard = readShard(args, process.env, plan.value.shards.length);
  const line = createProgressLine(process.stderr, { isHidden: false });
  const options = { workers, force: args.has('force'), onProgress: line.show };
  try {
    const ran = await context.interruptible((signal) =>
      runShard(directory, plan.value, shard, { ...options, signal }),
    );
    line.end();
    if (!ran.ok) throw new CommandError(ran.error);
    await context.print(
      context.json ? `${JSON.stringify({ shard, ...ran.value })}\n` : summaryOf(directory, shard, ran.value),
    );
  } finally {
    line.end();
  }
}
