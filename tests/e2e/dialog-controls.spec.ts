import { expect, type Locator, type Page } from '@playwright/test';
import { addColumn, customControls, openCustom } from './custom-helpers.ts';
import { testButtonHeights, type WindowSize } from './dialog-states.ts';
import { controls, expectRows, generate, openCategory, refuseClipboard, save, test } from './helpers.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sizes: readonly WindowSize[] = [
  [1440, 900, false],
  [390, 844, true],
];

for (const size of sizes) testButtonHeights(size);

/** Sooner than a message ends by itself. */
const SOON = { timeout: 4000 };

test.describe('the messages of a dialog', () => {
  const shown = (page: Page) => page.locator('#toasts [role] > *');
  const titled = (page: Page, title: string) => shown(page).filter({ hasText: title });

  test('end with the category dialog', async ({ page }) => {
    const dialog = await openCategory(page, 'Music');
    await controls(dialog).rows.fill('5001');
    await expect(titled(page, 'Maximum Limit Reached')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(shown(page)).toHaveCount(0, SOON);
  });

  for (const [title, act] of [
    ['Data Copied', (dialog: Locator) => controls(dialog).copy.click()],
    ['Download Started', (dialog: Locator) => dialog.getByRole('button', { name: 'Download CSV' }).click()],
  ] as const) {
    test(`end with it: ${title}`, async ({ page }) => {
      const dialog = await openCategory(page, 'Music');
      await generate(dialog, 10);
      await act(dialog);
      await expect(titled(page, title)).toBeVisible();
      await controls(dialog).close.click();
      await expect(shown(page)).toHaveCount(0, SOON);
    });
  }

  test('end with the custom dialog, except the offer to undo', async ({ page }) => {
    const dialog = await openCustom(page);
    await customControls(dialog).generate.click();
    await expect(titled(page, 'No Columns Defined')).toBeVisible();
    await controls(dialog).close.click();
    await expect(dialog).toBeHidden();
    await expect(shown(page)).toHaveCount(0, SOON);
    await openCustom(page);
    await addColumn(dialog, 'a');
    await customControls(dialog).preview.click();
    await expect(titled(page, 'Preview Generated')).toBeVisible();
    await page.goBack();
    await expect(titled(page, 'Columns Discarded')).toBeVisible();
    await expect(shown(page)).toHaveCount(1);
  });

  test('end when the Studio opens', async ({ page }) => {
    const dialog = await openCategory(page, 'Music');
    await controls(dialog).rows.fill('5001');
    await expect(titled(page, 'Maximum Limit Reached')).toBeVisible();
    await dialog.getByRole('button', { name: 'Open in Studio' }).click();
    await expect(page).toHaveURL(/\/studio/);
    await expect(titled(page, 'Maximum Limit Reached')).toHaveCount(0, SOON);
  });

  test('stay if they are about the file that closed it', async ({ page }) => {
    const dialog = await openCustom(page);
    await addColumn(dialog, 'a');
    await save(page, customControls(dialog).generate);
    await expect(dialog).toBeHidden();
    await expect(titled(page, 'Data Generated Successfully!')).toBeVisible();
    await expect(shown(page)).toHaveCount(1);
  });

  test('stay if they hold a text that was not copied', async ({ page }) => {
    await page.addInitScript(refuseClipboard);
    const dialog = await openCategory(page, 'Music');
    await generate(dialog, 10);
    await expectRows(dialog, 10);
    await controls(dialog).copy.click();
    const box = page.getByRole('textbox', { name: 'Data to copy' });
    await expect(box).toBeFocused();
    const text = await box.inputValue();
    await controls(dialog).close.click();
    await expect(dialog).toBeHidden();
    await expect(box).toHaveValue(text);
  });
});
