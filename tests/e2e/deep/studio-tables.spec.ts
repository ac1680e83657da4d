import { expect } from '@playwright/test';
import { boxOf, test } from '../helpers.ts';
import { openStudio, studio } from '../studio-helpers.ts';

const names = ['customers', 'products', 'orders', 'lines'];

const shop = {
  tables: names.map((name) => ({ name, rows: 20, columns: [{ name: 'id', field: 'sequence' }] })),
};

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } });

    test('a double click on any table’s name begins to rename that table', async ({ page }) => {
      await openStudio(page, shop);
      if (width < 1024) await studio(page).tab('Tables').click();
      const { tables, tableName } = studio(page);
      for (const name of ['orders', 'lines', 'customers', 'products']) {
        await tables.getByRole('button', { name, exact: true }).dblclick();
        await expect(tableName).toBeFocused();
        await expect(tableName).toHaveValue(name);
        await page.keyboard.type(`${name}2`);
        await expect(tableName).toHaveValue(`${name}2`);
      }
      const listed = tables.locator('[aria-describedby$="-details"]');
      await expect(listed).toHaveText(['customers2', 'products2', 'orders2', 'lines2']);
    });

    test('Enter in the name of an added table leads to its first column', async ({ page }) => {
      await openStudio(page, shop);
      if (width < 1024) await studio(page).tab('Tables').click();
      await studio(page).addTable.click();
      await expect(studio(page).tableName).toBeFocused();
      await page.keyboard.type('returns');
      await page.keyboard.press('Enter');
      const grid = page.getByRole('grid', { name: 'Columns of returns' });
      await expect(grid.getByRole('textbox', { name: 'Column name' })).toBeFocused();
    });

    test('selecting a table moves none of the buttons of the tables', async ({ page }) => {
      await openStudio(page, shop);
      if (width < 1024) await studio(page).tab('Tables').click();
      const { tables, addTable } = studio(page);
      const buttons = [
        ...names.map((name) => tables.getByRole('button', { name, exact: true })),
        page.getByRole('button', { name: 'Remove table' }),
        addTable,
      ];
      const places = () => Promise.all(buttons.map(boxOf));
      const before = await places();
      for (const name of names) {
        await tables.getByRole('button', { name, exact: true }).click();
        expect(await places()).toEqual(before);
      }
    });
  });
}

test('F2 on a table’s name begins to rename it', async ({ page }) => {
  await openStudio(page, shop);
  const { tables, tableName } = studio(page);
  await tables.getByRole('button', { name: 'lines', exact: true }).press('F2');
  await expect(tableName).toBeFocused();
  await page.keyboard.type('items');
  await expect(tables.getByRole('button', { name: 'items', exact: true })).toBeVisible();
});

test('a double click on Remove or Duplicate is one click', async ({ page }) => {
  await openStudio(page, shop);
  const { tables } = studio(page);
  const listed = tables.locator('[aria-describedby$="-details"]');
  await page.getByRole('button', { name: 'Remove table' }).dblclick();
  await expect(listed).toHaveText(['products', 'orders', 'lines']);
  await page.getByRole('button', { name: 'Duplicate table' }).dblclick();
  await expect(listed).toHaveText(['products', 'products_2', 'orders', 'lines']);
});
