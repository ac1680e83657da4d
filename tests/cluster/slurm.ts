import { randomBytes } from 'node:crypto';
import { EventEmitter, on, once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSlurm } from '../../scripts/slurm.mjs';
import { follow } from './follow.ts';
import { canStartMachines, type Machine, startMachine } from './machine.ts';

/** An end of a task, perhaps not the last one: Slurm may start it again. */
export interface Attempt {
  readonly job: number;
  /** The number in the array that this job was submitted as. */
  readonly task: number | undefined;
  readonly node: string;
  /** Slurm's word, such as COMPLETED, FAILED or NODE_FAIL; PENDING if the task itself asked to be started again. */
  readonly state: string;
  readonly seconds: number;
}

interface ClusterNode {
  readonly name: string;
  /** Starts the machine and its slurmd. */
  start(): Promise<void>;
  /** Ends all processes of the machine at once, as a power failure does. */
  kill(): Promise<void>;
  /** Kills slurmd alone: tasks go on, but Slurm loses sight of them. */
  killSlurmd(): Promise<void>;
  /** Starts slurmd again on a machine that is running. */
  startSlurmd(): Promise<void>;
  /** Puts a file system of 1 MB over a folder, on this machine only. */
  fillDisk(folder: string): Promise<void>;
  emptyDisk(folder: string): Promise<void>;
}

export interface Cluster {
  readonly nodes: readonly ClusterNode[];
  /** The ends of tasks so far, in their order. */
  readonly attempts: readonly Attempt[];
  /** Resolves to the first end of a task, past or future, that fits. */
  attempt(fits: (attempt: Attempt) => boolean): Promise<Attempt>;
  /** The variables with which Slurm's commands reach the cluster. */
  readonly environment: NodeJS.ProcessEnv;
  onAttempt(listener: (attempt: Attempt) => void): void;
  /** What the daemons have logged. */
  logs(): Promise<string>;
  /** Ends all its processes and removes its files. */
  stop(): Promise<void>;
}

const programs = findSlurm();
const path = (name: string) => programs?.get(name) ?? name;

/** Why a cluster cannot be started here. Empty if it can. */
export function whyNoCluster(): string {
  if (!programs) return ' is not installed';
  return canStartMachines() ? '' : ' needs the rights of root';
}

async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' ? (address?.port ?? 0) : 0;
  });
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/**
 * A cluster without accounts and limits, which notices within seconds that a node is gone.
 * https://slurm.schedmd.com/archive/slurm-22.05.9/slurm.conf.html
 */
function configuration(
  folder: string,
  controllerPort: number | undefined,
  nodes: readonly { readonly name: string; readonly port: number }[],
): string {
  const settings = {
    ClusterName: 'test',
    SlurmctldHost: 'localhost(127.0.0.1)',
    SlurmctldPort: controllerPort,
    SlurmUser: 'root',
    SlurmdUser: 'root',
    // `cred_expire` is also how long Slurm waits before it starts a task again. 5 s is the least.
    AuthInfo: `socket=${folder}/munge.socket,cred_expire=5`,
    StateSaveLocation: `${folder}/state`,
    SlurmdSpoolDir: `${folder}/%n.spool`,
    SlurmctldPidFile: `${folder}/slurmctld.pid`,
    SlurmdPidFile: `${folder}/%n.pid`,
    SlurmctldLogFile: `${folder}/slurmctld.log`,
    SlurmdLogFile: `${folder}/%n.log`,
    JobCompType: 'jobcomp/filetxt',
    JobCompLoc: `${folder}/attempts.log`,
    ProctrackType: 'proctrack/linuxproc',
    TaskPlugin: 'task/none',
    SelectType: 'select/cons_tres',
    SelectTypeParameters: 'CR_CPU',
    MailProg: '/bin/true',
    SchedulerParameters: 'sched_interval=1,bf_interval=1',
    SlurmdTimeout: 5,
    MessageTimeout: 5,
    KillWait: 5,
    ReturnToService: 2,
  };
  return [
    ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
    ...nodes.map(
      ({ name, port }) => `NodeName=${name} NodeAddr=127.0.0.1 Port=${port} CPUs=1 RealMemory=1024`,
    ),
    'PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE',
    '',
  ].join('\n');
}

/** A line of https://slurm.schedmd.com/archive/slurm-22.05.9/jobcompplugins.html, `jobcomp/filetxt`. */
function readAttempt(line: string): Attempt {
  const values = new Map(line.split(' ').map((pair) => [pair.split('=')[0], pair.split('=')[1]]));
  const task = values.get('ArrayTaskId');
  const [start, end] = ['StartTime', 'EndTime'].map((name) => Date.parse(values.get(name) ?? ''));
  return {
    job: Number(values.get('ArrayJobId') ?? values.get('JobId')),
    task: task === undefined ? undefined : Number(task),
    node: values.get('NodeList') ?? '',
    state: values.get('JobState') ?? '',
    seconds: ((end ?? 0) - (start ?? 0)) / 1000,
  };
}

function createNode(name: string, folder: string, environment: NodeJS.ProcessEnv): ClusterNode {
  let machine: Machine | undefined;
  async function run(line: string): Promise<void> {
    if (!machine) throw new Error(`${name} is not running`);
    await machine.run(line);
  }
  const startSlurmd = () => run(`${path('slurmd')} >>${folder}/${name}.log 2>&1`);
  return {
    name,
    async start() {
      machine = startMachine(name, environment);
      await startSlurmd();
    },
    async kill() {
      await machine?.kill();
      machine = undefined;
    },
    killSlurmd: () => run(`kill -KILL "$(cat ${folder}/${name}.pid)"`),
    startSlurmd,
    fillDisk: (full) => run(`mount -t tmpfs -o size=1m tmpfs "${full}"`),
    // Lazily, because the next task may have a file open there.
    emptyDisk: (full) => run(`umount --lazy "${full}"`),
  };
}

/** Starts a Slurm with nodes called node1, node2 and so on, of one core each. */
export async function startCluster(nodeCount: number): Promise<Cluster> {
  const obstacle = whyNoCluster();
  if (obstacle) throw new Error(`Slurm${obstacle}`);
  const folder = await mkdtemp(join(tmpdir(), 'slurm-'));
  // Munge insists that everybody can reach its socket.
  await chmod(folder, 0o755);
  const [controllerPort, ...ports] = await freePorts(nodeCount + 1);
  const named = ports.map((port, i) => ({ name: `node${i + 1}`, port }));
  const environment = { ...process.env, SLURM_CONF: `${folder}/slurm.conf` };
  await writeFile(environment.SLURM_CONF, configuration(folder, controllerPort, named));
  await writeFile(`${folder}/munged.key`, randomBytes(128), { mode: 0o600 });
  const logs = ['slurmctld', ...named.map(({ name }) => name)];
  await Promise.all([...logs, 'attempts'].map((name) => writeFile(`${folder}/${name}.log`, '')));
  await mkdir(`${folder}/state`);

  const attempts: Attempt[] = [];
  const events = new EventEmitter<{ attempt: [Attempt]; ready: [] }>();
  const unfollow = [
    follow(`${folder}/attempts.log`, (line) => {
      const attempt = readAttempt(line);
      attempts.push(attempt);
      events.emit('attempt', attempt);
    }),
    follow(`${folder}/slurmctld.log`, (line) => {
      if (line.includes('Running as primary controller')) events.emit('ready');
    }),
  ];
  const controller = startMachine('controller', environment);
  const nodes = named.map(({ name }) => createNode(name, folder, environment));
  const mungeFlags = [
    '--origin=127.0.0.1',
    ...['key', 'pid', 'seed', 'log'].map((kind) => `--${kind}-file=${folder}/munged.${kind}`),
    `--socket=${folder}/munge.socket`,
  ];

  async function readLogs(): Promise<string> {
    const texts = logs.map(async (name) => `${name}:\n${await readFile(`${folder}/${name}.log`, 'utf8')}`);
    return (await Promise.all(texts)).join('\n');
  }
  async function stop(): Promise<void> {
    await Promise.all([...nodes, controller].map((machine) => machine.kill()));
    for (const end of unfollow) end();
    await rm(folder, { recursive: true, force: true });
  }

  try {
    const ready = once(events, 'ready');
    await controller.run(`${path('munged')} ${mungeFlags.join(' ')}`);
    await controller.run(`${path('slurmctld')} >>${folder}/slurmctld.log 2>&1`);
    await ready;
    await Promise.all(nodes.map((node) => node.start()));
  } catch (error) {
    console.error(await readLogs());
    await stop();
    throw error;
  }
  return {
    environment,
    nodes,
    attempts,
    async attempt(fits) {
      const past = attempts.find(fits);
      if (past) return past;
      for await (const [attempt] of on(events, 'attempt')) if (fits(attempt)) return attempt;
      throw new Error('The cluster was stopped');
    },
    onAttempt: (listener) => events.on('attempt', listener),
    logs: readLogs,
    stop,
  };
}
