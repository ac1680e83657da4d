// The npm package: its sizes, and the CPU time of a cold command. The argument is the path of the tarball.
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bytesIn } from '../tests/fixtures/folder-size.ts';
import { installPackage } from '../tests/fixtures/installed-package.ts';
import { shop } from '../tests/fixtures/shop.ts';
import { cpuTime } from './cpu-time.ts';
import { median } from './measure.ts';

const ROUNDS = 21;
const [tarball = '', ...words] = process.argv.slice(2);
const { project, program, folder, remove } = installPackage(tarball);

const document = { version: 1, seed: 7, now: '2026-01-01T00:00:00Z', tables: shop(1000) };
writeFileSync(join(project, 'shop.json'), JSON.stringify(document));

const commands = {
  'rowloom rows shop.json --table orders --to 5': [
    program,
    'rows',
    'shop.json',
    '--table',
    'orders',
    '--to',
    '5',
  ],
  'rowloom check shop.json': [program, 'check', 'shop.json'],
  'rowloom --help': [program, '--help'],
  'node --eval 0': [process.execPath, '--eval', '0'],
} as const;

const rounds = Array.from({ length: ROUNDS }, () =>
  Object.values(commands).map(([file, ...args]) => cpuTime(file, args, project)),
);
const cpu = Object.fromEntries(
  Object.keys(commands).map((name, i) => [name, Math.round(median(rounds.map((times) => times[i] ?? 0)))]),
);
const dist = join(project, 'node_modules/rowloom/dist');
const files = Object.fromEntries(readdirSync(dist).map((name) => [name, statSync(join(dist, name)).size]));
remove();

const result = { tarball: statSync(tarball).size, installed: await bytesIn(folder), files, cpu };
if (words.includes('--json')) console.log(JSON.stringify(result, null, 2));
else {
  console.log(`tarball ${result.tarball} bytes, installed ${result.installed} bytes`);
  for (const [name, size] of Object.entries(files)) console.log(`  dist/${name} ${size}`);
  for (const [name, ms] of Object.entries(cpu)) console.log(`${name}: ${ms} ms of CPU, median of ${ROUNDS}`);
}
