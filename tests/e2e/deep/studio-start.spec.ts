import { expect, type Page } from '@playwright/test';
import { expectToast, test } from '../helpers.ts';
import { gridOf, rowOf } from '../studio-grid-helpers.ts';
import { openStudio, orders, people, studio } from '../studio-helpers.ts';

function fileOf(text: string) {
  return { name: 'orders.rowloom.json', mimeType: 'application/json', buffer: Buffer.from(text) };
}

async function openFile(page: Page, text: string) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open schema file' }).click(),
  ]);
  await chooser.setFiles(fileOf(text));
}

test('an empty Studio opens a schema file', async ({ page }) => {
  await openStudio(page);
  await openFile(page, '{ "version": 1,');
  await expect(page.getByText(/This is not valid JSON/)).toBeVisible();
  await openFile(page, JSON.stringify({ version: 1, ...orders }));
  await expect(studio(page).tables.getByRole('button', { name: 'orders', exact: true })).toBeVisible();
  await expect(studio(page).problems).toHaveText('No problems');
});

test('names that are typed before the next frame keep the focus', async ({ page }) => {
  await openStudio(page);
  const frames = await page.evaluateHandle(() => {
    const late: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => late.push(callback);
    return late;
  });
  await page.getByRole('button', { name: 'Start with an empty table' }).click();
  await expect(gridOf(page).getByRole('textbox', { name: 'Column name' })).toBeFocused();
  await page.keyboard.type('id');
  await page.keyboard.press('Enter');
  await page.keyboard.type('na');
  await frames.evaluate((late) => {
    for (const callback of late.splice(0)) callback(performance.now());
  });
  await page.keyboard.type('me');
  await expect(rowOf(gridOf(page), 1).name).toHaveValue('id');
  await expect(rowOf(gridOf(page), 2).name).toHaveValue('name');
});

test('a new schema replaces the open one, and Undo restores it', async ({ page }) => {
  await openStudio(page, people);
  const startAnew = async () => {
    await studio(page).code.click();
    await page.getByRole('dialog', { name: 'Code' }).getByRole('button', { name: 'New schema' }).click();
    await expect(page.getByRole('button', { name: 'Start with an empty table' })).toBeVisible();
  };
  await startAnew();
  await expectToast(page, 'status', 'New schema', 'Undo reopens the previous schema.');
  await page.getByRole('button', { name: 'Undo “New schema”' }).click();
  await expect(studio(page).name).toHaveValue('People');

  await startAnew();
  await openFile(page, JSON.stringify({ version: 1, ...orders }));
  await expect(studio(page).tables.getByRole('button', { name: 'orders', exact: true })).toBeVisible();
  await studio(page).undo.click();
  await studio(page).undo.click();
  await expect(studio(page).name).toHaveValue('People');
});

test('an example that is opened by keyboard has the focus on its first column', async ({ page }) => {
  await openStudio(page);
  await page.getByRole('link', { name: /^A shop/ }).press('Enter');
  await expect(rowOf(gridOf(page), 1).name).toBeFocused();
});

test('on a phone a schema that is opened from the end of the start page begins at its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openStudio(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('link', { name: /^A shop/ }).click();
  await expect(gridOf(page)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
});

test('a schema that is started here has today’s date as its moment, also in its file', async ({ page }) => {
  await page.clock.setFixedTime('2027-02-03T21:00:00Z');
  await openStudio(page);
  const now = page.getByRole('textbox', { name: 'Now', exact: true });
  await expect(now).toHaveAttribute('placeholder', 'today');
  await page.getByRole('button', { name: 'Start with an empty table' }).click();
  await expect(now).toHaveValue('2027-02-03');
  await studio(page).code.click();
  const text = page.getByRole('dialog', { name: 'Code' }).getByRole('textbox', { name: 'Schema as JSON' });
  await expect(text).toHaveValue(/"now": "2027-02-03"/);
});

test('? shows the keyboard shortcuts on the start page too, and the focus returns', async ({ page }) => {
  await openStudio(page);
  const start = page.getByRole('button', { name: 'Start with an empty table' });
  await start.focus();
  // A key that is pressed before the page's code has come does nothing.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(start).toBeFocused();
});
