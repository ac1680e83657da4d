import { expect, type Locator } from '@playwright/test';
import { violations } from '../axe.ts';
import { test } from '../helpers.ts';
import { gridOf, inspectorOf, rowOf } from '../studio-grid-helpers.ts';
import { openStudio, people, studio } from '../studio-helpers.ts';

/** The color of a text, as red, green and blue from 0 to 255. */
function colorOf(text: Locator): Promise<readonly number[]> {
  return text.evaluate((element) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('No canvas');
    context.fillStyle = getComputedStyle(element).color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  });
}

async function isRed(text: Locator): Promise<boolean> {
  const [red = 0, green = 0, blue = 0] = await colorOf(text);
  return red > green + 60 && red > blue + 60;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in a ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('what removes a table, columns or a draft is red, and what does not is not', async ({ page }) => {
      await openStudio(page, people);
      const grid = gridOf(page);
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await rowOf(grid, 2).name.click();
      await expect(inspectorOf(page, 'name')).toBeVisible();
      expect(await isRed(button('Remove table'))).toBe(true);
      expect(await isRed(button('Duplicate table'))).toBe(false);
      expect(await isRed(button('Remove column'))).toBe(true);
      expect(await isRed(button('Duplicate column'))).toBe(false);
      await rowOf(grid, 2).options.focus();
      await page.keyboard.press('Shift+F10');
      const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
      await expect(item('Remove column')).toBeVisible();
      expect(await isRed(item('Remove column'))).toBe(true);
      expect(await isRed(item('Duplicate column'))).toBe(false);
      await item('Remove column').hover();
      expect(await isRed(item('Remove column'))).toBe(true);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await rowOf(grid, 2).name.focus();
      await page.keyboard.press('Control+a');
      const bar = page.getByRole('toolbar', { name: 'Selected columns' });
      expect(await isRed(bar.getByRole('button', { name: 'Remove' }))).toBe(true);
      expect(await isRed(bar.getByRole('button', { name: 'Copy' }))).toBe(false);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('switch', { name: 'Keep drafts on this device' }).click();
      await studio(page).name.fill('Kept');
      await page.getByRole('link', { name: 'Studio', exact: true }).first().click();
      await expect(page.getByRole('list', { name: 'Drafts' }).getByRole('listitem')).not.toHaveCount(0);
      const draft = page.getByRole('list', { name: 'Drafts' }).getByRole('listitem').first();
      expect(await isRed(draft.getByRole('button', { name: 'Delete' }))).toBe(true);
      expect(await isRed(draft.getByRole('button', { name: 'Rename' }))).toBe(false);
      expect(await isRed(button('Clear drafts'))).toBe(true);
      expect(await violations(page)).toEqual([]);
      await button('Clear drafts').click();
      const dialog = page.getByRole('dialog');
      expect(await isRed(dialog.getByRole('button', { name: /^Delete/ }))).toBe(true);
      expect(await violations(page)).toEqual([]);
    });
  });
}
