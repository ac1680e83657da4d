import { expect } from '@playwright/test';
import { addColumn, customControls, openCustom } from './custom-helpers.ts';
import { controls, expectToast, openCategory, test } from './helpers.ts';
import { studio } from './studio-helpers.ts';

test('the ticked fields of a category are opened in the Studio', async ({ page }) => {
  const dialog = await openCategory(page, 'Music');
  await controls(dialog).rows.fill('25');
  const labels = await dialog
    .getByRole('checkbox', { checked: true })
    .evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent ?? ''));
  await dialog.getByRole('button', { name: 'Open in Studio' }).click();
  await expect(page).toHaveURL(/\/studio/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(studio(page).rows).toHaveValue('25');
  await expect(page.getByRole('table', { name: /^Rows of/ }).getByRole('columnheader')).toHaveText(labels);
  await expect(studio(page).problems).toHaveText('No problems');
});

test('the columns of a custom record are opened in the Studio, and Back leads home', async ({ page }) => {
  const dialog = await openCustom(page);
  await addColumn(dialog, 'buyer', 'names');
  await addColumn(dialog, 'mail', 'emails');
  await dialog.getByRole('button', { name: 'Open in Studio' }).click();
  await expect(page.getByRole('table', { name: /^Rows of/ }).getByRole('columnheader')).toHaveText([
    'buyer',
    'mail',
  ]);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(27);
});

test('columns without a name are refused in the dialog, where they can be named', async ({ page }) => {
  const dialog = await openCustom(page);
  await customControls(dialog).add.click();
  await dialog.getByRole('button', { name: 'Open in Studio' }).click();
  await expectToast(page, 'alert', 'Invalid Column Names', 'Please provide names for all columns.');
  await expect(page).toHaveURL('/');
});

test('a request without any choice is refused', async ({ page }) => {
  const dialog = await openCategory(page, 'Music');
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await dialog.getByRole('button', { name: 'Open in Studio' }).click();
  await expect(page.getByRole('alert').getByText('No Fields or Pattern Selected')).toBeVisible();
});
