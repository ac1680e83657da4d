import { expect } from '@playwright/test';
import { boxOf, test } from '../helpers.ts';
import { emptyRow, gridOf, openTable, rowOf } from '../studio-grid-helpers.ts';
import { openStudio, orders, studio } from '../studio-helpers.ts';

test.describe('at 1024 pixels', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('each cell of a column is in view beside the inspector', async ({ page }) => {
    await openStudio(page, orders);
    const grid = gridOf(page);
    const inspector = await boxOf(page.getByRole('complementary', { name: 'Options', exact: true }));
    const { name, unique, sample, options } = rowOf(grid, 1);
    for (const control of [name, unique, sample, options]) {
      const { x, width } = await boxOf(control);
      expect(x + width).toBeLessThanOrEqual(inspector.x);
      expect(width).toBeGreaterThan(15);
    }
  });
});

test.describe('at 390 pixels', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('columns and preview say which table they show, and let the user choose another', async ({ page }) => {
    await openStudio(page, orders);
    const choice = page.getByRole('combobox', { name: 'Table', exact: true });
    await expect(choice.getByRole('option', { selected: true })).toHaveText('customers');
    await choice.selectOption({ label: 'orders' });
    await expect(page.getByRole('grid', { name: 'Columns of orders' })).toBeVisible();
    await studio(page).tab('Preview').click();
    await expect(studio(page).rowsOf('orders')).toBeVisible();
    await choice.selectOption({ label: 'customers' });
    await expect(studio(page).rowsOf('customers')).toBeVisible();
    expect((await boxOf(choice)).height).toBeGreaterThanOrEqual(44);
  });

  test('the name and the field of the empty row are boxes', async ({ page }) => {
    const { name, field } = emptyRow(await openTable(page));
    for (const box of [name, field]) {
      await expect(box).toHaveCSS('border-top-style', 'solid');
      await expect(box).not.toHaveCSS('border-top-width', '0px');
      expect((await boxOf(box)).height).toBeGreaterThanOrEqual(44);
    }
  });

  test('a sheet of options has its title once', async ({ page }) => {
    await openStudio(page, orders);
    await rowOf(gridOf(page), 2).options.click();
    const sheet = page.getByRole('dialog', { name: 'Options of name' });
    await expect(sheet.getByText('Full Name', { exact: false }).first()).toBeVisible();
    expect((await boxOf(sheet.getByRole('heading', { name: 'name', exact: true }))).height).toBeLessThan(2);
  });

  for (const name of ['Export', 'Share', 'Code']) {
    test(`a finger meets each control of the dialog “${name}”`, async ({ page }) => {
      await openStudio(page, orders);
      await page.getByRole('button', { name, exact: true }).click();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog.getByRole('button').nth(1)).toBeVisible();
      const controls = await dialog.locator('button, select, textarea, input[type="text"]').all();
      for (const control of controls) {
        const { height } = await boxOf(control);
        expect(Math.round(height)).toBeGreaterThanOrEqual(44);
      }
    });
  }
});
