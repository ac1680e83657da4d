import { expect, type Page } from '@playwright/test';
import { test } from '../helpers.ts';
import { gridOf, inspectorOf, rowOf } from '../studio-grid-helpers.ts';
import { openStudio, studio } from '../studio-helpers.ts';

const shop = {
  tables: [
    { name: 'firms', rows: 5, columns: [{ name: 'id', field: 'sequence', primaryKey: true }] },
    {
      name: 'orders',
      rows: 20,
      columns: [
        { name: 'firm', field: 'reference', options: { table: 'firms', column: 'id' } },
        { name: 'ordered', field: 'date' },
        { name: 'sent', field: 'date', options: { after: 'ordered', within: 'P14D' } },
        { name: 'double', field: 'formula', options: { expression: 'row * 2' } },
      ],
    },
  ],
};

/** The options of a column of the orders, counted from 1. */
async function openOptions(page: Page, number: number, column: string) {
  await openStudio(page, shop);
  await studio(page).tables.getByRole('button', { name: 'orders', exact: true }).click();
  await rowOf(gridOf(page), number).options.click();
  return inspectorOf(page, column);
}

test('a formula’s functions are listed beside it', async ({ page }) => {
  const inspector = await openOptions(page, 4, 'double');
  const signature = inspector.getByText('round(number, places)');
  await expect(signature).toBeHidden();
  await inspector.getByText('Functions', { exact: true }).click();
  await expect(signature).toBeVisible();
  await expect(inspector.getByText('The first value that is not null.')).toBeVisible();
});

test('a duration is read in plain words beside it', async ({ page }) => {
  const inspector = await openOptions(page, 3, 'sent');
  const within = inspector.getByLabel('Within');
  await expect(within).toHaveAccessibleDescription(/^14 days\. .*P14D is 14 days, PT2H two hours/);
  await within.fill('PT90M');
  await expect(within).toHaveAccessibleDescription(/^1 hour 30 minutes\./);
});

test('a prefix on a reference is refused, and its button fixes it', async ({ page }) => {
  const inspector = await openOptions(page, 1, 'firm');
  await inspector.getByRole('textbox', { name: 'Prefix' }).fill('C-');
  await expect(studio(page).problems).toHaveText('1 problem');
  await inspector.getByRole('button', { name: 'Remove the prefix' }).click();
  await expect(studio(page).problems).toHaveText('No problems');
  await expect(inspector.getByRole('textbox', { name: 'Prefix' })).toHaveValue('');
});

test('children and letter case are chosen from plain words', async ({ page }) => {
  const inspector = await openOptions(page, 1, 'firm');
  await inspector.getByLabel('Children').selectOption({ label: 'most for a few (Zipf)' });
  await expect(studio(page).problems).toHaveText('No problems');
  await expect(inspector.getByLabel('Case').getByRole('option')).toHaveText([
    '–',
    'UPPER CASE',
    'lower case',
    'Title Case',
  ]);
});
