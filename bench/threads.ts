// One thread, two threads, and two commands side by side, by the npm package, installed. The argument is the path of the tarball.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { peopleOf, sha256OfFile } from '../tests/fixtures/file-digests.ts';
import { installPackage } from '../tests/fixtures/installed-package.ts';
import { median } from './measure.ts';
import { createNumbers } from './numbers.ts';

const SIZES = [10_000, 100_000, 300_000, 1_000_000, 3_000_000];
const ROWS_MAX = Math.max(...SIZES);

const [tarball = '', ...words] = process.argv.slice(2);
const rounds = createNumbers(words)('--rounds', 5);
const { project, program, remove } = installPackage(tarball);
writeFileSync(join(project, 'people.json'), JSON.stringify(peopleOf(ROWS_MAX)));

interface Part {
  readonly workers: number;
  readonly from?: number;
  readonly to?: number;
}

const fileOf = ({ workers, from = 0, to = ROWS_MAX }: Part) => `people-${workers}-${from}-${to}.csv`;

async function write(part: Part): Promise<void> {
  const { workers, from = 0, to = ROWS_MAX } = part;
  const range = ['--from', String(from), '--to', String(to)];
  const output = ['--workers', String(workers), '--out', fileOf(part), '--force'];
  const child = spawn(program, ['rows', 'people.json', ...range, ...output], {
    cwd: project,
    stdio: 'ignore',
  });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`rowloom rows ended with ${status}`);
}

/** The elapsed time of commands that run side by side, in ms. */
async function timeOf(...parts: readonly Part[]): Promise<number> {
  const start = performance.now();
  await Promise.all(parts.map(write));
  return performance.now() - start;
}

const digestOf = (part: Part) => sha256OfFile(join(project, fileOf(part)));

interface Measured {
  readonly rows: number;
  readonly oneMs: number;
  readonly twoMs: number;
  readonly ratio: number;
  readonly sidesMs: number;
  readonly sidesRatio: number;
}

async function measure(rows: number): Promise<Measured> {
  const one = { workers: 1, to: rows };
  const two = { workers: 2, to: rows };
  const sides = [
    { workers: 1, to: rows / 2 },
    { workers: 1, from: rows / 2, to: rows },
  ];
  const times: { one: number; two: number; sides: number }[] = [];
  // All in turn, so that a change of the machine's speed concerns all. The first round warms up.
  for (let round = 0; round <= rounds; round++) {
    const each = { one: await timeOf(one), two: await timeOf(two), sides: await timeOf(...sides) };
    if (round > 0) times.push(each);
  }
  if ((await digestOf(one)) !== (await digestOf(two))) throw new Error('Two threads wrote other bytes');
  return {
    rows,
    oneMs: median(times.map((each) => each.one)),
    twoMs: median(times.map((each) => each.two)),
    ratio: median(times.map((each) => each.two / each.one)),
    sidesMs: median(times.map((each) => each.sides)),
    sidesRatio: median(times.map((each) => each.sides / each.one)),
  };
}

const measured: Measured[] = [];
for (const rows of SIZES) measured.push(await measure(rows));
remove();

if (words.includes('--json')) console.log(JSON.stringify(measured, null, 2));
else {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  console.log(`tests/fixtures/people.json in CSV, start of the program included. Medians of ${rounds}.`);
  for (const { rows, oneMs, twoMs, ratio, sidesMs, sidesRatio } of measured) {
    console.log(
      `  ${rows.toLocaleString('en-US')} rows: one thread ${seconds(oneMs)}; two threads ${seconds(twoMs)}, ratio ${ratio.toFixed(2)}; two commands with half the rows each, side by side ${seconds(sidesMs)}, ratio ${sidesRatio.toFixed(2)}`,
    );
  }
}
