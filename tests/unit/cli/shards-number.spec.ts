import { describe, expect, it } from 'vitest';
import { parseArguments } from '../../../src/cli/arguments.ts';
import { commands } from '../../../src/cli/commands.ts';
import { CommandError } from '../../../src/cli/problem.ts';
import { readShard } from '../../../src/cli/shard-number.ts';

/** The shard of 64 for these flags and variables, or the message of the problem. */
function shardOf(flags: string, variables: Readonly<Record<string, string>> = {}): number | string {
  const { run } = commands;
  if (!run) throw new Error('There is no command “run”');
  try {
    const words = ['data', ...flags.split(' ').filter((word) => word !== '')];
    return readShard(parseArguments<'shard'>(words, run), variables, 64);
  } catch (error) {
    if (error instanceof CommandError) return error.message;
    throw error;
  }
}

describe('the number of a shard', () => {
  it.each([
    'SLURM_ARRAY_TASK_ID',
    'JOB_COMPLETION_INDEX',
    'AWS_BATCH_JOB_ARRAY_INDEX',
    'CLOUD_RUN_TASK_INDEX',
  ])('comes from %s', (name) => {
    expect(shardOf('', { [name]: '0' })).toBe(0);
    expect(shardOf('', { [name]: '63' })).toBe(63);
    expect(shardOf('', { [name]: '64' })).toBe(
      `${name} is 64, but the shards of this plan are numbered from 0 to 63. Does the array start at 1?`,
    );
    expect(shardOf('', { [name]: 'x1' })).toBe(`${name} is “x1”, which is not the number of a shard.`);
  });

  it.each([
    ['--shard 17', {}, 17],
    ['--shard 017', {}, 17],
    ['--shard=0', { JOB_COMPLETION_INDEX: '5' }, 0],
    ['', { JOB_COMPLETION_INDEX: '5', SLURM_ARRAY_TASK_ID: '5' }, 5],
    ['', { JOB_COMPLETION_INDEX: '5', SLURM_ARRAY_TASK_ID: '' }, 5],
  ])('is read from “%s” and %j', (flags, variables, shard) => {
    expect(shardOf(flags, variables)).toBe(shard);
  });

  it.each([
    ['--shard 64', {}, /^--shard is 64, but the shards of this plan are numbered from 0 to 63\.$/],
    ['--shard -1', {}, /not “-1”/],
    ['--shard 1e3', {}, /not “1e3”/],
    ['--shard 1.5', {}, /not “1\.5”/],
    ['--shard', {}, /needs a value/],
    ['', { CLOUD_RUN_TASK_INDEX: '-1' }, /CLOUD_RUN_TASK_INDEX is “-1”/],
    ['', { CLOUD_RUN_TASK_INDEX: '9'.repeat(30) }, /is “9+”, which is not/],
    ['', {}, /SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX, AWS_BATCH_JOB_ARRAY_INDEX, CLOUD_RUN_TASK_INDEX\.$/],
    [
      '',
      { SLURM_ARRAY_TASK_ID: '3', CLOUD_RUN_TASK_INDEX: '4' },
      /^SLURM_ARRAY_TASK_ID is 3, but CLOUD_RUN_TASK_INDEX is 4\./,
    ],
  ])('is refused in “%s” and %j', (flags, variables, message) => {
    expect(shardOf(flags, variables)).toMatch(message);
  });
});
