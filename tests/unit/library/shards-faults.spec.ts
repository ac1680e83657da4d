import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inOrder } from '../../../src/library/shards/in-order.ts';
import { joinTable } from '../../../src/library/shards/join-table.ts';
import { runShard } from '../../../src/library/shards/run-shard.ts';
import { savePlan } from '../../../src/library/shards/save-plan.ts';
import { incompletePlan } from '../../../src/library/shards/shard-list.ts';
import { type Verification, verifyPlan } from '../../../src/library/shards/verify-plan.ts';
import { problemsOf, tableOf, temporaryDirectory } from '../../fixtures/library.ts';
import { planOf, runShards, writePlan } from '../../fixtures/shards.ts';

const RUN = { force: false, workers: 1 } as const;
const CHECK = { clean: false } as const;
const tables = [tableOf('t', 400)];

const codesOf = ({ problems }: Verification) => problems.map(({ code, path }) => [code, path]);

function changeLastByte(path: string): void {
  const bytes = readFileSync(path);
  bytes[bytes.length - 1] = 0;
  writeFileSync(path, bytes);
}

describe('a task whose unfinished file another program removes', () => {
  /** Removes it when all rows are written. */
  const removeUnfinished = (directory: string) => () => {
    for (const name of readdirSync(join(directory, 't'))) {
      if (name.startsWith('.rowloom-')) rmSync(join(directory, 't', name));
    }
  };

  it('fails with that reason, and leaves no marker', async () => {
    const directory = temporaryDirectory();
    const plan = await planOf(tables);
    const onProgress = removeUnfinished(directory);
    const problems = await problemsOf(() => runShard(directory, plan, 1, { ...RUN, onProgress }));
    expect(problems).toMatchObject([
      {
        code: 'write-failed',
        message: `“${join(directory, 't/part-00001.csv')}” is not complete: another program, such as rowloom verify --clean, removed its unfinished file.`,
      },
    ]);
    expect(readdirSync(directory)).toEqual(['t']);
  });

  it('succeeds if the shard is complete meanwhile, but not if its file has other bytes', async () => {
    const directory = temporaryDirectory();
    const plan = await writePlan(directory, tables);
    const options = { ...RUN, force: true, onProgress: removeUnfinished(directory) };
    const file = join(directory, 't/part-00001.csv');
    const before = statSync(file);
    expect(await runShard(directory, plan, 1, options)).toMatchObject({ ok: true });
    expect(statSync(file).ino).toBe(before.ino);
    changeLastByte(file);
    expect(await problemsOf(() => runShard(directory, plan, 1, options))).toMatchObject([
      { code: 'write-failed' },
    ]);
  });
});

describe('plans that are saved at the same time', () => {
  it('in one directory are refused, except for one', async () => {
    const directory = temporaryDirectory();
    const plans = await Promise.all([4, 5, 6].map((shardCount) => planOf(tables, { shardCount })));
    const saved = await Promise.all(plans.map((plan) => savePlan(directory, plan)));
    expect(saved.filter(({ ok }) => ok)).toEqual([{ ok: true, value: true }]);
    expect(saved.filter(({ ok }) => !ok)).toMatchObject([
      { error: [{ code: 'other-plan' }] },
      { error: [{ code: 'other-plan' }] },
    ]);
    const { id } = JSON.parse(readFileSync(join(directory, 'plan.json'), 'utf8'));
    expect(id).toBe(plans[saved.findIndex(({ ok }) => ok)]?.id);
    expect(readdirSync(directory)).toEqual(['plan.json']);
  });

  it('are one plan if they are equal', async () => {
    const directory = temporaryDirectory();
    const plan = await planOf(tables);
    const saved = await Promise.all([savePlan(directory, plan), savePlan(directory, plan)]);
    expect(saved.map((one) => one.ok && one.value).sort()).toEqual([false, true]);
  });
});

describe('a manifest', () => {
  it('of a plan that is no longer complete is removed, and the marker of the changed shard', async () => {
    const directory = temporaryDirectory();
    const plan = await writePlan(directory, tables);
    await verifyPlan(directory, plan, CHECK);
    changeLastByte(join(directory, 't/part-00002.csv'));
    const verified = await verifyPlan(directory, plan, CHECK);
    expect(codesOf(verified)).toEqual([
      ['wrong-content', 't/part-00002.csv'],
      ['stale-manifest', 'manifest.json'],
      ['incomplete-plan', ''],
    ]);
    expect(verified.problems[0]?.message).toContain(
      `“${join(directory, 'shards/00002.sha256')}” was removed, so the next task for shard 2 writes it again.`,
    );
    expect(verified.problems[1]?.message).toMatch(/manifest\.json” said .* It was removed\.$/);
    expect(existsSync(join(directory, 'manifest.json'))).toBe(false);
    await runShards(directory, plan);
    expect(codesOf(await verifyPlan(directory, plan, CHECK))).toEqual([]);
    expect(existsSync(join(directory, 'manifest.json'))).toBe(true);
  });

  it('without a plan keeps a new plan out of its directory', async () => {
    const directory = temporaryDirectory();
    writeFileSync(join(directory, 'manifest.json'), '{}');
    expect(await savePlan(directory, await planOf(tables))).toMatchObject({
      ok: false,
      error: [{ code: 'other-plan', path: 'manifest.json' }],
    });
    expect(readdirSync(directory)).toEqual(['manifest.json']);
  });

  it('that is not of a plan is neither replaced nor removed', async () => {
    const directory = temporaryDirectory();
    const plan = await writePlan(directory, tables);
    writeFileSync(join(directory, 'manifest.json'), '{"versions":{}}');
    expect(codesOf(await verifyPlan(directory, plan, CHECK))).toEqual([['unknown-file', 'manifest.json']]);
    expect(readFileSync(join(directory, 'manifest.json'), 'utf8')).toBe('{"versions":{}}');
  });

  it('that cannot be written does not hide that all files are whole', async () => {
    const directory = temporaryDirectory();
    const plan = await writePlan(directory, tables);
    mkdirSync(join(directory, 'manifest.json'));
    const { problems, again } = await verifyPlan(directory, plan, CHECK);
    expect(again).toBe('');
    expect(problems).toMatchObject([
      {
        code: 'write-failed',
        message: expect.stringMatching(/a directory has this name\. All files of the plan are whole\.$/),
      },
    ]);
  });
});

describe('the check of a plan', () => {
  it('finds markers that the plan does not have', async () => {
    const directory = temporaryDirectory();
    const plan = await writePlan(directory, tables, { shardCount: 2 });
    writeFileSync(join(directory, 'shards/00002.sha256'), '');
    expect(codesOf(await verifyPlan(directory, plan, CHECK))).toEqual([
      ['unknown-file', 'shards/00002.sha256'],
    ]);
  });

  it('separates the thousands of large numbers', async () => {
    const directory = temporaryDirectory();
    const plan = await writePlan(directory, tables, { shardCount: 1 });
    truncateSync(join(directory, 't/part-00000.csv'), 1500);
    const [first] = (await verifyPlan(directory, plan, CHECK)).problems;
    expect(first?.message).toMatch(/it has 1,500 bytes instead of 1,\d{3}\.$/);
    const shards = Array.from({ length: 100_000 }, () => []);
    const { message } = incompletePlan({ ...plan, shards }, [...shards.keys()]);
    expect(message).toBe('100,000 of 100,000 shards must run again: 0-99999.');
  });

  it('looks at eight shards together, and keeps their order', async () => {
    let running = 0;
    let most = 0;
    async function look(shard: number): Promise<number> {
      most = Math.max(most, ++running);
      // Later shards of the eight are faster.
      for (let turn = shard % 8; turn < 8; turn++) await setImmediate();
      running--;
      return shard;
    }
    const found: number[] = [];
    for await (const shard of inOrder(Array(100).keys(), look)) found.push(shard);
    expect(found).toEqual([...Array(100).keys()]);
    expect(most).toBe(8);
  });
});

describe('joining', () => {
  it('says that what it printed is incomplete if a later part cannot be read', async () => {
    const directory = temporaryDirectory();
    const plan = await writePlan(directory, tables);
    const [table] = plan.tables;
    if (!table) throw new Error('There is no table');
    const joined = await joinTable(directory, plan, table, async () =>
      rmSync(join(directory, 't/part-00003.csv'), { force: true }),
    );
    expect(joined).toMatchObject({
      ok: false,
      error: [
        {
          code: 'unreadable-file',
          message: expect.stringMatching(/it does not exist\. What was printed is incomplete\. /),
        },
      ],
    });
  });
});
