import { expect } from '@playwright/test';
import { save, test } from './helpers.ts';
import { openStudio, studio } from './studio-helpers.ts';
import { importDialog } from './studio-import-helpers.ts';

const ddl = `CREATE TABLE customers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email varchar(80) NOT NULL UNIQUE
);
CREATE TABLE orders (
  id integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers (id)
);
`;

test('SQL files of imported tables are for the database whose types they have', async ({ page }) => {
  await openStudio(page);
  const { source, read, use } = await importDialog(page);
  await source.fill(
    'CREATE TABLE `users` (`id` INT UNSIGNED AUTO_INCREMENT PRIMARY KEY, `at` DATETIME) ENGINE=InnoDB;',
  );
  await read.click();
  await use.click();
  await page.getByRole('combobox', { name: 'Format', exact: true }).selectOption('SQL');
  const { text } = await save(
    page,
    page.getByRole('region', { name: 'Download' }).getByRole('button', { name: 'Download', exact: true }),
  );
  expect(text).toContain('`id` INT UNSIGNED');
  expect(text).not.toContain('"');
});

test('pasted statements become tables, which one Undo takes away', async ({ page }) => {
  await openStudio(page);
  const { source, kind, read, report, use } = await importDialog(page);
  await source.fill(ddl);
  await expect(kind).toHaveValue('sql');
  await read.click();
  await expect(report.getByRole('combobox', { name: 'Field of customer_id' })).toHaveValue('Reference');
  await use.click();
  await expect(studio(page).problems).toHaveText('No problems');
  await expect(page.getByRole('grid', { name: 'Columns of customers' })).toBeVisible();
  await studio(page).undo.click();
  await expect(page.getByRole('button', { name: 'Start with an empty table' })).toBeVisible();
});
