import { expect, type Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { boxOf, test } from '../helpers.ts';
import { gridOf, inspectorOf, rowOf } from '../studio-grid-helpers.ts';
import { openStudio, orders, studio } from '../studio-helpers.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const NAMES = [
  'customers',
  'orders',
  'order_lines',
  'payments',
  'products',
  'prices',
  'suppliers',
  'Größen',
  'registered_customer_shipping_addresses_of_2025',
  'registered_customer_shipping_addresses_of_2026',
] as const;

const documentOf = (names: readonly string[]) => ({
  seed: 'tables',
  tables: names.map((name) => ({ name, rows: 5, columns: [{ name: 'id', field: 'sequence' }] })),
});

const parts = (page: Page) => ({
  filter: page.getByRole('searchbox', { name: 'Filter tables' }),
  said: studio(page).tables.getByRole('status'),
  table: (name: string) => studio(page).tables.getByRole('button', { name, exact: true }),
  splitter: page.getByRole('separator', { name: 'Resize tables' }),
});

/** The tables in the list, by their names. */
const listed = (page: Page) => studio(page).tables.locator('li button').allTextContents();

test('the list of tables is made wider and narrower by keys, within its limits', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStudio(page, orders);
  const { splitter } = parts(page);
  const { tables } = studio(page);
  const width = async () => (await boxOf(tables)).width;
  await expect(splitter).toHaveAttribute('aria-orientation', 'vertical');
  await expect(splitter).toHaveAttribute('aria-valuenow', '240');
  await splitter.focus();
  const before = await width();
  const { x } = await boxOf(gridOf(page));
  await page.keyboard.press('ArrowRight');
  await expect(splitter).toHaveAttribute('aria-valuenow', '256');
  expect(await width()).toBe(before + 16);
  expect((await boxOf(gridOf(page))).x).toBe(x + 16);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await width()).toBe(before - 16);
  for (const [key, limit] of [
    ['Home', 'aria-valuemin'],
    ['End', 'aria-valuemax'],
  ] as const) {
    await page.keyboard.press(key);
    const end = (await splitter.getAttribute(limit)) ?? '';
    await expect(splitter).toHaveAttribute('aria-valuenow', end);
    expect(await width()).toBeCloseTo(Number(end) - 1, 0);
    await page.keyboard.press(key === 'Home' ? 'ArrowLeft' : 'ArrowRight');
    await expect(splitter).toHaveAttribute('aria-valuenow', end);
  }
  await expect(splitter).toBeFocused();
  await rowOf(gridOf(page), 1).name.click();
  await expect(inspectorOf(page, 'id')).toBeVisible();
  expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBe(1440);
  expect(await violations(page)).toEqual([]);
});

test('the list of tables is dragged to a width that lasts for the visit, and a double click resets it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStudio(page, orders);
  const { splitter } = parts(page);
  const { tables } = studio(page);
  const before = (await boxOf(tables)).width;
  const { x, y, height } = await boxOf(splitter);
  await page.mouse.move(x, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 50, y + height / 2);
  await page.mouse.move(333, y + height / 2);
  await page.mouse.up();
  await expect(splitter).toHaveAttribute('aria-valuenow', '333');
  expect((await boxOf(tables)).width).toBe(332);
  await page.evaluate(() => history.pushState({}, '', '/'));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Studio');
  await page.goBack();
  await expect(splitter).toHaveAttribute('aria-valuenow', '333');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookieConsent']);
  await splitter.dblclick();
  await expect(splitter).toHaveAttribute('aria-valuenow', '240');
  expect((await boxOf(tables)).width).toBe(before);
});

test('eight tables need no filter, and nine have one', async ({ page }) => {
  await openStudio(page, documentOf(NAMES.slice(0, 8)));
  const { filter, table } = parts(page);
  await expect(filter).toHaveCount(0);
  await studio(page).addTable.click();
  await filter.fill('nothing like this');
  await expect(table('orders')).toHaveCount(0);
  // Without the filter all are listed again.
  await page.getByRole('button', { name: 'Remove table' }).click();
  await expect(filter).toHaveCount(0);
  await expect(table('orders')).toBeVisible();
});

test('the arrow keys of a short list wait for no filter', async ({ page }) => {
  await openStudio(page, documentOf(NAMES.slice(0, 9)));
  const { filter, table } = parts(page);
  await expect(filter).toBeVisible();
  await page.getByRole('button', { name: 'Remove table' }).click();
  await expect(filter).toHaveCount(0);
  const [, first] = NAMES;
  await table(first).press('ArrowUp');
  await expect(table(first)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(filter).toBeVisible();
  await expect(table(first)).toBeFocused();
});

test('Enter in an empty filter opens no table', async ({ page }) => {
  await openStudio(page, documentOf(NAMES));
  const { filter, table } = parts(page);
  await table('payments').click();
  await filter.press('Enter');
  await expect(filter).toBeFocused();
  await expect(table('payments')).toHaveAttribute('aria-current', 'true');
});

test('a table that moves is seen among all tables', async ({ page }) => {
  await openStudio(page, documentOf(NAMES));
  const { filter } = parts(page);
  await filter.fill('pr');
  await expect.poll(() => listed(page)).toEqual(['customers', 'products', 'prices']);
  await page.getByRole('button', { name: 'Move table down' }).click();
  const [first, second, ...others] = NAMES;
  await expect.poll(() => listed(page)).toEqual([second, first, ...others]);
  await expect(filter).toHaveValue('');
});

for (const width of [390, 1440]) {
  test(`the filter lists the tables whose names have its words, and the current one, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openStudio(page, documentOf(NAMES));
    if (width < 1024) await studio(page).tab('Tables').click();
    const { filter, said, table } = parts(page);
    await expect(said).toBeEmpty();
    for (const [text, names, words] of [
      ['ORDER', ['customers', 'orders', 'order_lines'], '2 of 10 tables match'],
      ['order lines', ['customers', 'order_lines'], '1 of 10 tables matches'],
      ['pr', ['customers', 'products', 'prices'], '2 of 10 tables match'],
      ['grossen', ['customers', 'Größen'], '1 of 10 tables matches'],
      ['größ', ['customers', 'Größen'], '1 of 10 tables matches'],
      ['zzz', ['customers'], 'No table matches'],
    ] as const) {
      await filter.fill(text);
      await expect(said).toHaveText(words);
      expect(await listed(page), text).toEqual(names);
    }
    await expect(table('customers')).toHaveAttribute('aria-current', 'true');
    expect(await violations(page)).toEqual([]);
    await filter.press('Escape');
    await expect(filter).toHaveValue('');
    await expect(filter).toBeFocused();
    await expect(said).toBeEmpty();
    expect(await listed(page)).toEqual(NAMES);
    expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBe(width);
  });
}

test('keys lead from the filter to the tables and back', async ({ page }) => {
  await openStudio(page, documentOf(NAMES));
  const { filter, table } = parts(page);
  await filter.click();
  await page.keyboard.type('pr');
  await page.keyboard.press('ArrowDown');
  await expect(table('products')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(table('prices')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(table('prices')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  // The current table is listed too.
  await expect(table('customers')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(filter).toBeFocused();
  await filter.fill('pay');
  await page.keyboard.press('Enter');
  await expect(table('payments')).toBeFocused();
  await expect(table('payments')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('grid', { name: 'Columns of payments' })).toBeVisible();
  await expect(filter).toHaveValue('pay');
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const) {
  test(`both ends of a long name are seen, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openStudio(page, documentOf(NAMES));
    const [first, second] = [NAMES[8], NAMES[9]];
    for (const name of [first, second]) {
      const button = parts(page).table(name);
      await expect(button).toHaveText(name);
      await expect(button.getByTitle(name)).toBeVisible();
      const box = await boxOf(button);
      const end = await boxOf(button.getByText(name.slice(-9), { exact: true }));
      const start = await boxOf(button.getByText(name.slice(0, -9), { exact: true }));
      expect(start.x).toBeGreaterThanOrEqual(box.x);
      expect(start.width).toBeGreaterThan(60);
      expect(end.x + end.width).toBeLessThanOrEqual(box.x + box.width + 0.5);
    }
    await studio(page).tables.getByRole('button', { name: first, exact: true }).click();
    await rowOf(gridOf(page), 1).name.fill(second);
    const heading = page.getByRole('complementary').getByRole('heading', { name: second, exact: true });
    await expect(heading).toHaveText(second);
    const box = await boxOf(heading);
    const end = await boxOf(heading.getByText(second.slice(-9), { exact: true }));
    expect(end.x + end.width).toBeLessThanOrEqual(box.x + box.width + 0.5);
    expect(await violations(page)).toEqual([]);
  });
}

test('on a phone a long name has lines enough', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openStudio(page, documentOf(NAMES));
  await studio(page).tab('Tables').click();
  const button = parts(page).table(NAMES[8]);
  const { height } = await boxOf(button);
  expect(height).toBeGreaterThan(30);
  expect(await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThan(2);
});
