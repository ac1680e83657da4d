import { expect, type Page } from '@playwright/test';
import { test } from '../helpers.ts';
import { expectNames, gridOf, rowOf } from '../studio-grid-helpers.ts';
import { openStudio, orders, people, studio } from '../studio-helpers.ts';

const offer = (page: Page, title: string) => page.getByRole('button', { name: `Undo “${title}”` });

const tableButton = (page: Page, name: string) =>
  studio(page).tables.getByRole('button', { name, exact: true });

async function removeCustomers(page: Page) {
  await openStudio(page, orders);
  await tableButton(page, 'customers').click();
  await page.getByRole('button', { name: 'Remove table' }).click();
  await expect(tableButton(page, 'customers')).toHaveCount(0);
}

test('a removed table comes back by its toast, and Redo removes it again', async ({ page }) => {
  await removeCustomers(page);
  await offer(page, 'Table removed').click();
  await expect(tableButton(page, 'customers')).toHaveAttribute('aria-current', 'true');
  await expect(studio(page).problems).toHaveText('No problems');
  await studio(page).redo.click();
  await expect(tableButton(page, 'customers')).toHaveCount(0);
});

test('a removed table comes back by keyboard alone', async ({ page }) => {
  await removeCustomers(page);
  await studio(page).seed.focus();
  await offer(page, 'Table removed').focus();
  await page.keyboard.press('Enter');
  await expect(tableButton(page, 'customers')).toBeVisible();
  await expect(studio(page).seed).toBeFocused();
});

test('the next edit ends what a toast offers, and Undo brings a removed column back after it', async ({
  page,
}) => {
  await openStudio(page, people);
  const grid = gridOf(page);
  await rowOf(grid, 2).options.click();
  await page.getByRole('button', { name: 'Remove column' }).click();
  await expectNames(grid, 'id', 'nick');
  await offer(page, 'Column removed').hover();
  await rowOf(grid, 2).name.fill('nickname');
  await expect(offer(page, 'Column removed')).toHaveCount(0);
  await rowOf(grid, 2).name.blur();
  await studio(page).undo.click();
  await expectNames(grid, 'id', 'nick');
  await studio(page).undo.click();
  await expectNames(grid, 'id', 'name', 'nick');
});

test('nothing is offered once the table exists again, or another schema is open', async ({ page }) => {
  await removeCustomers(page);
  // The pointer stops the toast's timer, so it does not end by itself.
  await offer(page, 'Table removed').hover();
  await page.keyboard.press('Control+z');
  await expect(tableButton(page, 'customers')).toBeVisible();
  await expect(offer(page, 'Table removed')).toHaveCount(0);
  await tableButton(page, 'orders').click();
  await page.getByRole('button', { name: 'Remove table' }).click();
  await offer(page, 'Table removed').hover();
  await studio(page).code.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Code' });
  const text = dialog.getByRole('textbox', { name: 'Schema as JSON' });
  await text.fill(JSON.stringify({ version: 1, ...people }));
  await dialog.getByRole('button', { name: 'Use it' }).press('Enter');
  await expect(tableButton(page, 'people')).toBeVisible();
  await expect(offer(page, 'Table removed')).toHaveCount(0);
});

test('a removed column that others use is named with them', async ({ page }) => {
  const text = '{first|lower}@example.com';
  await openStudio(page, {
    tables: [
      {
        name: 'people',
        rows: 5,
        columns: [
          { name: 'first', field: 'person.firstName' },
          { name: 'email', field: 'template', options: { text } },
        ],
      },
    ],
  });
  const grid = gridOf(page);
  await rowOf(grid, 1).name.focus();
  await page.keyboard.press('Shift+Delete');
  await expect(page.getByText('“first” was removed. “email” uses it.')).toBeVisible();
  await offer(page, 'Column removed').click();
  await expectNames(grid, 'first', 'email');
});

test('a removed table that others use is named with them', async ({ page }) => {
  await removeCustomers(page);
  await expect(page.getByText('“customers” was removed. “orders.customer_id” uses it.')).toBeVisible();
});
