import type { Arguments } from './arguments.ts';
import { refuse } from './problem.ts';

/** The variables in which schedulers tell a task its number, counted from 0. */
const INDEX_VARIABLES = [
  // https://slurm.schedmd.com/job_array.html
  'SLURM_ARRAY_TASK_ID',
  // https://kubernetes.io/docs/concepts/workloads/controllers/job/#completion-mode
  'JOB_COMPLETION_INDEX',
  // https://docs.aws.amazon.com/batch/latest/userguide/array_jobs.html
  'AWS_BATCH_JOB_ARRAY_INDEX',
  // https://cloud.google.com/run/docs/container-contract#jobs-env-vars
  'CLOUD_RUN_TASK_INDEX',
] as const;
const NUMBER = /^\d{1,15}$/;

interface Found {
  readonly number: number;
  /** Where the number comes from. */
  readonly source: string;
}

function numberOfTask(environment: Readonly<Record<string, string | undefined>>): Found {
  const found = INDEX_VARIABLES.flatMap((source): readonly Found[] => {
    const text = environment[source];
    if (text === undefined || text === '') return [];
    if (NUMBER.test(text)) return [{ number: Number(text), source }];
    return refuse('shard', 'invalid-shard', `${source} is “${text}”, which is not the number of a shard.`);
  });
  const [first] = found;
  if (!first) {
    const message = `Name a shard with --shard NUMBER, or set one of the variables in which schedulers tell a task its number: ${INDEX_VARIABLES.join(', ')}.`;
    return refuse('shard', 'missing-argument', message);
  }
  const other = found.find(({ number }) => number !== first.number);
  if (!other) return first;
  const message = `${first.source} is ${first.number}, but ${other.source} is ${other.number}. Name the shard with --shard, or unset one of them.`;
  return refuse('shard', 'invalid-shard', message);
}

/** The shard that `--shard` names, or else the scheduler. Refuses a shard that the plan does not have. */
export function readShard(
  { count }: Pick<Arguments<'shard'>, 'count'>,
  environment: Readonly<Record<string, string | undefined>>,
  shardCount: number,
): number {
  const flag = count('shard', 'the number of a shard, counted from 0');
  const { number, source } =
    flag === undefined ? numberOfTask(environment) : { number: flag, source: '--shard' };
  if (number < shardCount) return number;
  const fromOne = flag === undefined && number === shardCount ? ' Does the array start at 1?' : '';
  const last = shardCount - 1;
  const message = `${source} is ${number}, but the shards of this plan are numbered from 0 to ${last}.${fromOne}`;
  return refuse('shard', 'invalid-shard', message);
}
