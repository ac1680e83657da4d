import { expect } from '@playwright/test';
import { violations } from '../axe.ts';
import { boxOf, test } from '../helpers.ts';
import { chooseMore, openStudio, people, studio } from '../studio-helpers.ts';

for (const width of [320, 390, 1024, 1440]) {
  test(`the editor has the links of other pages’ footers in a menu of its bar, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openStudio(page, people);
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveCount(0);
    const more = page.getByRole('button', { name: 'More', exact: true });
    await expect(more).toBeInViewport({ ratio: 1 });
    await expect(more).toHaveAttribute('aria-haspopup', 'menu');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // Nothing is below the editor, and no button of the bar covers another one.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
    const boxes = await Promise.all(
      (await page.getByRole('banner').getByRole('button').all()).map((button) => boxOf(button)),
    );
    for (const [i, box] of boxes.entries()) {
      for (const other of boxes.slice(i + 1)) {
        expect(box.x + box.width <= other.x + 1 || other.x + other.width <= box.x + 1).toBe(true);
      }
    }
    await more.click();
    await expect(page.getByRole('menu', { name: 'More' }).getByRole('menuitem')).toHaveText([
      'New schema and start page',
      'Documentation',
      'Privacy Policy',
      'Terms of Service',
      'Contact',
      'Cookie settings',
      'Privacy panel',
    ]);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
  });
}

test('the keys after the one that opens the menu are the menu’s, also at the first time', async ({
  page,
}) => {
  // A script that comes late.
  await page.route(/more-menu-/, () => {});
  await openStudio(page, people);
  const more = page.getByRole('button', { name: 'More', exact: true });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Privacy Policy' })).toBeFocused();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
});

test('each item of the menu leads where the link did, by mouse and by keys', async ({ page }) => {
  await openStudio(page, people);
  for (const [name, dialog] of [
    ['Cookie settings', 'Cookie Preferences'],
    ['Privacy panel', 'Privacy panel'],
  ] as const) {
    await chooseMore(page, name);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Documentation' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await page.goBack();
  await chooseMore(page, 'Terms of Service');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await page.goBack();
  await expect(studio(page).rowsOf('people')).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`a new schema is in the menu of the bar, one Undo away, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openStudio(page, people);
    await chooseMore(page, 'New schema and start page');
    await expect(page.getByRole('button', { name: 'Start with an empty table' })).toBeFocused();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const item = page.getByRole('menuitem', { name: 'New schema and start page' });
    await expect(item).toBeDisabled();
    await expect(item).toHaveAccessibleDescription('This is the start page.');
    await page.keyboard.press('Escape');
    await studio(page).undo.click();
    await expect(page.getByRole('grid', { name: 'Columns of people' })).toBeVisible();
  });
}

test('an arrow leads from the links of the menu up to a new schema', async ({ page }) => {
  await openStudio(page, people);
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Documentation' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Start with an empty table' })).toBeFocused();
});

test('Home leads to the first item of the menu that can be chosen, and ArrowDown to the links', async ({
  page,
}) => {
  await openStudio(page, people);
  const more = page.getByRole('button', { name: 'More', exact: true });
  const item = (name: string) => page.getByRole('menuitem', { name });
  await more.click();
  await page.keyboard.press('ArrowDown');
  await expect(item('Documentation')).toBeFocused();
  await page.keyboard.press('Escape');
  await more.click();
  await page.keyboard.press('Home');
  await expect(item('New schema and start page')).toBeFocused();
  await page.keyboard.press('Enter');
  await more.click();
  await expect(item('New schema and start page')).toBeDisabled();
  await page.keyboard.press('Home');
  await expect(item('Documentation')).toBeFocused();
});

test('the bar’s link to the start page leads a narrow screen to it too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStudio(page, people);
  await page.getByRole('tab', { name: 'Export' }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('banner').getByRole('link', { name: 'Studio' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Start with an empty table' })).toBeVisible();
});
