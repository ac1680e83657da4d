import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { commands } from '../../../src/cli/commands.ts';
import { exitCodeOf } from '../../../src/cli/exit-codes.ts';
import type { CommandProblem } from '../../../src/cli/problem.ts';
import { createFolder, PROGRAM, runProgram, startProgram } from '../../fixtures/commands.ts';
import { createFullDevice } from '../../fixtures/library.ts';

const folder = createFolder();
afterAll(() => folder.remove());
const inFolder = { cwd: folder.path };

const columns = [
  { name: 'id', field: 'sequence' },
  { name: 'name', field: 'person.fullName' },
];
const schema = folder.write('schema.json', {
  version: 1,
  tables: [
    { name: 'customers', rows: 300, columns },
    { name: 'orders', rows: 200_000, columns },
  ],
});

/** Whether a test may mount a disk that only it sees. */
const canMount = spawnSync('unshare', ['-rm', 'true']).status === 0;

/** It takes hours. */
const endless = folder.write('endless.json', {
  version: 1,
  tables: [{ name: 'visits', rows: 10 ** 10, columns }],
});

/** Runs the program in the folder. It must succeed without a message. Resolves to its output. */
async function rowloom(...args: readonly string[]): Promise<string> {
  const { status, output, error } = await runProgram(args, inFolder);
  expect({ status, error }).toEqual({ status: 0, error: '' });
  return output;
}

async function plan(out: string, shards: number, document = schema): Promise<void> {
  await rowloom('plan', document, '--format', 'csv', '--shards', String(shards), '--out', out);
}

/** Makes a process see a disk without hard links, as FAT and some network disks are: https://man7.org/linux/man-pages/man2/link.2.html */
const WITHOUT_LINKS = `
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
promises.link = () => Promise.reject(Object.assign(new Error('no links'), { code: 'EPERM', syscall: 'link' }));
syncBuiltinESMExports();
`;

/** Runs a task as Kubernetes does. */
function runTask(directory: string, index: number) {
  const env = { ...process.env, JOB_COMPLETION_INDEX: String(index) };
  return runProgram(['run', directory], { ...inFolder, env });
}

/** Starts a task and ends it with a signal as soon as its first file is there. Resolves to how it ended. */
async function interrupt(directory: string, table: string, shard: number, signal: NodeJS.Signals) {
  const path = join(folder.path, directory, table);
  mkdirSync(path, { recursive: true });
  const child = startProgram(['run', directory, '--shard', String(shard)], folder.path);
  onTestFinished(() => void child.kill('SIGKILL'));
  const watcher = watch(path, (_, name) => {
    if (!name?.startsWith(`.rowloom-shard-${shard}-`)) return;
    // A second signal would end the task at once.
    watcher.close();
    child.kill(signal);
  });
  const [code, by] = await once(child, 'exit');
  watcher.close();
  return { code, by };
}

/** Kills a task while it writes. A task that has completed its file before is started again, without that file. */
async function kill(directory: string, table: string, shard: number): Promise<void> {
  const path = join(folder.path, directory);
  for (;;) {
    await interrupt(directory, table, shard, 'SIGKILL');
    const names = readdirSync(join(path, table));
    if (names.some((name) => name.startsWith(`.rowloom-shard-${shard}-`))) return;
    rmSync(join(path, table, `part-0000${shard}.csv`), { force: true });
    const ofShard = (name: string) => name === `0000${shard}.sha256` || name.includes(`-shard-${shard}-`);
    const markers = existsSync(join(path, 'shards')) ? readdirSync(join(path, 'shards')) : [];
    for (const name of markers.filter(ofShard)) rmSync(join(path, 'shards', name));
  }
}

describe('the shards of a plan', () => {
  it('are written by processes that do not know each other, two of them twice and one killed', async () => {
    await plan('data', 4);
    const killed = kill('data', 'orders', 2);
    const ended = await Promise.all([0, 1, 3, 3].map((index) => runTask('data', index)));
    expect(ended.map(({ status }) => status)).toEqual([0, 0, 0, 0]);
    await killed;
    const incomplete = await runProgram(['verify', 'data', '--json'], inFolder);
    expect(incomplete.status).toBe(2);
    expect(JSON.parse(incomplete.output)).toMatchObject({
      isComplete: false,
      again: '2',
      unfinished: { files: 1 },
    });
    expect((await runTask('data', 2)).status).toBe(0);
    // A second time, it is left as it is.
    expect((await runTask('data', 2)).output).toBe('Shard 2 was complete already, with 1 file.\n');
    const verified = await runProgram(['verify', 'data', '--clean'], inFolder);
    expect(verified).toMatchObject({
      status: 0,
      output: expect.stringContaining('5 files, 200,300 rows'),
      error: expect.stringMatching(/Removed 1 unfinished file with [\d,]+ bytes?\.\n$/),
    });
    expect(readdirSync(join(folder.path, 'data/orders'))).toHaveLength(4);
    const whole = await rowloom('rows', schema, '--format', 'csv', '--table', 'orders');
    expect((await rowloom('join', 'data', '--table', 'orders')) === whole).toBe(true);
  });

  it('leave nothing when SIGTERM ends a task', async () => {
    await plan('terminated', 2, endless);
    expect(await interrupt('terminated', 'visits', 1, 'SIGTERM')).toEqual({ code: 143, by: null });
    expect(readdirSync(join(folder.path, 'terminated/visits'))).toEqual([]);
    expect(readdirSync(join(folder.path, 'terminated')).sort()).toEqual(['plan.json', 'visits']);
  });
});

describe('a task that fails', () => {
  it('exits with 75 only if the same task may succeed later', async () => {
    await plan('failing', 1, schema);
    const run = (shard: string) => runProgram(['run', 'failing', '--shard', shard], inFolder);
    mkdirSync(join(folder.path, 'failing/customers'));
    createFullDevice(join(folder.path, 'failing/customers/part-00000.csv'));
    const [full, beyond] = await Promise.all([run('0'), run('1')]);
    expect(full).toMatchObject({
      status: 75,
      error: expect.stringMatching(/^rowloom run: The disk is full/),
    });
    expect(beyond).toMatchObject({ status: 2, error: expect.stringContaining('--shard is 1') });
    // Nobody starts other commands again by their exit code.
    mkdirSync(join(folder.path, 'unreadable/plan.json'), { recursive: true });
    const unreadable = await Promise.all(
      ['run', 'verify'].map((command) => runProgram([command, 'unreadable'], inFolder)),
    );
    expect(unreadable.map(({ status }) => status)).toEqual([75, 2]);
  });

  it.each<readonly [CommandProblem['code'], number]>([
    ['disk-full', 75],
    ['write-failed', 75],
    ['unreadable-file', 75],
    ['thread-lost', 75],
    ['other-version', 2],
    ['invalid-plan', 2],
    ['invalid-shard', 2],
    ['invalid-flag', 64],
    ['unknown-flag', 64],
    ['missing-argument', 64],
    ['failed', 70],
  ])('with %s exits with %i', (code, exitCode) => {
    const problem = { path: '', code, message: '' };
    expect(exitCodeOf([problem], commands.run)).toBe(exitCode);
    expect(exitCodeOf([problem], commands.rows)).toBe(exitCode === 75 ? 2 : exitCode);
  });
});

describe('a command for shards', { tags: ['deep'] }, () => {
  it.each([
    [
      ['plan', schema, '--format', 'csv', '--out', 'x'],
      /^rowloom plan: Say a number of shards from 1 to 100,000 /,
      64,
    ],
    [['plan', schema, '--format', 'csv', '--shards', '0', '--out', 'x'], /from 1 to 100,000, not 0/, 64],
    [
      ['plan', schema, '--shards', '2', '--out', 'x'],
      /^rowloom plan: Name a format after --format: csv, /,
      64,
    ],
    [['plan', schema, '--shards', '2', '--format', 'csv'], /after --out/, 64],
    [
      ['plan', schema, '--shards', '2', '--format', 'typescript', '--out', 'x'],
      /^rowloom plan: .*TypeScript/,
    ],
    [['plan', schema, '--shards', '2', '--format', 'csv', '--out', '-'], /a plan is a directory/i, 64],
    [['run'], /^rowloom run: Name the directory of a plan\./, 64],
    [
      ['run', '.', '--shard', '1'],
      /^rowloom run: There is no “plan\.json”\. Run rowloom plan SCHEMA --format FORMAT --shards COUNT --out \. to make a plan\.$/m,
    ],
    [['verify', 'nowhere'], /^rowloom verify: There is no “nowhere\/plan\.json”/],
  ])('reports its problem: %j', async (args, message, code = 2) => {
    const { status, output, error } = await runProgram(args, inFolder);
    expect({ status, output }).toEqual({ status: code, output: '' });
    expect(error).toMatch(message);
  });

  it('writes the same bytes with several threads', async () => {
    // Threads start for 5,000,000 cells.
    const document = folder.write('large.json', {
      version: 1,
      tables: [
        {
          name: 'visits',
          rows: 3_600_000,
          columns: ['id', 'number', 'place'].map((name) => ({ name, field: 'sequence' })),
        },
      ],
    });
    const options = ['--format', 'sql', '--options', '{"rowsPerInsert":7}'];
    await rowloom('plan', document, ...options, '--shards', '2', '--out', 'threads');
    for (const shard of ['0', '1']) await rowloom('run', 'threads', '--shard', shard, '--workers', '3');
    const [one, other] = await Promise.all([
      rowloom('join', 'threads'),
      rowloom('rows', document, ...options, '--workers', '1'),
    ]);
    expect(one === other).toBe(true);
  });

  it.runIf(canMount)('says that the disk is read-only', async () => {
    const args = ['plan', schema, '--format', 'csv', '--shards', '2', '--out', 'read-only/new/data'];
    mkdirSync(join(folder.path, 'read-only'));
    const script = 'mount -t tmpfs -o ro tmpfs read-only && exec "$@"';
    const words = ['-rm', 'sh', '-c', script, 'sh', process.execPath, PROGRAM, ...args];
    const { status, stderr } = spawnSync('unshare', words, { cwd: folder.path, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr:
        'rowloom plan: “read-only/new/data/plan.json” cannot be written: the file system is read-only.\n',
    });
  });

  it('asks for one of several tables to join, and suggests a similar one', async () => {
    await plan('joined', 1);
    const { error } = await runProgram(['join', 'joined'], inFolder);
    expect(error).toMatch(/^rowloom join: Name a table after --table: “customers”, “orders”\./);
    const misspelled = await runProgram(['join', 'joined', '--table', 'order'], inFolder);
    expect(misspelled.error).toMatch(/Did you mean “orders”\?\n$/);
  });
});

describe('a plan of a document with files', () => {
  const plans = 'code,price\nfree,0\nteam,9.50\n';
  const write = (name: string, text: string) => writeFileSync(join(folder.path, name), text);
  const source = {
    version: 1,
    tables: [
      { name: 'plans', given: { file: 'plans.csv' } },
      {
        name: 'users',
        rows: 100,
        columns: [
          { name: 'plan', field: 'reference', options: { table: 'plans', column: 'code' } },
          { name: 'price', field: 'lookup', options: { via: 'plan', column: 'price' } },
          { name: 'other', field: 'list', options: { values: { file: 'plans.csv', column: 'code' } } },
        ],
      },
    ],
  };

  it('names the files, has none of their cells, and reads them again', async () => {
    write('plans.csv', plans);
    const document = folder.write('files.json', source);
    await plan('out/files', 2, document);
    const text = readFileSync(join(folder.path, 'out/files/plan.json'), 'utf8');
    expect(text).not.toContain('team');
    expect(text).toContain('"../../plans.csv"');
    expect(text).toContain(createHash('sha256').update(plans).digest('hex'));
    for (const shard of ['0', '1']) await rowloom('run', 'out/files', '--shard', shard);
    const [joined, whole] = [
      await rowloom('join', 'out/files', '--table', 'users'),
      await rowloom('rows', document, '--format', 'csv', '--table', 'users'),
    ];
    expect(joined).toBe(whole);
    await rowloom('verify', 'out/files');
    const manifest = readFileSync(join(folder.path, 'out/files/manifest.json'), 'utf8');
    expect(manifest).not.toContain('team');
  });

  it.each([
    ['changed', () => write('plans.csv', plans.replace('9.50', '9.51')), /has another content/],
    ['gone', () => rmSync(join(folder.path, 'plans.csv')), /no such file/],
  ] as const)('refuses a file that is %s', async (name, change, message) => {
    write('plans.csv', plans);
    const directory = `out/${name}`;
    await plan(directory, 1, folder.write('files.json', source));
    change();
    const { status, error } = await runProgram(['run', directory, '--shard', '0'], inFolder);
    expect(status).toBe(2);
    expect(error).toMatch(message);
    expect(error).toMatch(/Restore the file, or make a new plan/);
    expect(existsSync(join(folder.path, directory, 'users'))).toBe(false);
  });
});

describe('a plan on a disk without hard links', () => {
  it('is written once and does not replace another', async () => {
    const code = `data:text/javascript,${encodeURIComponent(WITHOUT_LINKS)}`;
    const env = { ...process.env, NODE_OPTIONS: `--import=${code}` };
    const results = await Promise.all(
      ['4', '5'].map((shards) =>
        runProgram(['plan', schema, '--format', 'csv', '--shards', shards, '--out', 'linkless'], {
          ...inFolder,
          env,
        }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([0, 2]);
    expect(readdirSync(join(folder.path, 'linkless'))).toEqual(['plan.json']);
  });
});
