import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { PROGRAM, runProgram } from '../../fixtures/commands.ts';

const SCRIPT = 'deploy/slurm/rowloom.sbatch';
const folder = mkdtempSync(join(tmpdir(), 'sbatch-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const requests = join(folder, 'requests');
beforeEach(() => rmSync(requests, { force: true }));

function writeCommand(name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/bash\n${script}\n`, { mode: 0o755 });
}
// Slurm's own command needs a cluster, which `tests/cluster/` starts. Here it only notes what it was asked.
writeCommand('scontrol', `echo "$@" >>"${requests}"`);
const asked = () => (existsSync(requests) ? readFileSync(requests, 'utf8') : '');

const environment = {
  ...process.env,
  PATH: [folder, process.env.PATH].join(delimiter),
  SLURM_ARRAY_JOB_ID: '7',
  SLURM_ARRAY_TASK_ID: '0',
  SLURMD_NODENAME: 'node1',
};

it.each([
  { code: 75, restarts: 0, again: true, what: 'a failure that may pass' },
  { code: 75, restarts: 3, again: false, what: 'a failure that has not passed' },
  { code: 137, restarts: 0, again: true, what: 'a killed program' },
  { code: 2, restarts: 0, again: false, what: 'a request that fails each time' },
  { code: 64, restarts: 0, again: false, what: 'a flag that does not exist' },
  { code: 70, restarts: 0, again: false, what: 'a bug' },
  { code: 143, restarts: 0, again: false, what: 'a cancelled job' },
])('whether a task asks for another start after $what: $again', async ({ code, restarts, again }) => {
  writeCommand('rowloom', `exit ${code}`);
  const env = { ...environment, SLURM_RESTART_COUNT: String(restarts) };
  await expect(promisify(execFile)('bash', [SCRIPT, 'data'], { env })).rejects.toMatchObject({ code });
  expect(asked()).toBe(again ? 'requeue 7_0\n' : '');
});

it('a task whose time is nearly over removes its file before it asks for another start', {
  tags: ['deep'],
}, async () => {
  const schema = join(folder, 'endless.json');
  const columns = [{ name: 'id', field: 'sequence' }];
  writeFileSync(
    schema,
    JSON.stringify({ version: 1, tables: [{ name: 'visits', rows: 10 ** 10, columns }] }),
  );
  const directory = join(folder, 'data');
  await runProgram(['plan', schema, '--format', 'csv', '--shards', '1', '--out', directory]);
  const parts = join(directory, 'visits');
  mkdirSync(parts);
  writeCommand('rowloom', `exec ${process.execPath} ${PROGRAM} "$@"`);

  const watcher = watch(parts);
  const task = spawn('bash', [SCRIPT, directory], { env: environment, stdio: 'ignore', detached: true });
  // Its program, too, if it is left.
  onTestFinished(() => void spawnSync('kill', ['-KILL', '--', `-${task.pid}`]));
  const ended = once(task, 'exit');
  await once(watcher, 'change');
  watcher.close();
  expect(readdirSync(parts)).not.toEqual([]);
  task.kill('SIGUSR1');
  expect(await ended).toEqual([124, null]);
  expect(readdirSync(parts)).toEqual([]);
  expect(asked()).toBe('requeue 7_0\n');
});
