import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { createPeople, type ShardedPeople } from '../cluster/sharded-people.ts';
import { type Attempt, type Cluster, startCluster } from '../cluster/slurm.ts';

const ROWS = 5_000_000;
const SHARDS = 40;
const SUCCESS = { state: 'COMPLETED', output: expect.stringContaining('Nothing is missing') };
/** Ten times as long as usual. */
const TIMEOUT = 900_000;

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

it('a Slurm whose nodes and tasks fail in many ways writes the same file as one process', {
  timeout: TIMEOUT,
}, async () => {
  onTestFailed(async () => console.error(await cluster.logs()));
  const start = performance.now();
  const say = (text: string) => {
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`${String(seconds).padStart(4)} s  ${text}`);
  };
  const [dark, lost, full, busy] = cluster.nodes;
  if (!dark || !lost || !full || !busy) throw new Error('There are too few nodes');

  await full.fillDisk(people.parts);
  say(`The disk of ${full.name} is full.`);
  // Slurm counts time limits in minutes, and sends USR1 up to 30 s earlier than it should.
  const limits = ['--time=2', '--signal=B:USR1@60'];
  const jobs = await people.submit({ array: limits, check: [`--nodelist=${dark.name}`] });
  say(`Submitted ${SHARDS} shards of ${ROWS.toLocaleString('en-US')} rows, and their check.`);
  const { array, check, begun } = jobs;
  const ended = (fits: (attempt: Attempt) => boolean) =>
    cluster.attempt((attempt) => attempt.job === array && fits(attempt));
  cluster.onAttempt(({ job, task, node, state, seconds }) => {
    const end = state === 'PENDING' ? 'failed, and asked for another start' : state;
    say(`${job === array ? `Shard ${task}` : 'The check'} on ${node}: ${end} after ${seconds} s`);
  });

  /** Each returns the shard that it troubled, and the states in which this ended. */
  const troubles = [
    async function fullDisk() {
      const { task } = await ended(({ node, state }) => node === full.name && state !== 'COMPLETED');
      await full.emptyDisk(people.parts);
      say(`The disk of ${full.name} has space again.`);
      return { shard: task, states: ['PENDING', 'COMPLETED'] };
    },
    async function powerFailure() {
      const { shard } = await begun(({ node }) => node === dark.name);
      await dark.kill();
      say(`${dark.name} lost power while it wrote shard ${shard}.`);
      await ended(({ node, state }) => node === dark.name && state !== 'COMPLETED');
      await dark.start();
      say(`${dark.name} is back.`);
      return { shard, states: ['NODE_FAIL', 'COMPLETED'] };
    },
    async function lostNode() {
      const { shard, pid } = await begun(({ node }) => node === lost.name);
      process.kill(pid, 'SIGSTOP');
      await lost.killSlurmd();
      say(`The slurmd of ${lost.name} was killed. Its task is paused in shard ${shard}.`);
      const second = await begun((task) => task.shard === shard && task.pid !== pid);
      process.kill(pid, 'SIGCONT');
      say(`The task on ${lost.name} goes on, while ${second.node} writes the same shard ${shard}.`);
      await lost.startSlurmd();
      say(`The slurmd of ${lost.name} runs again.`);
      return { shard, states: ['NODE_FAIL', 'COMPLETED'] };
    },
    async function killedTask() {
      const { shard, pid } = await begun(({ node }) => node === busy.name);
      process.kill(pid, 'SIGKILL');
      say(`The task of shard ${shard} on ${busy.name} was killed.`);
      return { shard, states: ['PENDING', 'COMPLETED'] };
    },
    async function hangingTask() {
      const { shard, pid } = await begun(({ node }) => node === full.name);
      process.kill(pid, 'SIGSTOP');
      say(`The task of shard ${shard} on ${full.name} hangs.`);
      return { shard, states: ['PENDING', 'COMPLETED'] };
    },
  ];
  const troubled = await Promise.all(troubles.map((trouble) => trouble()));

  const { state } = await cluster.attempt(({ job }) => job === check);
  const output = await jobs.checkOutput();
  say(output.trim());
  expect({ state, output }).toEqual(SUCCESS);
  const hashes = await Promise.all([people.joined(), people.written()]);
  say(`SHA-256 of rowloom join: ${hashes[0]}`);
  say(`SHA-256 of rowloom rows: ${hashes[1]}`);
  expect(hashes[0]).toBe(hashes[1]);
  const statesOf = (shard: number | undefined) =>
    cluster.attempts
      .filter(({ job, task }) => job === array && task === shard)
      .map((attempt) => attempt.state);
  expect(troubled.map(({ shard }) => ({ shard, states: statesOf(shard) }))).toEqual(troubled);
  expect(await jobs.taskOutput(troubled[0]?.shard ?? -1)).toContain('disk is full');
});
