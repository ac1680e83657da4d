// The Studio's export of large files in real Chromium, under the response headers of the site; the same files by the command
// line; and what one would write instead.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startExportSession } from '../tests/fixtures/export-session.ts';
import {
  EXPORT_FORMATS,
  type ExportCase,
  type TracedExport,
  timeExport,
  traceExport,
} from './export-case.ts';
import { type ExportSubject, exportSubjects } from './export-subjects.ts';
import { median } from './measure.ts';
import type { Bench } from './page.ts';

declare global {
  var bench: Bench;
}

const MEGABYTE = 1e6;

const [benchUrl = '', siteUrl = '', ...words] = process.argv.slice(2);
const { values } = parseArgs({
  args: words,
  options: {
    export: { type: 'boolean' },
    json: { type: 'boolean' },
    formats: { type: 'string', default: EXPORT_FORMATS.join() },
    rows: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '3' },
  },
});
const rounds = Number(values.rounds);
const subjects = exportSubjects(Number(values.rows));
/** As many as the Studio starts. */
const allWorkers = Math.min(8, Math.max(2, availableParallelism() - 1));
const workerCounts = [...new Set([1, 2, allWorkers])];

const formats = EXPORT_FORMATS.filter((format) => values.formats.split(',').includes(format));

/** The formats to the private file system with 1, 2 and all workers, and CSV by the other ways. */
const cases = subjects.flatMap((subject): readonly ExportCase[] => [
  ...formats.flatMap((format) =>
    workerCounts.map((workers) => ({ subject, format, workers, destination: 'private' as const })),
  ),
  { subject, format: 'csv', destination: 'picker', workers: allWorkers },
  { subject, format: 'csv', destination: 'blob', workers: allWorkers },
]);

/** The time in which the command line's program writes a table as CSV with one thread, in milliseconds. */
function timeNode({ document, table }: ExportSubject): number {
  const folder = mkdtempSync(join(tmpdir(), 'bench-export-'));
  const schema = join(folder, 'schema.json');
  writeFileSync(schema, JSON.stringify({ version: 1, ...document }));
  const args = ['rows', schema, '--table', table, '--format', 'csv', '--workers', '1'];
  const start = performance.now();
  execFileSync(process.execPath, ['scripts/rowloom.mjs', ...args, '--out', join(folder, 'rows.csv')]);
  const ms = performance.now() - start;
  rmSync(folder, { recursive: true });
  return ms;
}

/** Writes a table's rows as CSV to the private file system with plain faker and Papa Parse. */
async function fakerFile(subject: string, rows: number) {
  const session = await startExportSession(benchUrl, { destination: 'private' });
  await session.page.goto('/');
  await session.page.waitForFunction(() => 'bench' in globalThis);
  const file = await session.page.evaluate(([table, count]) => globalThis.bench.fakerFile(table, count), [
    subject,
    rows,
  ] as const);
  await session.close();
  return file;
}

interface Speed {
  readonly seconds: number;
  readonly rowsPerSecond: number;
  readonly megabytesPerSecond: number;
}

function speedOf(rows: number, bytes: number, times: readonly number[]): Speed {
  const seconds = median(times) / 1000;
  return { seconds, rowsPerSecond: rows / seconds, megabytesPerSecond: bytes / MEGABYTE / seconds };
}

/** The measured time of one thing in each round, in milliseconds. */
interface Timed {
  readonly time: () => Promise<number> | number;
  readonly times: number[];
}

const timed = (time: () => Promise<number> | number): Timed => ({ time, times: [] });

const [person] = subjects;
if (!person) throw new Error('There are no subjects');
let fakerBytes = 0;
const byCase = cases.map((one) => ({ one, ...timed(() => timeExport(siteUrl, one)) }));
const byNode = subjects.map((subject) => ({ subject, ...timed(() => timeNode(subject)) }));
const byFaker = timed(async () => {
  const { ms, bytes } = await fakerFile(person.table, person.rows);
  fakerBytes = bytes;
  return ms;
});

const traced: TracedExport[] = [];
for (const one of cases) traced.push(await traceExport(siteUrl, one));
// One after the other in each round, so that a change of the machine's speed concerns all.
for (let round = 0; round < rounds; round++) {
  for (const { time, times } of [...byCase, ...byNode, byFaker]) times.push(await time());
}

const exports = byCase.flatMap(({ one: { subject, ...how }, times }, i) => {
  const found = traced[i];
  if (!found) return [];
  const { name, rows } = subject;
  return [{ subject: name, rows, ...how, ...found, ...speedOf(rows, found.bytes, times) }];
});
const csvBytes = (subject: string) =>
  exports.find((one) => one.subject === subject && one.format === 'csv')?.bytes ?? 0;
const node = byNode.map(({ subject: { name, rows }, times }) => ({
  subject: name,
  rows,
  ...speedOf(rows, csvBytes(name), times),
}));
const faker = { subject: person.name, rows: person.rows, ...speedOf(person.rows, fakerBytes, byFaker.times) };

if (values.json) console.log(JSON.stringify({ exports, node, faker }, null, 2));
else {
  const count = (value: number) => Math.round(value).toLocaleString('en-US');
  const row = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
  const speed = ({ seconds, rowsPerSecond, megabytesPerSecond }: Speed) => [
    seconds.toFixed(2),
    count(rowsPerSecond),
    count(megabytesPerSecond),
  ];
  row(['rows', 'format', 'sink', 'workers', 's', 'rows/s', 'MB/s', 'memory, MB', 'longest task, ms']);
  row(['---', '---', '---', ...Array.from({ length: 6 }, () => '--:')]);
  for (const one of exports) {
    const { subject, rows, format, destination, workers, peak, longestTaskMs } = one;
    const memory = `${count(peak.renderers / MEGABYTE)} / ${count(peak.browser / MEGABYTE)}`;
    const how = [`${count(rows)} ${subject}`, format, destination, String(workers)];
    row([...how, ...speed(one), memory, longestTaskMs.toFixed(1)]);
  }
  for (const one of node)
    row([`${count(one.rows)} ${one.subject}`, 'csv', 'Node', '1', ...speed(one), '', '']);
  row([`${count(faker.rows)} ${faker.subject}`, 'csv', 'faker, Papa Parse', '1', ...speed(faker), '', '']);
  console.log(`
memory: the peak of resident memory of page and workers / the peak of all processes of the browser, with shared memory divided.
longest task: of the page, in time of its own thread. Times are medians of ${rounds}, without tracing.`);
}
