import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { withoutPickers } from '../export-helpers.ts';
import { test } from '../helpers.ts';
import { openStudio, people, studio } from '../studio-helpers.ts';

/** More rows than any machine writes during a test. */
const LONG = 15_000_000;

test.beforeEach(async ({ page }) => withoutPickers(page));

const rowsOf = (rows: number) => ({ ...people, tables: [{ ...people.tables[0], rows }] });

/** Starts an export of that many rows, and closes its dialog while the export is running. */
async function exportBehind(page: Page, rows: number, close = () => page.keyboard.press('Escape')) {
  await openStudio(page, rowsOf(rows));
  await studio(page).export.click();
  const dialog = page.getByRole('dialog', { name: 'Download' });
  const save = dialog.getByRole('button', { name: 'Download', exact: true });
  await save.click();
  await expect(dialog.getByRole('progressbar', { name: 'Export progress' })).toBeVisible();
  await close();
  await expect(dialog).toHaveCount(0);
  const chip = page.getByRole('status', { name: 'Export', exact: true });
  return {
    dialog,
    chip,
    label: chip.getByRole('button', { name: 'Downloading people.csv' }),
    cancel: chip.getByRole('button', { name: 'Cancel export' }),
    progress: chip.getByRole('progressbar', { name: 'Export progress' }),
  };
}

for (const [width, height] of [
  [1440, 900],
  [1024, 700],
] as const) {
  test(`an export whose dialog is closed continues in a bar, and is cancelled there, at ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { dialog, chip, label, cancel, progress } = await exportBehind(page, LONG);
    await expect(cancel).toBeInViewport({ ratio: 1 });
    await expect(progress).toBeInViewport({ ratio: 1 });
    await expect(chip.getByText(/^\d+%$/)).toBeVisible();
    await label.click();
    await expect(dialog.getByText('people.csv', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(label).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(cancel).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chip).toBeEmpty();
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('the file of an export whose dialog is closed by its button is still saved', async ({ page }) => {
  const closeByButton = () => page.getByRole('button', { name: 'Close', exact: true }).click();
  const downloaded = page.waitForEvent('download');
  const { chip } = await exportBehind(page, 300_000, closeByButton);
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe('people.csv');
  expect((await readFile(await download.path(), 'utf8')).split('\r\n')).toHaveLength(300_002);
  const toast = page.getByRole('status').locator('> *', { hasText: 'File saved' });
  await expect(toast.getByText(/^people\.csv with 300,000 rows, [\d.]+ MB\.$/)).toBeVisible();
  await expect(chip.getByText('A copy of people.csv is in this browser')).toBeVisible();
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    chip.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  expect(again.suggestedFilename()).toBe('people.csv');
  await chip.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(chip).toBeEmpty();
  await expect(page.getByRole('main')).toBeFocused();
});

test('an export that fails after its dialog is closed says so', async ({ page }) => {
  // The Studio's worker dies, so its files cannot be made.
  await page.addInitScript(() => {
    const workers: Worker[] = [];
    Object.assign(window, { workers });
    window.Worker = class extends Worker {
      constructor(script: string | URL, options?: WorkerOptions) {
        super(script, options);
        if (options?.name === 'studio-files') workers.push(this);
      }
    };
  });
  const { chip } = await exportBehind(page, LONG);
  await page.evaluate(() => {
    const { workers } = window as unknown as { readonly workers: readonly Worker[] };
    for (const worker of workers) worker.dispatchEvent(new Event('error'));
  });
  await expect(page.getByRole('alert').getByText('Download failed', { exact: true })).toBeVisible();
  await expect(chip).toBeEmpty();
});

test('leaving the page asks first while an export runs, and no longer once it is cancelled', async ({
  page,
}) => {
  const { cancel } = await exportBehind(page, LONG);
  const asked = page.waitForEvent('dialog');
  const left = page.goto('/404').catch(() => 'stayed');
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  expect(await left).toBe('stayed');
  await cancel.click();
  await page.goto('/404');
});

test('on another page of the site a toast says that the export continues, with a button that cancels it', async ({
  page,
}) => {
  const { label } = await exportBehind(page, LONG);
  // Until the worker has named its first file, the toast speaks of "the file".
  await expect(label).toBeVisible();
  await page.getByRole('link', { name: 'Rowloom' }).first().click();
  const toast = page.getByRole('status').locator('> *', { hasText: 'Download still running' });
  await expect(toast.getByText('people.csv will be saved when it is ready.')).toBeVisible();
  await toast.getByRole('button', { name: 'Cancel download' }).click();
  await expect(toast).toHaveCount(0);
});
