import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { watchDownloads } from '../downloads.ts';
import {
  controls,
  expectRows,
  expectToast,
  generate,
  openCategory,
  openCategoryHere,
  previewCells,
  save,
  saveAs,
  test,
} from '../helpers.ts';
import {
  holdFrom,
  releaseRequests,
  requestsMade,
  terminateOn,
  untilHeld,
  watchWorkers,
  workersMade,
} from '../worker.ts';

const WORKER = '**/rows.worker-*.js';

async function expectFailed(page: Page) {
  await expectToast(page, 'alert', 'Generation Failed', 'An error occurred while generating the data.');
}

/** Expects the dialog to generate and save as usual. */
async function expectWorking(page: Page, dialog: Locator) {
  await expect(dialog.locator('[aria-busy]')).toHaveCount(0);
  await generate(dialog, 10);
  expect(parse((await saveAs(page, dialog, 'csv')).text)).toHaveLength(11);
}

test.describe('with no service worker to answer for the server', () => {
  test.use({ serviceWorkers: 'block' });

  const answers: readonly [string, RegExp, (route: Route) => Promise<void>][] = [
    ['is cut off', /ERR_FAILED/, (route) => route.abort()],
    ['is not found', /404/, (route) => route.fulfill({ status: 404, body: 'gone' })],
    [
      'is not a script',
      /SyntaxError/,
      (route) => route.fulfill({ contentType: 'text/javascript', body: 'this is no script' }),
    ],
  ];
  for (const [what, error, answer] of answers) {
    test(`a worker that ${what} is reported, and tried again`, async ({ page, provokes }) => {
      provokes(error);
      await page.route(WORKER, answer);
      const dialog = await openCategory(page, 'Company');
      await controls(dialog).generate.click();
      await expectFailed(page);
      await expect(controls(dialog).table).toBeHidden();
      await page.unroute(WORKER);
      await expectWorking(page, dialog);
    });
  }
});

test('a worker that dies while it makes rows is reported, and replaced', async ({ page }) => {
  await watchWorkers(page);
  const dialog = await openCategory(page, 'Company');
  await generate(dialog, 10);
  await terminateOn(page, 'rows');
  await controls(dialog).generate.click();
  await expectFailed(page);
  await expectWorking(page, dialog);
  expect(await workersMade(page)).toBe(2);
});

test('a worker that dies while it makes a file is reported, and the same file is made by another', async ({
  page,
}) => {
  await watchWorkers(page);
  const dialog = await openCategory(page, 'Company');
  await generate(dialog, 10);
  const before = await saveAs(page, dialog, 'csv');
  await terminateOn(page, 'file');
  await dialog.getByRole('button', { name: 'Download CSV' }).click();
  await expectFailed(page);
  await expect(dialog.locator('[aria-busy]')).toHaveCount(0);
  expect((await saveAs(page, dialog, 'csv')).text).toBe(before.text);
});

test('clicks in quick succession make one preview and one file', async ({ page }) => {
  await watchWorkers(page);
  const downloads = await watchDownloads(page);
  const dialog = await openCategory(page, 'Company');
  const { generate: button } = controls(dialog);
  await controls(dialog).rows.fill('3000');
  await holdFrom(page, 'rows');
  await button.click();
  await untilHeld(page);
  // Forced, because a busy button has aria-disabled.
  for (let i = 0; i < 5; i++) await button.click({ force: true });
  expect(await requestsMade(page, 'rows')).toBe(1);
  await releaseRequests(page);
  await expectRows(dialog, 3000);

  // All clicks in one task, before the button can become busy: only the last one counts.
  await button.evaluate((element) => {
    for (let i = 0; i < 20; i++) if (element instanceof HTMLElement) element.click();
  });
  await expectRows(dialog, 3000);
  const first = await previewCells(dialog, 1);
  const save = dialog.getByRole('button', { name: 'Download CSV' });
  const downloaded = page.waitForEvent('download');
  await save.evaluate((button) => {
    for (let i = 0; i < 10; i++) if (button instanceof HTMLElement) button.click();
  });
  await downloaded;
  await expect(save).not.toHaveAttribute('aria-busy');
  const { text } = await saveAs(page, dialog, 'csv');
  const records: string[][] = parse(text, { from: 2 });
  expect(records).toHaveLength(3000);
  expect(records[0]).toEqual(first);
  expect(await downloads()).toEqual(['company-data.csv', 'company-data.csv']);
});

test.describe('a dialog closed', () => {
  test('while rows are made opens afresh, without them', async ({ page }) => {
    await watchWorkers(page);
    const dialog = await openCategory(page, 'Company');
    await generate(dialog, 10);
    await holdFrom(page, 'rows');
    await controls(dialog).generate.click();
    await untilHeld(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const other = await openCategoryHere(page, 'Music');
    await releaseRequests(page);
    // Answered after the delayed rows.
    await controls(other).pattern.fill('late');
    await expect(other.getByText('For example: late')).toBeVisible();
    await expect(controls(other).table).toBeHidden();
    await controls(other).pattern.fill('');
    await expectWorking(page, other);
    expect(await previewCells(other, 1)).toHaveLength(2);
  });

  test('while a file is made saves none', async ({ page }) => {
    await watchWorkers(page);
    const downloads = await watchDownloads(page);
    const dialog = await openCategory(page, 'Company');
    await generate(dialog, 10);
    await holdFrom(page, 'file');
    await dialog.getByRole('button', { name: 'Download CSV' }).click();
    await untilHeld(page);
    await controls(dialog).close.click();
    await expect(dialog).toBeHidden();
    await releaseRequests(page);
    const other = await openCategoryHere(page, 'Music');
    await expectWorking(page, other);
    expect(await downloads()).toEqual(['music-data.csv']);
    await expect(page.getByRole('alert', { includeHidden: true })).toBeEmpty();
  });
});

test('a long job shows its progress and can be stopped', async ({ page }) => {
  await watchWorkers(page);
  const downloads = await watchDownloads(page);
  const dialog = await openCategory(page, 'Company');
  await generate(dialog, 10);
  await holdFrom(page, 'file');
  await dialog.getByRole('button', { name: 'Download CSV' }).click();
  await untilHeld(page);
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await releaseRequests(page);
  await expect(dialog.getByRole('progressbar')).toBeHidden();
  await expectWorking(page, dialog);
  await expect(page.getByRole('alert', { includeHidden: true })).toBeEmpty();
  expect(await downloads()).toEqual(['company-data.csv']);
});

test('a pattern that takes too long to try does not stop a waiting file', async ({ page }) => {
  await watchWorkers(page);
  const dialog = await openCategory(page, 'Company');
  await generate(dialog, 10);
  const before = await workersMade(page);
  await holdFrom(page, 'checkPattern');
  await controls(dialog).pattern.fill('a{3}');
  await untilHeld(page);
  const saved = await save(page, dialog.getByRole('button', { name: 'Download CSV' }));
  expect(saved.text.split('\r\n')).toHaveLength(12);
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(controls(dialog).pattern).toHaveAttribute('aria-invalid', 'true');
  await controls(dialog).pattern.fill('');
  await generate(dialog, 10);
  expect(await workersMade(page)).toBe(before + 1);
});

test('requests are answered while a file is being made', async ({ page }) => {
  const dialog = await openCategory(page, 'Person');
  await dialog.getByRole('button', { name: 'Select all' }).click();
  await controls(dialog).rows.fill('5000');
  await generate(dialog, 5000);
  await dialog.getByRole('button', { name: 'Download CSV' }).evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
    document.querySelector('table')?.parentElement?.scrollTo(0, 90_000);
  });
  const cells = await previewCells(dialog, 2503);
  const records: string[][] = parse((await saveAs(page, dialog, 'csv')).text, { from: 2 });
  expect(cells).toEqual(records[2502]);
});
