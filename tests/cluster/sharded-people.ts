import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { on, once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync, watch } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { marked } from 'marked';
import { installPackage } from '../fixtures/installed-package.ts';
import { tarball } from '../fixtures/npm-package.ts';
import people from '../fixtures/people.json' with { type: 'json' };
import type { Cluster } from './slurm.ts';

const execute = promisify(execFile);
const DEPLOY = join(import.meta.dirname, '../../deploy/slurm');
/** A file that a task has not finished, as `docs/cli.md` describes it. */
const UNFINISHED = /^\.rowloom-shard-(\d+)-/;

/** A process that is writing a shard. */
interface Task {
  readonly pid: number;
  readonly shard: number;
  readonly node: string;
}

/** A plan's shards as jobs: an array of tasks, and a check after them. */
interface Submitted {
  /** The numbers of the jobs. */
  readonly array: number;
  readonly check: number;
  /** Resolves to the next task that fits, as soon as it begins to write. */
  begun(fits: (task: Task) => boolean): Promise<Task>;
  /** What a task has said, each time that it ran. */
  taskOutput(shard: number): Promise<string>;
  checkOutput(): Promise<string>;
  /** Cancels all tasks. */
  cancel(): Promise<void>;
}

/** More options of sbatch. */
interface SubmitOptions {
  readonly array?: readonly string[];
  readonly check?: readonly string[];
}

/** The people, as shards in a directory of their own. */
export interface ShardedPeople {
  /** The folder of the table's parts. */
  readonly parts: string;
  /** Plans the shards and submits the jobs with the commands in the README of `deploy/slurm/`. */
  submit(options?: SubmitOptions): Promise<Submitted>;
  /** The SHA-256 of the file that the shards make together. */
  joined(): Promise<string>;
  /** The SHA-256 of the file that one process writes. */
  written(): Promise<string>;
  remove(): Promise<void>;
}

/** The environment of a process as it was started, if it still runs. */
function environmentOf(pid: number): ReadonlyMap<string, string> {
  try {
    const pairs = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    return new Map(
      pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    );
  } catch {
    return new Map();
  }
}

function isProgram(pid: number): boolean {
  try {
    return readlinkSync(`/proc/${pid}/exe`) === process.execPath;
  } catch {
    return false;
  }
}

/** The processes of `rowloom run` on all nodes. A task's shell has the same environment, but is another program. */
function runningTasks(job: number): readonly Task[] {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return pids.filter(isProgram).flatMap((pid) => {
    const environment = environmentOf(pid);
    if (environment.get('SLURM_ARRAY_JOB_ID') !== String(job)) return [];
    const shard = Number(environment.get('SLURM_ARRAY_TASK_ID'));
    return [{ pid, shard, node: environment.get('SLURMD_NODENAME') ?? '' }];
  });
}

async function taskBegun(parts: string, job: number, fits: (task: Task) => boolean): Promise<Task> {
  const watcher = watch(parts);
  try {
    for await (const [event, name] of on(watcher, 'change')) {
      // A file is renamed when it is created, and changed when bytes are written.
      if (event !== 'change') continue;
      const shard = UNFINISHED.exec(String(name))?.[1];
      const task = runningTasks(job).find((running) => String(running.shard) === shard && fits(running));
      if (task) return task;
    }
    throw new Error('The folder is no longer watched');
  } finally {
    watcher.close();
  }
}

/** The commands in the README of `deploy/slurm/`, with other texts in some places. */
async function readCommands(replacements: Readonly<Record<string, string>>): Promise<string> {
  const blocks = marked.lexer(await readFile(join(DEPLOY, 'README.md'), 'utf8'));
  let commands = blocks.flatMap((token) => (token.type === 'code' ? [String(token.text)] : [])).join('\n');
  for (const [text, replacement] of Object.entries(replacements)) {
    if (!commands.includes(text)) throw new Error(`The README does not say ${text}`);
    commands = commands.replaceAll(text, replacement);
  }
  return commands;
}

export async function createPeople(cluster: Cluster, rows: number, shards: number): Promise<ShardedPeople> {
  const installed = installPackage(tarball);
  const folder = await mkdtemp(join(tmpdir(), 'people-'));
  const schema = join(folder, 'people.json');
  const directory = join(folder, 'shards');
  const parts = join(directory, 'people');
  const environment = {
    ...cluster.environment,
    PATH: [dirname(installed.program), dirname(process.execPath), process.env.PATH].join(delimiter),
  };
  const tables = people.tables.map((table) => ({ ...table, rows }));
  await writeFile(schema, JSON.stringify({ ...people, tables }));
  // The first task would create it.
  await mkdir(parts, { recursive: true });

  /** Runs the program, and resolves to the SHA-256 of its output. */
  async function sha256Of(...args: readonly string[]): Promise<string> {
    const child = spawn(installed.program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const hash = createHash('sha256');
    const [[code]] = await Promise.all([once(child, 'close'), pipeline(child.stdout, hash)]);
    if (code !== 0) throw new Error(`rowloom ${args.join(' ')} ended with ${code}`);
    return hash.digest('hex');
  }

  return {
    parts,
    async submit({ array: arrayOptions = [], check: checkOptions = [] } = {}) {
      const commands = await readCommands({
        '/shared/people': directory,
        'rowloom.sbatch': join(DEPLOY, 'rowloom.sbatch'),
        '--shards 64': `--shards ${shards}`,
        '--array=0-63': [`--array=0-${shards - 1}`, ...arrayOptions].join(' '),
        'afterany:$job': ['afterany:$job', ...checkOptions].join(' '),
      });
      const script = ['set -e', commands, 'echo "$job"'].join('\n');
      const { stdout } = await execute('bash', ['-c', script], { cwd: folder, env: environment });
      const [, check, array] = (/^Submitted batch job (\d+)\n(\d+)$/m.exec(stdout) ?? []).map(Number);
      if (array === undefined || check === undefined) throw new Error(`The commands printed: ${stdout}`);
      const output = (name: string) => readFile(join(folder, name), 'utf8');
      return {
        array,
        check,
        begun: (fits) => taskBegun(parts, array, fits),
        taskOutput: (shard) => output(`rowloom-${array}_${shard}.log`),
        checkOutput: () => output(`slurm-${check}.out`),
        async cancel() {
          await execute('scancel', [String(array)], { env: environment });
        },
      };
    },
    joined: () => sha256Of('join', directory),
    written: () => sha256Of('rows', schema, '--format', 'csv'),
    async remove() {
      installed.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
