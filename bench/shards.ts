// Plans and shards by the npm package, installed. The argument is the path of the tarball.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, statSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackage } from '../tests/fixtures/installed-package.ts';
import people from '../tests/fixtures/people.json' with { type: 'json' };
import { cpuTime } from './cpu-time.ts';
import { median } from './measure.ts';

const ROUNDS = 5;
/** Those of the largest plan. */
const ROWS_MAX = 10 ** 10;
const SHARDS_MANY = 10_000;
/** Those of the plan that is written. */
const ROWS = 1_600_000;
const SHARDS = 8;
const SHARD = 3;

const [tarball = '', ...words] = process.argv.slice(2);
const { project, program, remove } = installPackage(tarball);

function writePeople(name: string, rows: number): void {
  const tables = people.tables.map((table) => ({ ...table, rows }));
  writeFileSync(join(project, name), JSON.stringify({ ...people, tables }));
}

const cpu = (...args: readonly string[]) => cpuTime(program, args, project);

/** The median of so many measurements. */
function repeated(measure: () => number): number {
  return median(Array.from({ length: ROUNDS }, measure));
}

function planOf(schema: string, shards: number, directory: string): readonly string[] {
  return ['plan', schema, '--format', 'csv', '--shards', String(shards), '--out', directory];
}

/** The elapsed time from the start of a task to the first bytes of its file, in ms. The task is killed then. */
async function timeToFirstRows(directory: string, shard: number): Promise<number> {
  const folder = join(project, directory, 'people');
  mkdirSync(folder, { recursive: true });
  const start = performance.now();
  const child = spawn(program, ['run', directory, '--shard', String(shard)], { cwd: project });
  const written = new Promise<number>((resolve) => {
    const watcher = watch(folder, (_, name) => {
      if (!name || (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0) === 0) return;
      watcher.close();
      resolve(performance.now() - start);
    });
  });
  const ms = await written;
  child.kill('SIGKILL');
  await once(child, 'exit');
  rmSync(folder, { recursive: true });
  return ms;
}

async function measurePlan() {
  writePeople('many.json', ROWS_MAX);
  const times = Array.from({ length: ROUNDS }, () => {
    rmSync(join(project, 'many'), { recursive: true, force: true });
    return cpu(...planOf('many.json', SHARDS_MANY, 'many'));
  });
  const firstRows: { shard: number; elapsedMs: number; oneRowMs: number }[] = [];
  for (const shard of [0, SHARDS_MANY / 2, SHARDS_MANY - 1]) {
    const each: number[] = [];
    for (let i = 0; i < ROUNDS; i++) each.push(await timeToFirstRows('many', shard));
    const row = (ROWS_MAX / SHARDS_MANY) * shard;
    const oneRow = ['rows', 'many.json', '--from', String(row), '--to', String(row + 1)];
    firstRows.push({ shard, elapsedMs: median(each), oneRowMs: repeated(() => cpu(...oneRow)) });
  }
  return {
    rows: ROWS_MAX,
    shards: SHARDS_MANY,
    bytes: statSync(join(project, 'many/plan.json')).size,
    startMs: repeated(() => cpu('--version')),
    planMs: median(times),
    firstRows,
  };
}

function measureShards() {
  writePeople('people.json', ROWS);
  cpu(...planOf('people.json', SHARDS, 'data'));
  for (let shard = 0; shard < SHARDS; shard++) cpu('run', 'data', '--shard', String(shard));
  const part = String(SHARD).padStart(5, '0');
  const { size: partBytes } = statSync(join(project, `data/people/part-${part}.csv`));
  const rows = ROWS / SHARDS;
  const range = ['--from', String(SHARD * rows), '--to', String((SHARD + 1) * rows)];
  const oneThread = ['--out', 'rows.csv', '--force', '--workers', '1'];
  const start = repeated(() => cpu('rows', 'people.json', '--to', '1', ...oneThread));
  // The two in turn, so that a change of the machine's speed concerns both.
  const pairs = Array.from({ length: ROUNDS }, () => ({
    run: cpu('run', 'data', '--force', '--shard', String(SHARD)),
    rows: cpu('rows', 'people.json', ...range, ...oneThread),
  }));
  const ofRun = median(pairs.map(({ run }) => run));
  const ofRows = median(pairs.map((pair) => pair.rows));
  const bytes = partBytes * SHARDS;
  const light = repeated(() => cpu('--version'));
  const megabytesPerSecond = (ms: number) => bytes / 1000 / Math.max(1, ms - light);
  return {
    rows,
    bytes: partBytes,
    runMs: ofRun,
    rowsMs: ofRows,
    ratio: median(pairs.map((pair) => pair.run / pair.rows)),
    microsecondsPerRow: ((ofRun - start) * 1000) / rows,
    verifyMegabytesPerSecond: megabytesPerSecond(repeated(() => cpu('verify', 'data'))),
    joinMegabytesPerSecond: megabytesPerSecond(repeated(() => cpu('join', 'data'))),
    completeMs: repeated(() => cpu('run', 'data', '--shard', String(SHARD))),
  };
}

const plan = await measurePlan();
const shards = measureShards();
remove();

if (words.includes('--json')) console.log(JSON.stringify({ plan, shards }, null, 2));
else {
  const count = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 });
  const ms = (value: number) => `${count(Math.round(value))} ms`;
  console.log(`tests/fixtures/people.json in CSV. Medians of ${ROUNDS}.
${count(plan.rows)} rows in ${count(plan.shards)} shards:
  plan: ${ms(plan.planMs)} of CPU, with ${ms(plan.startMs)} to start the program; plan.json has ${count(plan.bytes)} bytes`);
  for (const { shard, elapsedMs, oneRowMs } of plan.firstRows) {
    console.log(
      `  shard ${shard}: its file has rows ${ms(elapsedMs)} after the start of run; rows writes its first row with ${ms(oneRowMs)} of CPU`,
    );
  }
  console.log(`${count(shards.rows)} rows in one of ${SHARDS} shards, CPU time with one thread:
  run: ${ms(shards.runMs)}; rows --from --to of the same rows: ${ms(shards.rowsMs)}; ratio ${count(shards.ratio)}
  ${count(shards.microsecondsPerRow)} µs per row of ${count(shards.bytes / shards.rows)} bytes, without the start of the program
  run of a complete shard: ${ms(shards.completeMs)}
All ${SHARDS} shards, per second of CPU time, without the start of the program:
  verify: ${count(Math.round(shards.verifyMegabytesPerSecond))} MB; join: ${count(Math.round(shards.joinMegabytesPerSecond))} MB`);
}
