import { expect } from '@playwright/test';
import { violations } from '../axe.ts';
import { test } from '../helpers.ts';
import { addColumns, gridOf, inspectorOf, openTable, rowOf } from '../studio-grid-helpers.ts';
import { openStudio, orders, rowTexts, studio } from '../studio-helpers.ts';

for (const { name, field, note, action, form } of [
  {
    name: 'email',
    field: 'internet.email',
    note: 'Some of these addresses could belong to someone.',
    action: 'Use example.com',
    form: /@example\.(com|net|org)$/,
  },
  {
    name: 'phone',
    field: 'phone.number',
    note: 'Some of these numbers could belong to someone.',
    action: 'Use reserved numbers',
    form: /555\D?01\d\d$/,
  },
]) {
  test(`the options of ${field} say that values could belong to someone, and a button takes reserved ones`, {
    tag: '@deep',
  }, async ({ page }) => {
    await openStudio(page, { tables: [{ name: 'people', rows: 30, columns: [{ name, field }] }] });
    await rowOf(gridOf(page), 1).name.click();
    const inspector = inspectorOf(page, name);
    await expect(inspector).toContainText(note);
    expect(await violations(page)).toEqual([]);
    await inspector.getByRole('button', { name: action }).press('Enter');
    await expect(inspector).not.toContainText(note);
    await expect(inspector.getByRole('checkbox', { name: /^Reserved/ })).toBeChecked();
    await expect(inspector.getByRole('heading', { name })).toBeFocused();
    const cell = studio(page).rowsOf('people').locator('tr[aria-rowindex="2"] td').first();
    await expect(cell).toHaveText(form);
    await studio(page).undo.click();
    await expect(inspector).toContainText(note);
  });
}

test('a name that means a table without a key says so, and a button makes it a reference', {
  tag: '@deep',
}, async ({ page }) => {
  const grid = await openTable(page);
  await studio(page).tableName.click();
  await page.keyboard.type('customers');
  await page.keyboard.press('Enter');
  await addColumns(page, grid, 'name');
  await studio(page).addTable.click();
  await page.keyboard.type('orders');
  await page.keyboard.press('Enter');
  await expect(grid).toHaveAccessibleName('Columns of orders');
  await addColumns(page, grid, 'customer_id');
  await rowOf(grid, 1).name.click();
  const inspector = inspectorOf(page, 'customer_id');
  await expect(inspector).toContainText('This is not a reference yet: the table customers has no key.');
  expect(await violations(page)).toEqual([]);
  await inspector.getByRole('button', { name: 'Add a key and reference it' }).click();
  await expect(rowOf(grid, 1).field).toHaveValue('Reference');
  await expect(studio(page).problems).toHaveText('No problems');
  await expect(inspector).not.toContainText('This is not a reference yet');
  await studio(page).tables.getByRole('button', { name: 'customers', exact: true }).click();
  await expect(rowOf(grid, 1).name).toHaveValue('id');
});

test('a table that is named last is what earlier names refer to, in one step', { tag: '@deep' }, async ({
  page,
}) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'id', 'name');
  await studio(page).addTable.click();
  await page.keyboard.type('orders');
  await page.keyboard.press('Enter');
  await expect(grid).toHaveAccessibleName('Columns of orders');
  await addColumns(page, grid, 'id', 'user_id');
  const { field } = rowOf(grid, 2);
  await expect(field).toHaveValue('Sequence');
  const { tables, tableName, undo, problems } = studio(page);
  const showTable = (name: string) => tables.getByRole('button', { name, exact: true }).click();
  await showTable('table_1');
  await tableName.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('users');
  await page.keyboard.press('Enter');
  await showTable('orders');
  await expect(field).toHaveValue('Reference');
  await expect(field).toHaveAccessibleDescription(/^Guessed from the name/);
  await expect(grid.getByText('users.id', { exact: true })).toBeVisible();
  await expect(problems).toHaveText('No problems');
  await undo.click();
  await expect(tableName).toHaveValue('table_1');
  await showTable('orders');
  await expect(field).toHaveValue('Sequence');
});

test('the values of a reference say how many rows a parent has', { tag: '@deep' }, async ({ page }) => {
  await openStudio(page, orders);
  await studio(page).tables.getByRole('button', { name: 'orders', exact: true }).click();
  await rowOf(gridOf(page), 2).name.click();
  const inspector = inspectorOf(page, 'customer_id');
  await expect(inspector).toContainText(/Rows per parent: median \d+, most \d+/);
  await expect(inspector).toContainText('Up to 20 distinct values');
});

test('a click on the chips of a column leads to its options', { tag: '@deep' }, async ({ page }) => {
  await openStudio(page, orders);
  await studio(page).tables.getByRole('button', { name: 'orders', exact: true }).click();
  await gridOf(page).getByText('customers.id', { exact: true }).click();
  await expect(inspectorOf(page, 'customer_id').locator(':focus')).toHaveCount(1);
});

test('“Studio” in the bar leads to the start page, and Undo brings the schema back', {
  tag: '@deep',
}, async ({ page }) => {
  await openStudio(page, orders);
  await page.getByRole('banner').getByRole('link', { name: 'Studio', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Start with an empty table' })).toBeVisible();
  await expect(page).toHaveURL('/studio');
  await studio(page).undo.click();
  await rowTexts(studio(page).rowsOf('customers'), 1);
});

test('a moment at midnight is shown as its date, and stays as it was', { tag: '@deep' }, async ({ page }) => {
  await openStudio(page, { ...orders, now: '2026-02-03T00:00:00Z' });
  const now = page.getByRole('textbox', { name: 'Now', exact: true });
  await expect(now).toHaveValue('2026-02-03');
  await now.focus();
  await page.keyboard.press('Tab');
  await expect(studio(page).undo).toBeDisabled();
});
