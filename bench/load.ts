// Rows of people.json into PostgreSQL, by the npm package, and by psql from a ready file. The argument is the path of the tarball.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { postgresql } from '../tests/databases/postgresql.ts';
import { peopleOf } from '../tests/fixtures/file-digests.ts';
import { installPackage } from '../tests/fixtures/installed-package.ts';
import { median } from './measure.ts';
import { createNumbers } from './numbers.ts';

const ROUNDS = 5;
const MEMORY_INTERVAL_MS = 100;

const [tarball = '', ...words] = process.argv.slice(2);
const numberAfter = createNumbers(words);
const ROWS = numberAfter('--rows', 5_000_000);
const rounds = numberAfter('--rounds', ROUNDS);

if (!postgresql.installed) throw new Error('PostgreSQL is not installed');
const { project, program, remove } = installPackage(tarball);
const server = await postgresql.start();
const url = server.url('bench');
const inDatabase = (script: string) => server.run(`\\connect bench\n${script}\n`);
const rowloom = (...args: readonly string[]) =>
  execFileSync(program, args, { cwd: project, stdio: 'ignore' });

/** The most memory of a process so far, in bytes. 0 if it has ended. https://man7.org/linux/man-pages/man5/proc_pid_status.5.html */
function peakMemory(pid: number | undefined): number {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

interface Measured {
  readonly ms: number;
  /** In bytes. */
  readonly memory: number;
}

async function measureLoad(): Promise<Measured> {
  await inDatabase('TRUNCATE people;');
  const start = performance.now();
  const child = spawn(program, ['load', 'people.json', url], { cwd: project, stdio: 'ignore' });
  const ended = once(child, 'exit');
  let memory = 0;
  while (child.exitCode === null && child.signalCode === null) {
    memory = Math.max(memory, peakMemory(child.pid));
    await Promise.race([ended, setTimeout(MEMORY_INTERVAL_MS)]);
  }
  const ms = performance.now() - start;
  if (child.exitCode !== 0) throw new Error(`rowloom load ended with ${child.exitCode}`);
  return { ms, memory };
}

async function measureCopy(): Promise<number> {
  await inDatabase('TRUNCATE people;');
  const start = performance.now();
  await inDatabase(`\\i ${join(project, 'people.sql')}`);
  return performance.now() - start;
}

await server.run('CREATE DATABASE bench;\n');
writeFileSync(join(project, 'one.json'), JSON.stringify(peopleOf(1)));
writeFileSync(join(project, 'people.json'), JSON.stringify(peopleOf(ROWS)));
rowloom('load', 'one.json', url, '--create');
rowloom(
  'rows',
  'people.json',
  '--format',
  'sql-copy',
  '--options',
  '{"create":false}',
  '--out',
  'people.sql',
);
const { size } = statSync(join(project, 'people.sql'));

// The two in turn, so that a change of the machine's speed concerns both. The first round warms up.
const pairs: { readonly load: Measured; readonly copyMs: number }[] = [];
for (let round = 0; round <= rounds; round++) {
  const pair = { copyMs: await measureCopy(), load: await measureLoad() };
  if (round > 0) pairs.push(pair);
}
await server.stop();
remove();

const result = {
  rows: ROWS,
  bytes: size,
  loadMs: median(pairs.map(({ load }) => load.ms)),
  copyMs: median(pairs.map(({ copyMs }) => copyMs)),
  ratio: median(pairs.map(({ load, copyMs }) => load.ms / copyMs)),
  memory: Math.max(...pairs.map(({ load }) => load.memory)),
};
if (words.includes('--json')) console.log(JSON.stringify(result, null, 2));
else {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  console.log(`tests/fixtures/people.json into PostgreSQL, ${ROWS.toLocaleString('en-US')} rows. Medians of ${rounds}.
  rowloom load: ${seconds(result.loadMs)}, at most ${(result.memory / 1e6).toFixed(0)} MB of memory
  psql, COPY from a ready file of ${(size / 1e6).toFixed(0)} MB: ${seconds(result.copyMs)}; ratio ${result.ratio.toFixed(2)}`);
}
