import { expect, type Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { boxOf, test } from '../helpers.ts';
import { gridOf } from '../studio-grid-helpers.ts';
import { openStudio, people, studio } from '../studio-helpers.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'First steps' });
const start = (page: Page) => page.getByRole('button', { name: 'Start with an empty table' });
const isOutlined = (page: Page, part: string) =>
  page
    .locator(`[data-part="${part}"]`)
    .evaluate((element) => getComputedStyle(element, '::after').borderTopWidth === '2px');

async function openNewSchema(page: Page) {
  await studio(page).code.click();
  await page.getByRole('dialog', { name: 'Code' }).getByRole('button', { name: 'New schema' }).click();
  await expect(start(page)).toBeVisible();
}

async function openFile(page: Page) {
  const buffer = Buffer.from(JSON.stringify({ version: 1, ...people }));
  await page
    .getByLabel('Schema file', { exact: true })
    .setInputFiles({ name: 'people.json', mimeType: 'application/json', buffer });
  await expect(gridOf(page)).toHaveAccessibleName('Columns of people');
}

for (const width of [320, 390, 1024, 1440]) {
  test(`the first steps are beside what people work on, and take no focus, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openStudio(page);
    await expect(panel(page)).toHaveCount(0);
    await start(page).click();
    await expect(panel(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByPlaceholder('Add column')).toBeFocused();
    expect(await isOutlined(page, 'columns')).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // It covers nothing: what is at each of its corners is its own, but for the edge that resizes the tables.
    const { x, y, width: wide, height } = await boxOf(panel(page));
    for (const [left, top] of [
      [x + 1, y + 2],
      // The separator beside the tables begins before their edge.
      [x + wide - 8, y + height - 2],
    ] as const) {
      expect(
        await panel(page).evaluate(
          (element, [left, top]) => element.contains(document.elementFromPoint(left, top)),
          [left, top] as const,
        ),
      ).toBe(true);
    }
    const grid = await boxOf(page.locator('[data-part="columns"]'));
    expect(grid.y + grid.height <= y + 1 || grid.x >= x + wide - 1).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close first steps' }).click();
    await expect(panel(page)).toHaveCount(0);
    expect(await isOutlined(page, 'columns')).toBe(false);
  });
}

test('a step is done when people do it, and leads to the next one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStudio(page);
  await start(page).click();
  const current = panel(page).locator('[aria-current="step"]');
  await expect(current).toContainText('Name your columns');
  await page.keyboard.type('email');
  await page.keyboard.press('Enter');
  await expect(current).toContainText('Look at the rows');
  await expect(panel(page).getByRole('listitem').first()).toContainText('done');
  expect(await isOutlined(page, 'preview')).toBe(true);
  await page.getByRole('textbox', { name: 'Go to row', exact: true }).click();
  await expect(current).toContainText('Download or share');
  await studio(page).share.click();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toContainText('All three done');
  await expect(current).toHaveCount(0);
});

for (const id of ['shop', 'saas', 'sensors']) {
  test(`the first steps over the example ${id}, whose columns have names, begin with its rows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openStudio(page);
    await page.locator(`a[href="#example=${id}"]`).click();
    await expect(panel(page).locator('[aria-current="step"]')).toContainText('Look at the rows');
    await expect(panel(page).getByRole('listitem').first()).toContainText('done');
    expect(await isOutlined(page, 'preview')).toBe(true);
    await panel(page).getByRole('button', { name: 'Back' }).click();
    await expect(panel(page).locator('[aria-current="step"]')).toContainText('Name your columns');
    await page.setViewportSize({ width: 390, height: 844 });
    await panel(page).getByRole('button', { name: 'Next' }).click();
    await expect(panel(page)).toContainText('2 of 3');
  });
}

test('a download is done once it begins, by the palette too, and not by a button that only says so', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStudio(page);
  await start(page).click();
  const done = panel(page).getByRole('listitem').last();
  await page.keyboard.type('email');
  await page.keyboard.press('Enter');
  await studio(page).tableName.fill('Downloads');
  await page.keyboard.press('Enter');
  await studio(page).tables.getByRole('button', { name: 'Downloads', exact: true }).click();
  const foot = page.getByRole('region', { name: 'Download' });
  const button = foot.getByRole('button', { name: 'Download', exact: true });
  const rows = foot.getByRole('textbox', { name: 'Number of rows', exact: true });
  await rows.fill('many');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  await expect(done).not.toContainText('done');
  await rows.fill('7');
  await expect(button).not.toHaveAttribute('aria-disabled');
  await expect(studio(page).problems).toHaveText('No problems');
  await expect(done).not.toContainText('done');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search commands' }).fill('download');
  await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  await expect(done).toContainText('done');
});

test('the first steps end with their schema, and are offered with the next one', async ({ page }) => {
  await openStudio(page);
  await start(page).click();
  await expect(panel(page)).toBeVisible();
  await openNewSchema(page);
  await openFile(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
  await expect(panel(page)).toHaveCount(0);
  await openNewSchema(page);
  await start(page).click();
  await expect(panel(page)).toBeVisible();
});

test('an example that opens in a tab of its own brings no first steps to this one', async ({
  page,
  context,
}) => {
  await openStudio(page);
  const opened = context.waitForEvent('page');
  await page.locator('a[href="#example=shop"]').click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await openFile(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
  await expect(panel(page)).toHaveCount(0);
});

test('what is done stays done on a page that gets wider', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await openStudio(page);
  await start(page).click();
  await page.keyboard.type('email');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('2 of 3');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(panel(page).getByRole('listitem').first()).toContainText('done');
  await expect(panel(page).locator('[aria-current="step"]')).toContainText('Look at the rows');
});

test('Back and Next lead through the steps, on a phone to the tab of each', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStudio(page);
  await start(page).click();
  await expect(panel(page)).toContainText('1 of 3');
  await panel(page).getByRole('button', { name: 'Next' }).press('Enter');
  await expect(panel(page)).toContainText('2 of 3');
  await expect(studio(page).tab('Preview')).toHaveAttribute('aria-selected', 'true');
  await panel(page).getByRole('button', { name: 'Next' }).click();
  await expect(panel(page)).toContainText('3 of 3');
  await panel(page).getByRole('button', { name: 'Back' }).click();
  await expect(panel(page)).toContainText('2 of 3');
});

test('once closed, the first steps do not come back during the visit, and nothing is stored', async ({
  page,
}) => {
  await openStudio(page);
  const storedBefore = await page.evaluate(() => JSON.stringify(localStorage));
  await page.locator('a[href="#example=shop"]').click();
  await page.getByRole('button', { name: 'Close first steps' }).press('Enter');
  await expect(panel(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'Studio' }).click();
  await start(page).click();
  await expect(page.getByRole('grid', { name: /^Columns of/ })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(storedBefore);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a shared link is opened without the first steps', async ({ page }) => {
  await openStudio(page, people);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
  await expect(panel(page)).toHaveCount(0);
});
