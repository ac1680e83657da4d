import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { createPeople, type ShardedPeople } from './sharded-people.ts';
import { type Cluster, startCluster, whyNoCluster } from './slurm.ts';

const ROWS = 500_000;
const SHARDS = 16;
const SUCCESS = { state: 'COMPLETED', output: expect.stringContaining('Nothing is missing') };
const INCOMPLETE = { state: 'FAILED', output: expect.stringMatching(/ must run again: [\d,-]+\.$/m) };

const missing = whyNoCluster();
describe.skipIf(missing && !process.env.CI)(`Slurm${missing}`, () => {
  let cluster: Cluster;
  let people: ShardedPeople;
  beforeAll(async () => {
    cluster = await startCluster(4);
    people = await createPeople(cluster, ROWS, SHARDS);
  });
  afterAll(async () => {
    await cluster?.stop();
    await people?.remove();
  });

  it('removes the files of tasks that are cancelled, and does not start them again', async () => {
    onTestFailed(async () => console.error(await cluster.logs()));
    const { check, begun, cancel, checkOutput } = await people.submit();
    const { shard } = await begun(() => true);
    await cancel();

    const { state } = await cluster.attempt(({ job }) => job === check);
    const output = await checkOutput();
    expect({ state, output }).toEqual(INCOMPLETE);
    expect(output).not.toContain('unfinished');
    const states = cluster.attempts.filter(({ task }) => task === shard).map((attempt) => attempt.state);
    expect(states).toEqual(['CANCELLED']);
  });

  it('does not start a task again whose shard the plan does not have', async () => {
    onTestFailed(async () => console.error(await cluster.logs()));
    const { array, check, taskOutput } = await people.submit({ array: [`--array=${SHARDS}`] });
    await cluster.attempt(({ job }) => job === check);
    const states = cluster.attempts.filter(({ job }) => job === array).map((attempt) => attempt.state);
    expect(states).toEqual(['FAILED']);
    expect(await taskOutput(SHARDS)).toContain('exit code 2');
  });

  it('writes the same file as one process, even if a node fails', async () => {
    onTestFailed(async () => console.error(await cluster.logs()));
    const { array, check, begun, checkOutput } = await people.submit();
    const victim = await begun(() => true);
    await cluster.nodes.find(({ name }) => name === victim.node)?.kill();

    const { state } = await cluster.attempt(({ job }) => job === check);
    expect({ state, output: await checkOutput() }).toEqual(SUCCESS);
    expect(await people.joined()).toBe(await people.written());
    const lost = { job: array, node: victim.node, state: 'NODE_FAIL' };
    expect(cluster.attempts).toContainEqual(expect.objectContaining(lost));
  });
});
