import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { digestOf } from '../../fixtures/studio-examples.ts';
import {
  openExport,
  privateFiles,
  withFailingPickers,
  withMemoryOnly,
  withoutPickers,
  withPickers,
} from '../export-helpers.ts';
import { test } from '../helpers.ts';
import { chooseMore, openStudio, orders, people, studio } from '../studio-helpers.ts';

/** Rows that make a file of 10 MB, which is too large for an ordinary download. */
const MANY = 400_000;
/** More rows than any machine writes during a test. */
const LONG = 15_000_000;

const rowsOf = (rows: number) => ({ ...people, tables: [{ ...people.tables[0], rows }] });

async function openWith(page: Page, rows: number) {
  await openStudio(page, rowsOf(rows));
  return openExport(page);
}

const digestOfDownload = async (download: Download) => digestOf(await readFile(await download.path()));

test('a small file is an ordinary download, and no picker opens', async ({ page }) => {
  await withFailingPickers(page, 'AbortError');
  const { save, summary, files } = await openWith(page, 50);
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe('people.csv');
  await expect(files.first).toContainText(/^people\.csv: 50 rows, \d\.\d kB, CSV, \d\d:\d\d\./);
  await expect(files.first).toContainText('Handed to your browser’s downloads.');
  await expect(summary.getByText(/SHA-256|rows\/s/)).toHaveCount(0);
  await files.details.click();
  await expect(summary.getByText(await digestOfDownload(download))).toBeVisible();
  await expect(summary.getByText(/[\d,]+ rows\/s, [\d.]+ \w+\/s|at once/)).toBeVisible();
});

test('a large file is written where the visitor picks, and is not downloaded', async ({ page }) => {
  await withPickers(page);
  const { save, summary, files } = await openWith(page, MANY);
  await expect(save).toHaveAccessibleDescription(/^400,000 rows, about 1\d MB\.$/);
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  await save.click();
  await expect(files.first).toContainText(/^people\.csv: 400,000 rows, 1\d MB, CSV/);
  await expect(files.first).toContainText('Saved to disk, in the folder that you chose.');
  const [[path, size] = []] = await privateFiles(page);
  expect(path).toBe('picked/people.csv');
  expect(size).toBeGreaterThan(8_000_000);
  expect(downloads).toEqual([]);
  await expect(files.save).toHaveCount(0);
  const digest = await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const file = await (
      await (await root.getDirectoryHandle('picked')).getFileHandle('people.csv')
    ).getFile();
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  });
  await files.details.click();
  await expect(summary.getByText(digest)).toBeVisible();
  await files.remove.press('Enter');
  await expect(summary).toBeEmpty();
  await expect(save).toBeFocused();
});

test('a picked file that another download replaces is no longer in the list', async ({ page }) => {
  await page.addInitScript(() => {
    window.showSaveFilePicker = async () =>
      (await navigator.storage.getDirectory()).getFileHandle('same.txt', { create: true });
  });
  const { save, format, files } = await openWith(page, MANY);
  await save.click();
  await expect(files.items).toHaveText([/^same\.txt: 400,000 rows, .* CSV/]);
  await format.selectOption('tsv');
  await save.click();
  await expect(files.items).toHaveText([/^same\.txt: 400,000 rows, .* TSV/]);
});

test('a picker that is closed starts nothing', async ({ page }) => {
  await withFailingPickers(page, 'AbortError');
  const { save, progress, summary } = await openWith(page, MANY);
  await save.press('Enter');
  await expect(save).not.toHaveAttribute('aria-busy');
  await expect(progress).toHaveCount(0);
  await expect(summary).toBeEmpty();
  await expect(save).toBeFocused();
});

test('if the browser refuses its picker, the file waits in private storage, and is saved and removed', async ({
  page,
}) => {
  await withFailingPickers(page, 'SecurityError');
  const { save, summary, files } = await openWith(page, MANY);
  const [first] = await Promise.all([page.waitForEvent('download'), save.click()]);
  await expect(files.first).toContainText(
    /Handed to your browser’s downloads\. A copy stays in this browser/,
  );
  await files.details.click();
  await expect(summary.getByText(await digestOfDownload(first))).toBeVisible();
  const [second] = await Promise.all([page.waitForEvent('download'), files.save.click()]);
  expect(await digestOfDownload(second)).toBe(await digestOfDownload(first));
  expect(await privateFiles(page)).toHaveLength(1);
  await files.remove.press('Enter');
  await expect.poll(() => privateFiles(page)).toEqual([]);
  await expect(save).toBeFocused();
});

test('several large tables get a new folder in the one that is picked', async ({ page }) => {
  await withPickers(page);
  const tables = orders.tables.map((table) => ({ ...table, rows: MANY }));
  await openStudio(page, { ...orders, name: 'Web shop', tables });
  const { save, files, format } = await openExport(page);
  await expect(save).toHaveAccessibleDescription(/, in 2 files\.$/);
  await save.click();
  await expect(files.first).toContainText(/^Web shop: 800,000 rows in a folder of 2 files, \d\d MB/);
  await format.selectOption('tsv');
  await save.click();
  await expect(files.first).toContainText(/^Web shop \(2\): 800,000 rows/);
  await expect(files.items).toHaveText([/^Web shop \(2\):/, /^Web shop:/]);
  expect((await privateFiles(page)).map(([path]) => path).toSorted()).toEqual([
    'picked/Web shop (2)/customers.tsv',
    'picked/Web shop (2)/orders.tsv',
    'picked/Web shop/customers.csv',
    'picked/Web shop/orders.csv',
  ]);
});

test('a folder in which nothing can be made is named as such, and the next export asks again', async ({
  page,
}) => {
  await withPickers(page);
  await page.addInitScript(() => {
    const { getDirectoryHandle } = FileSystemDirectoryHandle.prototype;
    FileSystemDirectoryHandle.prototype.getDirectoryHandle = function (name, options) {
      return this.name === 'picked' && options?.create
        ? Promise.reject(new DOMException('Read-only', 'NoModificationAllowedError'))
        : getDirectoryHandle.call(this, name, options);
    };
  });
  const tables = orders.tables.map((table) => ({ ...table, rows: MANY }));
  await openStudio(page, { ...orders, tables });
  const { save, progress } = await openExport(page);
  for (let time = 0; time < 2; time++) {
    await save.click();
    const toast = page.getByRole('alert').locator('> *', { hasText: 'Folder Not Created' });
    await expect(toast.getByText(/choose another place/)).toBeVisible();
    await expect(progress).toHaveCount(0);
    await toast.getByRole('button').click();
    await expect(toast).toHaveCount(0);
  }
});

for (const [place, prepare] of [
  ['a picked file', withPickers],
  ['private storage', withoutPickers],
  ['memory', withMemoryOnly],
] as const) {
  test(`an export to ${place} is paused, resumed and cancelled, and leaves nothing`, async ({ page }) => {
    await prepare(page);
    const { dialog, save, pause, resume, cancel, state, progress } = await openWith(page, LONG);
    await save.click();
    const rows = dialog.getByText(/^[\d,]+ of 15,000,000 rows/);
    await expect(rows).toHaveText(/^[1-9]/);
    await pause.press('Enter');
    await expect(state).toHaveText('Paused');
    await expect(resume).toBeFocused();
    await resume.press('Enter');
    await expect(state).toBeEmpty();
    const before = await progress.evaluate((bar) => (bar instanceof HTMLProgressElement ? bar.value : 1));
    await expect
      .poll(() => progress.evaluate((bar) => (bar instanceof HTMLProgressElement ? bar.value : 0)))
      .toBeGreaterThan(before);
    await cancel.press('Enter');
    await expect(progress).toHaveCount(0);
    await expect(save).toBeFocused();
    if (prepare !== withMemoryOnly) await expect.poll(() => privateFiles(page)).toEqual([]);
  });
}

test('a second export waits, says so, and starts when the first has ended', async ({ page }) => {
  await withoutPickers(page);
  const { dialog, format, save, cancel, waiting, summary } = await openWith(page, LONG);
  await save.click();
  await expect(cancel).toBeVisible();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await expect(save).toHaveAccessibleDescription(/This file is being made\./);
  await format.selectOption('json');
  await save.click();
  await expect(waiting).toHaveText(/^people\.json starts after the current download\./);
  await waiting.getByRole('button', { name: 'Cancel people.json' }).press('Enter');
  await expect(waiting).toBeEmpty();
  await expect(save).toBeFocused();
  await format.selectOption('ndjson');
  await save.click();
  await expect(waiting).toHaveText(/^people\.ndjson starts/);
  await cancel.click();
  await expect(waiting).toBeEmpty();
  await expect(dialog.getByText('people.ndjson', { exact: true })).toBeVisible();
  await cancel.click();
  await expect(summary).toBeEmpty();
});

test('what is edited while an export runs changes nothing in its file', async ({ page }) => {
  await withoutPickers(page);
  const { save, progress } = await openWith(page, MANY);
  const downloaded = page.waitForEvent('download');
  await save.click();
  await expect(progress).toBeVisible();
  await page.keyboard.press('Escape');
  await studio(page).rows.fill('7');
  await studio(page).undo.click();
  const lines = (await readFile(await (await downloaded).path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(MANY + 2);
});

test('ten billion rows are refused with the room of the private storage, and those that fit are offered', async ({
  page,
}) => {
  await withoutPickers(page);
  const { save, ways } = await openWith(page, 10 ** 10);
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription(
    /^10,000,000,000 rows, about \d+ GB compressed\. The limit is the [\d.]+ GB that this browser can store\.$/,
  );
  await expect(ways).toHaveText([/^Only the first [\d,]+ rows of people, compressed$/]);
});

test('a file of a closed tab is removed by the next visit, and that of an open tab is not', async ({
  page,
  context,
}) => {
  await withoutPickers(page);
  const { save, summary, files } = await openWith(page, MANY);
  await save.click();
  await expect(summary).toContainText('Handed to your browser’s downloads');
  const other = await context.newPage();
  await openStudio(other, people);
  // The visit has asked for all locks once it can get one of its own.
  await other.evaluate(() => navigator.locks.query());
  expect(await privateFiles(other)).toHaveLength(1);
  await Promise.all([page.waitForEvent('download'), files.save.click()]);
  await page.close();
  await other.reload();
  await expect.poll(() => privateFiles(other)).toEqual([]);
});

test('the privacy panel lists the file that waits, and removes it at once', async ({ page }) => {
  await withoutPickers(page);
  const { dialog, save, summary, files } = await openWith(page, MANY);
  await save.click();
  await expect(summary).toContainText('Handed to your browser’s downloads');
  await page.keyboard.press('Escape');
  await chooseMore(page, 'Privacy panel');
  const panel = page.getByRole('dialog', { name: 'Privacy panel' });
  await expect(panel.getByRole('list', { name: 'Waiting downloads' })).toHaveText(
    /^people\.csv, 1\d,\d{3},\d{3} bytes$/,
  );
  await panel.getByRole('button', { name: 'Remove files' }).press('Enter');
  await expect(panel.getByText('Removed 1 file.')).toBeFocused();
  expect(await privateFiles(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await studio(page).export.click();
  await expect(dialog.getByRole('button', { name: 'Download', exact: true })).toBeVisible();
  await expect(files.items).toHaveCount(0);
});

test('the manifest says what was written', async ({ page }) => {
  await openStudio(page, { ...orders, name: 'Web shop' });
  const { save, files } = await openExport(page);
  const [zip] = await Promise.all([page.waitForEvent('download'), save.click()]);
  await files.details.click();
  const [download] = await Promise.all([page.waitForEvent('download'), files.manifest.click()]);
  expect(download.suggestedFilename()).toBe('manifest.json');
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    format: 'csv',
    zip: { name: 'Web shop.zip', sha256: digestOf(await readFile(await zip.path())) },
    files: [
      { name: 'customers.csv', tables: ['customers'], rows: 20 },
      { name: 'orders.csv', tables: ['orders'], rows: 40 },
    ],
    schema: { seed: 'orders' },
  });
});

test('the screen stays on while an export works, not while it is paused', async ({ page }) => {
  await withoutPickers(page);
  await page.addInitScript(() => {
    const locks: string[] = [];
    Object.assign(window, { locks });
    const release = async () => void locks.push('off');
    WakeLock.prototype.request = async (): Promise<WakeLockSentinel> => {
      locks.push('on');
      return Object.assign(Object.create(EventTarget.prototype), { release });
    };
  });
  const locks = () => page.evaluate(() => (window as unknown as { readonly locks: readonly string[] }).locks);
  const { save, pause, resume, cancel } = await openWith(page, LONG);
  await save.click();
  await expect.poll(locks).toEqual(['on']);
  await pause.click();
  await expect.poll(locks).toEqual(['on', 'off']);
  await resume.click();
  await expect.poll(locks).toEqual(['on', 'off', 'on']);
  await cancel.click();
  await expect.poll(locks).toEqual(['on', 'off', 'on', 'off']);
});
