import { execFileSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { observeExport, openExport, saveExport } from '../e2e/large-export.ts';
import { type MemorySample, memoryDuring, peakOf } from '../fixtures/browser-memory.ts';
import { NOTES_MAX, privateFiles, startExportSession } from '../fixtures/export-session.ts';
import { peopleOf, sha256ByCommandLine, sha256OfFile } from '../fixtures/file-digests.ts';

const { PORT = '4173' } = process.env;
const ROWS = 10_000_000;
const SITE = `http://localhost:${PORT}`;
const ROOT = resolve(import.meta.dirname, '../..');
const MEMORY_MAX = 600_000_000;
/**
 * How much memory may grow between the second tenth and the last, in bytes for each byte that is written meanwhile. Garbage
 * collection makes memory go up and down by about 100 MB, whatever the size of the file.
 */
const GROWTH_MAX = 0.1;
const TASK_MS_MAX = 50;
/** Ten times as long as usual. */
const TIMEOUT = 1_200_000;

const people = peopleOf(ROWS);
const rowsText = `${ROWS.toLocaleString('en-US')} rows of 12 columns`;
let server: PreviewServer;
let expected: string;

beforeAll(async () => {
  execFileSync('npm', ['run', 'build'], { cwd: ROOT, stdio: 'ignore' });
  server = await preview({ root: ROOT, preview: { port: Number(PORT), strictPort: true }, logLevel: 'warn' });
  expected = await sha256ByCommandLine(people);
  console.log(`SHA-256 of ${rowsText} by the command line: ${expected}`);
});
afterAll(() => server?.close());

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The middle of the resident memory of page and workers in each tenth of some time. */
function memoryByTenths(samples: readonly MemorySample[], ms: number): number[] {
  return Array.from({ length: 10 }, (_, tenth) => {
    const within = samples.filter(({ at }) => Math.floor((at / ms) * 10) === tenth);
    return median(within.map(({ renderers }) => renderers));
  });
}

for (const destination of ['private', 'picker'] as const) {
  it(`${rowsText} in a ${destination} file are as the command line's, and need little memory and time of the page`, {
    timeout: TIMEOUT,
  }, async () => {
    const session = await startExportSession(SITE, { destination });
    const { browser, page } = session;
    await openExport(page, people);
    let saved = { ms: 0, file: '' };
    const memory = await memoryDuring(browser, async () => {
      saved = await saveExport(session);
    });
    const onDisk = await sha256OfFile(saved.file);
    const peak = peakOf(memory);
    const tenths = memoryByTenths(memory, saved.ms);
    console.log(`${destination}: ${Math.round(saved.ms / 1000)} s, ${Math.round((ROWS / saved.ms) * 1000)} rows/s
  SHA-256 on the disk: ${onDisk}
  memory of page and workers: peak ${megabytes(peak.renderers)}; by tenths ${tenths.map(megabytes).join(', ')}
  memory of the whole browser: peak ${megabytes(peak.browser)}`);
    expect(onDisk).toBe(expected);
    expect(peak.renderers).toBeLessThan(MEMORY_MAX);
    const { size } = await stat(saved.file);
    const growth = (tenths[9] ?? 0) - (tenths[1] ?? 0);
    expect(growth).toBeLessThan(GROWTH_MAX * 0.8 * size);
    await session.close();
  });

  it(`no task of the page takes long while ${rowsText} are written to a ${destination} file`, {
    timeout: TIMEOUT,
  }, async () => {
    const session = await startExportSession(SITE, { destination });
    await openExport(session.page, people);
    const { file, tasks } = await observeExport(session);
    console.log(
      `${destination}: the longest of ${tasks.length} tasks of the page: ${Math.max(...tasks).toFixed(1)} ms`,
    );
    expect(await sha256OfFile(file)).toBe(expected);
    expect(tasks.length).toBeGreaterThan(100);
    expect(tasks.filter((task) => task > TASK_MS_MAX)).toEqual([]);
    await session.close();
  });

  it(`a ${destination} file of ${rowsText} that is cancelled leaves nothing`, {
    timeout: TIMEOUT,
  }, async () => {
    const session = await startExportSession(SITE, { destination });
    const { page, privateBytes } = session;
    const dialog = await openExport(page, people);
    await dialog.getByRole('button', { name: 'Download', exact: true }).click();
    await expect.poll(privateBytes, { timeout: 60_000 }).toBeGreaterThan(50_000_000);
    const start = performance.now();
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await dialog.getByRole('progressbar').waitFor({ state: 'detached' });
    const shownMs = performance.now() - start;
    await expect.poll(privateBytes, { timeout: 20_000 }).toBeLessThan(NOTES_MAX);
    const removedMs = performance.now() - start;
    expect(await privateFiles(page)).toEqual({});
    console.log(
      `${destination}: cancelled in ${shownMs.toFixed()} ms, removed after ${removedMs.toFixed()} ms`,
    );
    await session.close();
  });
}
