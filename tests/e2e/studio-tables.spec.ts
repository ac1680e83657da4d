import { expect } from '@playwright/test';
import { test } from './helpers.ts';
import { openStudio, orders, rowTexts, studio } from './studio-helpers.ts';

test('a table is added, named and given rows', async ({ page }) => {
  await openStudio(page);
  const { addTable, tableName, rows, tables } = studio(page);
  await addTable.click();
  await expect(tableName).toBeFocused();
  await page.keyboard.type('readings');
  await expect(tables.getByRole('button', { name: 'readings', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await rows.fill('12k');
  await rows.press('Enter');
  await expect(rows).toHaveValue('12000');
  await expect(tables.getByRole('button', { name: 'readings' })).toHaveAccessibleDescription(/12,000 rows/);
});

test('an invalid number of rows is refused with a message beside it, and the previous one stays', async ({
  page,
}) => {
  await openStudio(page, orders);
  const { rows, tables } = studio(page);
  await rows.fill('many');
  await expect(rows).toHaveAccessibleDescription(
    'Enter a whole number from 0 to 10,000,000,000. The table still has 20 rows.',
  );
  await expect(tables.getByRole('button', { name: 'customers' })).toHaveAccessibleDescription(/^20 rows/);
  await rows.fill('');
  await rows.pressSequentially('99999999999');
  await expect(rows).toHaveAccessibleDescription(/The table still has 20 rows\.$/);
});

test('a renamed table keeps its values, and references to it follow', async ({ page }) => {
  await openStudio(page, orders);
  const { tableName, rowsOf, problems, tables } = studio(page);
  const before = await rowTexts(rowsOf('customers'), 1);
  await tableName.fill('clients');
  expect(await rowTexts(rowsOf('clients'), 1)).toEqual(before);
  await expect(problems).toHaveText('No problems');
  await tables.getByRole('button', { name: 'orders', exact: true }).click();
  await page.getByRole('tab', { name: 'Relations' }).click();
  await expect(page.getByRole('list', { name: 'Relations' })).toHaveText(
    'orders.customer_id refers to clients.id',
  );
});

test('a table shows that it has a key and references to other tables', async ({ page }) => {
  await openStudio(page, orders);
  const { tables } = studio(page);
  await expect(tables.getByRole('button', { name: 'orders', exact: true })).toHaveAccessibleDescription(
    /Has a primary key.*1 foreign key/,
  );
});

test('tables are moved, copied and removed, and a removed one comes back', async ({ page }) => {
  await openStudio(page, orders);
  const { tables } = studio(page);
  const names = () => tables.locator('[aria-describedby$="-details"]').allTextContents();
  await page.getByRole('button', { name: 'Move table down' }).click();
  expect(await names()).toEqual(['orders', 'customers']);
  await page.getByRole('button', { name: 'Duplicate table' }).click();
  expect(await names()).toEqual(['orders', 'customers', 'customers_2']);
  await page.getByRole('button', { name: 'Remove table' }).click();
  expect(await names()).toEqual(['orders', 'customers']);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  expect(await names()).toEqual(['orders', 'customers', 'customers_2']);
});
