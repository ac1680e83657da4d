import { expect, type Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { test } from '../helpers.ts';
import { holdBack } from '../hold-back.ts';
import { openStudio, rowTexts, studio } from '../studio-helpers.ts';

const days = {
  tables: [{ name: 'days', rows: 5, columns: [{ name: 'day', field: 'date.soon' }] }],
} as const;

const nowOf = (page: Page) => ({
  now: page.getByRole('textbox', { name: 'Now', exact: true }),
  today: page.getByRole('button', { name: 'Today', exact: true }),
});

const firstDay = async (page: Page) => (await rowTexts(studio(page).rowsOf('days'), 1)).join();

test('a schema’s moment is typed as a day or a moment, and is one step of undo', async ({ page }) => {
  await openStudio(page, days);
  const { now } = nowOf(page);
  await expect(now).toHaveValue('');
  await expect(now).toHaveAttribute('placeholder', '2026-01-01');
  expect(await firstDay(page)).toMatch(/^2026-01-0/);
  await now.click();
  await page.keyboard.type('2031-05-06');
  await expect.poll(() => firstDay(page)).toMatch(/^2031-05-/);
  await page.keyboard.press('Enter');
  await now.fill('2032-07-08T09:10:11Z');
  await expect.poll(() => firstDay(page)).toMatch(/^2032-07-/);
  await now.fill('');
  await expect.poll(() => firstDay(page)).toMatch(/^2026-01-0/);
  await page.keyboard.press('Control+z');
  await expect(now).toHaveValue('2031-05-06');
  await page.keyboard.press('Control+z');
  await expect(now).toHaveValue('');
});

test('the box of “Now” is described by no help before there is one', async ({ page }) => {
  const help = await holdBack(page, /now-help-/);
  await openStudio(page, days);
  const { now } = nowOf(page);
  await expect(now).not.toHaveAttribute('aria-describedby');
  help.release();
  await expect(now).toHaveAccessibleDescription(/dates count as the present/);
});

for (const width of [390, 1024, 1440]) {
  test(`“Now” says what it is for, and why it is fixed, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openStudio(page, days);
    if (width < 1024) await studio(page).tab('Tables').click();
    const { now } = nowOf(page);
    await expect(now).toHaveAccessibleDescription(/dates count as the present.*2026-01-01.*“Today”/);
    const text = page.getByText(/^The moment .* dates count as the present/);
    await expect(text).toBeHidden();
    const about = page.getByRole('button', { name: 'About Now' });
    await about.click();
    await expect(text).toBeInViewport({ ratio: 1 });
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(text).toBeHidden();
    await expect(about).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(now).toBeFocused();
  });
}

test('an invalid date stays in the box with a message, and the schema does not change', async ({ page }) => {
  await openStudio(page, { ...days, now: '2030-01-01' });
  const { now, today } = nowOf(page);
  await now.fill('2031-02-30');
  await expect(now).not.toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Tab');
  await expect(now).toHaveAttribute('aria-invalid', 'true');
  await expect(now).toHaveAccessibleDescription(/^Enter a date.* 2030-01-01 is used until then\.$/);
  await expect(now).toHaveValue('2031-02-30');
  expect(await firstDay(page)).toMatch(/^2030-01-0/);
  await expect(studio(page).problems).toHaveText('No problems');
  await expect(today).toBeFocused();
  const message = page.getByText(/^Enter a date/);
  await expect(message).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(message).toBeHidden();
  await expect(now).toHaveAttribute('aria-invalid', 'true');
  await now.focus();
  await expect(message).toBeVisible();
});

test('“Today” writes today’s date once', async ({ page }) => {
  await page.clock.setFixedTime('2033-04-05T23:59:00Z');
  await openStudio(page, days);
  const { now, today } = nowOf(page);
  await expect(now).toHaveValue('');
  const address = page.url();
  await today.click();
  await expect(now).toHaveValue('2033-04-05');
  // The address gets the schema a moment later.
  await expect.poll(() => page.url()).not.toBe(address);
  await page.clock.setFixedTime('2034-01-01T00:00:00Z');
  await page.reload();
  await expect(now).toHaveValue('2033-04-05');
});

for (const width of [1440, 390]) {
  test(`a problem in the moment leads to its control, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openStudio(page, { ...days, now: 'tomorrow' });
    await expect(studio(page).problems).toHaveText('1 problem');
    await studio(page).problems.getByRole('button').click();
    await page.getByRole('list', { name: 'Problems' }).getByRole('button').first().click();
    const { now } = nowOf(page);
    await expect(now).toBeFocused();
    await expect(now).toHaveAccessibleDescription(/^This must be a date or a UTC timestamp/);
    await expect(now).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Control+a');
    await page.keyboard.type('2031-05-06');
    await expect(studio(page).problems).toHaveText('No problems');
    await expect(now).not.toHaveAttribute('aria-invalid', 'true');
  });
}

for (const width of [1280, 1440]) {
  test(`the bar is one line at ${width} pixels, with many problems too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const columns = Array.from({ length: 120 }, (_, i) => ({
      name: `c${i}`,
      field: 'number',
      options: { min: 9, max: 1 },
    }));
    await openStudio(page, { now: '2030-01-01', tables: [{ name: 't', rows: 5, columns }] });
    await expect(studio(page).problems).toHaveText('120 problems');
    const top = async (locator: ReturnType<Page['getByRole']>) => (await locator.boundingBox())?.y ?? 0;
    expect(await top(studio(page).export)).toBeCloseTo(await top(nowOf(page).now), 0);
  });
}
